import{An as e,Cn as t,Dn as n,O as r,Rt as i,S as a,Vt as o,Xt as s,a as c,an as l,bn as u,en as d,in as f,kn as p,l as m,ln as ee,mn as h,on as te,pn as g,wn as _,yn as v}from"./phone-4f51d064.js";import{n as y,r as b,t as x}from"./shared-e2fdc40a.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:r,label:i}){let a=Math.max(1,e.length-1),o=e=>S*e/a,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<r);return n`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&n`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${t.map(({seat:t},r)=>{let i=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return n`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${w[r%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>n`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:t,worth:r,name:i,onShow:a})=>n`<p class="evening">
  <b>${e}</b>${` ${t} ${r??``} `}
  ${_(u(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;var O=class extends e{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await s(()=>f(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),d(n.others[0]?.text??u(`review_best`)))}render({seat:e,who:t,onShow:r},{others:i}){let a=()=>i?this.setState({others:null}):this.open(),o=u(`review_others`);return n`
      ${_(o,a,{name:`others-${e}`,"aria-expanded":String(!!i),"aria-label":`${o} ${t}`})}
      ${i?.length===0&&n`<p>${u(`review_best`)}</p>`}
      ${i?.map(({step:t,text:i,move:a,other:o,worth:s})=>n`<p key=${t} class="evening">
          ${i} <b>${u(`review_other`)}</b> ${`${o} ${s} `}
          ${_(u(`past_show`),()=>r(t,{seat:e,move:a,text:o}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:r,marks:i,at:a,onShow:o}){let{curve:s,turning:c,decisions:l,seats:d,decided:f}=e,p=t(`pictures`)?[]:e.own,m=`${u(`review_curve`)} ${d.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return n`
    <p class="small">${u(`review_curve`)}</p>
    <${T} curve=${s} seats=${d} at=${a} label=${m} />
    <ul class="review-seats">
      ${d.map(({seat:e,who:t,ahead:a,luck:s},c)=>n`<li key=${e}>
          <h3>${h(e,i[e]??``,`small`)} ${t} <${E} number=${c} seat=${e} /></h3>
          <p class="small">${a} ${s}</p>
          ${p.includes(e)&&n`<${O} game=${r} seat=${e} who=${t} onShow=${o} />`}
        </li>`)}
    </ul>
    ${f&&n`<p><b>${f}</b></p>`}
    ${c&&n`<${D} title=${u(`review_turning`)} text=${c.text} name="turning" onShow=${()=>o(c.step+1)} />`}
    ${l.map(({seat:e,step:t,text:r,worth:i})=>n`<${D}
        key=${e}
        title=${u(`review_decision`)}
        text=${r}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>o(t+1)}
      />`)}
  `}var A=class extends e{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await f(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:r,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return n`
      <h2>${u(`review_title`)}</h2>
      ${o<s?n`<p class="small">${u(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${u(`review_title`)} />`:n`<${k} review=${a} game=${e} marks=${t} at=${r} onShow=${i} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function ne(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>n`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,r,i){return n`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${i} onclick=${r}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,u(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,u(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,u(`past_pause`),J):z(`play`,u(`past_play`),ie,e===0),z(`on`,u(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,u(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:t,at:r,last:i}){let a=P.game.game_id;return n`
    <${m} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${u(`past_slider`)}
      aria-valuetext=${t}
      value=${r}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${_(u(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${v(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${u(`as_text`)}</a>
    </div>
  `}function W(e){let t=P.states[P.at],r={pieces:o(t,P.geometry),arrows:P.other?i(P.other):G(P.game.steps[P.at-1]),signs:t.signs??[],label:c(t,P.geometry)},s=P.states.length-1;p(e,n`<${U} contents=${r} told=${K()} at=${P.at} last=${s} />`),a(M(`beyond`),{state:{...t,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${u(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:u(`past_start`);return`${u(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||J(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&d(K())}function ie(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?J():q(P.at+1,!0),F()?900:1400),$()}function J(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const Y={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ae(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in Y)||(e.preventDefault(),q(Y[e.key]()))}var oe=class extends e{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:r}){let i=e.gone?[n`<s>${e.text}</s>`,` `,n`<small>${u(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return n`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?h(e.seat,I()[e.seat]??``,`small`):g(s?`overruled`:`taken-back`)}
        ${s&&e.die&&ee(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&n`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function se({steps:e,left:t,at:r}){let i=e.map((e,t)=>n`<${oe} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return n`
    <h2>${u(`past_all_turns`)}</h2>
    ${e.length?n`<ol class="turns" onkeydown=${le}>${i}</ol>`:n`<p>${u(`past_no_turns`)}</p>`}
    ${t>0&&n`<p class="small">${u(`past_left_out`,{count:t})}</p>`}
  `}function ce(e){let{steps:t,left_out:r}=P.game;p(e,n`<${se} steps=${t} left=${r} at=${P.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,s]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function le(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function ue(e){let{game:t}=P,r=` ${t.title} · ${x(t)}${t.imported?` · ${u(`past_imported`)}`:``}`;p(e,[n`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,n`<p><b>${t.result}</b>${r}</p>`])}const X=({text:e,step:t})=>n`<p class="evening">
  <b>${u(`past_evening`)}</b>
  ${` ${e} `}
  ${_(u(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:r,evening:i,dice:a}=P.game.statistics;p(e,[n`<h2>${u(`past_numbers`)}</h2>`,i&&n`<${X} ...${i} />`,r>0&&n`<p class="small">${u(`past_leads`,{count:r})}</p>`,n`<${b} players=${t} marks=${I()} />`,n`<${y} dice=${a} />`])}function fe(e){P.game.over&&p(e,n`<${A} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-51919158.js`),pe=()=>n`
  <h2>${u(`past_keeping`)}</h2>
  <div class="row">
    ${_(u(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${_(u(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){J(),(await import(`./report-d364151a.js`)).openReport(M(`report`),P)}function $(){ue(M(`head`)),W(M(`stage`)),ce(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),p(M(`keeping`),te.host&&n`<${pe} />`)}async function he(){await r();let e=await s(()=>f(`/api/games/${N}`)),t=e&&await s(()=>l(e));if(!t)return p(M(`head`),[n`<h1>${M(`head`).textContent.trim()}</h1>`,n`<p>${u(`past_not_there`)}</p>`]);Object.assign(P,{game:e,geometry:t,states:ne(e)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(i?Number(i):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ae),$()}he();