import{A as e,C as t,Fn as n,Gt as r,Mn as i,On as a,Pn as o,Tn as s,Vt as c,a as l,an as u,dn as d,kn as f,l as p,ln as m,mn as h,tn as g,un as ee,vn as te,wn as _,yn as v}from"./phone-7ea352df.js";import{n as y,r as b,t as x}from"./shared-adb08f7a.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let a=Math.max(1,e.length-1),o=e=>S*e/a,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<n);return i`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&i`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return i`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>i`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:t,worth:n,name:r,onShow:a})=>i`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${f(s(`past_show`),a,{name:r,kind:`quiet`})}
</p>`;var O=class extends n{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await g(()=>m(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),u(n.others[0]?.text??s(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let a=()=>r?this.setState({others:null}):this.open(),o=s(`review_others`);return i`
      ${f(o,a,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${o} ${t}`})}
      ${r?.length===0&&i`<p>${s(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:a,other:o,worth:c})=>i`<p key=${t} class="evening">
          ${r} <b>${s(`review_other`)}</b> ${`${o} ${c} `}
          ${f(s(`past_show`),()=>n(t,{seat:e,move:a,text:o}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:t,marks:n,at:r,onShow:o}){let{curve:c,turning:l,decisions:u,seats:d,decided:f}=e,p=a(`pictures`)?[]:e.own,m=`${s(`review_curve`)} ${d.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return i`
    <p class="small">${s(`review_curve`)}</p>
    <${T} curve=${c} seats=${d} at=${r} label=${m} />
    <ul class="review-seats">
      ${d.map(({seat:e,who:r,ahead:a,luck:s},c)=>i`<li key=${e}>
          <h3>${v(e,n[e]??``,`small`)} ${r} <${E} number=${c} seat=${e} /></h3>
          <p class="small">${a} ${s}</p>
          ${p.includes(e)&&i`<${O} game=${t} seat=${e} who=${r} onShow=${o} />`}
        </li>`)}
    </ul>
    ${f&&i`<p><b>${f}</b></p>`}
    ${l&&i`<${D} title=${s(`review_turning`)} text=${l.text} name="turning" onShow=${()=>o(l.step+1)} />`}
    ${u.map(({seat:e,step:t,text:n,worth:r})=>i`<${D}
        key=${e}
        title=${s(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>o(t+1)}
      />`)}
  `}var A=class extends n{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await m(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:c}=a;return i`
      <h2>${s(`review_title`)}</h2>
      ${o<c?i`<p class="small">${s(`review_weighing`,{done:o,count:c})}</p>
            <progress max=${c} value=${o} aria-label=${s(`review_title`)} />`:i`<${k} review=${a} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function M(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function ne(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const N=e=>document.getElementById(e),P=N(`main`).dataset.game,F={game:null,states:[],at:0,other:null,geometry:null,timer:null},I=()=>F.game.steps.some(({kind:e})=>e===`heard`),L=()=>Object.fromEntries(F.game.seats.map(({seat:e,mark:t})=>[e,t])),R={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},z=e=>i`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${R[e]} /></svg>`;function B(e,t,n,r){return i`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${z(e)}
  </button>`}function V(e){let t=I(),[n,r]=t?[H(),U()]:[0,e];return[B(`first`,s(t?`past_back`:`past_first`),()=>J(n),F.at===0),B(`back`,s(t?`past_step_back`:`past_back`),()=>J(F.at-1),F.at===0),F.timer?B(`pause`,s(`past_pause`),Y):B(`play`,s(`past_play`),re,e===0),B(`on`,s(t?`past_step_on`:`past_on`),()=>J(F.at+1),F.at===e),B(`last`,s(t?`past_on`:`past_last`),()=>J(r),F.at===e)]}const H=()=>Math.max(0,1+F.game.steps.slice(0,Math.max(0,F.at-1)).findLastIndex(({ends:e})=>e));function U(){let e=F.game.steps.findIndex(({ends:e},t)=>e&&t>=F.at);return e<0?F.states.length-1:e+1}function W({contents:e,told:t,at:n,last:r}){let a=F.game.game_id;return i`
    <${p} css="board-box" geometry=${F.geometry} marks=${L()} contents=${e} />
    <div id="controls" class="row controls-row">${V(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${s(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>J(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${f(s(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${_(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${s(`as_text`)}</a>
    </div>
  `}function G(e){let n=F.states[F.at],a={pieces:r(n,F.geometry),arrows:F.other?c(F.other):K(F.game.steps[F.at-1]),signs:n.signs??[],label:l(n,F.geometry)},s=F.states.length-1;o(e,i`<${W} contents=${a} told=${q()} at=${F.at} last=${s} />`),t(N(`beyond`),{state:{...n,phase:`past`}})}function K(e){if(!e||e.kind===`undo`)return[];let t=c(e);return t.length?t:ne(F.states[F.at-1],e)}function q(){let e=F.states.length-1;if(F.other)return`${s(`review_other`)} ${F.other.text}`;let t=F.at?F.game.steps[F.at-1].text:s(`past_start`);return`${s(`past_step`,{number:F.at,count:e})} ${t}`}function J(e,t=!1,n=null){t||Y(),F.other=n,F.at=Math.max(0,Math.min(F.states.length-1,e)),history.replaceState(null,``,`#step=${F.at}`),$(),!t&&document.activeElement?.id!==`slider`&&u(q())}function re(){F.at===F.states.length-1&&(F.at=0),F.timer=setInterval(()=>F.at>=F.states.length-1?Y():J(F.at+1,!0),I()?900:1400),$()}function Y(){F.timer&&(clearInterval(F.timer),F.timer=null,$())}const X={ArrowLeft:()=>F.at-1,ArrowRight:()=>F.at+1,Home:()=>0,End:()=>F.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),J(X[e.key]()))}var ae=class extends n{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[i`<s>${e.text}</s>`,` `,i`<small>${s(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&F.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,c=e.kind!==`undo`;return i`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>J(t)}
      >
        <span class="number">${!c||a||!o?``:o}</span>
        ${c&&e.seat?v(e.seat,L()[e.seat]??``,`small`):te(c?`overruled`:`taken-back`)}
        ${c&&e.die&&h(e.die,`small`)}
        <span class="told">${r}${e.move&&c&&i`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let r=e.map((e,t)=>i`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return i`
    <h2>${s(`past_all_turns`)}</h2>
    ${e.length?i`<ol class="turns" onkeydown=${ce}>${r}</ol>`:i`<p>${s(`past_no_turns`)}</p>`}
    ${t>0&&i`<p class="small">${s(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=F.game;o(e,i`<${oe} steps=${t} left=${n} at=${F.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let a=e.querySelector(`.turns`),[s,c]=[r.offsetTop,r.offsetTop+r.offsetHeight];(s<a.scrollTop||c>a.scrollTop+a.clientHeight)&&(a.scrollTop=s-a.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),J(Math.max(1,F.at+t)),N(`steps`).querySelector(`[data-f="step-${F.at}"]`)?.focus())}function le(e){let{game:t}=F,n=` ${t.title} · ${x(t)}${t.imported?` · ${s(`past_imported`)}`:``}`;o(e,[i`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,i`<p><b>${t.result}</b>${n}</p>`])}const ue=({text:e,step:t})=>i`<p class="evening">
  <b>${s(`past_evening`)}</b>
  ${` ${e} `}
  ${f(s(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:r,dice:a}=F.game.statistics;o(e,[i`<h2>${s(`past_numbers`)}</h2>`,r&&i`<${ue} ...${r} />`,n>0&&i`<p class="small">${s(`past_leads`,{count:n})}</p>`,i`<${b} players=${t} marks=${L()} />`,i`<${y} dice=${a} />`])}function fe(e){F.game.over&&o(e,i`<${A} game=${P} marks=${L()} at=${F.at} onShow=${Z} place=${e} />`)}function Z(e,t){J(e,!1,t),N(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-3baa693f.js`),pe=()=>i`
  <h2>${s(`past_keeping`)}</h2>
  <div class="row">
    ${f(s(`past_forget_game`),async()=>(await Q()).forgetGame(P),{name:`forget`})}
    ${f(s(`past_delete`),async()=>(await Q()).deleteGame(P),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-58437179.js`)).openReport(N(`report`),F)}function $(){le(N(`head`)),G(N(`stage`)),se(N(`steps`)),fe(N(`review`)),de(N(`numbers`)),o(N(`keeping`),d.host&&i`<${pe} />`)}async function he(){await e();let t=await g(()=>m(`/api/games/${P}`)),n=t&&await g(()=>ee(t));if(!n)return o(N(`head`),[i`<h1>${N(`head`).textContent.trim()}</h1>`,i`<p>${s(`past_not_there`)}</p>`]);Object.assign(F,{game:t,geometry:n,states:M(t)});let r=/^#step=(\d+)$/.exec(location.hash)?.[1];F.at=Math.min(r?Number(r):F.states.length-1,F.states.length-1),document.addEventListener(`keydown`,ie),$()}he();