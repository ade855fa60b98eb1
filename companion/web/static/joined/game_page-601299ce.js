import{Ft as e,Jt as t,Kt as n,Mt as r,N as i,Ut as a,Xt as o,_t as s,at as c,cn as l,en as u,ln as d,lt as f,nn as p,pt as m,r as h,tn as g,ut as _}from"./all-16646811.js";import{a as ee,c as v,o as y,s as b}from"./shared-cd25237a.js";import{t as x}from"./phone-42d118c9.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:t,at:r,label:i}){let a=Math.max(1,e.length-1),o=e=>S*e/a,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<r);return n`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&n`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${t.map(({seat:t},r)=>{let i=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return n`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${w[r%w.length]} />
      </g>`})}
  </svg>`}const T=({number:e,seat:t})=>n`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,E=({title:e,text:t,worth:r,name:i,onShow:o})=>n`<p class="evening">
  <b>${e}</b>${` ${t} ${r??``} `}
  ${a(d(`past_show`),o,{name:i,kind:`quiet`})}
</p>`;function ne({review:e,marks:t,at:r,onShow:i}){let{curve:a,turning:o,decisions:s,seats:c,decided:l}=e,u=`${d(`review_curve`)} ${c.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return n`
    <p class="small">${d(`review_curve`)}</p>
    <${te} curve=${a} seats=${c} at=${r} label=${u} />
    <ul class="review-seats">
      ${c.map(({seat:e,who:r,ahead:i,luck:a},o)=>n`<li key=${e}>
          <h3>${_(e,t[e]??``,`small`)} ${r} <${T} number=${o} seat=${e} /></h3>
          <p class="small">${i} ${a}</p>
        </li>`)}
    </ul>
    ${l&&n`<p><b>${l}</b></p>`}
    ${o&&n`<${E} title=${d(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${s.map(({seat:e,step:t,text:r,worth:a})=>n`<${E}
        key=${e}
        title=${d(`review_decision`)}
        text=${r}
        worth=${a}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var re=class extends o{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await u(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:t,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:o}=i;return n`
      <h2>${d(`review_title`)}</h2>
      ${a<o?n`<p class="small">${d(`review_weighing`,{done:a,count:o})}</p>
            <progress max=${o} value=${a} aria-label=${d(`review_title`)} />`:n`<${ne} review=${i} marks=${e} at=${t} onShow=${r} />`}
    `}};function D(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?D(e[r]??{},i):i;return n}function ie(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(D(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function O(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const k=e=>document.getElementById(e),A=k(`main`).dataset.game,j={game:null,states:[],at:0,geometry:null,timer:null},M=()=>j.game.steps.some(({kind:e})=>e===`heard`),N=()=>Object.fromEntries(j.game.seats.map(({seat:e,mark:t})=>[e,t])),P={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},F=e=>n`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${P[e]} /></svg>`;function I(e,t,r,i){return n`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${i} onclick=${r}>
    ${F(e)}
  </button>`}function L(e){let t=M(),[n,r]=t?[R(),z()]:[0,e];return[I(`first`,d(t?`past_back`:`past_first`),()=>W(n),j.at===0),I(`back`,d(t?`past_step_back`:`past_back`),()=>W(j.at-1),j.at===0),j.timer?I(`pause`,d(`past_pause`),K):I(`play`,d(`past_play`),G,e===0),I(`on`,d(t?`past_step_on`:`past_on`),()=>W(j.at+1),j.at===e),I(`last`,d(t?`past_on`:`past_last`),()=>W(r),j.at===e)]}const R=()=>Math.max(0,1+j.game.steps.slice(0,Math.max(0,j.at-1)).findLastIndex(({ends:e})=>e));function z(){let e=j.game.steps.findIndex(({ends:e},t)=>e&&t>=j.at);return e<0?j.states.length-1:e+1}function B({contents:e,told:t,at:r,last:i}){let o=j.game.game_id;return n`
    <${v} css="board-box" geometry=${j.geometry} marks=${N()} contents=${e} />
    <div id="controls" class="row controls-row">${L(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${d(`past_slider`)}
      aria-valuetext=${t}
      value=${r}
      oninput=${({target:e})=>W(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${a(d(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${l(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${d(`as_text`)}</a>
    </div>
  `}function V(r){let a=j.states[j.at],o={pieces:e(a,j.geometry),arrows:H(j.game.steps[j.at-1]),signs:a.signs??[],label:x(a,j.geometry)},s=j.states.length-1;t(r,n`<${B} contents=${o} told=${U()} at=${j.at} last=${s} />`),i(k(`beyond`),{state:{...a,phase:`past`}})}function H(e){if(!e||e.kind===`undo`)return[];let t=r(e);return t.length?t:O(j.states[j.at-1],e)}function U(){let e=j.states.length-1,t=j.at?j.game.steps[j.at-1].text:d(`past_start`);return`${d(`past_step`,{number:j.at,count:e})} ${t}`}function W(e,t=!1){t||K(),j.at=Math.max(0,Math.min(j.states.length-1,e)),history.replaceState(null,``,`#step=${j.at}`),$(),!t&&document.activeElement?.id!==`slider`&&s(U())}function G(){j.at===j.states.length-1&&(j.at=0),j.timer=setInterval(()=>j.at>=j.states.length-1?K():W(j.at+1,!0),M()?900:1400),$()}function K(){j.timer&&(clearInterval(j.timer),j.timer=null,$())}const q={ArrowLeft:()=>j.at-1,ArrowRight:()=>j.at+1,Home:()=>0,End:()=>j.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),W(q[e.key]()))}var Y=class extends o{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:r}){let i=e.gone?[n`<s>${e.text}</s>`,` `,n`<small>${d(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&j.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return n`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${r?`step`:null}
        onclick=${()=>W(t)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?_(e.seat,N()[e.seat]??``,`small`):f(s?`overruled`:`taken-back`)}
        ${s&&e.die&&c(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&n`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:t,at:r}){let i=e.map((e,t)=>n`<${Y} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return n`
    <h2>${d(`past_all_turns`)}</h2>
    ${e.length?n`<ol class="turns" onkeydown=${se}>${i}</ol>`:n`<p>${d(`past_no_turns`)}</p>`}
    ${t>0&&n`<p class="small">${d(`past_left_out`,{count:t})}</p>`}
  `}function oe(e){let{steps:r,left_out:i}=j.game;t(e,n`<${ae} steps=${r} left=${i} at=${j.at} />`);let a=e.querySelector(`[aria-current]`);if(!a)return;let o=e.querySelector(`.turns`),[s,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),W(Math.max(1,j.at+t)),k(`steps`).querySelector(`[data-f="step-${j.at}"]`)?.focus())}function ce(e){let{game:r}=j,i=` ${r.title} · ${ee(r)}${r.imported?` · ${d(`past_imported`)}`:``}`;t(e,[n`<h1>${r.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,n`<p><b>${r.result}</b>${i}</p>`])}const le=({text:e,step:t})=>n`<p class="evening">
  <b>${d(`past_evening`)}</b>
  ${` ${e} `}
  ${a(d(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:r,leads:i,evening:a,dice:o}=j.game.statistics;t(e,[n`<h2>${d(`past_numbers`)}</h2>`,a&&n`<${le} ...${a} />`,i>0&&n`<p class="small">${d(`past_leads`,{count:i})}</p>`,n`<${b} players=${r} marks=${N()} />`,n`<${y} dice=${o} />`])}function ue(e){j.game.over&&t(e,n`<${re} game=${A} marks=${N()} at=${j.at} onShow=${Z} place=${e} />`)}function Z(e){W(e),k(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-f6ead5d9.js`),de=()=>n`
  <h2>${d(`past_keeping`)}</h2>
  <div class="row">
    ${a(d(`past_forget_game`),async()=>(await Q()).forgetGame(A),{name:`forget`})}
    ${a(d(`past_delete`),async()=>(await Q()).deleteGame(A),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-9917d517.js`)).openReport(k(`report`),j)}function $(){ce(k(`head`)),V(k(`stage`)),oe(k(`steps`)),ue(k(`review`)),X(k(`numbers`)),t(k(`keeping`),p.host&&n`<${de} />`)}async function pe(){await h();let e=await m(()=>u(`/api/games/${A}`)),r=e&&await m(()=>g(e));if(!r)return t(k(`head`),[n`<h1>${k(`head`).textContent.trim()}</h1>`,n`<p>${d(`past_not_there`)}</p>`]);Object.assign(j,{game:e,geometry:r,states:ie(e)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];j.at=Math.min(i?Number(i):j.states.length-1,j.states.length-1),document.addEventListener(`keydown`,J),$()}pe();