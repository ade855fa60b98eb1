import{$t as e,Gt as t,Ht as n,N as r,Pt as i,Yt as a,cn as o,ct as s,en as c,ft as l,gt as u,it as d,jt as f,lt as p,qt as m,r as h,sn as ee,tn as g}from"./all-aea67245.js";import{i as _,n as te,r as v,t as y}from"./shared-daf2dc0c.js";import{t as b}from"./phone-a9949840.js";function x(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?x(e[r]??{},i):i;return n}function S(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(x(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function C(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const w=e=>document.getElementById(e),T=w(`main`).dataset.game,E={game:null,states:[],at:0,geometry:null,timer:null},D=()=>E.game.steps.some(({kind:e})=>e===`heard`),O=()=>Object.fromEntries(E.game.seats.map(({seat:e,mark:t})=>[e,t])),k={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},A=e=>t`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${k[e]} /></svg>`;function j(e,n,r,i){return t`<button type="button" class="button control" data-f=${e} aria-label=${n} title=${n} disabled=${i} onclick=${r}>
    ${A(e)}
  </button>`}function M(e){let t=D(),[n,r]=t?[N(),P()]:[0,e];return[j(`first`,o(t?`past_back`:`past_first`),()=>z(n),E.at===0),j(`back`,o(t?`past_step_back`:`past_back`),()=>z(E.at-1),E.at===0),E.timer?j(`pause`,o(`past_pause`),V):j(`play`,o(`past_play`),B,e===0),j(`on`,o(t?`past_step_on`:`past_on`),()=>z(E.at+1),E.at===e),j(`last`,o(t?`past_on`:`past_last`),()=>z(r),E.at===e)]}const N=()=>Math.max(0,1+E.game.steps.slice(0,Math.max(0,E.at-1)).findLastIndex(({ends:e})=>e));function P(){let e=E.game.steps.findIndex(({ends:e},t)=>e&&t>=E.at);return e<0?E.states.length-1:e+1}function F({contents:e,told:r,at:i,last:a}){let s=E.game.game_id;return t`
    <${_} css="board-box" geometry=${E.geometry} marks=${O()} contents=${e} />
    <div id="controls" class="row controls-row">${M(a)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${a}
      step="1"
      aria-label=${o(`past_slider`)}
      aria-valuetext=${r}
      value=${i}
      oninput=${({target:e})=>z(Number(e.value))}
    />
    <p id="told" class="told">${r}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${n(o(`past_picture`),re,{name:`picture`,kind:`primary`})}
      <a class="button" href=${ee(`/api/games/${s}.txt`)} download=${`game-${s}.txt`}>${o(`as_text`)}</a>
    </div>
  `}function I(e){let n=E.states[E.at],a={pieces:i(n,E.geometry),arrows:L(E.game.steps[E.at-1]),signs:n.signs??[],label:b(n,E.geometry)},o=E.states.length-1;m(e,t`<${F} contents=${a} told=${R()} at=${E.at} last=${o} />`),r(w(`beyond`),{state:{...n,phase:`past`}})}function L(e){if(!e||e.kind===`undo`)return[];let t=f(e);return t.length?t:C(E.states[E.at-1],e)}function R(){let e=E.states.length-1,t=E.at?E.game.steps[E.at-1].text:o(`past_start`);return`${o(`past_step`,{number:E.at,count:e})} ${t}`}function z(e,t=!1){t||V(),E.at=Math.max(0,Math.min(E.states.length-1,e)),history.replaceState(null,``,`#step=${E.at}`),$(),!t&&document.activeElement?.id!==`slider`&&u(R())}function B(){E.at===E.states.length-1&&(E.at=0),E.timer=setInterval(()=>E.at>=E.states.length-1?V():z(E.at+1,!0),D()?900:1400),$()}function V(){E.timer&&(clearInterval(E.timer),E.timer=null,$())}const H={ArrowLeft:()=>E.at-1,ArrowRight:()=>E.at+1,Home:()=>0,End:()=>E.states.length-1};function U(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in H)||(e.preventDefault(),z(H[e.key]()))}var W=class extends a{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[t`<s>${e.text}</s>`,` `,t`<small>${o(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&E.game.steps[n-2]?.turn===e.turn,c=e.kind===`heard`?e.turn:e.number,l=e.kind!==`undo`;return t`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>z(n)}
      >
        <span class="number">${!l||a||!c?``:c}</span>
        ${l&&e.seat?p(e.seat,O()[e.seat]??``,`small`):s(l?`overruled`:`taken-back`)}
        ${l&&e.die&&d(e.die,`small`)}
        <span class="told">${i}${e.move&&l&&t`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function G({steps:e,left:n,at:r}){let i=e.map((e,n)=>t`<${W} key=${n} step=${e} at=${n+1} current=${n+1===r} />`);return t`
    <h2>${o(`past_all_turns`)}</h2>
    ${e.length?t`<ol class="turns" onkeydown=${q}>${i}</ol>`:t`<p>${o(`past_no_turns`)}</p>`}
    ${n>0&&t`<p class="small">${o(`past_left_out`,{count:n})}</p>`}
  `}function K(e){let{steps:n,left_out:r}=E.game;m(e,t`<${G} steps=${n} left=${r} at=${E.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,s]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function q(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),z(Math.max(1,E.at+t)),w(`steps`).querySelector(`[data-f="step-${E.at}"]`)?.focus())}function J(e){let{game:n}=E,r=` ${n.title} · ${y(n)}${n.imported?` · ${o(`past_imported`)}`:``}`;m(e,[t`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,t`<p><b>${n.result}</b>${r}</p>`])}const Y=({text:e,step:r})=>t`<p class="evening">
  <b>${o(`past_evening`)}</b>
  ${` ${e} `}
  ${n(o(`past_show`),()=>Z(r+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:n,leads:r,evening:i,dice:a}=E.game.statistics;m(e,[t`<h2>${o(`past_numbers`)}</h2>`,i&&t`<${Y} ...${i} />`,r>0&&t`<p class="small">${o(`past_leads`,{count:r})}</p>`,t`<${v} players=${n} marks=${O()} />`,t`<${te} dice=${a} />`])}function Z(e){z(e),w(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-77eeaafe.js`),ne=()=>t`
  <h2>${o(`past_keeping`)}</h2>
  <div class="row">
    ${n(o(`past_forget_game`),async()=>(await Q()).forgetGame(T),{name:`forget`})}
    ${n(o(`past_delete`),async()=>(await Q()).deleteGame(T),{name:`delete`,kind:`danger`})}
  </div>
`;async function re(){V(),(await import(`./report-d0ec40f2.js`)).openReport(w(`report`),E)}function $(){J(w(`head`)),I(w(`stage`)),K(w(`steps`)),X(w(`numbers`)),m(w(`keeping`),g.host&&t`<${ne} />`)}async function ie(){await h();let n=await l(()=>e(`/api/games/${T}`)),r=n&&await l(()=>c(n));if(!r)return m(w(`head`),[t`<h1>${w(`head`).textContent.trim()}</h1>`,t`<p>${o(`past_not_there`)}</p>`]);Object.assign(E,{game:n,geometry:r,states:S(n)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];E.at=Math.min(i?Number(i):E.states.length-1,E.states.length-1),document.addEventListener(`keydown`,U),$()}ie();