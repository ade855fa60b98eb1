import{A as e,Cn as t,En as n,Kt as r,Lt as i,Pt as a,Tn as o,Xt as s,a as c,an as l,bn as u,c as d,en as f,gn as p,hn as m,ln as h,nn as g,tn as _,un as v,w as y,yn as b}from"./phone-6a1c03c5.js";import{n as x,r as S,t as C}from"./shared-c75c2bef.js";const[w,T]=[320,120],E=[``,`8 3`,`2 3`,`10 3 2 3`];function D({curve:e,seats:n,at:r,label:i}){let a=Math.max(1,e.length-1),o=e=>w*e/a,s=e=>T-T*e,c=e.findLastIndex(({step:e})=>e<r);return t`<svg class="curve" viewBox=${`-4 -6 ${w+8} ${T+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${w}M0 ${T/2}H${w}M0 ${T}H${w}`} />
    ${c>=0&&t`<path class="curve-here" d=${`M${o(c)} -6V${T+6}`} />`}
    ${n.map(({seat:n},r)=>{let i=e.map(({chances:e},t)=>`${o(t).toFixed(1)} ${s(e[n]??0).toFixed(1)}`);return t`<g key=${n} class=${`curve-line seat-${n}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${E[r%E.length]} />
      </g>`})}
  </svg>`}const ee=({number:e,seat:n})=>t`<svg class=${`curve-key curve-line seat-${n}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${E[e%E.length]} />
</svg>`,O=({title:e,text:n,worth:r,name:i,onShow:a})=>t`<p class="evening">
  <b>${e}</b>${` ${n} ${r??``} `}
  ${u(p(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;var te=class extends n{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await r(()=>f(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),s(n.others[0]?.text??p(`review_best`)))}render({seat:e,who:n,onShow:r},{others:i}){let a=()=>i?this.setState({others:null}):this.open(),o=p(`review_others`);return t`
      ${u(o,a,{name:`others-${e}`,"aria-expanded":String(!!i),"aria-label":`${o} ${n}`})}
      ${i?.length===0&&t`<p>${p(`review_best`)}</p>`}
      ${i?.map(({step:n,text:i,move:a,other:o,worth:s})=>t`<p key=${n} class="evening">
          ${i} <b>${p(`review_other`)}</b> ${`${o} ${s} `}
          ${u(p(`past_show`),()=>r(n,{seat:e,move:a,text:o}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:n,marks:r,at:i,onShow:a}){let{curve:o,turning:s,decisions:c,seats:l,decided:u}=e,d=b(`pictures`)?[]:e.own,f=`${p(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return t`
    <p class="small">${p(`review_curve`)}</p>
    <${D} curve=${o} seats=${l} at=${i} label=${f} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:i,ahead:o,luck:s},c)=>t`<li key=${e}>
          <h3>${v(e,r[e]??``,`small`)} ${i} <${ee} number=${c} seat=${e} /></h3>
          <p class="small">${o} ${s}</p>
          ${d.includes(e)&&t`<${te} game=${n} seat=${e} who=${i} onShow=${a} />`}
        </li>`)}
    </ul>
    ${u&&t`<p><b>${u}</b></p>`}
    ${s&&t`<${O} title=${p(`review_turning`)} text=${s.text} name="turning" onShow=${()=>a(s.step+1)} />`}
    ${c.map(({seat:e,step:n,text:r,worth:i})=>t`<${O}
        key=${e}
        title=${p(`review_decision`)}
        text=${r}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>a(n+1)}
      />`)}
  `}var ne=class extends n{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await f(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:n,at:r,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return t`
      <h2>${p(`review_title`)}</h2>
      ${o<s?t`<p class="small">${p(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${p(`review_title`)} />`:t`<${k} review=${a} game=${e} marks=${n} at=${r} onShow=${i} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function re(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function j(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>t`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,n,r,i){return t`<button type="button" class="button control" data-f=${e} aria-label=${n} title=${n} disabled=${i} onclick=${r}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,p(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,p(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,p(`past_pause`),Y):z(`play`,p(`past_play`),J,e===0),z(`on`,p(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,p(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:n,at:r,last:i}){let a=P.game.game_id;return t`
    <${d} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${p(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${u(p(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${m(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${p(`as_text`)}</a>
    </div>
  `}function W(e){let n=P.states[P.at],r={pieces:i(n,P.geometry),arrows:P.other?a(P.other):G(P.game.steps[P.at-1]),signs:n.signs??[],label:c(n,P.geometry)},s=P.states.length-1;o(e,t`<${U} contents=${r} told=${K()} at=${P.at} last=${s} />`),y(M(`beyond`),{state:{...n,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=a(e);return t.length?t:j(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${p(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:p(`past_start`);return`${p(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&s(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends n{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[t`<s>${e.text}</s>`,` `,t`<small>${p(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&P.game.steps[n-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return t`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(n)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?v(e.seat,I()[e.seat]??``,`small`):h(s?`overruled`:`taken-back`)}
        ${s&&e.die&&l(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&t`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:n,at:r}){let i=e.map((e,n)=>t`<${ae} key=${n} step=${e} at=${n+1} current=${n+1===r} />`);return t`
    <h2>${p(`past_all_turns`)}</h2>
    ${e.length?t`<ol class="turns" onkeydown=${ce}>${i}</ol>`:t`<p>${p(`past_no_turns`)}</p>`}
    ${n>0&&t`<p class="small">${p(`past_left_out`,{count:n})}</p>`}
  `}function se(e){let{steps:n,left_out:r}=P.game;o(e,t`<${oe} steps=${n} left=${r} at=${P.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[s,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(s<a.scrollTop||c>a.scrollTop+a.clientHeight)&&(a.scrollTop=s-a.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(e){let{game:n}=P,r=` ${n.title} · ${C(n)}${n.imported?` · ${p(`past_imported`)}`:``}`;o(e,[t`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,t`<p><b>${n.result}</b>${r}</p>`])}const ue=({text:e,step:n})=>t`<p class="evening">
  <b>${p(`past_evening`)}</b>
  ${` ${e} `}
  ${u(p(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:n,leads:r,evening:i,dice:a}=P.game.statistics;o(e,[t`<h2>${p(`past_numbers`)}</h2>`,i&&t`<${ue} ...${i} />`,r>0&&t`<p class="small">${p(`past_leads`,{count:r})}</p>`,t`<${S} players=${n} marks=${I()} />`,t`<${x} dice=${a} />`])}function fe(e){P.game.over&&o(e,t`<${ne} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-bf7eef93.js`),pe=()=>t`
  <h2>${p(`past_keeping`)}</h2>
  <div class="row">
    ${u(p(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${u(p(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-c73db7cf.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),o(M(`keeping`),g.host&&t`<${pe} />`)}async function he(){await e();let n=await r(()=>f(`/api/games/${N}`)),i=n&&await r(()=>_(n));if(!i)return o(M(`head`),[t`<h1>${M(`head`).textContent.trim()}</h1>`,t`<p>${p(`past_not_there`)}</p>`]);Object.assign(P,{game:n,geometry:i,states:re(n)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(a?Number(a):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();