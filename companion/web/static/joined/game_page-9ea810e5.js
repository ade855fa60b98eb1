import{F as e,It as t,Jt as n,Lt as r,Rt as i,St as a,Tt as o,Ut as s,Yt as c,cn as l,dn as u,hn as d,in as f,pn as p,r as m,rn as ee,rt as h,sn as te,st as g}from"./all-136c38ea.js";import{a as _,c as v,o as y,s as b}from"./shared-32cc7dcf.js";import{t as x}from"./phone-62eb2458.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return u`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&u`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return u`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>u`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:t,worth:n,name:r,onShow:i})=>u`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${l(f(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;var O=class extends d{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:n}=this.props,r;do r=await h(()=>t(`/api/games/${e}/review/${n}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),g(r.others[0]?.text??f(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let i=()=>r?this.setState({others:null}):this.open(),a=f(`review_others`);return u`
      ${l(a,i,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${a} ${t}`})}
      ${r?.length===0&&u`<p>${f(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:i,other:a,worth:o})=>u`<p key=${t} class="evening">
          ${r} <b>${f(`review_other`)}</b> ${`${a} ${o} `}
          ${l(f(`past_show`),()=>n(t,{seat:e,move:i,text:a}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:t,marks:n,at:r,onShow:i}){let{curve:a,turning:o,decisions:s,seats:l,decided:d}=e,p=te(`pictures`)?[]:e.own,m=`${f(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return u`
    <p class="small">${f(`review_curve`)}</p>
    <${T} curve=${a} seats=${l} at=${r} label=${m} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:r,ahead:a,luck:o},s)=>u`<li key=${e}>
          <h3>${c(e,n[e]??``,`small`)} ${r} <${E} number=${s} seat=${e} /></h3>
          <p class="small">${a} ${o}</p>
          ${p.includes(e)&&u`<${O} game=${t} seat=${e} who=${r} onShow=${i} />`}
        </li>`)}
    </ul>
    ${d&&u`<p><b>${d}</b></p>`}
    ${o&&u`<${D} title=${f(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${s.map(({seat:e,step:t,text:n,worth:r})=>u`<${D}
        key=${e}
        title=${f(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var A=class extends d{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await t(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:o}=i;return u`
      <h2>${f(`review_title`)}</h2>
      ${a<o?u`<p class="small">${f(`review_weighing`,{done:a,count:o})}</p>
            <progress max=${o} value=${a} aria-label=${f(`review_title`)} />`:u`<${k} review=${i} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function ne(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>u`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return u`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,f(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,f(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,f(`past_pause`),J):z(`play`,f(`past_play`),ie,e===0),z(`on`,f(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,f(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:t,at:n,last:r}){let i=P.game.game_id;return u`
    <${v} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${f(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${l(f(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${ee(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${f(`as_text`)}</a>
    </div>
  `}function W(t){let n=P.states[P.at],r={pieces:o(n,P.geometry),arrows:P.other?a(P.other):G(P.game.steps[P.at-1]),signs:n.signs??[],label:x(n,P.geometry)},i=P.states.length-1;p(t,u`<${U} contents=${r} told=${K()} at=${P.at} last=${i} />`),e(M(`beyond`),{state:{...n,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=a(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${f(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:f(`past_start`);return`${f(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||J(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&g(K())}function ie(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?J():q(P.at+1,!0),F()?900:1400),$()}function J(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const Y={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ae(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in Y)||(e.preventDefault(),q(Y[e.key]()))}var oe=class extends d{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:r}){let i=e.gone?[u`<s>${e.text}</s>`,` `,u`<small>${f(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,l=e.kind!==`undo`;return u`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!l||a||!o?``:o}</span>
        ${l&&e.seat?c(e.seat,I()[e.seat]??``,`small`):n(l?`overruled`:`taken-back`)}
        ${l&&e.die&&s(e.die,`small`)}
        <span class="told">${i}${e.move&&l&&u`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function se({steps:e,left:t,at:n}){let r=e.map((e,t)=>u`<${oe} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return u`
    <h2>${f(`past_all_turns`)}</h2>
    ${e.length?u`<ol class="turns" onkeydown=${le}>${r}</ol>`:u`<p>${f(`past_no_turns`)}</p>`}
    ${t>0&&u`<p class="small">${f(`past_left_out`,{count:t})}</p>`}
  `}function ce(e){let{steps:t,left_out:n}=P.game;p(e,u`<${se} steps=${t} left=${n} at=${P.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function le(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function ue(e){let{game:t}=P,n=` ${t.title} · ${_(t)}${t.imported?` · ${f(`past_imported`)}`:``}`;p(e,[u`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,u`<p><b>${t.result}</b>${n}</p>`])}const X=({text:e,step:t})=>u`<p class="evening">
  <b>${f(`past_evening`)}</b>
  ${` ${e} `}
  ${l(f(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:r,dice:i}=P.game.statistics;p(e,[u`<h2>${f(`past_numbers`)}</h2>`,r&&u`<${X} ...${r} />`,n>0&&u`<p class="small">${f(`past_leads`,{count:n})}</p>`,u`<${b} players=${t} marks=${I()} />`,u`<${y} dice=${i} />`])}function fe(e){P.game.over&&p(e,u`<${A} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-2bd5450f.js`),pe=()=>u`
  <h2>${f(`past_keeping`)}</h2>
  <div class="row">
    ${l(f(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${l(f(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){J(),(await import(`./report-33d2d5e6.js`)).openReport(M(`report`),P)}function $(){ue(M(`head`)),W(M(`stage`)),ce(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),p(M(`keeping`),i.host&&u`<${pe} />`)}async function he(){await m();let e=await h(()=>t(`/api/games/${N}`)),n=e&&await h(()=>r(e));if(!n)return p(M(`head`),[u`<h1>${M(`head`).textContent.trim()}</h1>`,u`<p>${f(`past_not_there`)}</p>`]);Object.assign(P,{game:e,geometry:n,states:ne(e)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(i?Number(i):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ae),$()}he();