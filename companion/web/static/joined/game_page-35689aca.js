import{A as e,An as t,Bn as n,C as r,Cn as i,Gt as a,Ln as o,Nn as s,Pn as c,Sn as l,Yt as u,an as d,c as f,hn as p,i as m,kn as h,ln as g,mn as _,pn as v,vn as ee,zn as y}from"./phone-f50be9ec.js";import{n as b,r as x,t as S}from"./shared-790bd96c.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>C*e/i,s=e=>w-w*e,c=e.findLastIndex(({step:e})=>e<n);return o`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${c>=0&&o`<path class="curve-here" d=${`M${a(c)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return o`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>o`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,D=({title:e,text:n,worth:r,name:i,onShow:a})=>o`<p class="evening">
  <b>${e}</b>${` ${n} ${r??``} `}
  ${c(t(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;var O=class extends n{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:n}=this.props,r;do r=await d(()=>v(`/api/games/${e}/review/${n}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),g(r.others[0]?.text??t(`review_best`)))}render({seat:e,who:n,onShow:r},{others:i}){let a=()=>i?this.setState({others:null}):this.open(),s=t(`review_others`);return o`
      ${c(s,a,{name:`others-${e}`,"aria-expanded":String(!!i),"aria-label":`${s} ${n}`})}
      ${i?.length===0&&o`<p>${t(`review_best`)}</p>`}
      ${i?.map(({step:n,text:i,move:a,other:s,worth:l})=>o`<p key=${n} class="evening">
          ${i} <b>${t(`review_other`)}</b> ${`${s} ${l} `}
          ${c(t(`past_show`),()=>r(n,{seat:e,move:a,text:s}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function ne({review:e,game:n,marks:r,at:a,onShow:c}){let{curve:l,turning:u,decisions:d,seats:f,decided:p}=e,m=s(`pictures`)?[]:e.own,h=`${t(`review_curve`)} ${f.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return o`
    <p class="small">${t(`review_curve`)}</p>
    <${te} curve=${l} seats=${f} at=${a} label=${h} />
    <ul class="review-seats">
      ${f.map(({seat:e,who:t,ahead:a,luck:s},l)=>o`<li key=${e}>
          <h3>${i(e,r[e]??``,`small`)} ${t} <${E} number=${l} seat=${e} /></h3>
          <p class="small">${a} ${s}</p>
          ${m.includes(e)&&o`<${O} game=${n} seat=${e} who=${t} onShow=${c} />`}
        </li>`)}
    </ul>
    ${p&&o`<p><b>${p}</b></p>`}
    ${u&&o`<${D} title=${t(`review_turning`)} text=${u.text} name="turning" onShow=${()=>c(u.step+1)} />`}
    ${d.map(({seat:e,step:n,text:r,worth:i})=>o`<${D}
        key=${e}
        title=${t(`review_decision`)}
        text=${r}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>c(n+1)}
      />`)}
  `}var k=class extends n{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await v(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:n,at:r,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:s,turns:c}=a;return o`
      <h2>${t(`review_title`)}</h2>
      ${s<c?o`<p class="small">${t(`review_weighing`,{done:s,count:c})}</p>
            <progress max=${c} value=${s} aria-label=${t(`review_title`)} />`:o`<${ne} review=${a} game=${e} marks=${n} at=${r} onShow=${i} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function j(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>o`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return o`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let n=F(),[r,i]=n?[V(),H()]:[0,e];return[z(`first`,t(n?`past_back`:`past_first`),()=>q(r),P.at===0),z(`back`,t(n?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,t(`past_pause`),Y):z(`play`,t(`past_play`),J,e===0),z(`on`,t(n?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,t(n?`past_on`:`past_last`),()=>q(i),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:n,at:r,last:i}){let a=P.game.game_id;return o`
    <${f} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${t(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${c(t(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${h(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${t(`as_text`)}</a>
    </div>
  `}function W(e){let t=P.states[P.at],n={pieces:u(t,P.geometry),arrows:P.other?a(P.other):G(P.game.steps[P.at-1]),signs:t.signs??[],label:m(t,P.geometry)},i=P.states.length-1;y(e,o`<${U} contents=${n} told=${K()} at=${P.at} last=${i} />`),r(M(`beyond`),{state:{...t,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=a(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${t(`review_other`)} ${P.other.text}`;let n=P.at?P.game.steps[P.at-1].text:t(`past_start`);return`${t(`past_step`,{number:P.at,count:e})} ${n}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&g(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends n{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let a=e.gone?[o`<s>${e.text}</s>`,` `,o`<small>${t(`past_${e.gone}`)}</small>`]:e.text,s=e.kind===`heard`&&P.game.steps[n-2]?.turn===e.turn,c=e.kind===`heard`?e.turn:e.number,u=e.kind!==`undo`;return o`<li class=${s?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(n)}
      >
        <span class="number">${!u||s||!c?``:c}</span>
        ${u&&e.seat?i(e.seat,I()[e.seat]??``,`small`):l(u?`overruled`:`taken-back`)}
        ${u&&e.die&&ee(e.die,`small`)}
        <span class="told">${a}${e.move&&u&&o`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:n,at:r}){let i=e.map((e,t)=>o`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return o`
    <h2>${t(`past_all_turns`)}</h2>
    ${e.length?o`<ol class="turns" onkeydown=${ce}>${i}</ol>`:o`<p>${t(`past_no_turns`)}</p>`}
    ${n>0&&o`<p class="small">${t(`past_left_out`,{count:n})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=P.game;y(e,o`<${oe} steps=${t} left=${n} at=${P.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,s]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||s>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(e){let{game:n}=P,r=` ${n.title} · ${S(n)}${n.imported?` · ${t(`past_imported`)}`:``}`;y(e,[o`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,o`<p><b>${n.result}</b>${r}</p>`])}const ue=({text:e,step:n})=>o`<p class="evening">
  <b>${t(`past_evening`)}</b>
  ${` ${e} `}
  ${c(t(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:n,leads:r,evening:i,dice:a}=P.game.statistics;y(e,[o`<h2>${t(`past_numbers`)}</h2>`,i&&o`<${ue} ...${i} />`,r>0&&o`<p class="small">${t(`past_leads`,{count:r})}</p>`,o`<${x} players=${n} marks=${I()} />`,o`<${b} dice=${a} />`])}function fe(e){P.game.over&&y(e,o`<${k} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-a442ae1d.js`),pe=()=>o`
  <h2>${t(`past_keeping`)}</h2>
  <div class="row">
    ${c(t(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${c(t(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-899f7575.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),y(M(`keeping`),p.host&&o`<${pe} />`)}async function he(){await e();let n=await d(()=>v(`/api/games/${N}`)),r=n&&await d(()=>_(n));if(!r)return y(M(`head`),[o`<h1>${M(`head`).textContent.trim()}</h1>`,o`<p>${t(`past_not_there`)}</p>`]);Object.assign(P,{game:n,geometry:r,states:j(n)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(i?Number(i):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();