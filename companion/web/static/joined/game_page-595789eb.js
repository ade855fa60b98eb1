import{Kt as e,N as t,Pt as n,Qt as r,Vt as i,Wt as a,Zt as o,an as s,ct as c,en as l,ft as u,gt as d,jt as f,lt as ee,on as p,qt as te,r as m,rt as h}from"./all-6f78eea8.js";import{i as g,n as _,r as v,t as y}from"./shared-ab7aced4.js";import{t as b}from"./phone-8b6caf49.js";function x(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?x(e[r]??{},i):i;return n}function S(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(x(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function C(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const w=e=>document.getElementById(e),T=w(`main`).dataset.game,E={game:null,states:[],at:0,geometry:null,timer:null},D=()=>E.game.steps.some(({kind:e})=>e===`heard`),O=()=>Object.fromEntries(E.game.seats.map(({seat:e,mark:t})=>[e,t])),k={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},A=e=>a`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,t,n,r){return a`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${A(e)}
  </button>`}function M(e){let t=D(),[n,r]=t?[N(),P()]:[0,e];return[j(`first`,p(t?`past_back`:`past_first`),()=>z(n),E.at===0),j(`back`,p(t?`past_step_back`:`past_back`),()=>z(E.at-1),E.at===0),E.timer?j(`pause`,p(`past_pause`),V):j(`play`,p(`past_play`),B,e===0),j(`on`,p(t?`past_step_on`:`past_on`),()=>z(E.at+1),E.at===e),j(`last`,p(t?`past_on`:`past_last`),()=>z(r),E.at===e)]}const N=()=>Math.max(0,1+E.game.steps.slice(0,Math.max(0,E.at-1)).findLastIndex(({ends:e})=>e));function P(){let e=E.game.steps.findIndex(({ends:e},t)=>e&&t>=E.at);return e<0?E.states.length-1:e+1}function F({contents:e,told:t,at:n,last:r}){let o=E.game.game_id;return a`
    <${g} css="board-box" geometry=${E.geometry} marks=${O()} contents=${e} />
    <div id="controls" class="row controls-row">${M(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${p(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>z(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${i(p(`past_picture`),re,{name:`picture`,kind:`primary`})}
      <a class="button" href=${s(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${p(`as_text`)}</a>
    </div>
  `}function I(r){let i=E.states[E.at],o={pieces:n(i,E.geometry),arrows:L(E.game.steps[E.at-1]),signs:i.signs??[],label:b(i,E.geometry)},s=E.states.length-1;e(r,a`<${F} contents=${o} told=${R()} at=${E.at} last=${s} />`),t(w(`beyond`),{state:{...i,phase:`past`}})}function L(e){if(!e||e.kind===`undo`)return[];let t=f(e);return t.length?t:C(E.states[E.at-1],e)}function R(){let e=E.states.length-1,t=E.at?E.game.steps[E.at-1].text:p(`past_start`);return`${p(`past_step`,{number:E.at,count:e})} ${t}`}function z(e,t=!1){t||V(),E.at=Math.max(0,Math.min(E.states.length-1,e)),history.replaceState(null,``,`#step=${E.at}`),$(),!t&&document.activeElement?.id!==`slider`&&d(R())}function B(){E.at===E.states.length-1&&(E.at=0),E.timer=setInterval(()=>E.at>=E.states.length-1?V():z(E.at+1,!0),D()?900:1400),$()}function V(){E.timer&&(clearInterval(E.timer),E.timer=null,$())}const H={ArrowLeft:()=>E.at-1,ArrowRight:()=>E.at+1,Home:()=>0,End:()=>E.states.length-1};function U(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in H)||(e.preventDefault(),z(H[e.key]()))}var W=class extends te{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[a`<s>${e.text}</s>`,` `,a`<small>${p(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&E.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return a`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>z(t)}
      >
        <span class="number">${!s||i||!o?``:o}</span>
        ${s&&e.seat?ee(e.seat,O()[e.seat]??``,`small`):c(s?`overruled`:`taken-back`)}
        ${s&&e.die&&h(e.die,`small`)}
        <span class="told">${r}${e.move&&s&&a`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function G({steps:e,left:t,at:n}){let r=e.map((e,t)=>a`<${W} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return a`
    <h2>${p(`past_all_turns`)}</h2>
    ${e.length?a`<ol class="turns" onkeydown=${q}>${r}</ol>`:a`<p>${p(`past_no_turns`)}</p>`}
    ${t>0&&a`<p class="small">${p(`past_left_out`,{count:t})}</p>`}
  `}function K(t){let{steps:n,left_out:r}=E.game;e(t,a`<${G} steps=${n} left=${r} at=${E.at} />`);let i=t.querySelector(`[aria-current]`);if(!i)return;let o=t.querySelector(`.turns`),[s,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function q(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),z(Math.max(1,E.at+t)),w(`steps`).querySelector(`[data-f="step-${E.at}"]`)?.focus())}function J(t){let{game:n}=E,r=` ${n.title} · ${y(n)}${n.imported?` · ${p(`past_imported`)}`:``}`;e(t,[a`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,a`<p><b>${n.result}</b>${r}</p>`])}const Y=({text:e,step:t})=>a`<p class="evening">
  <b>${p(`past_evening`)}</b>
  ${` ${e} `}
  ${i(p(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(t){let{players:n,leads:r,evening:i,dice:o}=E.game.statistics;e(t,[a`<h2>${p(`past_numbers`)}</h2>`,i&&a`<${Y} ...${i} />`,r>0&&a`<p class="small">${p(`past_leads`,{count:r})}</p>`,a`<${v} players=${n} marks=${O()} />`,a`<${_} dice=${o} />`])}function Z(e){z(e),w(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-85235d39.js`),ne=()=>a`
  <h2>${p(`past_keeping`)}</h2>
  <div class="row">
    ${i(p(`past_forget_game`),async()=>(await Q()).forgetGame(T),{name:`forget`})}
    ${i(p(`past_delete`),async()=>(await Q()).deleteGame(T),{name:`delete`,kind:`danger`})}
  </div>
`;async function re(){V(),(await import(`./report-2977a85d.js`)).openReport(w(`report`),E)}function $(){J(w(`head`)),I(w(`stage`)),K(w(`steps`)),X(w(`numbers`)),e(w(`keeping`),l.host&&a`<${ne} />`)}async function ie(){await m();let t=await u(()=>o(`/api/games/${T}`)),n=t&&await u(()=>r(t));if(!n)return e(w(`head`),[a`<h1>${w(`head`).textContent.trim()}</h1>`,a`<p>${p(`past_not_there`)}</p>`]);Object.assign(E,{game:t,geometry:n,states:S(t)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];E.at=Math.min(i?Number(i):E.states.length-1,E.states.length-1),document.addEventListener(`keydown`,U),$()}ie();