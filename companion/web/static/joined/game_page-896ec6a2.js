import{$t as e,At as t,Bt as n,Gt as r,N as i,Nt as a,Qt as o,Ut as s,Zt as c,an as l,ct as u,dt as d,ht as f,on as p,qt as m,r as h,rt as g,st as _}from"./all-3975bd8e.js";import{i as ee,n as v,r as y,t as b}from"./shared-04386fe6.js";import{t as x}from"./phone-17ca3758.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<n);return s`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&s`<path class="curve-here" d=${`M${a(c)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return s`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const T=({number:e,seat:t})=>s`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,E=({title:e,text:t,worth:r,name:i,onShow:a})=>s`<p class="evening">
  <b>${e}</b>${` ${t} ${r??``} `}
  ${n(p(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;function ne({review:e,marks:t,at:n,onShow:r}){let{curve:i,turning:a,decisions:o,seats:c,decided:l}=e,d=`${p(`review_curve`)} ${c.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return s`
    <p class="small">${p(`review_curve`)}</p>
    <${te} curve=${i} seats=${c} at=${n} label=${d} />
    <ul class="review-seats">
      ${c.map(({seat:e,who:n,ahead:r,luck:i},a)=>s`<li key=${e}>
          <h3>${u(e,t[e]??``,`small`)} ${n} <${T} number=${a} seat=${e} /></h3>
          <p class="small">${r} ${i}</p>
        </li>`)}
    </ul>
    ${l&&s`<p><b>${l}</b></p>`}
    ${a&&s`<${E} title=${p(`review_turning`)} text=${a.text} name="turning" onShow=${()=>r(a.step+1)} />`}
    ${o.map(({seat:e,step:t,text:n,worth:i})=>s`<${E}
        key=${e}
        title=${p(`review_decision`)}
        text=${n}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>r(t+1)}
      />`)}
  `}var re=class extends m{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await c(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:t,onShow:n},{review:r}){if(!r?.turns)return null;let{weighed:i,turns:a}=r;return s`
      <h2>${p(`review_title`)}</h2>
      ${i<a?s`<p class="small">${p(`review_weighing`,{done:i,count:a})}</p>
            <progress max=${a} value=${i} aria-label=${p(`review_title`)} />`:s`<${ne} review=${r} marks=${e} at=${t} onShow=${n} />`}
    `}};function D(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?D(e[r]??{},i):i;return n}function ie(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(D(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function O(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const k=e=>document.getElementById(e),A=k(`main`).dataset.game,j={game:null,states:[],at:0,geometry:null,timer:null},M=()=>j.game.steps.some(({kind:e})=>e===`heard`),N=()=>Object.fromEntries(j.game.seats.map(({seat:e,mark:t})=>[e,t])),P={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},F=e=>s`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${P[e]} /></svg>`;function I(e,t,n,r){return s`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${F(e)}
  </button>`}function L(e){let t=M(),[n,r]=t?[R(),z()]:[0,e];return[I(`first`,p(t?`past_back`:`past_first`),()=>W(n),j.at===0),I(`back`,p(t?`past_step_back`:`past_back`),()=>W(j.at-1),j.at===0),j.timer?I(`pause`,p(`past_pause`),K):I(`play`,p(`past_play`),G,e===0),I(`on`,p(t?`past_step_on`:`past_on`),()=>W(j.at+1),j.at===e),I(`last`,p(t?`past_on`:`past_last`),()=>W(r),j.at===e)]}const R=()=>Math.max(0,1+j.game.steps.slice(0,Math.max(0,j.at-1)).findLastIndex(({ends:e})=>e));function z(){let e=j.game.steps.findIndex(({ends:e},t)=>e&&t>=j.at);return e<0?j.states.length-1:e+1}function B({contents:e,told:t,at:r,last:i}){let a=j.game.game_id;return s`
    <${ee} css="board-box" geometry=${j.geometry} marks=${N()} contents=${e} />
    <div id="controls" class="row controls-row">${L(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${p(`past_slider`)}
      aria-valuetext=${t}
      value=${r}
      oninput=${({target:e})=>W(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${n(p(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${l(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${p(`as_text`)}</a>
    </div>
  `}function V(e){let t=j.states[j.at],n={pieces:a(t,j.geometry),arrows:H(j.game.steps[j.at-1]),signs:t.signs??[],label:x(t,j.geometry)},o=j.states.length-1;r(e,s`<${B} contents=${n} told=${U()} at=${j.at} last=${o} />`),i(k(`beyond`),{state:{...t,phase:`past`}})}function H(e){if(!e||e.kind===`undo`)return[];let n=t(e);return n.length?n:O(j.states[j.at-1],e)}function U(){let e=j.states.length-1,t=j.at?j.game.steps[j.at-1].text:p(`past_start`);return`${p(`past_step`,{number:j.at,count:e})} ${t}`}function W(e,t=!1){t||K(),j.at=Math.max(0,Math.min(j.states.length-1,e)),history.replaceState(null,``,`#step=${j.at}`),$(),!t&&document.activeElement?.id!==`slider`&&f(U())}function G(){j.at===j.states.length-1&&(j.at=0),j.timer=setInterval(()=>j.at>=j.states.length-1?K():W(j.at+1,!0),M()?900:1400),$()}function K(){j.timer&&(clearInterval(j.timer),j.timer=null,$())}const q={ArrowLeft:()=>j.at-1,ArrowRight:()=>j.at+1,Home:()=>0,End:()=>j.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),W(q[e.key]()))}var Y=class extends m{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[s`<s>${e.text}</s>`,` `,s`<small>${p(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&j.game.steps[t-2]?.turn===e.turn,a=e.kind===`heard`?e.turn:e.number,o=e.kind!==`undo`;return s`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>W(t)}
      >
        <span class="number">${!o||i||!a?``:a}</span>
        ${o&&e.seat?u(e.seat,N()[e.seat]??``,`small`):_(o?`overruled`:`taken-back`)}
        ${o&&e.die&&g(e.die,`small`)}
        <span class="told">${r}${e.move&&o&&s`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:t,at:n}){let r=e.map((e,t)=>s`<${Y} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return s`
    <h2>${p(`past_all_turns`)}</h2>
    ${e.length?s`<ol class="turns" onkeydown=${se}>${r}</ol>`:s`<p>${p(`past_no_turns`)}</p>`}
    ${t>0&&s`<p class="small">${p(`past_left_out`,{count:t})}</p>`}
  `}function oe(e){let{steps:t,left_out:n}=j.game;r(e,s`<${ae} steps=${t} left=${n} at=${j.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||c>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),W(Math.max(1,j.at+t)),k(`steps`).querySelector(`[data-f="step-${j.at}"]`)?.focus())}function ce(e){let{game:t}=j,n=` ${t.title} · ${b(t)}${t.imported?` · ${p(`past_imported`)}`:``}`;r(e,[s`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,s`<p><b>${t.result}</b>${n}</p>`])}const le=({text:e,step:t})=>s`<p class="evening">
  <b>${p(`past_evening`)}</b>
  ${` ${e} `}
  ${n(p(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:i,dice:a}=j.game.statistics;r(e,[s`<h2>${p(`past_numbers`)}</h2>`,i&&s`<${le} ...${i} />`,n>0&&s`<p class="small">${p(`past_leads`,{count:n})}</p>`,s`<${y} players=${t} marks=${N()} />`,s`<${v} dice=${a} />`])}function ue(e){j.game.over&&r(e,s`<${re} game=${A} marks=${N()} at=${j.at} onShow=${Z} place=${e} />`)}function Z(e){W(e),k(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-a8e59861.js`),de=()=>s`
  <h2>${p(`past_keeping`)}</h2>
  <div class="row">
    ${n(p(`past_forget_game`),async()=>(await Q()).forgetGame(A),{name:`forget`})}
    ${n(p(`past_delete`),async()=>(await Q()).deleteGame(A),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-2277ce17.js`)).openReport(k(`report`),j)}function $(){ce(k(`head`)),V(k(`stage`)),oe(k(`steps`)),ue(k(`review`)),X(k(`numbers`)),r(k(`keeping`),e.host&&s`<${de} />`)}async function pe(){await h();let e=await d(()=>c(`/api/games/${A}`)),t=e&&await d(()=>o(e));if(!t)return r(k(`head`),[s`<h1>${k(`head`).textContent.trim()}</h1>`,s`<p>${p(`past_not_there`)}</p>`]);Object.assign(j,{game:e,geometry:t,states:ie(e)});let n=/^#step=(\d+)$/.exec(location.hash)?.[1];j.at=Math.min(n?Number(n):j.states.length-1,j.states.length-1),document.addEventListener(`keydown`,J),$()}pe();