import{$ as e,Ht as t,Mt as n,N as r,Nt as i,Qt as a,Rt as o,Ut as s,Zt as c,an as l,jt as u,ln as d,nn as f,r as p,rt as m,sn as h,vt as ee,xt as g}from"./all-316d160f.js";import{i as _,n as v,r as y,t as te}from"./shared-b1ec0013.js";import{t as b}from"./phone-c9b194d2.js";function x(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?x(e[r]??{},i):i;return n}function S(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(x(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function C(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const w=e=>document.getElementById(e),T=w(`main`).dataset.game,E={game:null,states:[],at:0,geometry:null,timer:null},D=()=>E.game.steps.some(({kind:e})=>e===`heard`),O=()=>Object.fromEntries(E.game.seats.map(({seat:e,mark:t})=>[e,t])),k={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},A=e=>l`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,t,n,r){return l`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${A(e)}
  </button>`}function M(e){let t=D(),[n,r]=t?[N(),P()]:[0,e];return[j(`first`,a(t?`past_back`:`past_first`),()=>z(n),E.at===0),j(`back`,a(t?`past_step_back`:`past_back`),()=>z(E.at-1),E.at===0),E.timer?j(`pause`,a(`past_pause`),V):j(`play`,a(`past_play`),B,e===0),j(`on`,a(t?`past_step_on`:`past_on`),()=>z(E.at+1),E.at===e),j(`last`,a(t?`past_on`:`past_last`),()=>z(r),E.at===e)]}const N=()=>Math.max(0,1+E.game.steps.slice(0,Math.max(0,E.at-1)).findLastIndex(({ends:e})=>e));function P(){let e=E.game.steps.findIndex(({ends:e},t)=>e&&t>=E.at);return e<0?E.states.length-1:e+1}function F({contents:e,told:t,at:n,last:r}){let i=E.game.game_id;return l`
    <${_} css="board-box" geometry=${E.geometry} marks=${O()} contents=${e} />
    <div id="controls" class="row controls-row">${M(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${a(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>z(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${f(a(`past_picture`),re,{name:`picture`,kind:`primary`})}
      <a class="button" href=${c(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${a(`as_text`)}</a>
    </div>
  `}function I(e){let t=E.states[E.at],n={pieces:g(t,E.geometry),arrows:L(E.game.steps[E.at-1]),signs:t.signs??[],label:b(t,E.geometry)},i=E.states.length-1;h(e,l`<${F} contents=${n} told=${R()} at=${E.at} last=${i} />`),r(w(`beyond`),{state:{...t,phase:`past`}})}function L(e){if(!e||e.kind===`undo`)return[];let t=ee(e);return t.length?t:C(E.states[E.at-1],e)}function R(){let e=E.states.length-1,t=E.at?E.game.steps[E.at-1].text:a(`past_start`);return`${a(`past_step`,{number:E.at,count:e})} ${t}`}function z(e,t=!1){t||V(),E.at=Math.max(0,Math.min(E.states.length-1,e)),history.replaceState(null,``,`#step=${E.at}`),$(),!t&&document.activeElement?.id!==`slider`&&m(R())}function B(){E.at===E.states.length-1&&(E.at=0),E.timer=setInterval(()=>E.at>=E.states.length-1?V():z(E.at+1,!0),D()?900:1400),$()}function V(){E.timer&&(clearInterval(E.timer),E.timer=null,$())}const H={ArrowLeft:()=>E.at-1,ArrowRight:()=>E.at+1,Home:()=>0,End:()=>E.states.length-1};function U(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in H)||(e.preventDefault(),z(H[e.key]()))}var W=class extends d{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[l`<s>${e.text}</s>`,` `,l`<small>${a(`past_${e.gone}`)}</small>`]:e.text,c=e.kind===`heard`&&E.game.steps[n-2]?.turn===e.turn,u=e.kind===`heard`?e.turn:e.number,d=e.kind!==`undo`;return l`<li class=${c?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>z(n)}
      >
        <span class="number">${!d||c||!u?``:u}</span>
        ${d&&e.seat?s(e.seat,O()[e.seat]??``,`small`):t(d?`overruled`:`taken-back`)}
        ${d&&e.die&&o(e.die,`small`)}
        <span class="told">${i}${e.move&&d&&l`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function G({steps:e,left:t,at:n}){let r=e.map((e,t)=>l`<${W} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return l`
    <h2>${a(`past_all_turns`)}</h2>
    ${e.length?l`<ol class="turns" onkeydown=${q}>${r}</ol>`:l`<p>${a(`past_no_turns`)}</p>`}
    ${t>0&&l`<p class="small">${a(`past_left_out`,{count:t})}</p>`}
  `}function K(e){let{steps:t,left_out:n}=E.game;h(e,l`<${G} steps=${t} left=${n} at=${E.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function q(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),z(Math.max(1,E.at+t)),w(`steps`).querySelector(`[data-f="step-${E.at}"]`)?.focus())}function J(e){let{game:t}=E,n=` ${t.title} · ${te(t)}${t.imported?` · ${a(`past_imported`)}`:``}`;h(e,[l`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,l`<p><b>${t.result}</b>${n}</p>`])}const Y=({text:e,step:t})=>l`<p class="evening">
  <b>${a(`past_evening`)}</b>
  ${` ${e} `}
  ${f(a(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:r,dice:i}=E.game.statistics;h(e,[l`<h2>${a(`past_numbers`)}</h2>`,r&&l`<${Y} ...${r} />`,n>0&&l`<p class="small">${a(`past_leads`,{count:n})}</p>`,l`<${y} players=${t} marks=${O()} />`,l`<${v} dice=${i} />`])}function Z(e){z(e),w(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-5c9f0ac8.js`),ne=()=>l`
  <h2>${a(`past_keeping`)}</h2>
  <div class="row">
    ${f(a(`past_forget_game`),async()=>(await Q()).forgetGame(T),{name:`forget`})}
    ${f(a(`past_delete`),async()=>(await Q()).deleteGame(T),{name:`delete`,kind:`danger`})}
  </div>
`;async function re(){V(),(await import(`./report-c8c044ed.js`)).openReport(w(`report`),E)}function $(){J(w(`head`)),I(w(`stage`)),K(w(`steps`)),X(w(`numbers`)),h(w(`keeping`),i.host&&l`<${ne} />`)}async function ie(){await p();let t=await e(()=>u(`/api/games/${T}`)),r=t&&await e(()=>n(t));if(!r)return h(w(`head`),[l`<h1>${w(`head`).textContent.trim()}</h1>`,l`<p>${a(`past_not_there`)}</p>`]);Object.assign(E,{game:t,geometry:r,states:S(t)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];E.at=Math.min(i?Number(i):E.states.length-1,E.states.length-1),document.addEventListener(`keydown`,U),$()}ie();