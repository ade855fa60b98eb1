import{$t as e,Gt as t,Mt as n,Nt as r,P as i,Pt as a,St as o,Wt as s,dn as c,en as l,et as u,in as d,it as f,ln as p,r as m,sn as h,yt as g,zt as _}from"./all-9abd0c32.js";import{a as ee,c as v,o as y,s as b}from"./shared-a7f95979.js";import{t as x}from"./phone-f55a9f3f.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return h`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&h`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return h`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const T=({number:e,seat:t})=>h`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,E=({title:e,text:t,worth:n,name:r,onShow:i})=>h`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${d(l(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;function ne({review:e,marks:n,at:r,onShow:i}){let{curve:a,turning:o,decisions:s,seats:c,decided:u}=e,d=`${l(`review_curve`)} ${c.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return h`
    <p class="small">${l(`review_curve`)}</p>
    <${te} curve=${a} seats=${c} at=${r} label=${d} />
    <ul class="review-seats">
      ${c.map(({seat:e,who:r,ahead:i,luck:a},o)=>h`<li key=${e}>
          <h3>${t(e,n[e]??``,`small`)} ${r} <${T} number=${o} seat=${e} /></h3>
          <p class="small">${i} ${a}</p>
        </li>`)}
    </ul>
    ${u&&h`<p><b>${u}</b></p>`}
    ${o&&h`<${E} title=${l(`review_turning`)} text=${o.text} name="turning" onShow=${()=>i(o.step+1)} />`}
    ${s.map(({seat:e,step:t,text:n,worth:r})=>h`<${E}
        key=${e}
        title=${l(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var re=class extends c{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await n(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:t,onShow:n},{review:r}){if(!r?.turns)return null;let{weighed:i,turns:a}=r;return h`
      <h2>${l(`review_title`)}</h2>
      ${i<a?h`<p class="small">${l(`review_weighing`,{done:i,count:a})}</p>
            <progress max=${a} value=${i} aria-label=${l(`review_title`)} />`:h`<${ne} review=${r} marks=${e} at=${t} onShow=${n} />`}
    `}};function D(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?D(e[r]??{},i):i;return n}function ie(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(D(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function O(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const k=e=>document.getElementById(e),A=k(`main`).dataset.game,j={game:null,states:[],at:0,geometry:null,timer:null},M=()=>j.game.steps.some(({kind:e})=>e===`heard`),N=()=>Object.fromEntries(j.game.seats.map(({seat:e,mark:t})=>[e,t])),P={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},F=e=>h`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${P[e]} /></svg>`;function I(e,t,n,r){return h`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${F(e)}
  </button>`}function L(e){let t=M(),[n,r]=t?[R(),z()]:[0,e];return[I(`first`,l(t?`past_back`:`past_first`),()=>W(n),j.at===0),I(`back`,l(t?`past_step_back`:`past_back`),()=>W(j.at-1),j.at===0),j.timer?I(`pause`,l(`past_pause`),K):I(`play`,l(`past_play`),G,e===0),I(`on`,l(t?`past_step_on`:`past_on`),()=>W(j.at+1),j.at===e),I(`last`,l(t?`past_on`:`past_last`),()=>W(r),j.at===e)]}const R=()=>Math.max(0,1+j.game.steps.slice(0,Math.max(0,j.at-1)).findLastIndex(({ends:e})=>e));function z(){let e=j.game.steps.findIndex(({ends:e},t)=>e&&t>=j.at);return e<0?j.states.length-1:e+1}function B({contents:t,told:n,at:r,last:i}){let a=j.game.game_id;return h`
    <${v} css="board-box" geometry=${j.geometry} marks=${N()} contents=${t} />
    <div id="controls" class="row controls-row">${L(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${l(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>W(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${d(l(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${e(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${l(`as_text`)}</a>
    </div>
  `}function V(e){let t=j.states[j.at],n={pieces:o(t,j.geometry),arrows:H(j.game.steps[j.at-1]),signs:t.signs??[],label:x(t,j.geometry)},r=j.states.length-1;p(e,h`<${B} contents=${n} told=${U()} at=${j.at} last=${r} />`),i(k(`beyond`),{state:{...t,phase:`past`}})}function H(e){if(!e||e.kind===`undo`)return[];let t=g(e);return t.length?t:O(j.states[j.at-1],e)}function U(){let e=j.states.length-1,t=j.at?j.game.steps[j.at-1].text:l(`past_start`);return`${l(`past_step`,{number:j.at,count:e})} ${t}`}function W(e,t=!1){t||K(),j.at=Math.max(0,Math.min(j.states.length-1,e)),history.replaceState(null,``,`#step=${j.at}`),$(),!t&&document.activeElement?.id!==`slider`&&f(U())}function G(){j.at===j.states.length-1&&(j.at=0),j.timer=setInterval(()=>j.at>=j.states.length-1?K():W(j.at+1,!0),M()?900:1400),$()}function K(){j.timer&&(clearInterval(j.timer),j.timer=null,$())}const q={ArrowLeft:()=>j.at-1,ArrowRight:()=>j.at+1,Home:()=>0,End:()=>j.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),W(q[e.key]()))}var Y=class extends c{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:n,current:r}){let i=e.gone?[h`<s>${e.text}</s>`,` `,h`<small>${l(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&j.game.steps[n-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,c=e.kind!==`undo`;return h`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${n}`}
        aria-current=${r?`step`:null}
        onclick=${()=>W(n)}
      >
        <span class="number">${!c||a||!o?``:o}</span>
        ${c&&e.seat?t(e.seat,N()[e.seat]??``,`small`):s(c?`overruled`:`taken-back`)}
        ${c&&e.die&&_(e.die,`small`)}
        <span class="told">${i}${e.move&&c&&h`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:t,at:n}){let r=e.map((e,t)=>h`<${Y} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return h`
    <h2>${l(`past_all_turns`)}</h2>
    ${e.length?h`<ol class="turns" onkeydown=${se}>${r}</ol>`:h`<p>${l(`past_no_turns`)}</p>`}
    ${t>0&&h`<p class="small">${l(`past_left_out`,{count:t})}</p>`}
  `}function oe(e){let{steps:t,left_out:n}=j.game;p(e,h`<${ae} steps=${t} left=${n} at=${j.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),W(Math.max(1,j.at+t)),k(`steps`).querySelector(`[data-f="step-${j.at}"]`)?.focus())}function ce(e){let{game:t}=j,n=` ${t.title} · ${ee(t)}${t.imported?` · ${l(`past_imported`)}`:``}`;p(e,[h`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,h`<p><b>${t.result}</b>${n}</p>`])}const le=({text:e,step:t})=>h`<p class="evening">
  <b>${l(`past_evening`)}</b>
  ${` ${e} `}
  ${d(l(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:r,dice:i}=j.game.statistics;p(e,[h`<h2>${l(`past_numbers`)}</h2>`,r&&h`<${le} ...${r} />`,n>0&&h`<p class="small">${l(`past_leads`,{count:n})}</p>`,h`<${b} players=${t} marks=${N()} />`,h`<${y} dice=${i} />`])}function ue(e){j.game.over&&p(e,h`<${re} game=${A} marks=${N()} at=${j.at} onShow=${Z} place=${e} />`)}function Z(e){W(e),k(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-1488d43b.js`),de=()=>h`
  <h2>${l(`past_keeping`)}</h2>
  <div class="row">
    ${d(l(`past_forget_game`),async()=>(await Q()).forgetGame(A),{name:`forget`})}
    ${d(l(`past_delete`),async()=>(await Q()).deleteGame(A),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-48c39dd4.js`)).openReport(k(`report`),j)}function $(){ce(k(`head`)),V(k(`stage`)),oe(k(`steps`)),ue(k(`review`)),X(k(`numbers`)),p(k(`keeping`),a.host&&h`<${de} />`)}async function pe(){await m();let e=await u(()=>n(`/api/games/${A}`)),t=e&&await u(()=>r(e));if(!t)return p(k(`head`),[h`<h1>${k(`head`).textContent.trim()}</h1>`,h`<p>${l(`past_not_there`)}</p>`]);Object.assign(j,{game:e,geometry:t,states:ie(e)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];j.at=Math.min(i?Number(i):j.states.length-1,j.states.length-1),document.addEventListener(`keydown`,J),$()}pe();