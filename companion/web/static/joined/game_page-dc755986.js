import{Bt as e,Gt as t,Nt as n,Q as r,Qt as i,Ut as a,Wt as o,Xt as s,Yt as c,dt as l,in as u,it as d,k as f,kt as p,r as ee,rn as m,rt as te,st as h}from"./all-6c7801a2.js";import{i as g,n as _,r as v,t as y}from"./shared-23c338a9.js";import{t as b}from"./phone-bb3485da.js";function x(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?x(e[r]??{},i):i;return n}function S(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(x(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function C(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const w=e=>document.getElementById(e),T=w(`main`).dataset.game,E={game:null,states:[],at:0,geometry:null,timer:null},D=()=>E.game.steps.some(({kind:e})=>e===`heard`),O=()=>Object.fromEntries(E.game.seats.map(({seat:e,mark:t})=>[e,t])),k={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},A=e=>a`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,t,n,r){return a`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${A(e)}
  </button>`}function M(e){let t=D(),[n,r]=t?[N(),P()]:[0,e];return[j(`first`,u(t?`past_back`:`past_first`),()=>z(n),E.at===0),j(`back`,u(t?`past_step_back`:`past_back`),()=>z(E.at-1),E.at===0),E.timer?j(`pause`,u(`past_pause`),V):j(`play`,u(`past_play`),B,e===0),j(`on`,u(t?`past_step_on`:`past_on`),()=>z(E.at+1),E.at===e),j(`last`,u(t?`past_on`:`past_last`),()=>z(r),E.at===e)]}const N=()=>Math.max(0,1+E.game.steps.slice(0,Math.max(0,E.at-1)).findLastIndex(({ends:e})=>e));function P(){let e=E.game.steps.findIndex(({ends:e},t)=>e&&t>=E.at);return e<0?E.states.length-1:e+1}function F({contents:t,told:n,at:r,last:i}){let o=E.game.game_id;return a`
    <${g} css="board-box" geometry=${E.geometry} marks=${O()} contents=${t} />
    <div id="controls" class="row controls-row">${M(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${u(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>z(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${e(u(`past_picture`),re,{name:`picture`,kind:`primary`})}
      <a class="button" href=${m(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${u(`as_text`)}</a>
    </div>
  `}function I(e){let t=E.states[E.at],r={pieces:n(t,E.geometry),arrows:L(E.game.steps[E.at-1]),signs:t.signs??[],label:b(t,E.geometry)},i=E.states.length-1;o(e,a`<${F} contents=${r} told=${R()} at=${E.at} last=${i} />`),f(w(`beyond`),{state:{...t,phase:`past`}})}function L(e){if(!e||e.kind===`undo`)return[];let t=p(e);return t.length?t:C(E.states[E.at-1],e)}function R(){let e=E.states.length-1,t=E.at?E.game.steps[E.at-1].text:u(`past_start`);return`${u(`past_step`,{number:E.at,count:e})} ${t}`}function z(e,t=!1){t||V(),E.at=Math.max(0,Math.min(E.states.length-1,e)),history.replaceState(null,``,`#step=${E.at}`),$(),!t&&document.activeElement?.id!==`slider`&&l(R())}function B(){E.at===E.states.length-1&&(E.at=0),E.timer=setInterval(()=>E.at>=E.states.length-1?V():z(E.at+1,!0),D()?900:1400),$()}function V(){E.timer&&(clearInterval(E.timer),E.timer=null,$())}const H={ArrowLeft:()=>E.at-1,ArrowRight:()=>E.at+1,Home:()=>0,End:()=>E.states.length-1};function U(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in H)||(e.preventDefault(),z(H[e.key]()))}var W=class extends t{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let i=e.gone?[a`<s>${e.text}</s>`,` `,a`<small>${u(`past_${e.gone}`)}</small>`]:e.text,o=e.kind===`heard`&&E.game.steps[t-2]?.turn===e.turn,s=e.kind===`heard`?e.turn:e.number,c=e.kind!==`undo`;return a`<li class=${o?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>z(t)}
      >
        <span class="number">${!c||o||!s?``:s}</span>
        ${c&&e.seat?d(e.seat,O()[e.seat]??``,`small`):te(c?`overruled`:`taken-back`)}
        ${c&&e.die&&r(e.die,`small`)}
        <span class="told">${i}${e.move&&c&&a`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function G({steps:e,left:t,at:n}){let r=e.map((e,t)=>a`<${W} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return a`
    <h2>${u(`past_all_turns`)}</h2>
    ${e.length?a`<ol class="turns" onkeydown=${q}>${r}</ol>`:a`<p>${u(`past_no_turns`)}</p>`}
    ${t>0&&a`<p class="small">${u(`past_left_out`,{count:t})}</p>`}
  `}function K(e){let{steps:t,left_out:n}=E.game;o(e,a`<${G} steps=${t} left=${n} at=${E.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[s,c]=[r.offsetTop,r.offsetTop+r.offsetHeight];(s<i.scrollTop||c>i.scrollTop+i.clientHeight)&&(i.scrollTop=s-i.clientHeight/3)}function q(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),z(Math.max(1,E.at+t)),w(`steps`).querySelector(`[data-f="step-${E.at}"]`)?.focus())}function J(e){let{game:t}=E,n=` ${t.title} · ${y(t)}${t.imported?` · ${u(`past_imported`)}`:``}`;o(e,[a`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,a`<p><b>${t.result}</b>${n}</p>`])}const Y=({text:t,step:n})=>a`<p class="evening">
  <b>${u(`past_evening`)}</b>
  ${` ${t} `}
  ${e(u(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:r,dice:i}=E.game.statistics;o(e,[a`<h2>${u(`past_numbers`)}</h2>`,r&&a`<${Y} ...${r} />`,n>0&&a`<p class="small">${u(`past_leads`,{count:n})}</p>`,a`<${v} players=${t} marks=${O()} />`,a`<${_} dice=${i} />`])}function Z(e){z(e),w(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-b72df441.js`),ne=()=>a`
  <h2>${u(`past_keeping`)}</h2>
  <div class="row">
    ${e(u(`past_forget_game`),async()=>(await Q()).forgetGame(T),{name:`forget`})}
    ${e(u(`past_delete`),async()=>(await Q()).deleteGame(T),{name:`delete`,kind:`danger`})}
  </div>
`;async function re(){V(),(await import(`./report-d79c9466.js`)).openReport(w(`report`),E)}function $(){J(w(`head`)),I(w(`stage`)),K(w(`steps`)),X(w(`numbers`)),o(w(`keeping`),i.host&&a`<${ne} />`)}async function ie(){await ee();let e=await h(()=>c(`/api/games/${T}`)),t=e&&await h(()=>s(e));if(!t)return o(w(`head`),[a`<h1>${w(`head`).textContent.trim()}</h1>`,a`<p>${u(`past_not_there`)}</p>`]);Object.assign(E,{game:e,geometry:t,states:S(e)});let n=/^#step=(\d+)$/.exec(location.hash)?.[1];E.at=Math.min(n?Number(n):E.states.length-1,E.states.length-1),document.addEventListener(`keydown`,U),$()}ie();