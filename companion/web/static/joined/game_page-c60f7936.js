import{A as e,An as t,Bt as n,Cn as r,Dn as i,Lt as a,T as o,Xt as s,a as c,an as l,bn as u,en as d,in as f,kn as p,l as m,ln as ee,mn as h,on as te,pn as g,wn as _,yn as v}from"./phone-dd59b0b4.js";import{n as y,r as b,t as x}from"./shared-4a8f017e.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let a=Math.max(1,e.length-1),o=e=>S*e/a,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<n);return i`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&i`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return i`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>i`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:t,worth:n,name:r,onShow:a})=>i`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${_(u(`past_show`),a,{name:r,kind:`quiet`})}
</p>`;var O=class extends t{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await s(()=>f(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),d(n.others[0]?.text??u(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let a=()=>r?this.setState({others:null}):this.open(),o=u(`review_others`);return i`
      ${_(o,a,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${o} ${t}`})}
      ${r?.length===0&&i`<p>${u(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:a,other:o,worth:s})=>i`<p key=${t} class="evening">
          ${r} <b>${u(`review_other`)}</b> ${`${o} ${s} `}
          ${_(u(`past_show`),()=>n(t,{seat:e,move:a,text:o}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:t,marks:n,at:a,onShow:o}){let{curve:s,turning:c,decisions:l,seats:d,decided:f}=e,p=r(`pictures`)?[]:e.own,m=`${u(`review_curve`)} ${d.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return i`
    <p class="small">${u(`review_curve`)}</p>
    <${T} curve=${s} seats=${d} at=${a} label=${m} />
    <ul class="review-seats">
      ${d.map(({seat:e,who:r,ahead:a,luck:s},c)=>i`<li key=${e}>
          <h3>${h(e,n[e]??``,`small`)} ${r} <${E} number=${c} seat=${e} /></h3>
          <p class="small">${a} ${s}</p>
          ${p.includes(e)&&i`<${O} game=${t} seat=${e} who=${r} onShow=${o} />`}
        </li>`)}
    </ul>
    ${f&&i`<p><b>${f}</b></p>`}
    ${c&&i`<${D} title=${u(`review_turning`)} text=${c.text} name="turning" onShow=${()=>o(c.step+1)} />`}
    ${l.map(({seat:e,step:t,text:n,worth:r})=>i`<${D}
        key=${e}
        title=${u(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>o(t+1)}
      />`)}
  `}var A=class extends t{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await f(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return i`
      <h2>${u(`review_title`)}</h2>
      ${o<s?i`<p class="small">${u(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${u(`review_title`)} />`:i`<${k} review=${a} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function ne(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>i`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return i`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,u(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,u(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,u(`past_pause`),J):z(`play`,u(`past_play`),ie,e===0),z(`on`,u(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,u(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:t,at:n,last:r}){let a=P.game.game_id;return i`
    <${m} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${u(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${_(u(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${v(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${u(`as_text`)}</a>
    </div>
  `}function W(e){let t=P.states[P.at],r={pieces:n(t,P.geometry),arrows:P.other?a(P.other):G(P.game.steps[P.at-1]),signs:t.signs??[],label:c(t,P.geometry)},s=P.states.length-1;p(e,i`<${U} contents=${r} told=${K()} at=${P.at} last=${s} />`),o(M(`beyond`),{state:{...t,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=a(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${u(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:u(`past_start`);return`${u(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||J(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&d(K())}function ie(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?J():q(P.at+1,!0),F()?900:1400),$()}function J(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const Y={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ae(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in Y)||(e.preventDefault(),q(Y[e.key]()))}var oe=class extends t{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[i`<s>${e.text}</s>`,` `,i`<small>${u(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return i`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?h(e.seat,I()[e.seat]??``,`small`):g(s?`overruled`:`taken-back`)}
        ${s&&e.die&&ee(e.die,`small`)}
        <span class="told">${r}${e.move&&s&&i`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function se({steps:e,left:t,at:n}){let r=e.map((e,t)=>i`<${oe} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return i`
    <h2>${u(`past_all_turns`)}</h2>
    ${e.length?i`<ol class="turns" onkeydown=${le}>${r}</ol>`:i`<p>${u(`past_no_turns`)}</p>`}
    ${t>0&&i`<p class="small">${u(`past_left_out`,{count:t})}</p>`}
  `}function ce(e){let{steps:t,left_out:n}=P.game;p(e,i`<${se} steps=${t} left=${n} at=${P.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let a=e.querySelector(`.turns`),[o,s]=[r.offsetTop,r.offsetTop+r.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function le(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function ue(e){let{game:t}=P,n=` ${t.title} · ${x(t)}${t.imported?` · ${u(`past_imported`)}`:``}`;p(e,[i`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,i`<p><b>${t.result}</b>${n}</p>`])}const X=({text:e,step:t})=>i`<p class="evening">
  <b>${u(`past_evening`)}</b>
  ${` ${e} `}
  ${_(u(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:r,dice:a}=P.game.statistics;p(e,[i`<h2>${u(`past_numbers`)}</h2>`,r&&i`<${X} ...${r} />`,n>0&&i`<p class="small">${u(`past_leads`,{count:n})}</p>`,i`<${b} players=${t} marks=${I()} />`,i`<${y} dice=${a} />`])}function fe(e){P.game.over&&p(e,i`<${A} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-30d743ea.js`),pe=()=>i`
  <h2>${u(`past_keeping`)}</h2>
  <div class="row">
    ${_(u(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${_(u(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){J(),(await import(`./report-c9d7ea61.js`)).openReport(M(`report`),P)}function $(){ue(M(`head`)),W(M(`stage`)),ce(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),p(M(`keeping`),te.host&&i`<${pe} />`)}async function he(){await e();let t=await s(()=>f(`/api/games/${N}`)),n=t&&await s(()=>l(t));if(!n)return p(M(`head`),[i`<h1>${M(`head`).textContent.trim()}</h1>`,i`<p>${u(`past_not_there`)}</p>`]);Object.assign(P,{game:t,geometry:n,states:ne(t)});let r=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(r?Number(r):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ae),$()}he();