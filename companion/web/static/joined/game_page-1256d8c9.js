import{Cn as e,En as t,Kt as n,Lt as r,Pt as i,T as a,Tn as o,Xt as s,a as c,an as l,bn as u,en as d,gn as f,hn as p,j as m,l as h,ln as g,nn as _,tn as v,un as y,yn as b}from"./phone-e22dede0.js";import{n as x,r as S,t as C}from"./shared-f33fc7cb.js";const[w,T]=[320,120],E=[``,`8 3`,`2 3`,`10 3 2 3`];function D({curve:t,seats:n,at:r,label:i}){let a=Math.max(1,t.length-1),o=e=>w*e/a,s=e=>T-T*e,c=t.findLastIndex(({step:e})=>e<r);return e`<svg class="curve" viewBox=${`-4 -6 ${w+8} ${T+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${w}M0 ${T/2}H${w}M0 ${T}H${w}`} />
    ${c>=0&&e`<path class="curve-here" d=${`M${o(c)} -6V${T+6}`} />`}
    ${n.map(({seat:n},r)=>{let i=t.map(({chances:e},t)=>`${o(t).toFixed(1)} ${s(e[n]??0).toFixed(1)}`);return e`<g key=${n} class=${`curve-line seat-${n}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${E[r%E.length]} />
      </g>`})}
  </svg>`}const ee=({number:t,seat:n})=>e`<svg class=${`curve-key curve-line seat-${n}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${E[t%E.length]} />
</svg>`,O=({title:t,text:n,worth:r,name:i,onShow:a})=>e`<p class="evening">
  <b>${t}</b>${` ${n} ${r??``} `}
  ${u(f(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;var te=class extends t{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,r;do r=await n(()=>d(`/api/games/${e}/review/${t}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),s(r.others[0]?.text??f(`review_best`)))}render({seat:t,who:n,onShow:r},{others:i}){let a=()=>i?this.setState({others:null}):this.open(),o=f(`review_others`);return e`
      ${u(o,a,{name:`others-${t}`,"aria-expanded":String(!!i),"aria-label":`${o} ${n}`})}
      ${i?.length===0&&e`<p>${f(`review_best`)}</p>`}
      ${i?.map(({step:n,text:i,move:a,other:o,worth:s})=>e`<p key=${n} class="evening">
          ${i} <b>${f(`review_other`)}</b> ${`${o} ${s} `}
          ${u(f(`past_show`),()=>r(n,{seat:t,move:a,text:o}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function k({review:t,game:n,marks:r,at:i,onShow:a}){let{curve:o,turning:s,decisions:c,seats:l,decided:u}=t,d=b(`pictures`)?[]:t.own,p=`${f(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return e`
    <p class="small">${f(`review_curve`)}</p>
    <${D} curve=${o} seats=${l} at=${i} label=${p} />
    <ul class="review-seats">
      ${l.map(({seat:t,who:i,ahead:o,luck:s},c)=>e`<li key=${t}>
          <h3>${y(t,r[t]??``,`small`)} ${i} <${ee} number=${c} seat=${t} /></h3>
          <p class="small">${o} ${s}</p>
          ${d.includes(t)&&e`<${te} game=${n} seat=${t} who=${i} onShow=${a} />`}
        </li>`)}
    </ul>
    ${u&&e`<p><b>${u}</b></p>`}
    ${s&&e`<${O} title=${f(`review_turning`)} text=${s.text} name="turning" onShow=${()=>a(s.step+1)} />`}
    ${c.map(({seat:t,step:n,text:r,worth:i})=>e`<${O}
        key=${t}
        title=${f(`review_decision`)}
        text=${r}
        worth=${i}
        name=${`decision-${t}`}
        onShow=${()=>a(n+1)}
      />`)}
  `}var ne=class extends t{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await d(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:t,marks:n,at:r,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return e`
      <h2>${f(`review_title`)}</h2>
      ${o<s?e`<p class="small">${f(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${f(`review_title`)} />`:e`<${k} review=${a} game=${t} marks=${n} at=${r} onShow=${i} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function re(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function j(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const M=e=>document.getElementById(e),N=M(`main`).dataset.game,P={game:null,states:[],at:0,other:null,geometry:null,timer:null},F=()=>P.game.steps.some(({kind:e})=>e===`heard`),I=()=>Object.fromEntries(P.game.seats.map(({seat:e,mark:t})=>[e,t])),L={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},R=t=>e`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${L[t]} /></svg>`;function z(t,n,r,i){return e`<button type="button" class="button control" data-f=${t} aria-label=${n} title=${n} disabled=${i} onclick=${r}>
    ${R(t)}
  </button>`}function B(e){let t=F(),[n,r]=t?[V(),H()]:[0,e];return[z(`first`,f(t?`past_back`:`past_first`),()=>q(n),P.at===0),z(`back`,f(t?`past_step_back`:`past_back`),()=>q(P.at-1),P.at===0),P.timer?z(`pause`,f(`past_pause`),Y):z(`play`,f(`past_play`),J,e===0),z(`on`,f(t?`past_step_on`:`past_on`),()=>q(P.at+1),P.at===e),z(`last`,f(t?`past_on`:`past_last`),()=>q(r),P.at===e)]}const V=()=>Math.max(0,1+P.game.steps.slice(0,Math.max(0,P.at-1)).findLastIndex(({ends:e})=>e));function H(){let e=P.game.steps.findIndex(({ends:e},t)=>e&&t>=P.at);return e<0?P.states.length-1:e+1}function U({contents:t,told:n,at:r,last:i}){let a=P.game.game_id;return e`
    <${h} css="board-box" geometry=${P.geometry} marks=${I()} contents=${t} />
    <div id="controls" class="row controls-row">${B(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${f(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>q(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${u(f(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${p(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${f(`as_text`)}</a>
    </div>
  `}function W(t){let n=P.states[P.at],s={pieces:r(n,P.geometry),arrows:P.other?i(P.other):G(P.game.steps[P.at-1]),signs:n.signs??[],label:c(n,P.geometry)},l=P.states.length-1;o(t,e`<${U} contents=${s} told=${K()} at=${P.at} last=${l} />`),a(M(`beyond`),{state:{...n,phase:`past`}})}function G(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:j(P.states[P.at-1],e)}function K(){let e=P.states.length-1;if(P.other)return`${f(`review_other`)} ${P.other.text}`;let t=P.at?P.game.steps[P.at-1].text:f(`past_start`);return`${f(`past_step`,{number:P.at,count:e})} ${t}`}function q(e,t=!1,n=null){t||Y(),P.other=n,P.at=Math.max(0,Math.min(P.states.length-1,e)),history.replaceState(null,``,`#step=${P.at}`),$(),!t&&document.activeElement?.id!==`slider`&&s(K())}function J(){P.at===P.states.length-1&&(P.at=0),P.timer=setInterval(()=>P.at>=P.states.length-1?Y():q(P.at+1,!0),F()?900:1400),$()}function Y(){P.timer&&(clearInterval(P.timer),P.timer=null,$())}const X={ArrowLeft:()=>P.at-1,ArrowRight:()=>P.at+1,Home:()=>0,End:()=>P.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),q(X[e.key]()))}var ae=class extends t{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:t,at:n,current:r}){let i=t.gone?[e`<s>${t.text}</s>`,` `,e`<small>${f(`past_${t.gone}`)}</small>`]:t.text,a=t.kind===`heard`&&P.game.steps[n-2]?.turn===t.turn,o=t.kind===`heard`?t.turn:t.number,s=t.kind!==`undo`;return e`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${t.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>q(n)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&t.seat?y(t.seat,I()[t.seat]??``,`small`):g(s?`overruled`:`taken-back`)}
        ${s&&t.die&&l(t.die,`small`)}
        <span class="told">${i}${t.move&&s&&e`<code>${t.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:t,left:n,at:r}){let i=t.map((t,n)=>e`<${ae} key=${n} step=${t} at=${n+1} current=${n+1===r} />`);return e`
    <h2>${f(`past_all_turns`)}</h2>
    ${t.length?e`<ol class="turns" onkeydown=${ce}>${i}</ol>`:e`<p>${f(`past_no_turns`)}</p>`}
    ${n>0&&e`<p class="small">${f(`past_left_out`,{count:n})}</p>`}
  `}function se(t){let{steps:n,left_out:r}=P.game;o(t,e`<${oe} steps=${n} left=${r} at=${P.at} />`);let i=t.querySelector(`[aria-current]`);if(!i)return;let a=t.querySelector(`.turns`),[s,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(s<a.scrollTop||c>a.scrollTop+a.clientHeight)&&(a.scrollTop=s-a.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),q(Math.max(1,P.at+t)),M(`steps`).querySelector(`[data-f="step-${P.at}"]`)?.focus())}function le(t){let{game:n}=P,r=` ${n.title} · ${C(n)}${n.imported?` · ${f(`past_imported`)}`:``}`;o(t,[e`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,e`<p><b>${n.result}</b>${r}</p>`])}const ue=({text:t,step:n})=>e`<p class="evening">
  <b>${f(`past_evening`)}</b>
  ${` ${t} `}
  ${u(f(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(t){let{players:n,leads:r,evening:i,dice:a}=P.game.statistics;o(t,[e`<h2>${f(`past_numbers`)}</h2>`,i&&e`<${ue} ...${i} />`,r>0&&e`<p class="small">${f(`past_leads`,{count:r})}</p>`,e`<${S} players=${n} marks=${I()} />`,e`<${x} dice=${a} />`])}function fe(t){P.game.over&&o(t,e`<${ne} game=${N} marks=${I()} at=${P.at} onShow=${Z} place=${t} />`)}function Z(e,t){q(e,!1,t),M(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-a38cb11d.js`),pe=()=>e`
  <h2>${f(`past_keeping`)}</h2>
  <div class="row">
    ${u(f(`past_forget_game`),async()=>(await Q()).forgetGame(N),{name:`forget`})}
    ${u(f(`past_delete`),async()=>(await Q()).deleteGame(N),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-53ed8025.js`)).openReport(M(`report`),P)}function $(){le(M(`head`)),W(M(`stage`)),se(M(`steps`)),fe(M(`review`)),de(M(`numbers`)),o(M(`keeping`),_.host&&e`<${pe} />`)}async function he(){await m();let t=await n(()=>d(`/api/games/${N}`)),r=t&&await n(()=>v(t));if(!r)return o(M(`head`),[e`<h1>${M(`head`).textContent.trim()}</h1>`,e`<p>${f(`past_not_there`)}</p>`]);Object.assign(P,{game:t,geometry:r,states:re(t)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];P.at=Math.min(i?Number(i):P.states.length-1,P.states.length-1),document.addEventListener(`keydown`,ie),$()}he();