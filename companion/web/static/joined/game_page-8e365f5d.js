import{$t as e,Bt as t,D as n,Jt as r,Ot as i,Wt as a,Xt as o,Yt as s,_n as c,a as l,bn as u,in as d,jt as ee,ln as f,mn as p,n as m,rn as h,un as g,x as _,yn as v}from"./phone-c6295ca4.js";import{n as y,r as b,t as x}from"./shared-df2ffbac.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return c`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
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
  ${p(g(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;function O({review:e,marks:t,at:n,onShow:r}){let{curve:i,turning:a,decisions:o,seats:s,decided:l}=e,u=`${g(`review_curve`)} ${s.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return c`
    <p class="small">${g(`review_curve`)}</p>
    <${T} curve=${i} seats=${s} at=${n} label=${u} />
    <ul class="review-seats">
      ${s.map(({seat:e,who:n,ahead:r,luck:i},a)=>c`<li key=${e}>
          <h3>${d(e,t[e]??``,`small`)} ${n} <${E} number=${a} seat=${e} /></h3>
          <p class="small">${r} ${i}</p>
        </li>`)}
    </ul>
    ${l&&c`<p><b>${l}</b></p>`}
    ${a&&c`<${D} title=${g(`review_turning`)} text=${a.text} name="turning" onShow=${()=>r(a.step+1)} />`}
    ${o.map(({seat:e,step:t,text:n,worth:i})=>c`<${D}
        key=${e}
        title=${g(`review_decision`)}
        text=${n}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>r(t+1)}
      />`)}
  `}var te=class extends u{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await r(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:t,onShow:n},{review:r}){if(!r?.turns)return null;let{weighed:i,turns:a}=r;return c`
      <h2>${g(`review_title`)}</h2>
      ${i<a?c`<p class="small">${g(`review_weighing`,{done:i,count:a})}</p>
            <progress max=${a} value=${i} aria-label=${g(`review_title`)} />`:c`<${O} review=${r} marks=${e} at=${t} onShow=${n} />`}
    `}};function k(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?k(e[r]??{},i):i;return n}function ne(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(k(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function re(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const A=e=>document.getElementById(e),j=A(`main`).dataset.game,M={game:null,states:[],at:0,geometry:null,timer:null},N=()=>M.game.steps.some(({kind:e})=>e===`heard`),P=()=>Object.fromEntries(M.game.seats.map(({seat:e,mark:t})=>[e,t])),F={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},I=e=>c`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${F[e]} /></svg>`;function L(e,t,n,r){return c`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${I(e)}
  </button>`}function R(e){let t=N(),[n,r]=t?[z(),B()]:[0,e];return[L(`first`,g(t?`past_back`:`past_first`),()=>G(n),M.at===0),L(`back`,g(t?`past_step_back`:`past_back`),()=>G(M.at-1),M.at===0),M.timer?L(`pause`,g(`past_pause`),K):L(`play`,g(`past_play`),ie,e===0),L(`on`,g(t?`past_step_on`:`past_on`),()=>G(M.at+1),M.at===e),L(`last`,g(t?`past_on`:`past_last`),()=>G(r),M.at===e)]}const z=()=>Math.max(0,1+M.game.steps.slice(0,Math.max(0,M.at-1)).findLastIndex(({ends:e})=>e));function B(){let e=M.game.steps.findIndex(({ends:e},t)=>e&&t>=M.at);return e<0?M.states.length-1:e+1}function V({contents:e,told:t,at:n,last:r}){let i=M.game.game_id;return c`
    <${l} css="board-box" geometry=${M.geometry} marks=${P()} contents=${e} />
    <div id="controls" class="row controls-row">${R(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${g(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>G(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${p(g(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${f(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${g(`as_text`)}</a>
    </div>
  `}function H(e){let t=M.states[M.at],n={pieces:ee(t,M.geometry),arrows:U(M.game.steps[M.at-1]),signs:t.signs??[],label:m(t,M.geometry)},r=M.states.length-1;v(e,c`<${V} contents=${n} told=${W()} at=${M.at} last=${r} />`),_(A(`beyond`),{state:{...t,phase:`past`}})}function U(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:re(M.states[M.at-1],e)}function W(){let e=M.states.length-1,t=M.at?M.game.steps[M.at-1].text:g(`past_start`);return`${g(`past_step`,{number:M.at,count:e})} ${t}`}function G(e,t=!1){t||K(),M.at=Math.max(0,Math.min(M.states.length-1,e)),history.replaceState(null,``,`#step=${M.at}`),$(),!t&&document.activeElement?.id!==`slider`&&a(W())}function ie(){M.at===M.states.length-1&&(M.at=0),M.timer=setInterval(()=>M.at>=M.states.length-1?K():G(M.at+1,!0),N()?900:1400),$()}function K(){M.timer&&(clearInterval(M.timer),M.timer=null,$())}const q={ArrowLeft:()=>M.at-1,ArrowRight:()=>M.at+1,Home:()=>0,End:()=>M.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),G(q[e.key]()))}var Y=class extends u{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:t,at:n,current:r}){let i=t.gone?[c`<s>${t.text}</s>`,` `,c`<small>${g(`past_${t.gone}`)}</small>`]:t.text,a=t.kind===`heard`&&M.game.steps[n-2]?.turn===t.turn,o=t.kind===`heard`?t.turn:t.number,s=t.kind!==`undo`;return c`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${t.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>G(n)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&t.seat?d(t.seat,P()[t.seat]??``,`small`):h(s?`overruled`:`taken-back`)}
        ${s&&t.die&&e(t.die,`small`)}
        <span class="told">${i}${t.move&&s&&c`<code>${t.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:t,at:n}){let r=e.map((e,t)=>c`<${Y} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return c`
    <h2>${g(`past_all_turns`)}</h2>
    ${e.length?c`<ol class="turns" onkeydown=${se}>${r}</ol>`:c`<p>${g(`past_no_turns`)}</p>`}
    ${t>0&&c`<p class="small">${g(`past_left_out`,{count:t})}</p>`}
  `}function oe(e){let{steps:t,left_out:n}=M.game;v(e,c`<${ae} steps=${t} left=${n} at=${M.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),G(Math.max(1,M.at+t)),A(`steps`).querySelector(`[data-f="step-${M.at}"]`)?.focus())}function ce(e){let{game:t}=M,n=` ${t.title} · ${x(t)}${t.imported?` · ${g(`past_imported`)}`:``}`;v(e,[c`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,c`<p><b>${t.result}</b>${n}</p>`])}const le=({text:e,step:t})=>c`<p class="evening">
  <b>${g(`past_evening`)}</b>
  ${` ${e} `}
  ${p(g(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:r,dice:i}=M.game.statistics;v(e,[c`<h2>${g(`past_numbers`)}</h2>`,r&&c`<${le} ...${r} />`,n>0&&c`<p class="small">${g(`past_leads`,{count:n})}</p>`,c`<${b} players=${t} marks=${P()} />`,c`<${y} dice=${i} />`])}function ue(e){M.game.over&&v(e,c`<${te} game=${j} marks=${P()} at=${M.at} onShow=${Z} place=${e} />`)}function Z(e){G(e),A(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-9c73796f.js`),de=()=>c`
  <h2>${g(`past_keeping`)}</h2>
  <div class="row">
    ${p(g(`past_forget_game`),async()=>(await Q()).forgetGame(j),{name:`forget`})}
    ${p(g(`past_delete`),async()=>(await Q()).deleteGame(j),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-8bf922f2.js`)).openReport(A(`report`),M)}function $(){ce(A(`head`)),H(A(`stage`)),oe(A(`steps`)),ue(A(`review`)),X(A(`numbers`)),v(A(`keeping`),o.host&&c`<${de} />`)}async function pe(){await n();let e=await t(()=>r(`/api/games/${j}`)),i=e&&await t(()=>s(e));if(!i)return v(A(`head`),[c`<h1>${A(`head`).textContent.trim()}</h1>`,c`<p>${g(`past_not_there`)}</p>`]);Object.assign(M,{game:e,geometry:i,states:ne(e)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];M.at=Math.min(a?Number(a):M.states.length-1,M.states.length-1),document.addEventListener(`keydown`,J),$()}pe();