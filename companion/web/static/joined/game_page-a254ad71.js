import{$t as e,At as t,Bt as n,Gt as r,N as i,Nt as a,Qt as o,Ut as s,Zt as c,an as l,ct as u,dt as d,ht as f,on as p,qt as m,r as ee,rt as h,st as g}from"./all-458abd06.js";import{a as te,c as _,o as v,s as y}from"./shared-179bdb9a.js";import{t as b}from"./phone-cc974519.js";function x(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?x(e[r]??{},i):i;return n}function S(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(x(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function C(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const w=e=>document.getElementById(e),T=w(`main`).dataset.game,E={game:null,states:[],at:0,geometry:null,timer:null},D=()=>E.game.steps.some(({kind:e})=>e===`heard`),O=()=>Object.fromEntries(E.game.seats.map(({seat:e,mark:t})=>[e,t])),k={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},A=e=>s`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,t,n,r){return s`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${A(e)}
  </button>`}function M(e){let t=D(),[n,r]=t?[N(),P()]:[0,e];return[j(`first`,p(t?`past_back`:`past_first`),()=>z(n),E.at===0),j(`back`,p(t?`past_step_back`:`past_back`),()=>z(E.at-1),E.at===0),E.timer?j(`pause`,p(`past_pause`),V):j(`play`,p(`past_play`),B,e===0),j(`on`,p(t?`past_step_on`:`past_on`),()=>z(E.at+1),E.at===e),j(`last`,p(t?`past_on`:`past_last`),()=>z(r),E.at===e)]}const N=()=>Math.max(0,1+E.game.steps.slice(0,Math.max(0,E.at-1)).findLastIndex(({ends:e})=>e));function P(){let e=E.game.steps.findIndex(({ends:e},t)=>e&&t>=E.at);return e<0?E.states.length-1:e+1}function F({contents:e,told:t,at:r,last:i}){let a=E.game.game_id;return s`
    <${_} css="board-box" geometry=${E.geometry} marks=${O()} contents=${e} />
    <div id="controls" class="row controls-row">${M(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${p(`past_slider`)}
      aria-valuetext=${t}
      value=${r}
      oninput=${({target:e})=>z(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${n(p(`past_picture`),re,{name:`picture`,kind:`primary`})}
      <a class="button" href=${l(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${p(`as_text`)}</a>
    </div>
  `}function I(e){let t=E.states[E.at],n={pieces:a(t,E.geometry),arrows:L(E.game.steps[E.at-1]),signs:t.signs??[],label:b(t,E.geometry)},o=E.states.length-1;r(e,s`<${F} contents=${n} told=${R()} at=${E.at} last=${o} />`),i(w(`beyond`),{state:{...t,phase:`past`}})}function L(e){if(!e||e.kind===`undo`)return[];let n=t(e);return n.length?n:C(E.states[E.at-1],e)}function R(){let e=E.states.length-1,t=E.at?E.game.steps[E.at-1].text:p(`past_start`);return`${p(`past_step`,{number:E.at,count:e})} ${t}`}function z(e,t=!1){t||V(),E.at=Math.max(0,Math.min(E.states.length-1,e)),history.replaceState(null,``,`#step=${E.at}`),$(),!t&&document.activeElement?.id!==`slider`&&f(R())}function B(){E.at===E.states.length-1&&(E.at=0),E.timer=setInterval(()=>E.at>=E.states.length-1?V():z(E.at+1,!0),D()?900:1400),$()}function V(){E.timer&&(clearInterval(E.timer),E.timer=null,$())}const H={ArrowLeft:()=>E.at-1,ArrowRight:()=>E.at+1,Home:()=>0,End:()=>E.states.length-1};function U(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in H)||(e.preventDefault(),z(H[e.key]()))}var W=class extends m{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[s`<s>${e.text}</s>`,` `,s`<small>${p(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&E.game.steps[t-2]?.turn===e.turn,a=e.kind===`heard`?e.turn:e.number,o=e.kind!==`undo`;return s`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>z(t)}
      >
        <span class="number">${!o||i||!a?``:a}</span>
        ${o&&e.seat?u(e.seat,O()[e.seat]??``,`small`):g(o?`overruled`:`taken-back`)}
        ${o&&e.die&&h(e.die,`small`)}
        <span class="told">${r}${e.move&&o&&s`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function G({steps:e,left:t,at:n}){let r=e.map((e,t)=>s`<${W} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return s`
    <h2>${p(`past_all_turns`)}</h2>
    ${e.length?s`<ol class="turns" onkeydown=${q}>${r}</ol>`:s`<p>${p(`past_no_turns`)}</p>`}
    ${t>0&&s`<p class="small">${p(`past_left_out`,{count:t})}</p>`}
  `}function K(e){let{steps:t,left_out:n}=E.game;r(e,s`<${G} steps=${t} left=${n} at=${E.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||c>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function q(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),z(Math.max(1,E.at+t)),w(`steps`).querySelector(`[data-f="step-${E.at}"]`)?.focus())}function J(e){let{game:t}=E,n=` ${t.title} · ${te(t)}${t.imported?` · ${p(`past_imported`)}`:``}`;r(e,[s`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,s`<p><b>${t.result}</b>${n}</p>`])}const Y=({text:e,step:t})=>s`<p class="evening">
  <b>${p(`past_evening`)}</b>
  ${` ${e} `}
  ${n(p(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:i,dice:a}=E.game.statistics;r(e,[s`<h2>${p(`past_numbers`)}</h2>`,i&&s`<${Y} ...${i} />`,n>0&&s`<p class="small">${p(`past_leads`,{count:n})}</p>`,s`<${y} players=${t} marks=${O()} />`,s`<${v} dice=${a} />`])}function Z(e){z(e),w(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-ca47f8d3.js`),ne=()=>s`
  <h2>${p(`past_keeping`)}</h2>
  <div class="row">
    ${n(p(`past_forget_game`),async()=>(await Q()).forgetGame(T),{name:`forget`})}
    ${n(p(`past_delete`),async()=>(await Q()).deleteGame(T),{name:`delete`,kind:`danger`})}
  </div>
`;async function re(){V(),(await import(`./report-5049d75e.js`)).openReport(w(`report`),E)}function $(){J(w(`head`)),I(w(`stage`)),K(w(`steps`)),X(w(`numbers`)),r(w(`keeping`),e.host&&s`<${ne} />`)}async function ie(){await ee();let e=await d(()=>c(`/api/games/${T}`)),t=e&&await d(()=>o(e));if(!t)return r(w(`head`),[s`<h1>${w(`head`).textContent.trim()}</h1>`,s`<p>${p(`past_not_there`)}</p>`]);Object.assign(E,{game:e,geometry:t,states:S(e)});let n=/^#step=(\d+)$/.exec(location.hash)?.[1];E.at=Math.min(n?Number(n):E.states.length-1,E.states.length-1),document.addEventListener(`keydown`,U),$()}ie();