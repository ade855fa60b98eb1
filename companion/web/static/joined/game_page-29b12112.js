import{$t as e,Gt as t,It as n,Nt as r,O as i,S as a,Sn as o,Tn as s,Yt as c,a as l,c as u,cn as d,en as f,hn as p,in as m,ln as h,mn as g,tn as ee,vn as _,wn as v,yn as y}from"./phone-4015ea91.js";import{n as b,r as x,t as S}from"./shared-14a29561.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function E({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>C*e/i,s=e=>w-w*e,c=e.findLastIndex(({step:e})=>e<n);return o`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${c>=0&&o`<path class="curve-here" d=${`M${a(c)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return o`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const D=({number:e,seat:t})=>o`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,O=({title:e,text:t,worth:n,name:r,onShow:i})=>o`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${y(p(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;var k=class extends s{componentWillUnmount(){this.gone=!0}async open(){let{game:n,seat:r}=this.props,i;do i=await t(()=>e(`/api/games/${n}/review/${r}`));while(i&&i.weighed<i.turns&&!this.gone);i&&!this.gone&&(this.setState({others:i.others}),c(i.others[0]?.text??p(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let i=()=>r?this.setState({others:null}):this.open(),a=p(`review_others`);return o`
      ${y(a,i,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${a} ${t}`})}
      ${r?.length===0&&o`<p>${p(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:i,other:a,worth:s})=>o`<p key=${t} class="evening">
          ${r} <b>${p(`review_other`)}</b> ${`${a} ${s} `}
          ${y(p(`past_show`),()=>n(t,{seat:e,move:i,text:a}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function A({review:e,game:t,marks:n,at:r,onShow:i}){let{curve:a,turning:s,decisions:c,seats:l,decided:u}=e,d=_(`pictures`)?[]:e.own,f=`${p(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return o`
    <p class="small">${p(`review_curve`)}</p>
    <${E} curve=${a} seats=${l} at=${r} label=${f} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:r,ahead:a,luck:s},c)=>o`<li key=${e}>
          <h3>${h(e,n[e]??``,`small`)} ${r} <${D} number=${c} seat=${e} /></h3>
          <p class="small">${a} ${s}</p>
          ${d.includes(e)&&o`<${k} game=${t} seat=${e} who=${r} onShow=${i} />`}
        </li>`)}
    </ul>
    ${u&&o`<p><b>${u}</b></p>`}
    ${s&&o`<${O} title=${p(`review_turning`)} text=${s.text} name="turning" onShow=${()=>i(s.step+1)} />`}
    ${c.map(({seat:e,step:t,text:n,worth:r})=>o`<${O}
        key=${e}
        title=${p(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var j=class extends s{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let t=await e(`/api/games/${this.props.game}/review`).catch(()=>null);t&&!this.gone&&(this.setState({review:t},()=>{this.props.place.hidden=!t.turns}),t.weighed<t.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:s}=i;return o`
      <h2>${p(`review_title`)}</h2>
      ${a<s?o`<p class="small">${p(`review_weighing`,{done:a,count:s})}</p>
            <progress max=${s} value=${a} aria-label=${p(`review_title`)} />`:o`<${A} review=${i} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function M(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?M(e[r]??{},i):i;return n}function te(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(M(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function ne(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const N=e=>document.getElementById(e),P=N(`main`).dataset.game,F={game:null,states:[],at:0,other:null,geometry:null,timer:null},I=()=>F.game.steps.some(({kind:e})=>e===`heard`),L=()=>Object.fromEntries(F.game.seats.map(({seat:e,mark:t})=>[e,t])),R={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},z=e=>o`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${R[e]} /></svg>`;function B(e,t,n,r){return o`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${z(e)}
  </button>`}function V(e){let t=I(),[n,r]=t?[H(),U()]:[0,e];return[B(`first`,p(t?`past_back`:`past_first`),()=>J(n),F.at===0),B(`back`,p(t?`past_step_back`:`past_back`),()=>J(F.at-1),F.at===0),F.timer?B(`pause`,p(`past_pause`),Y):B(`play`,p(`past_play`),re,e===0),B(`on`,p(t?`past_step_on`:`past_on`),()=>J(F.at+1),F.at===e),B(`last`,p(t?`past_on`:`past_last`),()=>J(r),F.at===e)]}const H=()=>Math.max(0,1+F.game.steps.slice(0,Math.max(0,F.at-1)).findLastIndex(({ends:e})=>e));function U(){let e=F.game.steps.findIndex(({ends:e},t)=>e&&t>=F.at);return e<0?F.states.length-1:e+1}function W({contents:e,told:t,at:n,last:r}){let i=F.game.game_id;return o`
    <${u} css="board-box" geometry=${F.geometry} marks=${L()} contents=${e} />
    <div id="controls" class="row controls-row">${V(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${p(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>J(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${y(p(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${g(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${p(`as_text`)}</a>
    </div>
  `}function G(e){let t=F.states[F.at],i={pieces:n(t,F.geometry),arrows:F.other?r(F.other):K(F.game.steps[F.at-1]),signs:t.signs??[],label:l(t,F.geometry)},s=F.states.length-1;v(e,o`<${W} contents=${i} told=${q()} at=${F.at} last=${s} />`),a(N(`beyond`),{state:{...t,phase:`past`}})}function K(e){if(!e||e.kind===`undo`)return[];let t=r(e);return t.length?t:ne(F.states[F.at-1],e)}function q(){let e=F.states.length-1;if(F.other)return`${p(`review_other`)} ${F.other.text}`;let t=F.at?F.game.steps[F.at-1].text:p(`past_start`);return`${p(`past_step`,{number:F.at,count:e})} ${t}`}function J(e,t=!1,n=null){t||Y(),F.other=n,F.at=Math.max(0,Math.min(F.states.length-1,e)),history.replaceState(null,``,`#step=${F.at}`),$(),!t&&document.activeElement?.id!==`slider`&&c(q())}function re(){F.at===F.states.length-1&&(F.at=0),F.timer=setInterval(()=>F.at>=F.states.length-1?Y():J(F.at+1,!0),I()?900:1400),$()}function Y(){F.timer&&(clearInterval(F.timer),F.timer=null,$())}const X={ArrowLeft:()=>F.at-1,ArrowRight:()=>F.at+1,Home:()=>0,End:()=>F.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),J(X[e.key]()))}var ae=class extends s{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[o`<s>${e.text}</s>`,` `,o`<small>${p(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&F.game.steps[t-2]?.turn===e.turn,a=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return o`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>J(t)}
      >
        <span class="number">${!s||i||!a?``:a}</span>
        ${s&&e.seat?h(e.seat,L()[e.seat]??``,`small`):d(s?`overruled`:`taken-back`)}
        ${s&&e.die&&m(e.die,`small`)}
        <span class="told">${r}${e.move&&s&&o`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let r=e.map((e,t)=>o`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return o`
    <h2>${p(`past_all_turns`)}</h2>
    ${e.length?o`<ol class="turns" onkeydown=${ce}>${r}</ol>`:o`<p>${p(`past_no_turns`)}</p>`}
    ${t>0&&o`<p class="small">${p(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=F.game;v(e,o`<${oe} steps=${t} left=${n} at=${F.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,s]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||s>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),J(Math.max(1,F.at+t)),N(`steps`).querySelector(`[data-f="step-${F.at}"]`)?.focus())}function le(e){let{game:t}=F,n=` ${t.title} · ${S(t)}${t.imported?` · ${p(`past_imported`)}`:``}`;v(e,[o`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,o`<p><b>${t.result}</b>${n}</p>`])}const ue=({text:e,step:t})=>o`<p class="evening">
  <b>${p(`past_evening`)}</b>
  ${` ${e} `}
  ${y(p(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:r,dice:i}=F.game.statistics;v(e,[o`<h2>${p(`past_numbers`)}</h2>`,r&&o`<${ue} ...${r} />`,n>0&&o`<p class="small">${p(`past_leads`,{count:n})}</p>`,o`<${x} players=${t} marks=${L()} />`,o`<${b} dice=${i} />`])}function fe(e){F.game.over&&v(e,o`<${j} game=${P} marks=${L()} at=${F.at} onShow=${Z} place=${e} />`)}function Z(e,t){J(e,!1,t),N(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-2b882670.js`),pe=()=>o`
  <h2>${p(`past_keeping`)}</h2>
  <div class="row">
    ${y(p(`past_forget_game`),async()=>(await Q()).forgetGame(P),{name:`forget`})}
    ${y(p(`past_delete`),async()=>(await Q()).deleteGame(P),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-ce319007.js`)).openReport(N(`report`),F)}function $(){le(N(`head`)),G(N(`stage`)),se(N(`steps`)),fe(N(`review`)),de(N(`numbers`)),v(N(`keeping`),ee.host&&o`<${pe} />`)}async function he(){await i();let n=await t(()=>e(`/api/games/${P}`)),r=n&&await t(()=>f(n));if(!r)return v(N(`head`),[o`<h1>${N(`head`).textContent.trim()}</h1>`,o`<p>${p(`past_not_there`)}</p>`]);Object.assign(F,{game:n,geometry:r,states:te(n)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];F.at=Math.min(a?Number(a):F.states.length-1,F.states.length-1),document.addEventListener(`keydown`,ie),$()}he();