import{An as e,D as t,On as n,Rt as r,Tn as i,Vt as a,Zt as o,an as s,bn as c,c as l,hn as u,i as d,jn as f,mn as p,on as m,sn as h,tn as g,un as _,wn as v,x as y,xn as b}from"./phone-99872946.js";import{n as x,r as ee,t as S}from"./shared-ff598db0.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function E({curve:e,seats:t,at:r,label:i}){let a=Math.max(1,e.length-1),o=e=>C*e/a,s=e=>w-w*e,c=e.findLastIndex(({step:e})=>e<r);return n`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${c>=0&&n`<path class="curve-here" d=${`M${o(c)} -6V${w+6}`} />`}
    ${t.map(({seat:t},r)=>{let i=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return n`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${T[r%T.length]} />
      </g>`})}
  </svg>`}const te=({number:e,seat:t})=>n`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,D=({title:e,text:t,worth:r,name:a,onShow:o})=>n`<p class="evening">
  <b>${e}</b>${` ${t} ${r??``} `}
  ${i(b(`past_show`),o,{name:a,kind:`quiet`})}
</p>`;var O=class extends f{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await o(()=>s(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),g(n.others[0]?.text??b(`review_best`)))}render({seat:e,who:t,onShow:r},{others:a}){let o=()=>a?this.setState({others:null}):this.open(),s=b(`review_others`);return n`
      ${i(s,o,{name:`others-${e}`,"aria-expanded":String(!!a),"aria-label":`${s} ${t}`})}
      ${a?.length===0&&n`<p>${b(`review_best`)}</p>`}
      ${a?.map(({step:t,text:a,move:o,other:s,worth:c})=>n`<p key=${t} class="evening">
          ${a} <b>${b(`review_other`)}</b> ${`${s} ${c} `}
          ${i(b(`past_show`),()=>r(t,{seat:e,move:o,text:s}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:t,marks:r,at:i,onShow:a}){let{curve:o,turning:s,decisions:c,seats:l,decided:d}=e,f=v(`pictures`)?[]:e.own,p=`${b(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return n`
    <p class="small">${b(`review_curve`)}</p>
    <${E} curve=${o} seats=${l} at=${i} label=${p} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:i,ahead:o,luck:s},c)=>n`<li key=${e}>
          <h3>${u(e,r[e]??``,`small`)} ${i} <${te} number=${c} seat=${e} /></h3>
          <p class="small">${o} ${s}</p>
          ${f.includes(e)&&n`<${O} game=${t} seat=${e} who=${i} onShow=${a} />`}
        </li>`)}
    </ul>
    ${d&&n`<p><b>${d}</b></p>`}
    ${s&&n`<${D} title=${b(`review_turning`)} text=${s.text} name="turning" onShow=${()=>a(s.step+1)} />`}
    ${c.map(({seat:e,step:t,text:r,worth:i})=>n`<${D}
        key=${e}
        title=${b(`review_decision`)}
        text=${r}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>a(t+1)}
      />`)}
  `}var A=class extends f{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await s(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:r,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return n`
      <h2>${b(`review_title`)}</h2>
      ${o<s?n`<p class="small">${b(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${b(`review_title`)} />`:n`<${k} review=${a} game=${e} marks=${t} at=${r} onShow=${i} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function ne(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>n`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,t,r,i){return n`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${i} onclick=${r}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,b(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,b(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,b(`past_pause`),Y):z(`play`,b(`past_play`),J,e===0),z(`on`,b(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,b(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:e,told:t,at:r,last:a}){let o=P.game.game_id;return n`
    <${l} css="board-box" geometry=${P.geometry} marks=${I()} contents=${e} />
    <div id="controls" class="row controls-row">${B(a)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${a}
      step="1"
      aria-label=${b(`past_slider`)}
      aria-valuetext=${t}
      value=${r}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${i(b(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${c(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${b(`as_text`)}</a>
    </div>
  `}function W(t){let i=P.states[P.at],o={pieces:a(i,P.geometry),arrows:P.other?r(P.other):G(P.game.steps[P.at-1]),signs:i.signs??[],label:d(i,P.geometry)},s=P.states.length-1;e(t,n`<${U} contents=${o} told=${K()} at=${P.at} last=${s} />`),y(M(`beyond`),{state:{...i,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=r(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${b(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:b(`past_start`);return`${b(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&g(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends f{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:r}){let i=e.gone?[n`<s>${e.text}</s>`,` `,n`<small>${b(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&P.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return n`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(t)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?u(e.seat,I()[e.seat]??``,`small`):p(s?`overruled`:`taken-back`)}
        ${s&&e.die&&_(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&n`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:r}){let i=e.map((e,t)=>n`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return n`
    <h2>${b(`past_all_turns`)}</h2>
    ${e.length?n`<ol class="turns" onkeydown=${ce}>${i}</ol>`:n`<p>${b(`past_no_turns`)}</p>`}
    ${t>0&&n`<p class="small">${b(`past_left_out`,{count:t})}</p>`}
  `}function se(t){let{steps:r,left_out:i}=P.game;e(t,n`<${oe} steps=${r} left=${i} at=${P.at} />`);let a=t.querySelector(`[aria-current]`);if(!a)return;let o=t.querySelector(`.turns`),[s,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(t){let{game:r}=P,i=` ${r.title} · ${S(r)}${r.imported?` · ${b(`past_imported`)}`:``}`;e(t,[n`<h1>${r.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,n`<p><b>${r.result}</b>${i}</p>`])}const ue=({text:e,step:t})=>n`<p class="evening">
  <b>${b(`past_evening`)}</b>
  ${` ${e} `}
  ${i(b(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(t){let{players:r,leads:i,evening:a,dice:o}=P.game.statistics;e(t,[n`<h2>${b(`past_numbers`)}</h2>`,a&&n`<${ue} ...${a} />`,i>0&&n`<p class="small">${b(`past_leads`,{count:i})}</p>`,n`<${ee} players=${r} marks=${I()} />`,n`<${x} dice=${o} />`])}function fe(t){P.game.over&&e(t,n`<${A} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${t} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-2cd743b3.js`),pe=()=>n`
  <h2>${b(`past_keeping`)}</h2>
  <div class="row">
    ${i(b(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${i(b(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-7e031d8e.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),e(M(`keeping`),h.host&&n`<${pe} />`)}async function he(){await t();let r=await o(()=>s(`/api/games/${N}`)),i=r&&await o(()=>m(r));if(!i)return e(M(`head`),[n`<h1>${M(`head`).textContent.trim()}</h1>`,n`<p>${b(`past_not_there`)}</p>`]);Object.assign(P,{game:r,geometry:i,states:ne(r)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(a?Number(a):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();