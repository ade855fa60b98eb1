import{$t as e,Cn as t,Ft as n,Jt as r,Mt as i,Qt as a,Wt as o,_n as s,a as c,c as l,cn as u,en as d,k as f,mn as p,pn as m,rn as ee,sn as h,vn as g,w as te,wn as _,xn as v}from"./phone-a6660e6d.js";import{n as y,r as b,t as x}from"./shared-abf934c2.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return v`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&v`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return v`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>v`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:t,worth:n,name:r,onShow:i})=>v`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${g(p(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;var ne=class extends _{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await o(()=>a(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),r(n.others[0]?.text??p(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let i=()=>r?this.setState({others:null}):this.open(),a=p(`review_others`);return v`
      ${g(a,i,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${a} ${t}`})}
      ${r?.length===0&&v`<p>${p(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:i,other:a,worth:o})=>v`<p key=${t} class="evening">
          ${r} <b>${p(`review_other`)}</b> ${`${a} ${o} `}
          ${g(p(`past_show`),()=>n(t,{seat:e,move:i,text:a}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function O({review:e,game:t,marks:n,at:r,onShow:i}){let{curve:a,turning:o,decisions:c,seats:l,decided:d}=e,f=s(`pictures`)?[]:e.own,m=`${p(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return v`
    <p class="small">${p(`review_curve`)}</p>
    <${T} curve=${a} seats=${l} at=${r} label=${m} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:r,ahead:a,luck:o},s)=>v`<li key=${e}>
          <h3>${u(e,n[e]??``,`small`)} ${r} <${E} number=${s} seat=${e} /></h3>
          <p class="small">${a} ${o}</p>
          ${f.includes(e)&&v`<${ne} game=${t} seat=${e} who=${r} onShow=${i} />`}
        </li>`)}
    </ul>
    ${d&&v`<p><b>${d}</b></p>`}
    ${o&&v`<${D} title=${p(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${c.map(({seat:e,step:t,text:n,worth:r})=>v`<${D}
        key=${e}
        title=${p(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var k=class extends _{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await a(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:o}=i;return v`
      <h2>${p(`review_title`)}</h2>
      ${a<o?v`<p class="small">${p(`review_weighing`,{done:a,count:o})}</p>
            <progress max=${o} value=${a} aria-label=${p(`review_title`)} />`:v`<${O} review=${i} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function re(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function j(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>v`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return v`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,p(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,p(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,p(`past_pause`),Y):z(`play`,p(`past_play`),J,e===0),z(`on`,p(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,p(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:t,at:n,last:r}){let i=P.game.game_id;return v`
    <${l} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${p(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${g(p(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${m(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${p(`as_text`)}</a>
    </div>
  `}function W(e){let r=P.states[P.at],a={pieces:n(r,P.geometry),arrows:P.other?i(P.other):G(P.game.steps[P.at-1]),signs:r.signs??[],label:c(r,P.geometry)},o=P.states.length-1;t(e,v`<${U} contents=${a} told=${K()} at=${P.at} last=${o} />`),te(M(`beyond`),{state:{...r,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:j(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${p(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:p(`past_start`);return`${p(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&r(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends _{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[v`<s>${e.text}</s>`,` `,v`<small>${p(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,a=e.kind===`heard`?e.turn:e.number,o=e.kind!==`undo`;return v`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!o||i||!a?``:a}</span>
        ${o&&e.seat?u(e.seat,I()[e.seat]??``,`small`):h(o?`overruled`:`taken-back`)}
        ${o&&e.die&&ee(e.die,`small`)}
        <span class="told">${r}${e.move&&o&&v`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let r=e.map((e,t)=>v`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return v`
    <h2>${p(`past_all_turns`)}</h2>
    ${e.length?v`<ol class="turns" onkeydown=${ce}>${r}</ol>`:v`<p>${p(`past_no_turns`)}</p>`}
    ${t>0&&v`<p class="small">${p(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:n,left_out:r}=P.game;t(e,v`<${oe} steps=${n} left=${r} at=${P.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,s]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(e){let{game:n}=P,r=` ${n.title} · ${x(n)}${n.imported?` · ${p(`past_imported`)}`:``}`;t(e,[v`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,v`<p><b>${n.result}</b>${r}</p>`])}const ue=({text:e,step:t})=>v`<p class="evening">
  <b>${p(`past_evening`)}</b>
  ${` ${e} `}
  ${g(p(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:n,leads:r,evening:i,dice:a}=P.game.statistics;t(e,[v`<h2>${p(`past_numbers`)}</h2>`,i&&v`<${ue} ...${i} />`,r>0&&v`<p class="small">${p(`past_leads`,{count:r})}</p>`,v`<${b} players=${n} marks=${I()} />`,v`<${y} dice=${a} />`])}function fe(e){P.game.over&&t(e,v`<${k} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-a295e886.js`),pe=()=>v`
  <h2>${p(`past_keeping`)}</h2>
  <div class="row">
    ${g(p(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${g(p(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-a6e9ec77.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),t(M(`keeping`),d.host&&v`<${pe} />`)}async function he(){await f();let n=await o(()=>a(`/api/games/${N}`)),r=n&&await o(()=>e(n));if(!r)return t(M(`head`),[v`<h1>${M(`head`).textContent.trim()}</h1>`,v`<p>${p(`past_not_there`)}</p>`]);Object.assign(P,{game:n,geometry:r,states:re(n)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(i?Number(i):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();