import{$t as e,Bt as t,D as n,Jt as r,Ot as i,Wt as a,Xt as o,Yt as s,_n as c,a as l,bn as u,in as d,jt as f,ln as p,mn as m,n as ee,pn as h,rn as te,un as g,x as _,yn as v}from"./phone-c6295ca4.js";import{n as y,r as b,t as x}from"./shared-df2ffbac.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return c`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&c`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return c`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>c`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:t,worth:n,name:r,onShow:i})=>c`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${m(g(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;var O=class extends u{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:n}=this.props,i;do i=await t(()=>r(`/api/games/${e}/review/${n}`));while(i&&i.weighed<i.turns&&!this.gone);i&&!this.gone&&(this.setState({others:i.others}),a(i.others[0]?.text??g(`review_best`)))}render({seat:e,who:t,onShow:n},{others:r}){let i=()=>r?this.setState({others:null}):this.open(),a=g(`review_others`);return c`
      ${m(a,i,{name:`others-${e}`,"aria-expanded":String(!!r),"aria-label":`${a} ${t}`})}
      ${r?.length===0&&c`<p>${g(`review_best`)}</p>`}
      ${r?.map(({step:t,text:r,move:i,other:a,worth:o})=>c`<p key=${t} class="evening">
          ${r} <b>${g(`review_other`)}</b> ${`${a} ${o} `}
          ${m(g(`past_show`),()=>n(t,{seat:e,move:i,text:a}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:t,marks:n,at:r,onShow:i}){let{curve:a,turning:o,decisions:s,seats:l,decided:u}=e,f=h(`pictures`)?[]:e.own,p=`${g(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return c`
    <p class="small">${g(`review_curve`)}</p>
    <${T} curve=${a} seats=${l} at=${r} label=${p} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:r,ahead:a,luck:o},s)=>c`<li key=${e}>
          <h3>${d(e,n[e]??``,`small`)} ${r} <${E} number=${s} seat=${e} /></h3>
          <p class="small">${a} ${o}</p>
          ${f.includes(e)&&c`<${O} game=${t} seat=${e} who=${r} onShow=${i} />`}
        </li>`)}
    </ul>
    ${u&&c`<p><b>${u}</b></p>`}
    ${o&&c`<${D} title=${g(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${s.map(({seat:e,step:t,text:n,worth:r})=>c`<${D}
        key=${e}
        title=${g(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var A=class extends u{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await r(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:o}=i;return c`
      <h2>${g(`review_title`)}</h2>
      ${a<o?c`<p class="small">${g(`review_weighing`,{done:a,count:o})}</p>
            <progress max=${o} value=${a} aria-label=${g(`review_title`)} />`:c`<${k} review=${i} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function M(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function ne(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const N=e=>document.getElementById(e),P=N(`main`).dataset.game,F={game:null,states:[],at:0,other:null,geometry:null,timer:null},I=()=>F.game.steps.some(({kind:e})=>e===`heard`),L=()=>Object.fromEntries(F.game.seats.map(({seat:e,mark:t})=>[e,t])),R={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},z=e=>c`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${R[e]} /></svg>`;function B(e,t,n,r){return c`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${z(e)}
  </button>`}function V(e){let t=I(),[n,r]=t?[H(),U()]:[0,e];return[B(`first`,g(t?`past_back`:`past_first`),()=>J(n),F.at===0),B(`back`,g(t?`past_step_back`:`past_back`),()=>J(F.at-1),F.at===0),F.timer?B(`pause`,g(`past_pause`),Y):B(`play`,g(`past_play`),re,e===0),B(`on`,g(t?`past_step_on`:`past_on`),()=>J(F.at+1),F.at===e),B(`last`,g(t?`past_on`:`past_last`),()=>J(r),F.at===e)]}const H=()=>Math.max(0,1+F.game.steps.slice(0,Math.max(0,F.at-1)).findLastIndex(({ends:e})=>e));function U(){let e=F.game.steps.findIndex(({ends:e},t)=>e&&t>=F.at);return e<0?F.states.length-1:e+1}function W({contents:e,told:t,at:n,last:r}){let i=F.game.game_id;return c`
    <${l} css="board-box" geometry=${F.geometry} marks=${L()} contents=${e} />
    <div id="controls" class="row controls-row">${V(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${g(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>J(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${m(g(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${p(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${g(`as_text`)}</a>
    </div>
  `}function G(e){let t=F.states[F.at],n={pieces:f(t,F.geometry),arrows:F.other?i(F.other):K(F.game.steps[F.at-1]),signs:t.signs??[],label:ee(t,F.geometry)},r=F.states.length-1;v(e,c`<${W} contents=${n} told=${q()} at=${F.at} last=${r} />`),_(N(`beyond`),{state:{...t,phase:`past`}})}function K(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:ne(F.states[F.at-1],e)}function q(){let e=F.states.length-1;if(F.other)return`${g(`review_other`)} ${F.other.text}`;let t=F.at?F.game.steps[F.at-1].text:g(`past_start`);return`${g(`past_step`,{number:F.at,count:e})} ${t}`}function J(e,t=!1,n=null){t||Y(),F.other=n,F.at=Math.max(0,Math.min(F.states.length-1,e)),history.replaceState(null,``,`#step=${F.at}`),$(),!t&&document.activeElement?.id!==`slider`&&a(q())}function re(){F.at===F.states.length-1&&(F.at=0),F.timer=setInterval(()=>F.at>=F.states.length-1?Y():J(F.at+1,!0),I()?900:1400),$()}function Y(){F.timer&&(clearInterval(F.timer),F.timer=null,$())}const X={ArrowLeft:()=>F.at-1,ArrowRight:()=>F.at+1,Home:()=>0,End:()=>F.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),J(X[e.key]()))}var ae=class extends u{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:t,at:n,current:r}){let i=t.gone?[c`<s>${t.text}</s>`,` `,c`<small>${g(`past_${t.gone}`)}</small>`]:t.text,a=t.kind===`heard`&&F.game.steps[n-2]?.turn===t.turn,o=t.kind===`heard`?t.turn:t.number,s=t.kind!==`undo`;return c`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${t.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>J(n)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&t.seat?d(t.seat,L()[t.seat]??``,`small`):te(s?`overruled`:`taken-back`)}
        ${s&&t.die&&e(t.die,`small`)}
        <span class="told">${i}${t.move&&s&&c`<code>${t.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let r=e.map((e,t)=>c`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return c`
    <h2>${g(`past_all_turns`)}</h2>
    ${e.length?c`<ol class="turns" onkeydown=${ce}>${r}</ol>`:c`<p>${g(`past_no_turns`)}</p>`}
    ${t>0&&c`<p class="small">${g(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=F.game;v(e,c`<${oe} steps=${t} left=${n} at=${F.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),J(Math.max(1,F.at+t)),N(`steps`).querySelector(`[data-f="step-${F.at}"]`)?.focus())}function le(e){let{game:t}=F,n=` ${t.title} · ${x(t)}${t.imported?` · ${g(`past_imported`)}`:``}`;v(e,[c`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,c`<p><b>${t.result}</b>${n}</p>`])}const ue=({text:e,step:t})=>c`<p class="evening">
  <b>${g(`past_evening`)}</b>
  ${` ${e} `}
  ${m(g(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:r,dice:i}=F.game.statistics;v(e,[c`<h2>${g(`past_numbers`)}</h2>`,r&&c`<${ue} ...${r} />`,n>0&&c`<p class="small">${g(`past_leads`,{count:n})}</p>`,c`<${b} players=${t} marks=${L()} />`,c`<${y} dice=${i} />`])}function fe(e){F.game.over&&v(e,c`<${A} game=${P} marks=${L()} at=${F.at} onShow=${Z} place=${e} />`)}function Z(e,t){J(e,!1,t),N(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-9c73796f.js`),pe=()=>c`
  <h2>${g(`past_keeping`)}</h2>
  <div class="row">
    ${m(g(`past_forget_game`),async()=>(await Q()).forgetGame(P),{name:`forget`})}
    ${m(g(`past_delete`),async()=>(await Q()).deleteGame(P),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-8bf922f2.js`)).openReport(N(`report`),F)}function $(){le(N(`head`)),G(N(`stage`)),se(N(`steps`)),fe(N(`review`)),de(N(`numbers`)),v(N(`keeping`),o.host&&c`<${pe} />`)}async function he(){await n();let e=await t(()=>r(`/api/games/${P}`)),i=e&&await t(()=>s(e));if(!i)return v(N(`head`),[c`<h1>${N(`head`).textContent.trim()}</h1>`,c`<p>${g(`past_not_there`)}</p>`]);Object.assign(F,{game:e,geometry:i,states:M(e)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];F.at=Math.min(a?Number(a):F.states.length-1,F.states.length-1),document.addEventListener(`keydown`,ie),$()}he();