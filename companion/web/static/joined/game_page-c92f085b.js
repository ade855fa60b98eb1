import{$t as e,Gt as t,Ht as n,N as r,Pt as i,Yt as a,cn as o,ct as s,en as c,ft as l,gt as u,it as d,jt as f,lt as p,qt as m,r as h,sn as g,tn as _}from"./all-473c1d34.js";import{a as ee,c as v,o as y,s as b}from"./shared-d37f49bf.js";import{t as x}from"./phone-98a9bd23.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:n,at:r,label:i}){let a=Math.max(1,e.length-1),o=e=>S*e/a,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<r);return t`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&t`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${n.map(({seat:n},r)=>{let i=e.map(({chances:e},t)=>`${o(t).toFixed(1)} ${s(e[n]??0).toFixed(1)}`);return t`<g key=${n} class=${`curve-line seat-${n}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${w[r%w.length]} />
      </g>`})}
  </svg>`}const T=({number:e,seat:n})=>t`<svg class=${`curve-key curve-line seat-${n}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,E=({title:e,text:r,worth:i,name:a,onShow:s})=>t`<p class="evening">
  <b>${e}</b>${` ${r} ${i??``} `}
  ${n(o(`past_show`),s,{name:a,kind:`quiet`})}
</p>`;function ne({review:e,marks:n,at:r,onShow:i}){let{curve:a,turning:s,decisions:c,seats:l,decided:u}=e,d=`${o(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return t`
    <p class="small">${o(`review_curve`)}</p>
    <${te} curve=${a} seats=${l} at=${r} label=${d} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:r,ahead:i,luck:a},o)=>t`<li key=${e}>
          <h3>${p(e,n[e]??``,`small`)} ${r} <${T} number=${o} seat=${e} /></h3>
          <p class="small">${i} ${a}</p>
        </li>`)}
    </ul>
    ${u&&t`<p><b>${u}</b></p>`}
    ${s&&t`<${E} title=${o(`review_turning`)} text=${s.text} name="turning" onShow=${()=>i(s.step+1)} />`}
    ${c.map(({seat:e,step:n,text:r,worth:a})=>t`<${E}
        key=${e}
        title=${o(`review_decision`)}
        text=${r}
        worth=${a}
        name=${`decision-${e}`}
        onShow=${()=>i(n+1)}
      />`)}
  `}var re=class extends a{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let t=await e(`/api/games/${this.props.game}/review`).catch(()=>null);t&&!this.gone&&(this.setState({review:t},()=>{this.props.place.hidden=!t.turns}),t.weighed<t.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:s}=i;return t`
      <h2>${o(`review_title`)}</h2>
      ${a<s?t`<p class="small">${o(`review_weighing`,{done:a,count:s})}</p>
            <progress max=${s} value=${a} aria-label=${o(`review_title`)} />`:t`<${ne} review=${i} marks=${e} at=${n} onShow=${r} />`}
    `}};function D(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?D(e[r]??{},i):i;return n}function ie(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(D(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function O(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const k=e=>document.getElementById(e),A=k(`main`).dataset.game,j={game:null,states:[],at:0,geometry:null,timer:null},M=()=>j.game.steps.some(({kind:e})=>e===`heard`),N=()=>Object.fromEntries(j.game.seats.map(({seat:e,mark:t})=>[e,t])),P={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},F=e=>t`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${P[e]} /></svg>`;function I(e,n,r,i){return t`<button type="button" class="button control" data-f=${e} aria-label=${n} title=${n} disabled=${i} onclick=${r}>
    ${F(e)}
  </button>`}function L(e){let t=M(),[n,r]=t?[R(),z()]:[0,e];return[I(`first`,o(t?`past_back`:`past_first`),()=>W(n),j.at===0),I(`back`,o(t?`past_step_back`:`past_back`),()=>W(j.at-1),j.at===0),j.timer?I(`pause`,o(`past_pause`),K):I(`play`,o(`past_play`),G,e===0),I(`on`,o(t?`past_step_on`:`past_on`),()=>W(j.at+1),j.at===e),I(`last`,o(t?`past_on`:`past_last`),()=>W(r),j.at===e)]}const R=()=>Math.max(0,1+j.game.steps.slice(0,Math.max(0,j.at-1)).findLastIndex(({ends:e})=>e));function z(){let e=j.game.steps.findIndex(({ends:e},t)=>e&&t>=j.at);return e<0?j.states.length-1:e+1}function B({contents:e,told:r,at:i,last:a}){let s=j.game.game_id;return t`
    <${v} css="board-box" geometry=${j.geometry} marks=${N()} contents=${e} />
    <div id="controls" class="row controls-row">${L(a)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${a}
      step="1"
      aria-label=${o(`past_slider`)}
      aria-valuetext=${r}
      value=${i}
      oninput=${({target:e})=>W(Number(e.value))}
    />
    <p id="told" class="told">${r}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${n(o(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${g(`/api/games/${s}.txt`)} download=${`game-${s}.txt`}>${o(`as_text`)}</a>
    </div>
  `}function V(e){let n=j.states[j.at],a={pieces:i(n,j.geometry),arrows:H(j.game.steps[j.at-1]),signs:n.signs??[],label:x(n,j.geometry)},o=j.states.length-1;m(e,t`<${B} contents=${a} told=${U()} at=${j.at} last=${o} />`),r(k(`beyond`),{state:{...n,phase:`past`}})}function H(e){if(!e||e.kind===`undo`)return[];let t=f(e);return t.length?t:O(j.states[j.at-1],e)}function U(){let e=j.states.length-1,t=j.at?j.game.steps[j.at-1].text:o(`past_start`);return`${o(`past_step`,{number:j.at,count:e})} ${t}`}function W(e,t=!1){t||K(),j.at=Math.max(0,Math.min(j.states.length-1,e)),history.replaceState(null,``,`#step=${j.at}`),$(),!t&&document.activeElement?.id!==`slider`&&u(U())}function G(){j.at===j.states.length-1&&(j.at=0),j.timer=setInterval(()=>j.at>=j.states.length-1?K():W(j.at+1,!0),M()?900:1400),$()}function K(){j.timer&&(clearInterval(j.timer),j.timer=null,$())}const q={ArrowLeft:()=>j.at-1,ArrowRight:()=>j.at+1,Home:()=>0,End:()=>j.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),W(q[e.key]()))}var Y=class extends a{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[t`<s>${e.text}</s>`,` `,t`<small>${o(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&j.game.steps[n-2]?.turn===e.turn,c=e.kind===`heard`?e.turn:e.number,l=e.kind!==`undo`;return t`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>W(n)}
      >
        <span class="number">${!l||a||!c?``:c}</span>
        ${l&&e.seat?p(e.seat,N()[e.seat]??``,`small`):s(l?`overruled`:`taken-back`)}
        ${l&&e.die&&d(e.die,`small`)}
        <span class="told">${i}${e.move&&l&&t`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:n,at:r}){let i=e.map((e,n)=>t`<${Y} key=${n} step=${e} at=${n+1} current=${n+1===r} />`);return t`
    <h2>${o(`past_all_turns`)}</h2>
    ${e.length?t`<ol class="turns" onkeydown=${se}>${i}</ol>`:t`<p>${o(`past_no_turns`)}</p>`}
    ${n>0&&t`<p class="small">${o(`past_left_out`,{count:n})}</p>`}
  `}function oe(e){let{steps:n,left_out:r}=j.game;m(e,t`<${ae} steps=${n} left=${r} at=${j.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,s]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),W(Math.max(1,j.at+t)),k(`steps`).querySelector(`[data-f="step-${j.at}"]`)?.focus())}function ce(e){let{game:n}=j,r=` ${n.title} · ${ee(n)}${n.imported?` · ${o(`past_imported`)}`:``}`;m(e,[t`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,t`<p><b>${n.result}</b>${r}</p>`])}const le=({text:e,step:r})=>t`<p class="evening">
  <b>${o(`past_evening`)}</b>
  ${` ${e} `}
  ${n(o(`past_show`),()=>Z(r+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:n,leads:r,evening:i,dice:a}=j.game.statistics;m(e,[t`<h2>${o(`past_numbers`)}</h2>`,i&&t`<${le} ...${i} />`,r>0&&t`<p class="small">${o(`past_leads`,{count:r})}</p>`,t`<${b} players=${n} marks=${N()} />`,t`<${y} dice=${a} />`])}function ue(e){j.game.over&&m(e,t`<${re} game=${A} marks=${N()} at=${j.at} onShow=${Z} place=${e} />`)}function Z(e){W(e),k(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-e53b210c.js`),de=()=>t`
  <h2>${o(`past_keeping`)}</h2>
  <div class="row">
    ${n(o(`past_forget_game`),async()=>(await Q()).forgetGame(A),{name:`forget`})}
    ${n(o(`past_delete`),async()=>(await Q()).deleteGame(A),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-fa0a1c22.js`)).openReport(k(`report`),j)}function $(){ce(k(`head`)),V(k(`stage`)),oe(k(`steps`)),ue(k(`review`)),X(k(`numbers`)),m(k(`keeping`),_.host&&t`<${de} />`)}async function pe(){await h();let n=await l(()=>e(`/api/games/${A}`)),r=n&&await l(()=>c(n));if(!r)return m(k(`head`),[t`<h1>${k(`head`).textContent.trim()}</h1>`,t`<p>${o(`past_not_there`)}</p>`]);Object.assign(j,{game:n,geometry:r,states:ie(n)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];j.at=Math.min(i?Number(i):j.states.length-1,j.states.length-1),document.addEventListener(`keydown`,J),$()}pe();