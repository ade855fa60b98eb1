import{An as e,Bn as t,Cn as n,D as r,Gt as i,Ln as a,Nn as o,P as s,Pn as c,Sn as l,Yt as u,an as d,c as f,hn as p,i as m,kn as h,ln as g,mn as _,pn as v,vn as ee,zn as y}from"./phone-44b4d523.js";import{n as b,r as x,t as S}from"./shared-b48397d9.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),o=e=>C*e/i,s=e=>w-w*e,c=e.findLastIndex(({step:e})=>e<n);return a`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${c>=0&&a`<path class="curve-here" d=${`M${o(c)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return a`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>a`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,D=({title:t,text:n,worth:r,name:i,onShow:o})=>a`<p class="evening">
  <b>${t}</b>${` ${n} ${r??``} `}
  ${c(e(`past_show`),o,{name:i,kind:`quiet`})}
</p>`;var O=class extends t{componentWillUnmount(){this.gone=!0}async open(){let{game:t,seat:n}=this.props,r;do r=await d(()=>v(`/api/games/${t}/review/${n}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),g(r.others[0]?.text??e(`review_best`)))}render({seat:t,who:n,onShow:r},{others:i}){let o=()=>i?this.setState({others:null}):this.open(),s=e(`review_others`);return a`
      ${c(s,o,{name:`others-${t}`,"aria-expanded":String(!!i),"aria-label":`${s} ${n}`})}
      ${i?.length===0&&a`<p>${e(`review_best`)}</p>`}
      ${i?.map(({step:n,text:i,move:o,other:s,worth:l})=>a`<p key=${n} class="evening">
          ${i} <b>${e(`review_other`)}</b> ${`${s} ${l} `}
          ${c(e(`past_show`),()=>r(n,{seat:t,move:o,text:s}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function ne({review:t,game:r,marks:i,at:s,onShow:c}){let{curve:l,turning:u,decisions:d,seats:f,decided:p}=t,m=o(`pictures`)?[]:t.own,h=`${e(`review_curve`)} ${f.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return a`
    <p class="small">${e(`review_curve`)}</p>
    <${te} curve=${l} seats=${f} at=${s} label=${h} />
    <ul class="review-seats">
      ${f.map(({seat:e,who:t,ahead:o,luck:s},l)=>a`<li key=${e}>
          <h3>${n(e,i[e]??``,`small`)} ${t} <${E} number=${l} seat=${e} /></h3>
          <p class="small">${o} ${s}</p>
          ${m.includes(e)&&a`<${O} game=${r} seat=${e} who=${t} onShow=${c} />`}
        </li>`)}
    </ul>
    ${p&&a`<p><b>${p}</b></p>`}
    ${u&&a`<${D} title=${e(`review_turning`)} text=${u.text} name="turning" onShow=${()=>c(u.step+1)} />`}
    ${d.map(({seat:t,step:n,text:r,worth:i})=>a`<${D}
        key=${t}
        title=${e(`review_decision`)}
        text=${r}
        worth=${i}
        name=${`decision-${t}`}
        onShow=${()=>c(n+1)}
      />`)}
  `}var k=class extends t{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await v(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:t,marks:n,at:r,onShow:i},{review:o}){if(!o?.turns)return null;let{weighed:s,turns:c}=o;return a`
      <h2>${e(`review_title`)}</h2>
      ${s<c?a`<p class="small">${e(`review_weighing`,{done:s,count:c})}</p>
            <progress max=${c} value=${s} aria-label=${e(`review_title`)} />`:a`<${ne} review=${o} game=${t} marks=${n} at=${r} onShow=${i} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function j(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>a`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return a`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(t){let n=F(),[r,i]=n?[V(),H()]:[0,t];return[z(`first`,e(n?`past_back`:`past_first`),()=>q(r),P.at===0),z(`back`,e(n?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,e(`past_pause`),Y):z(`play`,e(`past_play`),J,t===0),z(`on`,e(n?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===t),z(`last`,e(n?`past_on`:`past_last`),()=>q(i),P.at===t)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:t,told:n,at:r,last:i}){let o=P.game.game_id;return a`
    <${f} css="board-box" geometry=${P.geometry} marks=${I()} contents=${t} />
    <div id="controls" class="row controls-row">${B(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${e(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${c(e(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${h(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${e(`as_text`)}</a>
    </div>
  `}function W(e){let t=P.states[P.at],n={pieces:u(t,P.geometry),arrows:P.other?i(P.other):G(P.game.steps[P.at-1]),signs:t.signs??[],label:m(t,P.geometry)},o=P.states.length-1;y(e,a`<${U} contents=${n} told=${K()} at=${P.at} last=${o} />`),r(M(`beyond`),{state:{...t,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let t=P.states.length-1;if(P.other)return`${e(`review_other`)} ${P.other.text}`;let n=P.at?P.game.steps[P.at-1].text:e(`past_start`);return`${e(`past_step`,{number:P.at,count:t})} ${n}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&g(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends t{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:t,at:r,current:i}){let o=t.gone?[a`<s>${t.text}</s>`,` `,a`<small>${e(`past_${t.gone}`)}</small>`]:t.text,s=t.kind===`heard`&&P.game.steps[r-2]?.turn===t.turn,c=t.kind===`heard`?t.turn:t.number,u=t.kind!==`undo`;return a`<li class=${s?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${t.kind}`}
        data-f=${`step-${r}`}
        aria-current=${i?`step`:null}
        onclick=${()=>q(r)}
      >
        <span class="number">${!u||s||!c?``:c}</span>
        ${u&&t.seat?n(t.seat,I()[t.seat]??``,`small`):l(u?`overruled`:`taken-back`)}
        ${u&&t.die&&ee(t.die,`small`)}
        <span class="told">${o}${t.move&&u&&a`<code>${t.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:t,left:n,at:r}){let i=t.map((e,t)=>a`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return a`
    <h2>${e(`past_all_turns`)}</h2>
    ${t.length?a`<ol class="turns" onkeydown=${ce}>${i}</ol>`:a`<p>${e(`past_no_turns`)}</p>`}
    ${n>0&&a`<p class="small">${e(`past_left_out`,{count:n})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=P.game;y(e,a`<${oe} steps=${t} left=${n} at=${P.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[o,s]=[r.offsetTop,r.offsetTop+r.offsetHeight];(o<i.scrollTop||s>i.scrollTop+i.clientHeight)&&(i.scrollTop=o-i.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(t){let{game:n}=P,r=` ${n.title} · ${S(n)}${n.imported?` · ${e(`past_imported`)}`:``}`;y(t,[a`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,a`<p><b>${n.result}</b>${r}</p>`])}const ue=({text:t,step:n})=>a`<p class="evening">
  <b>${e(`past_evening`)}</b>
  ${` ${t} `}
  ${c(e(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(t){let{players:n,leads:r,evening:i,dice:o}=P.game.statistics;y(t,[a`<h2>${e(`past_numbers`)}</h2>`,i&&a`<${ue} ...${i} />`,r>0&&a`<p class="small">${e(`past_leads`,{count:r})}</p>`,a`<${x} players=${n} marks=${I()} />`,a`<${b} dice=${o} />`])}function fe(e){P.game.over&&y(e,a`<${k} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-a00bb6e2.js`),pe=()=>a`
  <h2>${e(`past_keeping`)}</h2>
  <div class="row">
    ${c(e(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${c(e(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-ff5110e0.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),y(M(`keeping`),p.host&&a`<${pe} />`)}async function he(){await s();let t=await d(()=>v(`/api/games/${N}`)),n=t&&await d(()=>_(t));if(!n)return y(M(`head`),[a`<h1>${M(`head`).textContent.trim()}</h1>`,a`<p>${e(`past_not_there`)}</p>`]);Object.assign(P,{game:t,geometry:n,states:j(t)});let r=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(r?Number(r):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();