import{An as e,Dn as t,En as n,In as r,Ln as i,Pn as a,Ut as o,a as s,bn as c,dn as l,fn as u,gn as d,j as f,jn as p,l as m,pn as ee,qt as h,rn as g,sn as _,w as v,xn as y}from"./phone-1c8a60bc.js";import{n as b,r as x,t as S}from"./shared-6a28c1b1.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function E({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),o=e=>C*e/i,s=e=>w-w*e,c=e.findLastIndex(({step:e})=>e<n);return a`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${c>=0&&a`<path class="curve-here" d=${`M${o(c)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return a`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const D=({number:e,seat:t})=>a`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,O=({title:e,text:n,worth:r,name:i,onShow:o})=>a`<p class="evening">
  <b>${e}</b>${` ${n} ${r??``} `}
  ${p(t(`past_show`),o,{name:i,kind:`quiet`})}
</p>`;var te=class extends i{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:n}=this.props,r;do r=await g(()=>l(`/api/games/${e}/review/${n}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),_(r.others[0]?.text??t(`review_best`)))}render({seat:e,who:n,onShow:r},{others:i}){let o=()=>i?this.setState({others:null}):this.open(),s=t(`review_others`);return a`
      ${p(s,o,{name:`others-${e}`,"aria-expanded":String(!!i),"aria-label":`${s} ${n}`})}
      ${i?.length===0&&a`<p>${t(`review_best`)}</p>`}
      ${i?.map(({step:n,text:i,move:o,other:s,worth:c})=>a`<p key=${n} class="evening">
          ${i} <b>${t(`review_other`)}</b> ${`${s} ${c} `}
          ${p(t(`past_show`),()=>r(n,{seat:e,move:o,text:s}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function ne({review:n,game:r,marks:i,at:o,onShow:s}){let{curve:c,turning:l,decisions:u,seats:d,decided:f}=n,p=e(`pictures`)?[]:n.own,m=`${t(`review_curve`)} ${d.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return a`
    <p class="small">${t(`review_curve`)}</p>
    <${E} curve=${c} seats=${d} at=${o} label=${m} />
    <ul class="review-seats">
      ${d.map(({seat:e,who:t,ahead:n,luck:o},c)=>a`<li key=${e}>
          <h3>${y(e,i[e]??``,`small`)} ${t} <${D} number=${c} seat=${e} /></h3>
          <p class="small">${n} ${o}</p>
          ${p.includes(e)&&a`<${te} game=${r} seat=${e} who=${t} onShow=${s} />`}
        </li>`)}
    </ul>
    ${f&&a`<p><b>${f}</b></p>`}
    ${l&&a`<${O} title=${t(`review_turning`)} text=${l.text} name="turning" onShow=${()=>s(l.step+1)} />`}
    ${u.map(({seat:e,step:n,text:r,worth:i})=>a`<${O}
        key=${e}
        title=${t(`review_decision`)}
        text=${r}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>s(n+1)}
      />`)}
  `}var k=class extends i{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await l(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:n,at:r,onShow:i},{review:o}){if(!o?.turns)return null;let{weighed:s,turns:c}=o;return a`
      <h2>${t(`review_title`)}</h2>
      ${s<c?a`<p class="small">${t(`review_weighing`,{done:s,count:c})}</p>
            <progress max=${c} value=${s} aria-label=${t(`review_title`)} />`:a`<${ne} review=${o} game=${e} marks=${n} at=${r} onShow=${i} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function re(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function j(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>a`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return a`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let n=F(),[r,i]=n?[V(),H()]:[0,e];return[z(`first`,t(n?`past_back`:`past_first`),()=>q(r),P.at===0),z(`back`,t(n?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,t(`past_pause`),Y):z(`play`,t(`past_play`),J,e===0),z(`on`,t(n?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,t(n?`past_on`:`past_last`),()=>q(i),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:r,at:i,last:o}){let s=P.game.game_id;return a`
    <${m} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(o)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${o}
      step="1"
      aria-label=${t(`past_slider`)}
      aria-valuetext=${r}
      value=${i}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${r}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${p(t(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${n(`/api/games/${s}.txt`)} download=${`game-${s}.txt`}>${t(`as_text`)}</a>
    </div>
  `}function W(e){let t=P.states[P.at],n={pieces:h(t,P.geometry),arrows:P.other?o(P.other):G(P.game.steps[P.at-1]),signs:t.signs??[],label:s(t,P.geometry)},i=P.states.length-1;r(e,a`<${U} contents=${n} told=${K()} at=${P.at} last=${i} />`),v(M(`beyond`),{state:{...t,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=o(e);return t.length?t:j(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${t(`review_other`)} ${P.other.text}`;let n=P.at?P.game.steps[P.at-1].text:t(`past_start`);return`${t(`past_step`,{number:P.at,count:e})} ${n}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&_(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends i{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[a`<s>${e.text}</s>`,` `,a`<small>${t(`past_${e.gone}`)}</small>`]:e.text,o=e.kind===`heard`&&P.game.steps[n-2]?.turn===e.turn,s=e.kind===`heard`?e.turn:e.number,l=e.kind!==`undo`;return a`<li class=${o?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(n)}
      >
        <span class="number">${!l||o||!s?``:s}</span>
        ${l&&e.seat?y(e.seat,I()[e.seat]??``,`small`):c(l?`overruled`:`taken-back`)}
        ${l&&e.die&&d(e.die,`small`)}
        <span class="told">${i}${e.move&&l&&a`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:n,at:r}){let i=e.map((e,t)=>a`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return a`
    <h2>${t(`past_all_turns`)}</h2>
    ${e.length?a`<ol class="turns" onkeydown=${ce}>${i}</ol>`:a`<p>${t(`past_no_turns`)}</p>`}
    ${n>0&&a`<p class="small">${t(`past_left_out`,{count:n})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=P.game;r(e,a`<${oe} steps=${t} left=${n} at=${P.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let o=e.querySelector(`.turns`),[s,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(e){let{game:n}=P,i=` ${n.title} · ${S(n)}${n.imported?` · ${t(`past_imported`)}`:``}`;r(e,[a`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,a`<p><b>${n.result}</b>${i}</p>`])}const ue=({text:e,step:n})=>a`<p class="evening">
  <b>${t(`past_evening`)}</b>
  ${` ${e} `}
  ${p(t(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:n,leads:i,evening:o,dice:s}=P.game.statistics;r(e,[a`<h2>${t(`past_numbers`)}</h2>`,o&&a`<${ue} ...${o} />`,i>0&&a`<p class="small">${t(`past_leads`,{count:i})}</p>`,a`<${x} players=${n} marks=${I()} />`,a`<${b} dice=${s} />`])}function fe(e){P.game.over&&r(e,a`<${k} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-4fb8c4cc.js`),pe=()=>a`
  <h2>${t(`past_keeping`)}</h2>
  <div class="row">
    ${p(t(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${p(t(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-9ff86bbf.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),r(M(`keeping`),ee.host&&a`<${pe} />`)}async function he(){await f();let e=await g(()=>l(`/api/games/${N}`)),n=e&&await g(()=>u(e));if(!n)return r(M(`head`),[a`<h1>${M(`head`).textContent.trim()}</h1>`,a`<p>${t(`past_not_there`)}</p>`]);Object.assign(P,{game:e,geometry:n,states:re(e)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(i?Number(i):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();