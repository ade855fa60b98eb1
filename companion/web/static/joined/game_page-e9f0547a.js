import{Gt as e,Kt as t,Lt as n,Ot as r,Tt as i,Vt as a,Xt as o,_n as s,dn as c,en as l,gn as u,mn as d,n as f,on as p,qt as m,sn as h,tn as g,v as _,w as ee}from"./phone-f2d0a0d3.js";import{i as v,n as y,r as b,t as x}from"./shared-6779584e.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function te({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return d`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&d`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return d`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const T=({number:e,seat:t})=>d`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,E=({title:e,text:t,worth:n,name:r,onShow:i})=>d`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${c(h(`past_show`),i,{name:r,kind:`quiet`})}
</p>`;function ne({review:e,marks:t,at:n,onShow:r}){let{curve:i,turning:a,decisions:o,seats:s,decided:c}=e,l=`${h(`review_curve`)} ${s.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return d`
    <p class="small">${h(`review_curve`)}</p>
    <${te} curve=${i} seats=${s} at=${n} label=${l} />
    <ul class="review-seats">
      ${s.map(({seat:e,who:n,ahead:r,luck:i},a)=>d`<li key=${e}>
          <h3>${g(e,t[e]??``,`small`)} ${n} <${T} number=${a} seat=${e} /></h3>
          <p class="small">${r} ${i}</p>
        </li>`)}
    </ul>
    ${c&&d`<p><b>${c}</b></p>`}
    ${a&&d`<${E} title=${h(`review_turning`)} text=${a.text} name="turning" onShow=${()=>r(a.step+1)} />`}
    ${o.map(({seat:e,step:t,text:n,worth:i})=>d`<${E}
        key=${e}
        title=${h(`review_decision`)}
        text=${n}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>r(t+1)}
      />`)}
  `}var re=class extends s{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let t=await e(`/api/games/${this.props.game}/review`).catch(()=>null);t&&!this.gone&&(this.setState({review:t},()=>{this.props.place.hidden=!t.turns}),t.weighed<t.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({marks:e,at:t,onShow:n},{review:r}){if(!r?.turns)return null;let{weighed:i,turns:a}=r;return d`
      <h2>${h(`review_title`)}</h2>
      ${i<a?d`<p class="small">${h(`review_weighing`,{done:i,count:a})}</p>
            <progress max=${a} value=${i} aria-label=${h(`review_title`)} />`:d`<${ne} review=${r} marks=${e} at=${t} onShow=${n} />`}
    `}};function D(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?D(e[r]??{},i):i;return n}function ie(e){let t={phase:`over`,link:{up:!0},spots:null,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(D(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function O(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const k=e=>document.getElementById(e),A=k(`main`).dataset.game,j={game:null,states:[],at:0,geometry:null,timer:null},M=()=>j.game.steps.some(({kind:e})=>e===`heard`),N=()=>Object.fromEntries(j.game.seats.map(({seat:e,mark:t})=>[e,t])),P={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},F=e=>d`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${P[e]} /></svg>`;function I(e,t,n,r){return d`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${F(e)}
  </button>`}function L(e){let t=M(),[n,r]=t?[R(),z()]:[0,e];return[I(`first`,h(t?`past_back`:`past_first`),()=>W(n),j.at===0),I(`back`,h(t?`past_step_back`:`past_back`),()=>W(j.at-1),j.at===0),j.timer?I(`pause`,h(`past_pause`),K):I(`play`,h(`past_play`),G,e===0),I(`on`,h(t?`past_step_on`:`past_on`),()=>W(j.at+1),j.at===e),I(`last`,h(t?`past_on`:`past_last`),()=>W(r),j.at===e)]}const R=()=>Math.max(0,1+j.game.steps.slice(0,Math.max(0,j.at-1)).findLastIndex(({ends:e})=>e));function z(){let e=j.game.steps.findIndex(({ends:e},t)=>e&&t>=j.at);return e<0?j.states.length-1:e+1}function B({contents:e,told:t,at:n,last:r}){let i=j.game.game_id;return d`
    <${v} css="board-box" geometry=${j.geometry} marks=${N()} contents=${e} />
    <div id="controls" class="row controls-row">${L(r)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${r}
      step="1"
      aria-label=${h(`past_slider`)}
      aria-valuetext=${t}
      value=${n}
      oninput=${({target:e})=>W(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${c(h(`past_picture`),fe,{name:`picture`,kind:`primary`})}
      <a class="button" href=${p(`/api/games/${i}.txt`)} download=${`game-${i}.txt`}>${h(`as_text`)}</a>
    </div>
  `}function V(e){let t=j.states[j.at],n={pieces:r(t,j.geometry),arrows:H(j.game.steps[j.at-1]),signs:t.signs??[],label:f(t,j.geometry)},i=j.states.length-1;u(e,d`<${B} contents=${n} told=${U()} at=${j.at} last=${i} />`),_(k(`beyond`),{state:{...t,phase:`past`}})}function H(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:O(j.states[j.at-1],e)}function U(){let e=j.states.length-1,t=j.at?j.game.steps[j.at-1].text:h(`past_start`);return`${h(`past_step`,{number:j.at,count:e})} ${t}`}function W(e,t=!1){t||K(),j.at=Math.max(0,Math.min(j.states.length-1,e)),history.replaceState(null,``,`#step=${j.at}`),$(),!t&&document.activeElement?.id!==`slider`&&a(U())}function G(){j.at===j.states.length-1&&(j.at=0),j.timer=setInterval(()=>j.at>=j.states.length-1?K():W(j.at+1,!0),M()?900:1400),$()}function K(){j.timer&&(clearInterval(j.timer),j.timer=null,$())}const q={ArrowLeft:()=>j.at-1,ArrowRight:()=>j.at+1,Home:()=>0,End:()=>j.states.length-1};function J(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in q)||(e.preventDefault(),W(q[e.key]()))}var Y=class extends s{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[d`<s>${e.text}</s>`,` `,d`<small>${h(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&j.game.steps[t-2]?.turn===e.turn,a=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return d`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>W(t)}
      >
        <span class="number">${!s||i||!a?``:a}</span>
        ${s&&e.seat?g(e.seat,N()[e.seat]??``,`small`):l(s?`overruled`:`taken-back`)}
        ${s&&e.die&&o(e.die,`small`)}
        <span class="told">${r}${e.move&&s&&d`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function ae({steps:e,left:t,at:n}){let r=e.map((e,t)=>d`<${Y} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return d`
    <h2>${h(`past_all_turns`)}</h2>
    ${e.length?d`<ol class="turns" onkeydown=${se}>${r}</ol>`:d`<p>${h(`past_no_turns`)}</p>`}
    ${t>0&&d`<p class="small">${h(`past_left_out`,{count:t})}</p>`}
  `}function oe(e){let{steps:t,left_out:n}=j.game;u(e,d`<${ae} steps=${t} left=${n} at=${j.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function se(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),W(Math.max(1,j.at+t)),k(`steps`).querySelector(`[data-f="step-${j.at}"]`)?.focus())}function ce(e){let{game:t}=j,n=` ${t.title} · ${x(t)}${t.imported?` · ${h(`past_imported`)}`:``}`;u(e,[d`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,d`<p><b>${t.result}</b>${n}</p>`])}const le=({text:e,step:t})=>d`<p class="evening">
  <b>${h(`past_evening`)}</b>
  ${` ${e} `}
  ${c(h(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function X(e){let{players:t,leads:n,evening:r,dice:i}=j.game.statistics;u(e,[d`<h2>${h(`past_numbers`)}</h2>`,r&&d`<${le} ...${r} />`,n>0&&d`<p class="small">${h(`past_leads`,{count:n})}</p>`,d`<${b} players=${t} marks=${N()} />`,d`<${y} dice=${i} />`])}function ue(e){j.game.over&&u(e,d`<${re} game=${A} marks=${N()} at=${j.at} onShow=${Z} place=${e} />`)}function Z(e){W(e),k(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-8a55a898.js`),de=()=>d`
  <h2>${h(`past_keeping`)}</h2>
  <div class="row">
    ${c(h(`past_forget_game`),async()=>(await Q()).forgetGame(A),{name:`forget`})}
    ${c(h(`past_delete`),async()=>(await Q()).deleteGame(A),{name:`delete`,kind:`danger`})}
  </div>
`;async function fe(){K(),(await import(`./report-18edbda5.js`)).openReport(k(`report`),j)}function $(){ce(k(`head`)),V(k(`stage`)),oe(k(`steps`)),ue(k(`review`)),X(k(`numbers`)),u(k(`keeping`),m.host&&d`<${de} />`)}async function pe(){await ee();let r=await n(()=>e(`/api/games/${A}`)),i=r&&await n(()=>t(r));if(!i)return u(k(`head`),[d`<h1>${k(`head`).textContent.trim()}</h1>`,d`<p>${h(`past_not_there`)}</p>`]);Object.assign(j,{game:r,geometry:i,states:ie(r)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];j.at=Math.min(a?Number(a):j.states.length-1,j.states.length-1),document.addEventListener(`keydown`,J),$()}pe();