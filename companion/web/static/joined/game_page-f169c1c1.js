import{$t as e,Bt as t,Cn as n,En as r,Lt as i,On as a,Sn as o,T as s,Yt as c,a as l,an as u,cn as d,fn as f,in as p,j as ee,kn as m,l as h,pn as g,rn as _,vn as v,yn as y}from"./phone-4da4ee6a.js";import{n as b,r as x,t as S}from"./shared-a9ed8ae5.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function E({curve:e,seats:t,at:n,label:i}){let a=Math.max(1,e.length-1),o=e=>C*e/a,s=e=>w-w*e,c=e.findLastIndex(({step:e})=>e<n);return r`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${c>=0&&r`<path class="curve-here" d=${`M${o(c)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let i=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return r`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const D=({number:e,seat:t})=>r`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,O=({title:e,text:t,worth:i,name:a,onShow:o})=>r`<p class="evening">
  <b>${e}</b>${` ${t} ${i??``} `}
  ${n(y(`past_show`),o,{name:a,kind:`quiet`})}
</p>`;var te=class extends m{componentWillUnmount(){this.gone=!0}async open(){let{game:t,seat:n}=this.props,r;do r=await c(()=>_(`/api/games/${t}/review/${n}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),e(r.others[0]?.text??y(`review_best`)))}render({seat:e,who:t,onShow:i},{others:a}){let o=()=>a?this.setState({others:null}):this.open(),s=y(`review_others`);return r`
      ${n(s,o,{name:`others-${e}`,"aria-expanded":String(!!a),"aria-label":`${s} ${t}`})}
      ${a?.length===0&&r`<p>${y(`review_best`)}</p>`}
      ${a?.map(({step:t,text:a,move:o,other:s,worth:c})=>r`<p key=${t} class="evening">
          ${a} <b>${y(`review_other`)}</b> ${`${s} ${c} `}
          ${n(y(`past_show`),()=>i(t,{seat:e,move:o,text:s}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function ne({review:e,game:t,marks:n,at:i,onShow:a}){let{curve:s,turning:c,decisions:l,seats:u,decided:d}=e,f=o(`pictures`)?[]:e.own,p=`${y(`review_curve`)} ${u.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return r`
    <p class="small">${y(`review_curve`)}</p>
    <${E} curve=${s} seats=${u} at=${i} label=${p} />
    <ul class="review-seats">
      ${u.map(({seat:e,who:i,ahead:o,luck:s},c)=>r`<li key=${e}>
          <h3>${g(e,n[e]??``,`small`)} ${i} <${D} number=${c} seat=${e} /></h3>
          <p class="small">${o} ${s}</p>
          ${f.includes(e)&&r`<${te} game=${t} seat=${e} who=${i} onShow=${a} />`}
        </li>`)}
    </ul>
    ${d&&r`<p><b>${d}</b></p>`}
    ${c&&r`<${O} title=${y(`review_turning`)} text=${c.text} name="turning" onShow=${()=>a(c.step+1)} />`}
    ${l.map(({seat:e,step:t,text:n,worth:i})=>r`<${O}
        key=${e}
        title=${y(`review_decision`)}
        text=${n}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>a(t+1)}
      />`)}
  `}var k=class extends m{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await _(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return r`
      <h2>${y(`review_title`)}</h2>
      ${o<s?r`<p class="small">${y(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${y(`review_title`)} />`:r`<${ne} review=${a} game=${e} marks=${t} at=${n} onShow=${i} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function j(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>r`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,i){return r`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${i} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,y(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,y(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,y(`past_pause`),Y):z(`play`,y(`past_play`),J,e===0),z(`on`,y(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,y(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:t,at:i,last:a}){let o=P.game.game_id;return r`
    <${h} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(a)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${a}
      step="1"
      aria-label=${y(`past_slider`)}
      aria-valuetext=${t}
      value=${i}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${n(y(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${v(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${y(`as_text`)}</a>
    </div>
  `}function W(e){let n=P.states[P.at],o={pieces:t(n,P.geometry),arrows:P.other?i(P.other):G(P.game.steps[P.at-1]),signs:n.signs??[],label:l(n,P.geometry)},c=P.states.length-1;a(e,r`<${U} contents=${o} told=${K()} at=${P.at} last=${c} />`),s(M(`beyond`),{state:{...n,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${y(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:y(`past_start`);return`${y(`past_step`,{number:P.at,count:e})} ${t}`}function q(t,n=!1,r=null){n||Y(),P.other=r,P.at=Math.max(0,Math.min(P.states.length-1,t)),history.replaceState(null,``,`#step=${P.at}`),$(),!n&&document.activeElement?.id!==`slider`&&e(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends m{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let i=e.gone?[r`<s>${e.text}</s>`,` `,r`<small>${y(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return r`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?g(e.seat,I()[e.seat]??``,`small`):f(s?`overruled`:`taken-back`)}
        ${s&&e.die&&d(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&r`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let i=e.map((e,t)=>r`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return r`
    <h2>${y(`past_all_turns`)}</h2>
    ${e.length?r`<ol class="turns" onkeydown=${ce}>${i}</ol>`:r`<p>${y(`past_no_turns`)}</p>`}
    ${t>0&&r`<p class="small">${y(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=P.game;a(e,r`<${oe} steps=${t} left=${n} at=${P.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let o=e.querySelector(`.turns`),[s,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(e){let{game:t}=P,n=` ${t.title} · ${S(t)}${t.imported?` · ${y(`past_imported`)}`:``}`;a(e,[r`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,r`<p><b>${t.result}</b>${n}</p>`])}const ue=({text:e,step:t})=>r`<p class="evening">
  <b>${y(`past_evening`)}</b>
  ${` ${e} `}
  ${n(y(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:i,dice:o}=P.game.statistics;a(e,[r`<h2>${y(`past_numbers`)}</h2>`,i&&r`<${ue} ...${i} />`,n>0&&r`<p class="small">${y(`past_leads`,{count:n})}</p>`,r`<${x} players=${t} marks=${I()} />`,r`<${b} dice=${o} />`])}function fe(e){P.game.over&&a(e,r`<${k} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-6e37dd19.js`),pe=()=>r`
  <h2>${y(`past_keeping`)}</h2>
  <div class="row">
    ${n(y(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${n(y(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-80cc0abb.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),a(M(`keeping`),u.host&&r`<${pe} />`)}async function he(){await ee();let e=await c(()=>_(`/api/games/${N}`)),t=e&&await c(()=>p(e));if(!t)return a(M(`head`),[r`<h1>${M(`head`).textContent.trim()}</h1>`,r`<p>${y(`past_not_there`)}</p>`]);Object.assign(P,{game:e,geometry:t,states:j(e)});let n=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(n?Number(n):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();