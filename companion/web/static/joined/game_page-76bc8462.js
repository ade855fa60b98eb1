import{Ft as e,Ht as t,It as n,Jt as r,Lt as i,P as a,fn as o,mn as s,nn as c,nt as l,ot as u,qt as d,r as f,rn as p,sn as m,un as h,wt as g,xt as _}from"./all-eabb7ade.js";import{a as ee,c as v,o as y,s as b}from"./shared-f27c9c55.js";import{t as x}from"./phone-f8eaffec.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return h`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&h`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return h`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const T=({number:e,seat:t})=>h`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,E=({title:e,text:t,worth:n,name:r,onShow:i})=>h`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${m(p(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;function ne({review:e,marks:t,at:n,onShow:i}){let{curve:a,turning:o,decisions:s,seats:c,decided:l}=e,u=`${p(`review_curve`)} ${c.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return h`
    <p class="small">${p(`review_curve`)}</p>
    <${te} curve=${a} seats=${c} at=${n} label=${u} />
    <ul class="review-seats">
      ${c.map(({seat:e,who:n,ahead:i,luck:a},o)=>h`<li key=${e}>
          <h3>${r(e,t[e]??``,`small`)} ${n} <${T} number=${o} seat=${e} /></h3>
          <p class="small">${i} ${a}</p>
        </li>`)}
    </ul>
    ${l&&h`<p><b>${l}</b></p>`}
    ${o&&h`<${E} title=${p(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${s.map(({seat:e,step:t,text:n,worth:r})=>h`<${E}
        key=${e}
        title=${p(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var re=class extends s{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let t=await e(`/api/games/${this.props.game}/review`).catch(()=>null);t&&!this.gone&&(this.setState({review:t},()=>{this.props.place.hidden=!t.turns}),t.weighed<t.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:t,onShow:n},{review:r}){if(!r?.turns)return null;let{weighed:i,turns:a}=r;return h`
      <h2>${p(`review_title`)}</h2>
      ${i<a?h`<p class="small">${p(`review_weighing`,{done:i,count:a})}</p>
            <progress max=${a} value=${i} aria-label=${p(`review_title`)} />`:h`<${ne} review=${r} marks=${e} at=${t} onShow=${n} />`}
    `}};function D(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?D(e[r]??{},i):i;return n}function ie(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(D(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function O(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const k=e=>document.getElementById(e),A=k(`main`).dataset.game,j={game:null,states:[],at:0,geometry:null,timer:null},M=()=>j.game.steps.some(({kind:e})=>e===`heard`),N=()=>Object.fromEntries(j.game.seats.map(({seat:e,mark:t})=>[e,t])),P={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},F=e=>h`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${P[e]} /></svg>`;function I(e,t,n,r){return h`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${F(e)}
  </button>`}function L(e){let t=M(),[n,r]=t?[R(),z()]:[0,e];return[I(`first`,p(t?`past_back`:`past_first`),()=>W(n),j.at===0),I(`back`,p(t?`past_step_back`:`past_back`),()=>W(j.at-1),j.at===0),j.timer?I(`pause`,p(`past_pause`),K):I(`play`,p(`past_play`),G,e===0),I(`on`,p(t?`past_step_on`:`past_on`),()=>W(j.at+1),j.at===e),I(`last`,p(t?`past_on`:`past_last`),()=>W(r),j.at===e)]}const R=()=>Math.max(0,1+j.game.steps.slice(0,Math.max(0,j.at-1)).findLastIndex(({ends:e})=>e));function z(){let e=j.game.steps.findIndex(({ends:e},t)=>e&&t>=j.at);return e<0?j.states.length-1:e+1}function B({contents:e,told:t,at:n,last:r}){let i=j.game.game_id;return h`
    <${v} css="board-box" geometry=${j.geometry} marks=${N()} contents=${e} />
    <div id="controls" class="row controls-row">${L(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${p(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>W(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${m(p(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${c(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${p(`as_text`)}</a>
    </div>
  `}function V(e){let t=j.states[j.at],n={pieces:g(t,j.geometry),arrows:H(j.game.steps[j.at-1]),signs:t.signs??[],label:x(t,j.geometry)},r=j.states.length-1;o(e,h`<${B} contents=${n} told=${U()} at=${j.at} last=${r} />`),a(k(`beyond`),{state:{...t,phase:`past`}})}function H(e){if(!e||e.kind===`undo`)return[];let t=_(e);return t.length?t:O(j.states[j.at-1],e)}function U(){let e=j.states.length-1,t=j.at?j.game.steps[j.at-1].text:p(`past_start`);return`${p(`past_step`,{number:j.at,count:e})} ${t}`}function W(e,t=!1){t||K(),j.at=Math.max(0,Math.min(j.states.length-1,e)),history.replaceState(null,``,`#step=${j.at}`),$(),!t&&document.activeElement?.id!==`slider`&&u(U())}function G(){j.at===j.states.length-1&&(j.at=0),j.timer=setInterval(()=>j.at>=j.states.length-1?K():W(j.at+1,!0),M()?900:1400),$()}function K(){j.timer&&(clearInterval(j.timer),j.timer=null,$())}const q={ArrowLeft:()=>j.at-1,ArrowRight:()=>j.at+1,Home:()=>0,End:()=>j.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),W(q[e.key]()))}var Y=class extends s{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:i}){let a=e.gone?[h`<s>${e.text}</s>`,` `,h`<small>${p(`past_${e.gone}`)}</small>`]:e.text,o=e.kind===`heard`&&j.game.steps[n-2]?.turn===e.turn,s=e.kind===`heard`?e.turn:e.number,c=e.kind!==`undo`;return h`<li class=${o?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${i?`step`:null}
        onclick=${()=>W(n)}
      >
        <span class="number">${!c||o||!s?``:s}</span>
        ${c&&e.seat?r(e.seat,N()[e.seat]??``,`small`):d(c?`overruled`:`taken-back`)}
        ${c&&e.die&&t(e.die,`small`)}
        <span class="told">${a}${e.move&&c&&h`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:t,at:n}){let r=e.map((e,t)=>h`<${Y} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return h`
    <h2>${p(`past_all_turns`)}</h2>
    ${e.length?h`<ol class="turns" onkeydown=${se}>${r}</ol>`:h`<p>${p(`past_no_turns`)}</p>`}
    ${t>0&&h`<p class="small">${p(`past_left_out`,{count:t})}</p>`}
  `}function oe(e){let{steps:t,left_out:n}=j.game;o(e,h`<${ae} steps=${t} left=${n} at=${j.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,s]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||s>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),W(Math.max(1,j.at+t)),k(`steps`).querySelector(`[data-f="step-${j.at}"]`)?.focus())}function ce(e){let{game:t}=j,n=` ${t.title} · ${ee(t)}${t.imported?` · ${p(`past_imported`)}`:``}`;o(e,[h`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,h`<p><b>${t.result}</b>${n}</p>`])}const le=({text:e,step:t})=>h`<p class="evening">
  <b>${p(`past_evening`)}</b>
  ${` ${e} `}
  ${m(p(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:r,dice:i}=j.game.statistics;o(e,[h`<h2>${p(`past_numbers`)}</h2>`,r&&h`<${le} ...${r} />`,n>0&&h`<p class="small">${p(`past_leads`,{count:n})}</p>`,h`<${b} players=${t} marks=${N()} />`,h`<${y} dice=${i} />`])}function ue(e){j.game.over&&o(e,h`<${re} game=${A} marks=${N()} at=${j.at} onShow=${Z} place=${e} />`)}function Z(e){W(e),k(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-2d3bcb9c.js`),de=()=>h`
  <h2>${p(`past_keeping`)}</h2>
  <div class="row">
    ${m(p(`past_forget_game`),async()=>(await Q()).forgetGame(A),{name:`forget`})}
    ${m(p(`past_delete`),async()=>(await Q()).deleteGame(A),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-3d4dfb2a.js`)).openReport(k(`report`),j)}function $(){ce(k(`head`)),V(k(`stage`)),oe(k(`steps`)),ue(k(`review`)),X(k(`numbers`)),o(k(`keeping`),i.host&&h`<${de} />`)}async function pe(){await f();let t=await l(()=>e(`/api/games/${A}`)),r=t&&await l(()=>n(t));if(!r)return o(k(`head`),[h`<h1>${k(`head`).textContent.trim()}</h1>`,h`<p>${p(`past_not_there`)}</p>`]);Object.assign(j,{game:t,geometry:r,states:ie(t)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];j.at=Math.min(i?Number(i):j.states.length-1,j.states.length-1),document.addEventListener(`keydown`,J),$()}pe();