import{A as e,Dn as t,It as n,Jt as r,On as i,Qt as a,Sn as o,T as s,Tn as c,_n as l,a as u,dn as d,fn as f,in as p,l as m,nn as h,rn as g,sn as _,vn as v,xn as y,zt as b}from"./phone-6455bc21.js";import{n as x,r as ee,t as S}from"./shared-8b867bf2.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function E({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>C*e/i,o=e=>w-w*e,s=e.findLastIndex(({step:e})=>e<n);return c`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${s>=0&&c`<path class="curve-here" d=${`M${a(s)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return c`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const te=({number:e,seat:t})=>c`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,D=({title:e,text:t,worth:n,name:r,onShow:i})=>c`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${o(v(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;var O=class extends i{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await r(()=>h(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),a(n.others[0]?.text??v(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let i=()=>r?this.setState({others:null}):this.open(),a=v(`review_others`);return c`
      ${o(a,i,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${a} ${t}`})}
      ${r?.length===0&&c`<p>${v(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:i,other:a,worth:s})=>c`<p key=${t} class="evening">
          ${r} <b>${v(`review_other`)}</b> ${`${a} ${s} `}
          ${o(v(`past_show`),()=>n(t,{seat:e,move:i,text:a}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:t,marks:n,at:r,onShow:i}){let{curve:a,turning:o,decisions:s,seats:l,decided:u}=e,d=y(`pictures`)?[]:e.own,p=`${v(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return c`
    <p class="small">${v(`review_curve`)}</p>
    <${E} curve=${a} seats=${l} at=${r} label=${p} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:r,ahead:a,luck:o},s)=>c`<li key=${e}>
          <h3>${f(e,n[e]??``,`small`)} ${r} <${te} number=${s} seat=${e} /></h3>
          <p class="small">${a} ${o}</p>
          ${d.includes(e)&&c`<${O} game=${t} seat=${e} who=${r} onShow=${i} />`}
        </li>`)}
    </ul>
    ${u&&c`<p><b>${u}</b></p>`}
    ${o&&c`<${D} title=${v(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${s.map(({seat:e,step:t,text:n,worth:r})=>c`<${D}
        key=${e}
        title=${v(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var ne=class extends i{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await h(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:o}=i;return c`
      <h2>${v(`review_title`)}</h2>
      ${a<o?c`<p class="small">${v(`review_weighing`,{done:a,count:o})}</p>
            <progress max=${o} value=${a} aria-label=${v(`review_title`)} />`:c`<${k} review=${i} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function re(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function j(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>c`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return c`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,v(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,v(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,v(`past_pause`),Y):z(`play`,v(`past_play`),J,e===0),z(`on`,v(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,v(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:t,at:n,last:r}){let i=P.game.game_id;return c`
    <${m} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${v(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${o(v(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${l(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${v(`as_text`)}</a>
    </div>
  `}function W(e){let r=P.states[P.at],i={pieces:b(r,P.geometry),arrows:P.other?n(P.other):G(P.game.steps[P.at-1]),signs:r.signs??[],label:u(r,P.geometry)},a=P.states.length-1;t(e,c`<${U} contents=${i} told=${K()} at=${P.at} last=${a} />`),s(M(`beyond`),{state:{...r,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=n(e);return t.length?t:j(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${v(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:v(`past_start`);return`${v(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&a(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends i{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[c`<s>${e.text}</s>`,` `,c`<small>${v(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,a=e.kind===`heard`?e.turn:e.number,o=e.kind!==`undo`;return c`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!o||i||!a?``:a}</span>
        ${o&&e.seat?f(e.seat,I()[e.seat]??``,`small`):d(o?`overruled`:`taken-back`)}
        ${o&&e.die&&_(e.die,`small`)}
        <span class="told">${r}${e.move&&o&&c`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let r=e.map((e,t)=>c`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return c`
    <h2>${v(`past_all_turns`)}</h2>
    ${e.length?c`<ol class="turns" onkeydown=${ce}>${r}</ol>`:c`<p>${v(`past_no_turns`)}</p>`}
    ${t>0&&c`<p class="small">${v(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:n,left_out:r}=P.game;t(e,c`<${oe} steps=${n} left=${r} at=${P.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,s]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(e){let{game:n}=P,r=` ${n.title} · ${S(n)}${n.imported?` · ${v(`past_imported`)}`:``}`;t(e,[c`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,c`<p><b>${n.result}</b>${r}</p>`])}const ue=({text:e,step:t})=>c`<p class="evening">
  <b>${v(`past_evening`)}</b>
  ${` ${e} `}
  ${o(v(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:n,leads:r,evening:i,dice:a}=P.game.statistics;t(e,[c`<h2>${v(`past_numbers`)}</h2>`,i&&c`<${ue} ...${i} />`,r>0&&c`<p class="small">${v(`past_leads`,{count:r})}</p>`,c`<${ee} players=${n} marks=${I()} />`,c`<${x} dice=${a} />`])}function fe(e){P.game.over&&t(e,c`<${ne} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-3118f90b.js`),pe=()=>c`
  <h2>${v(`past_keeping`)}</h2>
  <div class="row">
    ${o(v(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${o(v(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-bf4fff3b.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),t(M(`keeping`),p.host&&c`<${pe} />`)}async function he(){await e();let n=await r(()=>h(`/api/games/${N}`)),i=n&&await r(()=>g(n));if(!i)return t(M(`head`),[c`<h1>${M(`head`).textContent.trim()}</h1>`,c`<p>${v(`past_not_there`)}</p>`]);Object.assign(P,{game:n,geometry:i,states:re(n)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(a?Number(a):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();