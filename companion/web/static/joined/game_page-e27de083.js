import{En as e,Ht as t,Mn as n,O as r,Qt as i,S as a,Sn as o,Tn as s,a as c,cn as l,dn as u,gn as d,hn as f,jn as p,kn as m,l as h,nn as g,on as _,sn as ee,xn as te,zt as v}from"./phone-68234baa.js";import{n as y,r as b,t as x}from"./shared-d5371821.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>S*e/i,o=e=>C-C*e,s=e.findLastIndex(({step:e})=>e<n);return m`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${r}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${s>=0&&m`<path class="curve-here" d=${`M${a(s)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return m`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${r.join(`L`)}`} />
        <path d=${`M${r.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const E=({number:e,seat:t})=>m`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,D=({title:t,text:n,worth:r,name:i,onShow:a})=>m`<p class="evening">
  <b>${t}</b>${` ${n} ${r??``} `}
  ${e(o(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;var ne=class extends n{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await i(()=>_(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),g(n.others[0]?.text??o(`review_best`)))}render({seat:t,who:n,onShow:r},{others:i}){let a=()=>i?this.setState({others:null}):this.open(),s=o(`review_others`);return m`
      ${e(s,a,{name:`others-${t}`,"aria-expanded":String(!!i),"aria-label":`${s} ${n}`})}
      ${i?.length===0&&m`<p>${o(`review_best`)}</p>`}
      ${i?.map(({step:n,text:i,move:a,other:s,worth:c})=>m`<p key=${n} class="evening">
          ${i} <b>${o(`review_other`)}</b> ${`${s} ${c} `}
          ${e(o(`past_show`),()=>r(n,{seat:t,move:a,text:s}),{name:`other-${n}`,kind:`quiet`})}
        </p>`)}
    `}};function O({review:e,game:t,marks:n,at:r,onShow:i}){let{curve:a,turning:c,decisions:l,seats:u,decided:f}=e,p=s(`pictures`)?[]:e.own,h=`${o(`review_curve`)} ${u.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return m`
    <p class="small">${o(`review_curve`)}</p>
    <${T} curve=${a} seats=${u} at=${r} label=${h} />
    <ul class="review-seats">
      ${u.map(({seat:e,who:r,ahead:a,luck:o},s)=>m`<li key=${e}>
          <h3>${d(e,n[e]??``,`small`)} ${r} <${E} number=${s} seat=${e} /></h3>
          <p class="small">${a} ${o}</p>
          ${p.includes(e)&&m`<${ne} game=${t} seat=${e} who=${r} onShow=${i} />`}
        </li>`)}
    </ul>
    ${f&&m`<p><b>${f}</b></p>`}
    ${c&&m`<${D} title=${o(`review_turning`)} text=${c.text} name="turning" onShow=${()=>i(c.step+1)} />`}
    ${l.map(({seat:e,step:t,text:n,worth:r})=>m`<${D}
        key=${e}
        title=${o(`review_decision`)}
        text=${n}
        worth=${r}
        name=${`decision-${e}`}
        onShow=${()=>i(t+1)}
      />`)}
  `}var k=class extends n{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await _(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:r},{review:i}){if(!i?.turns)return null;let{weighed:a,turns:s}=i;return m`
      <h2>${o(`review_title`)}</h2>
      ${a<s?m`<p class="small">${o(`review_weighing`,{done:a,count:s})}</p>
            <progress max=${s} value=${a} aria-label=${o(`review_title`)} />`:m`<${O} review=${i} game=${e} marks=${t} at=${n} onShow=${r} />`}
    `}};function A(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?A(e[r]??{},i):i;return n}function re(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(A(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function ie(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const j=e=>document.getElementById(e),M=j(`main`).dataset.game,N={game:null,states:[],at:0,other:null,geometry:null,timer:null},P=()=>N.game.steps.some(({kind:e})=>e===`heard`),F=()=>Object.fromEntries(N.game.seats.map(({seat:e,mark:t})=>[e,t])),I={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},L=e=>m`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${I[e]} /></svg>`;function R(e,t,n,r){return m`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
    ${L(e)}
  </button>`}function z(e){let t=P(),[n,r]=t?[B(),V()]:[0,e];return[R(`first`,o(t?`past_back`:`past_first`),()=>K(n),N.at===0),R(`back`,o(t?`past_step_back`:`past_back`),()=>K(N.at-1),N.at===0),N.timer?R(`pause`,o(`past_pause`),J):R(`play`,o(`past_play`),q,e===0),R(`on`,o(t?`past_step_on`:`past_on`),()=>K(N.at+1),N.at===e),R(`last`,o(t?`past_on`:`past_last`),()=>K(r),N.at===e)]}const B=()=>Math.max(0,1+N.game.steps.slice(0,Math.max(0,N.at-1)).findLastIndex(({ends:e})=>e));function V(){let e=N.game.steps.findIndex(({ends:e},t)=>e&&t>=N.at);return e<0?N.states.length-1:e+1}function H({contents:t,told:n,at:r,last:i}){let a=N.game.game_id;return m`
    <${h} css="board-box" geometry=${N.geometry} marks=${F()} contents=${t} />
    <div id="controls" class="row controls-row">${z(i)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${i}
      step="1"
      aria-label=${o(`past_slider`)}
      aria-valuetext=${n}
      value=${r}
      oninput=${({target:e})=>K(Number(e.value))}
    />
    <p id="told" class="told">${n}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${e(o(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${te(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${o(`as_text`)}</a>
    </div>
  `}function U(e){let n=N.states[N.at],r={pieces:t(n,N.geometry),arrows:N.other?v(N.other):W(N.game.steps[N.at-1]),signs:n.signs??[],label:c(n,N.geometry)},i=N.states.length-1;p(e,m`<${H} contents=${r} told=${G()} at=${N.at} last=${i} />`),a(j(`beyond`),{state:{...n,phase:`past`}})}function W(e){if(!e||e.kind===`undo`)return[];let t=v(e);return t.length?t:ie(N.states[N.at-1],e)}function G(){let e=N.states.length-1;if(N.other)return`${o(`review_other`)} ${N.other.text}`;let t=N.at?N.game.steps[N.at-1].text:o(`past_start`);return`${o(`past_step`,{number:N.at,count:e})} ${t}`}function K(e,t=!1,n=null){t||J(),N.other=n,N.at=Math.max(0,Math.min(N.states.length-1,e)),history.replaceState(null,``,`#step=${N.at}`),$(),!t&&document.activeElement?.id!==`slider`&&g(G())}function q(){N.at===N.states.length-1&&(N.at=0),N.timer=setInterval(()=>N.at>=N.states.length-1?J():K(N.at+1,!0),P()?900:1400),$()}function J(){N.timer&&(clearInterval(N.timer),N.timer=null,$())}const Y={ArrowLeft:()=>N.at-1,ArrowRight:()=>N.at+1,Home:()=>0,End:()=>N.states.length-1};function ae(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in Y)||(e.preventDefault(),K(Y[e.key]()))}var oe=class extends n{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let r=e.gone?[m`<s>${e.text}</s>`,` `,m`<small>${o(`past_${e.gone}`)}</small>`]:e.text,i=e.kind===`heard`&&N.game.steps[t-2]?.turn===e.turn,a=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return m`<li class=${i?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>K(t)}
      >
        <span class="number">${!s||i||!a?``:a}</span>
        ${s&&e.seat?d(e.seat,F()[e.seat]??``,`small`):f(s?`overruled`:`taken-back`)}
        ${s&&e.die&&u(e.die,`small`)}
        <span class="told">${r}${e.move&&s&&m`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function se({steps:e,left:t,at:n}){let r=e.map((e,t)=>m`<${oe} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return m`
    <h2>${o(`past_all_turns`)}</h2>
    ${e.length?m`<ol class="turns" onkeydown=${le}>${r}</ol>`:m`<p>${o(`past_no_turns`)}</p>`}
    ${t>0&&m`<p class="small">${o(`past_left_out`,{count:t})}</p>`}
  `}function ce(e){let{steps:t,left_out:n}=N.game;p(e,m`<${se} steps=${t} left=${n} at=${N.at} />`);let r=e.querySelector(`[aria-current]`);if(!r)return;let i=e.querySelector(`.turns`),[a,o]=[r.offsetTop,r.offsetTop+r.offsetHeight];(a<i.scrollTop||o>i.scrollTop+i.clientHeight)&&(i.scrollTop=a-i.clientHeight/3)}function le(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),K(Math.max(1,N.at+t)),j(`steps`).querySelector(`[data-f="step-${N.at}"]`)?.focus())}function ue(e){let{game:t}=N,n=` ${t.title} · ${x(t)}${t.imported?` · ${o(`past_imported`)}`:``}`;p(e,[m`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,m`<p><b>${t.result}</b>${n}</p>`])}const X=({text:t,step:n})=>m`<p class="evening">
  <b>${o(`past_evening`)}</b>
  ${` ${t} `}
  ${e(o(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:r,dice:i}=N.game.statistics;p(e,[m`<h2>${o(`past_numbers`)}</h2>`,r&&m`<${X} ...${r} />`,n>0&&m`<p class="small">${o(`past_leads`,{count:n})}</p>`,m`<${b} players=${t} marks=${F()} />`,m`<${y} dice=${i} />`])}function fe(e){N.game.over&&p(e,m`<${k} game=${M} marks=${F()} at=${N.at} onShow=${Z} place=${e} />`)}function Z(e,t){K(e,!1,t),j(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-eb911ab3.js`),pe=()=>m`
  <h2>${o(`past_keeping`)}</h2>
  <div class="row">
    ${e(o(`past_forget_game`),async()=>(await Q()).forgetGame(M),{name:`forget`})}
    ${e(o(`past_delete`),async()=>(await Q()).deleteGame(M),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){J(),(await import(`./report-79f26524.js`)).openReport(j(`report`),N)}function $(){ue(j(`head`)),U(j(`stage`)),ce(j(`steps`)),fe(j(`review`)),de(j(`numbers`)),p(j(`keeping`),l.host&&m`<${pe} />`)}async function he(){await r();let e=await i(()=>_(`/api/games/${M}`)),t=e&&await i(()=>ee(e));if(!t)return p(j(`head`),[m`<h1>${j(`head`).textContent.trim()}</h1>`,m`<p>${o(`past_not_there`)}</p>`]);Object.assign(N,{game:e,geometry:t,states:re(e)});let n=/^#step=(\d+)$/.exec(location.hash)?.[1];N.at=Math.min(n?Number(n):N.states.length-1,N.states.length-1),document.addEventListener(`keydown`,ae),$()}he();