import{At as e,Bt as t,Dt as n,Ht as r,Jt as i,Lt as a,Wt as o,Xt as s,Yt as c,at as l,ct as u,et as d,ft as f,it as ee,j as p,nn as te,r as m,rn as h}from"./all-713fa23a.js";import{i as g,n as _,r as v,t as y}from"./shared-8929366e.js";import{t as b}from"./phone-69b88c7b.js";function x(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?x(e[r]??{},i):i;return n}function S(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(x(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function C(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const w=e=>document.getElementById(e),T=w(`main`).dataset.game,E={game:null,states:[],at:0,geometry:null,timer:null},D=()=>E.game.steps.some(({kind:e})=>e===`heard`),O=()=>Object.fromEntries(E.game.seats.map(({seat:e,mark:t})=>[e,t])),k={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},A=e=>t`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,n,r,i){return t`<button type="button" class="button control" data-f=${e} aria-label=${n} title=${n} disabled=${i} onclick=${r}>
    ${A(e)}
  </button>`}function M(e){let t=D(),[n,r]=t?[N(),P()]:[0,e];return[j(`first`,h(t?`past_back`:`past_first`),()=>z(n),E.at===0),j(`back`,h(t?`past_step_back`:`past_back`),()=>z(E.at-1),E.at===0),E.timer?j(`pause`,h(`past_pause`),V):j(`play`,h(`past_play`),B,e===0),j(`on`,h(t?`past_step_on`:`past_on`),()=>z(E.at+1),E.at===e),j(`last`,h(t?`past_on`:`past_last`),()=>z(r),E.at===e)]}const N=()=>Math.max(0,1+E.game.steps.slice(0,Math.max(0,E.at-1)).findLastIndex(({ends:e})=>e));function P(){let e=E.game.steps.findIndex(({ends:e},t)=>e&&t>=E.at);return e<0?E.states.length-1:e+1}function F({contents:e,told:n,at:r,last:i}){let o=E.game.game_id;return t`
    <${g} css="board-box" geometry=${E.geometry} marks=${O()} contents=${e} />
    <div id="controls" class="row controls-row">${M(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${h(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>z(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${a(h(`past_picture`),re,{name:`picture`,kind:`primary`})}
      <a class="button" href=${te(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${h(`as_text`)}</a>
    </div>
  `}function I(n){let i=E.states[E.at],a={pieces:e(i,E.geometry),arrows:L(E.game.steps[E.at-1]),signs:i.signs??[],label:b(i,E.geometry)},o=E.states.length-1;r(n,t`<${F} contents=${a} told=${R()} at=${E.at} last=${o} />`),p(w(`beyond`),{state:{...i,phase:`past`}})}function L(e){if(!e||e.kind===`undo`)return[];let t=n(e);return t.length?t:C(E.states[E.at-1],e)}function R(){let e=E.states.length-1,t=E.at?E.game.steps[E.at-1].text:h(`past_start`);return`${h(`past_step`,{number:E.at,count:e})} ${t}`}function z(e,t=!1){t||V(),E.at=Math.max(0,Math.min(E.states.length-1,e)),history.replaceState(null,``,`#step=${E.at}`),$(),!t&&document.activeElement?.id!==`slider`&&f(R())}function B(){E.at===E.states.length-1&&(E.at=0),E.timer=setInterval(()=>E.at>=E.states.length-1?V():z(E.at+1,!0),D()?900:1400),$()}function V(){E.timer&&(clearInterval(E.timer),E.timer=null,$())}const H={ArrowLeft:()=>E.at-1,ArrowRight:()=>E.at+1,Home:()=>0,End:()=>E.states.length-1};function U(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in H)||(e.preventDefault(),z(H[e.key]()))}var W=class extends o{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[t`<s>${e.text}</s>`,` `,t`<small>${h(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&E.game.steps[n-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return t`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>z(n)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?l(e.seat,O()[e.seat]??``,`small`):ee(s?`overruled`:`taken-back`)}
        ${s&&e.die&&d(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&t`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function G({steps:e,left:n,at:r}){let i=e.map((e,n)=>t`<${W} key=${n} step=${e} at=${n+1} current=${n+1===r} />`);return t`
    <h2>${h(`past_all_turns`)}</h2>
    ${e.length?t`<ol class="turns" onkeydown=${q}>${i}</ol>`:t`<p>${h(`past_no_turns`)}</p>`}
    ${n>0&&t`<p class="small">${h(`past_left_out`,{count:n})}</p>`}
  `}function K(e){let{steps:n,left_out:i}=E.game;r(e,t`<${G} steps=${n} left=${i} at=${E.at} />`);let a=e.querySelector(`[aria-current]`);if(!a)return;let o=e.querySelector(`.turns`),[s,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function q(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),z(Math.max(1,E.at+t)),w(`steps`).querySelector(`[data-f="step-${E.at}"]`)?.focus())}function J(e){let{game:n}=E,i=` ${n.title} · ${y(n)}${n.imported?` · ${h(`past_imported`)}`:``}`;r(e,[t`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,t`<p><b>${n.result}</b>${i}</p>`])}const Y=({text:e,step:n})=>t`<p class="evening">
  <b>${h(`past_evening`)}</b>
  ${` ${e} `}
  ${a(h(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:n,leads:i,evening:a,dice:o}=E.game.statistics;r(e,[t`<h2>${h(`past_numbers`)}</h2>`,a&&t`<${Y} ...${a} />`,i>0&&t`<p class="small">${h(`past_leads`,{count:i})}</p>`,t`<${v} players=${n} marks=${O()} />`,t`<${_} dice=${o} />`])}function Z(e){z(e),w(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-7d474a2b.js`),ne=()=>t`
  <h2>${h(`past_keeping`)}</h2>
  <div class="row">
    ${a(h(`past_forget_game`),async()=>(await Q()).forgetGame(T),{name:`forget`})}
    ${a(h(`past_delete`),async()=>(await Q()).deleteGame(T),{name:`delete`,kind:`danger`})}
  </div>
`;async function re(){V(),(await import(`./report-739bffbb.js`)).openReport(w(`report`),E)}function $(){J(w(`head`)),I(w(`stage`)),K(w(`steps`)),X(w(`numbers`)),r(w(`keeping`),s.host&&t`<${ne} />`)}async function ie(){await m();let e=await u(()=>i(`/api/games/${T}`)),n=e&&await u(()=>c(e));if(!n)return r(w(`head`),[t`<h1>${w(`head`).textContent.trim()}</h1>`,t`<p>${h(`past_not_there`)}</p>`]);Object.assign(E,{game:e,geometry:n,states:S(e)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];E.at=Math.min(a?Number(a):E.states.length-1,E.states.length-1),document.addEventListener(`keydown`,U),$()}ie();