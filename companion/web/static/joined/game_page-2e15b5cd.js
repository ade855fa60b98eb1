import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Rn as a,Ut as o,a as s,bn as c,dn as l,fn as u,gn as d,j as f,jn as ee,l as p,pn as m,qt as te,rn as h,sn as g,w as _,xn as v}from"./phone-9ef268c8.js";import{n as y,r as b,t as x}from"./shared-b325e06e.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:n,at:r,label:i}){let a=Math.max(1,e.length-1),o=e=>S*e/a,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<r);return t`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&t`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${n.map(({seat:n},r)=>{let i=e.map(({chances:e},t)=>`${o(t).toFixed(1)} ${s(e[n]??0).toFixed(1)}`);return t`<g key=${n} class=${`curve-line seat-${n}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${w[r%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:n})=>t`<svg class=${`curve-key curve-line seat-${n}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:n,worth:a,name:o,onShow:s})=>t`<p class="evening">
  <b>${e}</b>${` ${n} ${a??``} `}
  ${r(i(`past_show`),s,{name:o,kind:`quiet`})}
</p>`;var O=class extends a{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await h(()=>l(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),g(n.others[0]?.text??i(`review_best`)))}render({seat:e,who:n,onShow:a},{others:o}){let s=()=>o?this.setState({others:null}):this.open(),c=i(`review_others`);return t`
      ${r(c,s,{name:`others-${e}`,"aria-expanded":String(!!o),"aria-label":`${c} ${n}`})}
      ${o?.length===0&&t`<p>${i(`review_best`)}</p>`}
      ${o?.map(({step:n,text:o,move:s,other:c,worth:l})=>t`<p key=${n} class="evening">
          ${o} <b>${i(`review_other`)}</b> ${`${c} ${l} `}
          ${r(i(`past_show`),()=>a(n,{seat:e,move:s,text:c}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:e,game:n,marks:r,at:a,onShow:o}){let{curve:s,turning:c,decisions:l,seats:u,decided:d}=e,f=ee(`pictures`)?[]:e.own,p=`${i(`review_curve`)} ${u.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return t`
    <p class="small">${i(`review_curve`)}</p>
    <${T} curve=${s} seats=${u} at=${a} label=${p} />
    <ul class="review-seats">
      ${u.map(({seat:e,who:i,ahead:a,luck:s},c)=>t`<li key=${e}>
          <h3>${v(e,r[e]??``,`small`)} ${i} <${E} number=${c} seat=${e} /></h3>
          <p class="small">${a} ${s}</p>
          ${f.includes(e)&&t`<${O} game=${n} seat=${e} who=${i} onShow=${o} />`}
        </li>`)}
    </ul>
    ${d&&t`<p><b>${d}</b></p>`}
    ${c&&t`<${D} title=${i(`review_turning`)} text=${c.text} name="turning" onShow=${()=>o(c.step+1)} />`}
    ${l.map(({seat:e,step:n,text:r,worth:a})=>t`<${D}
        key=${e}
        title=${i(`review_decision`)}
        text=${r}
        worth=${a}
        name=${`decision-${e}`}
        onShow=${()=>o(n+1)}
      />`)}
  `}var A=class extends a{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await l(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:n,at:r,onShow:a},{review:o}){if(!o?.turns)return null;let{weighed:s,turns:c}=o;return t`
      <h2>${i(`review_title`)}</h2>
      ${s<c?t`<p class="small">${i(`review_weighing`,{done:s,count:c})}</p>
            <progress max=${c} value=${s} aria-label=${i(`review_title`)} />`:t`<${k} review=${o} game=${e} marks=${n} at=${r} onShow=${a} />`}
    `}};function j(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?j(e[r]??{},i):i;return n}function ne(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(j(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=e=>t`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[e]} /></svg>`;function z(e,n,r,i){return t`<button type="button" class="button control" data-f=${e} aria-label=${n} title=${n} disabled=${i} onclick=${r}>
    ${R(e)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,i(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,i(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,i(`past_pause`),J):z(`play`,i(`past_play`),ie,e===0),z(`on`,i(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,i(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:n,told:a,at:o,last:s}){let c=P.game.game_id;return t`
    <${p} css="board-box" geometry=${P.geometry} marks=${I()} contents=${n} />
    <div id="controls" class="row controls-row">${B(s)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${s}
      step="1"
      aria-label=${i(`past_slider`)}
      aria-valuetext=${a}
      value=${o}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${a}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${r(i(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${e(`/api/games/${c}.txt`)} download=${`game-${c}.txt`}>${i(`as_text`)}</a>
    </div>
  `}function W(e){let r=P.states[P.at],i={pieces:te(r,P.geometry),arrows:P.other?o(P.other):G(P.game.steps[P.at-1]),signs:r.signs??[],label:s(r,P.geometry)},a=P.states.length-1;n(e,t`<${U} contents=${i} told=${K()} at=${P.at} last=${a} />`),_(M(`beyond`),{state:{...r,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=o(e);return t.length?t:re(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${i(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:i(`past_start`);return`${i(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||J(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&g(K())}function ie(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?J():q(P.at+1,!0),F()?900:1400),$()}function J(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const Y={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ae(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in Y)||(e.preventDefault(),q(Y[e.key]()))}var oe=class extends a{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let a=e.gone?[t`<s>${e.text}</s>`,` `,t`<small>${i(`past_${e.gone}`)}</small>`]:e.text,o=e.kind===`heard`&&P.game.steps[n-2]?.turn===e.turn,s=e.kind===`heard`?e.turn:e.number,l=e.kind!==`undo`;return t`<li class=${o?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(n)}
      >
        <span class="number">${!l||o||!s?``:s}</span>
        ${l&&e.seat?v(e.seat,I()[e.seat]??``,`small`):c(l?`overruled`:`taken-back`)}
        ${l&&e.die&&d(e.die,`small`)}
        <span class="told">${a}${e.move&&l&&t`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function se({steps:e,left:n,at:r}){let a=e.map((e,n)=>t`<${oe} key=${n} step=${e} at=${n+1} current=${n+1===r} />`);return t`
    <h2>${i(`past_all_turns`)}</h2>
    ${e.length?t`<ol class="turns" onkeydown=${le}>${a}</ol>`:t`<p>${i(`past_no_turns`)}</p>`}
    ${n>0&&t`<p class="small">${i(`past_left_out`,{count:n})}</p>`}
  `}function ce(e){let{steps:r,left_out:i}=P.game;n(e,t`<${se} steps=${r} left=${i} at=${P.at} />`);let a=e.querySelector(`[aria-current]`);if(!a)return;let o=e.querySelector(`.turns`),[s,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function le(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function X(e){let{game:r}=P,a=` ${r.title} · ${x(r)}${r.imported?` · ${i(`past_imported`)}`:``}`;n(e,[t`<h1>${r.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,t`<p><b>${r.result}</b>${a}</p>`])}const ue=({text:e,step:n})=>t`<p class="evening">
  <b>${i(`past_evening`)}</b>
  ${` ${e} `}
  ${r(i(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:r,leads:a,evening:o,dice:s}=P.game.statistics;n(e,[t`<h2>${i(`past_numbers`)}</h2>`,o&&t`<${ue} ...${o} />`,a>0&&t`<p class="small">${i(`past_leads`,{count:a})}</p>`,t`<${b} players=${r} marks=${I()} />`,t`<${y} dice=${s} />`])}function fe(e){P.game.over&&n(e,t`<${A} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${e} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-b04e4762.js`),pe=()=>t`
  <h2>${i(`past_keeping`)}</h2>
  <div class="row">
    ${r(i(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${r(i(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){J(),(await import(`./report-c5bc8765.js`)).openReport(M(`report`),P)}function $(){X(M(`head`)),W(M(`stage`)),ce(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),n(M(`keeping`),m.host&&t`<${pe} />`)}async function he(){await f();let e=await h(()=>l(`/api/games/${N}`)),r=e&&await h(()=>u(e));if(!r)return n(M(`head`),[t`<h1>${M(`head`).textContent.trim()}</h1>`,t`<p>${i(`past_not_there`)}</p>`]);Object.assign(P,{game:e,geometry:r,states:ne(e)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(a?Number(a):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ae),$()}he();