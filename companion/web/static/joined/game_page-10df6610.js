import{$ as e,$t as t,Mt as n,N as r,Nt as i,Qt as a,Rt as o,Ut as s,Wt as c,cn as l,jt as u,on as d,r as f,rn as p,rt as m,un as h,vt as g,xt as _}from"./all-d6ddc8ee.js";import{a as v,c as ee,o as y,s as b}from"./shared-66e995ce.js";import{t as x}from"./phone-4e010b9e.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return d`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&d`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return d`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>d`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:e,text:n,worth:r,name:i,onShow:a})=>d`<p class="evening">
  <b>${e}</b>${` ${n} ${r??``} `}
  ${p(t(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;function O({review:e,marks:n,at:r,onShow:i}){let{curve:a,turning:o,decisions:s,seats:l,decided:u}=e,f=`${t(`review_curve`)} ${l.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return d`
    <p class="small">${t(`review_curve`)}</p>
    <${T} curve=${a} seats=${l} at=${r} label=${f} />
    <ul class="review-seats">
      ${l.map(({seat:e,who:t,ahead:r,luck:i},a)=>d`<li key=${e}>
          <h3>${c(e,n[e]??``,`small`)} ${t} <${E} number=${a} seat=${e} /></h3>
          <p class="small">${r} ${i}</p>
        </li>`)}
    </ul>
    ${u&&d`<p><b>${u}</b></p>`}
    ${o&&d`<${D} title=${t(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${s.map(({seat:e,step:n,text:r,worth:a})=>d`<${D}
        key=${e}
        title=${t(`review_decision`)}
        text=${r}
        worth=${a}
        name=${`decision-${e}`}
        onShow=${()=>i(n+1)}
      />`)}
  `}var te=class extends h{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await u(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:o}=i;return d`
      <h2>${t(`review_title`)}</h2>
      ${a<o?d`<p class="small">${t(`review_weighing`,{done:a,count:o})}</p>
            <progress max=${o} value=${a} aria-label=${t(`review_title`)} />`:d`<${O} review=${i} marks=${e} at=${n} onShow=${r} />`}
    `}};function k(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?k(e[r]??{},i):i;return n}function ne(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(k(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const A=e=>document.getElementById(e),j=A(`main`).dataset.game,M={game:null,states:[],at:0,geometry:null,timer:null},N=()=>M.game.steps.some(({kind:e})=>e===`heard`),P=()=>Object.fromEntries(M.game.seats.map(({seat:e,mark:t})=>[e,t])),F={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},I=e=>d`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${F[e]} /></svg>`;function L(e,t,n,r){return d`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${I(e)}
  </button>`}function R(e){let n=N(),[r,i]=n?[z(),B()]:[0,e];return[L(`first`,t(n?`past_back`:`past_first`),()=>G(r),M.at===0),L(`back`,t(n?`past_step_back`:`past_back`),()=>G(M.at-1),M.at===0),M.timer?L(`pause`,t(`past_pause`),K):L(`play`,t(`past_play`),ie,e===0),L(`on`,t(n?`past_step_on`:`past_on`),()=>G(M.at+1),M.at===e),L(`last`,t(n?`past_on`:`past_last`),()=>G(i),M.at===e)]}const z=()=>Math.max(0,1+M.game.steps.slice(0,Math.max(0,M.at-1)).findLastIndex(({ends:e})=>e));function B(){let e=M.game.steps.findIndex(({ends:e},t)=>e&&t>=M.at);return e<0?M.states.length-1:e+1}function V({contents:e,told:n,at:r,last:i}){let o=M.game.game_id;return d`
    <${ee} css="board-box" geometry=${M.geometry} marks=${P()} contents=${e} />
    <div id="controls" class="row controls-row">${R(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${t(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>G(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${p(t(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${a(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${t(`as_text`)}</a>
    </div>
  `}function H(e){let t=M.states[M.at],n={pieces:_(t,M.geometry),arrows:U(M.game.steps[M.at-1]),signs:t.signs??[],label:x(t,M.geometry)},i=M.states.length-1;l(e,d`<${V} contents=${n} told=${W()} at=${M.at} last=${i} />`),r(A(`beyond`),{state:{...t,phase:`past`}})}function U(e){if(!e||e.kind===`undo`)return[];let t=g(e);return t.length?t:re(M.states[M.at-1],e)}function W(){let e=M.states.length-1,n=M.at?M.game.steps[M.at-1].text:t(`past_start`);return`${t(`past_step`,{number:M.at,count:e})} ${n}`}function G(e,t=!1){t||K(),M.at=Math.max(0,Math.min(M.states.length-1,e)),history.replaceState(null,``,`#step=${M.at}`),$(),!t&&document.activeElement?.id!==`slider`&&m(W())}function ie(){M.at===M.states.length-1&&(M.at=0),M.timer=setInterval(()=>M.at>=M.states.length-1?K():G(M.at+1,!0),N()?900:1400),$()}function K(){M.timer&&(clearInterval(M.timer),M.timer=null,$())}const q={ArrowLeft:()=>M.at-1,ArrowRight:()=>M.at+1,Home:()=>0,End:()=>M.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),G(q[e.key]()))}var Y=class extends h{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[d`<s>${e.text}</s>`,` `,d`<small>${t(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&M.game.steps[n-2]?.turn===e.turn,l=e.kind===`heard`?e.turn:e.number,u=e.kind!==`undo`;return d`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>G(n)}
      >
        <span class="number">${!u||a||!l?``:l}</span>
        ${u&&e.seat?c(e.seat,P()[e.seat]??``,`small`):s(u?`overruled`:`taken-back`)}
        ${u&&e.die&&o(e.die,`small`)}
        <span class="told">${i}${e.move&&u&&d`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:n,at:r}){let i=e.map((e,t)=>d`<${Y} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return d`
    <h2>${t(`past_all_turns`)}</h2>
    ${e.length?d`<ol class="turns" onkeydown=${se}>${i}</ol>`:d`<p>${t(`past_no_turns`)}</p>`}
    ${n>0&&d`<p class="small">${t(`past_left_out`,{count:n})}</p>`}
  `}function oe(e){let{steps:t,left_out:n}=M.game;l(e,d`<${ae} steps=${t} left=${n} at=${M.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),G(Math.max(1,M.at+t)),A(`steps`).querySelector(`[data-f="step-${M.at}"]`)?.focus())}function ce(e){let{game:n}=M,r=` ${n.title} · ${v(n)}${n.imported?` · ${t(`past_imported`)}`:``}`;l(e,[d`<h1>${n.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,d`<p><b>${n.result}</b>${r}</p>`])}const le=({text:e,step:n})=>d`<p class="evening">
  <b>${t(`past_evening`)}</b>
  ${` ${e} `}
  ${p(t(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:n,leads:r,evening:i,dice:a}=M.game.statistics;l(e,[d`<h2>${t(`past_numbers`)}</h2>`,i&&d`<${le} ...${i} />`,r>0&&d`<p class="small">${t(`past_leads`,{count:r})}</p>`,d`<${b} players=${n} marks=${P()} />`,d`<${y} dice=${a} />`])}function ue(e){M.game.over&&l(e,d`<${te} game=${j} marks=${P()} at=${M.at} onShow=${Z} place=${e} />`)}function Z(e){G(e),A(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-7b70c9bf.js`),de=()=>d`
  <h2>${t(`past_keeping`)}</h2>
  <div class="row">
    ${p(t(`past_forget_game`),async()=>(await Q()).forgetGame(j),{name:`forget`})}
    ${p(t(`past_delete`),async()=>(await Q()).deleteGame(j),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-a0fed3e2.js`)).openReport(A(`report`),M)}function $(){ce(A(`head`)),H(A(`stage`)),oe(A(`steps`)),ue(A(`review`)),X(A(`numbers`)),l(A(`keeping`),i.host&&d`<${de} />`)}async function pe(){await f();let r=await e(()=>u(`/api/games/${j}`)),i=r&&await e(()=>n(r));if(!i)return l(A(`head`),[d`<h1>${A(`head`).textContent.trim()}</h1>`,d`<p>${t(`past_not_there`)}</p>`]);Object.assign(M,{game:r,geometry:i,states:ne(r)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];M.at=Math.min(a?Number(a):M.states.length-1,M.states.length-1),document.addEventListener(`keydown`,J),$()}pe();