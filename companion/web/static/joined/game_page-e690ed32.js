import{$t as e,A as t,Gt as n,It as r,Nt as i,Sn as a,Tn as o,Yt as s,a as c,c as l,cn as u,en as d,hn as f,in as p,ln as m,mn as ee,tn as h,vn as te,w as g,wn as _,yn as v}from"./phone-5c5bf911.js";import{n as y,r as b,t as x}from"./shared-f9058463.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),o=e=>S*e/i,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<n);return a`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&a`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return a`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>a`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:t,worth:n,name:r,onShow:i})=>a`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${v(f(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;var O=class extends o{componentWillUnmount(){this.gone=!0}async open(){let{game:t,seat:r}=this.props,i;do i=await n(()=>e(`/api/games/${t}/review/${r}`));while(i&&i.weighed<i.turns&&!this.gone);i&&!this.gone&&(this.setState({others:i.others}),s(i.others[0]?.text??f(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let i=()=>r?this.setState({others:null}):this.open(),o=f(`review_others`);return a`
      ${v(o,i,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${o} ${t}`})}
      ${r?.length===0&&a`<p>${f(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:i,other:o,worth:s})=>a`<p key=${t} class="evening">
          ${r} <b>${f(`review_other`)}</b> ${`${o} ${s} `}
          ${v(f(`past_show`),()=>n(t,{seat:e,move:i,text:o}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:t,marks:n,at:r,onShow:i}){let{curve:o,turning:s,decisions:c,seats:l,decided:u}=e,d=te(`pictures`)?[]:e.own,p=`${f(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return a`
    <p class="small">${f(`review_curve`)}</p>
    <${T} curve=${o} seats=${l} at=${r} label=${p} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:r,ahead:o,luck:s},c)=>a`<li key=${e}>
          <h3>${m(e,n[e]??``,`small`)} ${r} <${E} number=${c} seat=${e} /></h3>
          <p class="small">${o} ${s}</p>
          ${d.includes(e)&&a`<${O} game=${t} seat=${e} who=${r} onShow=${i} />`}
        </li>`)}
    </ul>
    ${u&&a`<p><b>${u}</b></p>`}
    ${s&&a`<${D} title=${f(`review_turning`)} text=${s.text} name="turning" onShow=${()=>i(s.step+1)} />`}
    ${c.map(({seat:e,step:t,text:n,worth:r})=>a`<${D}
        key=${e}
        title=${f(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var A=class extends o{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let t=await e(`/api/games/${this.props.game}/review`).catch(()=>null);t&&!this.gone&&(this.setState({review:t},()=>{this.props.place.hidden=!t.turns}),t.weighed<t.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:o,turns:s}=i;return a`
      <h2>${f(`review_title`)}</h2>
      ${o<s?a`<p class="small">${f(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${f(`review_title`)} />`:a`<${k} review=${i} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function M(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function ne(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const N=e=>document.getElementById(e),P=N(`main`).dataset.game,F={game:null,states:[],at:0,other:null,geometry:null,timer:null},I=()=>F.game.steps.some(({kind:e})=>e===`heard`),L=()=>Object.fromEntries(F.game.seats.map(({seat:e,mark:t})=>[e,t])),R={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},z=e=>a`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${R[e]} /></svg>`;function B(e,t,n,r){return a`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${z(e)}
  </button>`}function V(e){let t=I(),[n,r]=t?[H(),U()]:[0,e];return[B(`first`,f(t?`past_back`:`past_first`),()=>J(n),F.at===0),B(`back`,f(t?`past_step_back`:`past_back`),()=>J(F.at-1),F.at===0),F.timer?B(`pause`,f(`past_pause`),Y):B(`play`,f(`past_play`),re,e===0),B(`on`,f(t?`past_step_on`:`past_on`),()=>J(F.at+1),F.at===e),B(`last`,f(t?`past_on`:`past_last`),()=>J(r),F.at===e)]}const H=()=>Math.max(0,1+F.game.steps.slice(0,Math.max(0,F.at-1)).findLastIndex(({ends:e})=>e));function U(){let e=F.game.steps.findIndex(({ends:e},t)=>e&&t>=F.at);return e<0?F.states.length-1:e+1}function W({contents:e,told:t,at:n,last:r}){let i=F.game.game_id;return a`
    <${l} css="board-box" geometry=${F.geometry} marks=${L()} contents=${e} />
    <div id="controls" class="row controls-row">${V(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${f(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>J(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${v(f(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${ee(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${f(`as_text`)}</a>
    </div>
  `}function G(e){let t=F.states[F.at],n={pieces:r(t,F.geometry),arrows:F.other?i(F.other):K(F.game.steps[F.at-1]),signs:t.signs??[],label:c(t,F.geometry)},o=F.states.length-1;_(e,a`<${W} contents=${n} told=${q()} at=${F.at} last=${o} />`),g(N(`beyond`),{state:{...t,phase:`past`}})}function K(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:ne(F.states[F.at-1],e)}function q(){let e=F.states.length-1;if(F.other)return`${f(`review_other`)} ${F.other.text}`;let t=F.at?F.game.steps[F.at-1].text:f(`past_start`);return`${f(`past_step`,{number:F.at,count:e})} ${t}`}function J(e,t=!1,n=null){t||Y(),F.other=n,F.at=Math.max(0,Math.min(F.states.length-1,e)),history.replaceState(null,``,`#step=${F.at}`),$(),!t&&document.activeElement?.id!==`slider`&&s(q())}function re(){F.at===F.states.length-1&&(F.at=0),F.timer=setInterval(()=>F.at>=F.states.length-1?Y():J(F.at+1,!0),I()?900:1400),$()}function Y(){F.timer&&(clearInterval(F.timer),F.timer=null,$())}const X={ArrowLeft:()=>F.at-1,ArrowRight:()=>F.at+1,Home:()=>0,End:()=>F.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),J(X[e.key]()))}var ae=class extends o{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[a`<s>${e.text}</s>`,` `,a`<small>${f(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&F.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return a`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>J(t)}
      >
        <span class="number">${!s||i||!o?``:o}</span>
        ${s&&e.seat?m(e.seat,L()[e.seat]??``,`small`):u(s?`overruled`:`taken-back`)}
        ${s&&e.die&&p(e.die,`small`)}
        <span class="told">${r}${e.move&&s&&a`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let r=e.map((e,t)=>a`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return a`
    <h2>${f(`past_all_turns`)}</h2>
    ${e.length?a`<ol class="turns" onkeydown=${ce}>${r}</ol>`:a`<p>${f(`past_no_turns`)}</p>`}
    ${t>0&&a`<p class="small">${f(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=F.game;_(e,a`<${oe} steps=${t} left=${n} at=${F.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[o,s]=[r.offsetTop,r.offsetTop+r.offsetHeight];(o<i.scrollTop||s>i.scrollTop+i.clientHeight)&&(i.scrollTop=o-i.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),J(Math.max(1,F.at+t)),N(`steps`).querySelector(`[data-f="step-${F.at}"]`)?.focus())}function le(e){let{game:t}=F,n=` ${t.title} · ${x(t)}${t.imported?` · ${f(`past_imported`)}`:``}`;_(e,[a`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,a`<p><b>${t.result}</b>${n}</p>`])}const ue=({text:e,step:t})=>a`<p class="evening">
  <b>${f(`past_evening`)}</b>
  ${` ${e} `}
  ${v(f(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:r,dice:i}=F.game.statistics;_(e,[a`<h2>${f(`past_numbers`)}</h2>`,r&&a`<${ue} ...${r} />`,n>0&&a`<p class="small">${f(`past_leads`,{count:n})}</p>`,a`<${b} players=${t} marks=${L()} />`,a`<${y} dice=${i} />`])}function fe(e){F.game.over&&_(e,a`<${A} game=${P} marks=${L()} at=${F.at} onShow=${Z} place=${e} />`)}function Z(e,t){J(e,!1,t),N(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-cea67be7.js`),pe=()=>a`
  <h2>${f(`past_keeping`)}</h2>
  <div class="row">
    ${v(f(`past_forget_game`),async()=>(await Q()).forgetGame(P),{name:`forget`})}
    ${v(f(`past_delete`),async()=>(await Q()).deleteGame(P),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-e70a8f84.js`)).openReport(N(`report`),F)}function $(){le(N(`head`)),G(N(`stage`)),se(N(`steps`)),fe(N(`review`)),de(N(`numbers`)),_(N(`keeping`),h.host&&a`<${pe} />`)}async function he(){await t();let r=await n(()=>e(`/api/games/${P}`)),i=r&&await n(()=>d(r));if(!i)return _(N(`head`),[a`<h1>${N(`head`).textContent.trim()}</h1>`,a`<p>${f(`past_not_there`)}</p>`]);Object.assign(F,{game:r,geometry:i,states:M(r)});let o=/^#step=(\d+)$/.exec(location.hash)?.[1];F.at=Math.min(o?Number(o):F.states.length-1,F.states.length-1),document.addEventListener(`keydown`,ie),$()}he();