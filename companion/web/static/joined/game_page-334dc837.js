import{Ht as e,Jt as t,Ot as n,Rt as r,Ut as i,Vt as a,Xt as o,at as s,et as c,j as l,jt as u,lt as d,nn as f,ot as p,pt as m,qt as ee,r as h,tn as g}from"./all-508bb130.js";import{i as _,n as v,r as y,t as b}from"./shared-da2820b0.js";import{t as x}from"./phone-f1afc05d.js";function S(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?S(e[r]??{},i):i;return n}function C(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(S(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function w(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const T=e=>document.getElementById(e),E=T(`main`).dataset.game,D={game:null,states:[],at:0,geometry:null,timer:null},O=()=>D.game.steps.some(({kind:e})=>e===`heard`),k=()=>Object.fromEntries(D.game.seats.map(({seat:e,mark:t})=>[e,t])),A={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},j=e=>a`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${A[e]} /></svg>`;function M(e,t,n,r){return a`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${j(e)}
  </button>`}function N(e){let t=O(),[n,r]=t?[P(),F()]:[0,e];return[M(`first`,f(t?`past_back`:`past_first`),()=>B(n),D.at===0),M(`back`,f(t?`past_step_back`:`past_back`),()=>B(D.at-1),D.at===0),D.timer?M(`pause`,f(`past_pause`),V):M(`play`,f(`past_play`),te,e===0),M(`on`,f(t?`past_step_on`:`past_on`),()=>B(D.at+1),D.at===e),M(`last`,f(t?`past_on`:`past_last`),()=>B(r),D.at===e)]}const P=()=>Math.max(0,1+D.game.steps.slice(0,Math.max(0,D.at-1)).findLastIndex(({ends:e})=>e));function F(){let e=D.game.steps.findIndex(({ends:e},t)=>e&&t>=D.at);return e<0?D.states.length-1:e+1}function I({contents:e,told:t,at:n,last:i}){let o=D.game.game_id;return a`
    <${_} css="board-box" geometry=${D.geometry} marks=${k()} contents=${e} />
    <div id="controls" class="row controls-row">${N(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${f(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>B(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${r(f(`past_picture`),re,{name:`picture`,kind:`primary`})}
      <a class="button" href=${g(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${f(`as_text`)}</a>
    </div>
  `}function L(t){let n=D.states[D.at],r={pieces:u(n,D.geometry),arrows:R(D.game.steps[D.at-1]),signs:n.signs??[],label:x(n,D.geometry)},i=D.states.length-1;e(t,a`<${I} contents=${r} told=${z()} at=${D.at} last=${i} />`),l(T(`beyond`),{state:{...n,phase:`past`}})}function R(e){if(!e||e.kind===`undo`)return[];let t=n(e);return t.length?t:w(D.states[D.at-1],e)}function z(){let e=D.states.length-1,t=D.at?D.game.steps[D.at-1].text:f(`past_start`);return`${f(`past_step`,{number:D.at,count:e})} ${t}`}function B(e,t=!1){t||V(),D.at=Math.max(0,Math.min(D.states.length-1,e)),history.replaceState(null,``,`#step=${D.at}`),$(),!t&&document.activeElement?.id!==`slider`&&m(z())}function te(){D.at===D.states.length-1&&(D.at=0),D.timer=setInterval(()=>D.at>=D.states.length-1?V():B(D.at+1,!0),O()?900:1400),$()}function V(){D.timer&&(clearInterval(D.timer),D.timer=null,$())}const H={ArrowLeft:()=>D.at-1,ArrowRight:()=>D.at+1,Home:()=>0,End:()=>D.states.length-1};function U(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in H)||(e.preventDefault(),B(H[e.key]()))}var W=class extends i{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[a`<s>${e.text}</s>`,` `,a`<small>${f(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&D.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,l=e.kind!==`undo`;return a`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>B(t)}
      >
        <span class="number">${!l||i||!o?``:o}</span>
        ${l&&e.seat?p(e.seat,k()[e.seat]??``,`small`):s(l?`overruled`:`taken-back`)}
        ${l&&e.die&&c(e.die,`small`)}
        <span class="told">${r}${e.move&&l&&a`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function G({steps:e,left:t,at:n}){let r=e.map((e,t)=>a`<${W} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return a`
    <h2>${f(`past_all_turns`)}</h2>
    ${e.length?a`<ol class="turns" onkeydown=${q}>${r}</ol>`:a`<p>${f(`past_no_turns`)}</p>`}
    ${t>0&&a`<p class="small">${f(`past_left_out`,{count:t})}</p>`}
  `}function K(t){let{steps:n,left_out:r}=D.game;e(t,a`<${G} steps=${n} left=${r} at=${D.at} />`);let i=t.querySelector(`[aria-current]`);if(!i)return;let o=t.querySelector(`.turns`),[s,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function q(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),B(Math.max(1,D.at+t)),T(`steps`).querySelector(`[data-f="step-${D.at}"]`)?.focus())}function J(t){let{game:n}=D,r=` ${n.title} · ${b(n)}${n.imported?` · ${f(`past_imported`)}`:``}`;e(t,[a`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,a`<p><b>${n.result}</b>${r}</p>`])}const Y=({text:e,step:t})=>a`<p class="evening">
  <b>${f(`past_evening`)}</b>
  ${` ${e} `}
  ${r(f(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(t){let{players:n,leads:r,evening:i,dice:o}=D.game.statistics;e(t,[a`<h2>${f(`past_numbers`)}</h2>`,i&&a`<${Y} ...${i} />`,r>0&&a`<p class="small">${f(`past_leads`,{count:r})}</p>`,a`<${y} players=${n} marks=${k()} />`,a`<${v} dice=${o} />`])}function Z(e){B(e),T(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-7af041f3.js`),ne=()=>a`
  <h2>${f(`past_keeping`)}</h2>
  <div class="row">
    ${r(f(`past_forget_game`),async()=>(await Q()).forgetGame(E),{name:`forget`})}
    ${r(f(`past_delete`),async()=>(await Q()).deleteGame(E),{name:`delete`,kind:`danger`})}
  </div>
`;async function re(){V(),(await import(`./report-b8f3321e.js`)).openReport(T(`report`),D)}function $(){J(T(`head`)),L(T(`stage`)),K(T(`steps`)),X(T(`numbers`)),e(T(`keeping`),o.host&&a`<${ne} />`)}async function ie(){await h();let n=await d(()=>ee(`/api/games/${E}`)),r=n&&await d(()=>t(n));if(!r)return e(T(`head`),[a`<h1>${T(`head`).textContent.trim()}</h1>`,a`<p>${f(`past_not_there`)}</p>`]);Object.assign(D,{game:n,geometry:r,states:C(n)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];D.at=Math.min(i?Number(i):D.states.length-1,D.states.length-1),document.addEventListener(`keydown`,U),$()}ie();