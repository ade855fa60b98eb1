import{A as e,An as t,C as n,En as r,Fn as i,Ht as a,In as o,Kt as s,Nn as c,Tn as l,a as u,bn as d,dn as f,fn as p,hn as m,kn as ee,l as h,nn as g,on as _,un as v,yn as y}from"./phone-c348bab2.js";import{n as b,r as x,t as S}from"./shared-387c9a2b.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function E({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>C*e/i,o=e=>w-w*e,s=e.findLastIndex(({step:e})=>e<n);return c`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${s>=0&&c`<path class="curve-here" d=${`M${a(s)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return c`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const D=({number:e,seat:t})=>c`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,O=({title:e,text:n,worth:i,name:a,onShow:o})=>c`<p class="evening">
  <b>${e}</b>${` ${n} ${i??``} `}
  ${t(r(`past_show`),o,{name:a,kind:`quiet`})}
</p>`;var te=class extends o{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await g(()=>v(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),_(n.others[0]?.text??r(`review_best`)))}render({seat:e,who:n,onShow:i},{others:a}){let o=()=>a?this.setState({others:null}):this.open(),s=r(`review_others`);return c`
      ${t(s,o,{name:`others-${e}`,"aria-expanded":String(!!a),"aria-label":`${s} ${n}`})}
      ${a?.length===0&&c`<p>${r(`review_best`)}</p>`}
      ${a?.map(({step:n,text:a,move:o,other:s,worth:l})=>c`<p key=${n} class="evening">
          ${a} <b>${r(`review_other`)}</b> ${`${s} ${l} `}
          ${t(r(`past_show`),()=>i(n,{seat:e,move:o,text:s}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function ne({review:e,game:t,marks:n,at:i,onShow:a}){let{curve:o,turning:s,decisions:l,seats:u,decided:f}=e,p=ee(`pictures`)?[]:e.own,m=`${r(`review_curve`)} ${u.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return c`
    <p class="small">${r(`review_curve`)}</p>
    <${E} curve=${o} seats=${u} at=${i} label=${m} />
    <ul class="review-seats">
      ${u.map(({seat:e,who:r,ahead:i,luck:o},s)=>c`<li key=${e}>
          <h3>${d(e,n[e]??``,`small`)} ${r} <${D} number=${s} seat=${e} /></h3>
          <p class="small">${i} ${o}</p>
          ${p.includes(e)&&c`<${te} game=${t} seat=${e} who=${r} onShow=${a} />`}
        </li>`)}
    </ul>
    ${f&&c`<p><b>${f}</b></p>`}
    ${s&&c`<${O} title=${r(`review_turning`)} text=${s.text} name="turning" onShow=${()=>a(s.step+1)} />`}
    ${l.map(({seat:e,step:t,text:n,worth:i})=>c`<${O}
        key=${e}
        title=${r(`review_decision`)}
        text=${n}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>a(t+1)}
      />`)}
  `}var k=class extends o{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await v(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return c`
      <h2>${r(`review_title`)}</h2>
      ${o<s?c`<p class="small">${r(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${r(`review_title`)} />`:c`<${ne} review=${a} game=${e} marks=${t} at=${n} onShow=${i} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function re(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function j(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>c`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,n,r){return c`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,i]=t?[V(),H()]:[0,e];return[z(`first`,r(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,r(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,r(`past_pause`),Y):z(`play`,r(`past_play`),J,e===0),z(`on`,r(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,r(t?`past_on`:`past_last`),()=>q(i),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:n,at:i,last:a}){let o=P.game.game_id;return c`
    <${h} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(a)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${a}
      step="1"
      aria-label=${r(`past_slider`)}
      aria-valuetext=${n}
      value=${i}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${t(r(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${l(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${r(`as_text`)}</a>
    </div>
  `}function W(e){let t=P.states[P.at],r={pieces:s(t,P.geometry),arrows:P.other?a(P.other):G(P.game.steps[P.at-1]),signs:t.signs??[],label:u(t,P.geometry)},o=P.states.length-1;i(e,c`<${U} contents=${r} told=${K()} at=${P.at} last=${o} />`),n(M(`beyond`),{state:{...t,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=a(e);return t.length?t:j(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${r(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:r(`past_start`);return`${r(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&_(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends o{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let i=e.gone?[c`<s>${e.text}</s>`,` `,c`<small>${r(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return c`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?d(e.seat,I()[e.seat]??``,`small`):y(s?`overruled`:`taken-back`)}
        ${s&&e.die&&m(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&c`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let i=e.map((e,t)=>c`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return c`
    <h2>${r(`past_all_turns`)}</h2>
    ${e.length?c`<ol class="turns" onkeydown=${ce}>${i}</ol>`:c`<p>${r(`past_no_turns`)}</p>`}
    ${t>0&&c`<p class="small">${r(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=P.game;i(e,c`<${oe} steps=${t} left=${n} at=${P.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let a=e.querySelector(`.turns`),[o,s]=[r.offsetTop,r.offsetTop+r.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(e){let{game:t}=P,n=` ${t.title} · ${S(t)}${t.imported?` · ${r(`past_imported`)}`:``}`;i(e,[c`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,c`<p><b>${t.result}</b>${n}</p>`])}const ue=({text:e,step:n})=>c`<p class="evening">
  <b>${r(`past_evening`)}</b>
  ${` ${e} `}
  ${t(r(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:a,dice:o}=P.game.statistics;i(e,[c`<h2>${r(`past_numbers`)}</h2>`,a&&c`<${ue} ...${a} />`,n>0&&c`<p class="small">${r(`past_leads`,{count:n})}</p>`,c`<${x} players=${t} marks=${I()} />`,c`<${b} dice=${o} />`])}function fe(e){P.game.over&&i(e,c`<${k} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-3ca4b093.js`),pe=()=>c`
  <h2>${r(`past_keeping`)}</h2>
  <div class="row">
    ${t(r(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${t(r(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-21c98e78.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),i(M(`keeping`),p.host&&c`<${pe} />`)}async function he(){await e();let t=await g(()=>v(`/api/games/${N}`)),n=t&&await g(()=>f(t));if(!n)return i(M(`head`),[c`<h1>${M(`head`).textContent.trim()}</h1>`,c`<p>${r(`past_not_there`)}</p>`]);Object.assign(P,{game:t,geometry:n,states:re(t)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(a?Number(a):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();