import{$t as e,A as t,Cn as n,En as r,It as i,On as a,Sn as o,T as s,Yt as c,a as l,an as u,cn as d,fn as f,in as p,kn as m,l as ee,pn as h,rn as g,vn as te,yn as _,zt as v}from"./phone-1fbd6002.js";import{n as y,r as b,t as x}from"./shared-1a294f6e.js";const[S,C]=[320,120],w=[``,`8 3`,`2 3`,`10 3 2 3`];function T({curve:e,seats:t,at:n,label:i}){let a=Math.max(1,e.length-1),o=e=>S*e/a,s=e=>C-C*e,c=e.findLastIndex(({step:e})=>e<n);return r`<svg class="curve" viewBox=${`-4 -6 ${S+8} ${C+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${S}M0 ${C/2}H${S}M0 ${C}H${S}`} />
    ${c>=0&&r`<path class="curve-here" d=${`M${o(c)} -6V${C+6}`} />`}
    ${t.map(({seat:t},n)=>{let i=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return r`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${w[n%w.length]} />
      </g>`})}
  </svg>`}const ne=({number:e,seat:t})=>r`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${w[e%w.length]} />
</svg>`,E=({title:e,text:t,worth:i,name:a,onShow:o})=>r`<p class="evening">
  <b>${e}</b>${` ${t} ${i??``} `}
  ${n(_(`past_show`),o,{name:a,kind:`quiet`})}
</p>`;var re=class extends m{componentWillUnmount(){this.gone=!0}async open(){let{game:t,seat:n}=this.props,r;do r=await c(()=>g(`/api/games/${t}/review/${n}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),e(r.others[0]?.text??_(`review_best`)))}render({seat:e,who:t,onShow:i},{others:a}){let o=()=>a?this.setState({others:null}):this.open(),s=_(`review_others`);return r`
      ${n(s,o,{name:`others-${e}`,"aria-expanded":String(!!a),"aria-label":`${s} ${t}`})}
      ${a?.length===0&&r`<p>${_(`review_best`)}</p>`}
      ${a?.map(({step:t,text:a,move:o,other:s,worth:c})=>r`<p key=${t} class="evening">
          ${a} <b>${_(`review_other`)}</b> ${`${s} ${c} `}
          ${n(_(`past_show`),()=>i(t,{seat:e,move:o,text:s}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function D({review:e,game:t,marks:n,at:i,onShow:a}){let{curve:s,turning:c,decisions:l,seats:u,decided:d}=e,f=o(`pictures`)?[]:e.own,p=`${_(`review_curve`)} ${u.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return r`
    <p class="small">${_(`review_curve`)}</p>
    <${T} curve=${s} seats=${u} at=${i} label=${p} />
    <ul class="review-seats">
      ${u.map(({seat:e,who:i,ahead:o,luck:s},c)=>r`<li key=${e}>
          <h3>${h(e,n[e]??``,`small`)} ${i} <${ne} number=${c} seat=${e} /></h3>
          <p class="small">${o} ${s}</p>
          ${f.includes(e)&&r`<${re} game=${t} seat=${e} who=${i} onShow=${a} />`}
        </li>`)}
    </ul>
    ${d&&r`<p><b>${d}</b></p>`}
    ${c&&r`<${E} title=${_(`review_turning`)} text=${c.text} name="turning" onShow=${()=>a(c.step+1)} />`}
    ${l.map(({seat:e,step:t,text:n,worth:i})=>r`<${E}
        key=${e}
        title=${_(`review_decision`)}
        text=${n}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>a(t+1)}
      />`)}
  `}var O=class extends m{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await g(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return r`
      <h2>${_(`review_title`)}</h2>
      ${o<s?r`<p class="small">${_(`review_weighing`,{done:o,count:s})}</p>
            <progress max=${s} value=${o} aria-label=${_(`review_title`)} />`:r`<${D} review=${a} game=${e} marks=${t} at=${n} onShow=${i} />`}
    `}};function k(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?k(e[r]??{},i):i;return n}function A(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(k(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function ie(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const j=e=>document.getElementById(e),M=j(`main`).dataset.game,N={game:null,states:[],at:0,other:null,geometry:null,timer:null},P=()=>N.game.steps.some(({kind:e})=>e===`heard`),F=()=>Object.fromEntries(N.game.seats.map(({seat:e,mark:t})=>[e,t])),I={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},L=e=>r`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${I[e]} /></svg>`;function R(e,t,n,i){return r`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${i} onclick=${n}>
    ${L(e)}
  </button>`}function z(e){let t=P(),[n,r]=t?[B(),V()]:[0,e];return[R(`first`,_(t?`past_back`:`past_first`),()=>K(n),N.at===0),R(`back`,_(t?`past_step_back`:`past_back`),()=>K(N.at-1),N.at===0),N.timer?R(`pause`,_(`past_pause`),J):R(`play`,_(`past_play`),q,e===0),R(`on`,_(t?`past_step_on`:`past_on`),()=>K(N.at+1),N.at===e),R(`last`,_(t?`past_on`:`past_last`),()=>K(r),N.at===e)]}const B=()=>Math.max(0,1+N.game.steps.slice(0,Math.max(0,N.at-1)).findLastIndex(({ends:e})=>e));function V(){let e=N.game.steps.findIndex(({ends:e},t)=>e&&t>=N.at);return e<0?N.states.length-1:e+1}function H({contents:e,told:t,at:i,last:a}){let o=N.game.game_id;return r`
    <${ee} css="board-box" geometry=${N.geometry} marks=${F()} contents=${e} />
    <div id="controls" class="row controls-row">${z(a)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${a}
      step="1"
      aria-label=${_(`past_slider`)}
      aria-valuetext=${t}
      value=${i}
      oninput=${({target:e})=>K(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${n(_(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${te(`/api/games/${o}.txt`)} download=${`game-${o}.txt`}>${_(`as_text`)}</a>
    </div>
  `}function U(e){let t=N.states[N.at],n={pieces:v(t,N.geometry),arrows:N.other?i(N.other):W(N.game.steps[N.at-1]),signs:t.signs??[],label:l(t,N.geometry)},o=N.states.length-1;a(e,r`<${H} contents=${n} told=${G()} at=${N.at} last=${o} />`),s(j(`beyond`),{state:{...t,phase:`past`}})}function W(e){if(!e||e.kind===`undo`)return[];let t=i(e);return t.length?t:ie(N.states[N.at-1],e)}function G(){let e=N.states.length-1;if(N.other)return`${_(`review_other`)} ${N.other.text}`;let t=N.at?N.game.steps[N.at-1].text:_(`past_start`);return`${_(`past_step`,{number:N.at,count:e})} ${t}`}function K(t,n=!1,r=null){n||J(),N.other=r,N.at=Math.max(0,Math.min(N.states.length-1,t)),history.replaceState(null,``,`#step=${N.at}`),$(),!n&&document.activeElement?.id!==`slider`&&e(G())}function q(){N.at===N.states.length-1&&(N.at=0),N.timer=setInterval(()=>N.at>=N.states.length-1?J():K(N.at+1,!0),P()?900:1400),$()}function J(){N.timer&&(clearInterval(N.timer),N.timer=null,$())}const Y={ArrowLeft:()=>N.at-1,ArrowRight:()=>N.at+1,Home:()=>0,End:()=>N.states.length-1};function ae(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in Y)||(e.preventDefault(),K(Y[e.key]()))}var oe=class extends m{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let i=e.gone?[r`<s>${e.text}</s>`,` `,r`<small>${_(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&N.game.steps[t-2]?.turn===e.turn,o=e.kind===`heard`?e.turn:e.number,s=e.kind!==`undo`;return r`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>K(t)}
      >
        <span class="number">${!s||a||!o?``:o}</span>
        ${s&&e.seat?h(e.seat,F()[e.seat]??``,`small`):f(s?`overruled`:`taken-back`)}
        ${s&&e.die&&d(e.die,`small`)}
        <span class="told">${i}${e.move&&s&&r`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function se({steps:e,left:t,at:n}){let i=e.map((e,t)=>r`<${oe} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return r`
    <h2>${_(`past_all_turns`)}</h2>
    ${e.length?r`<ol class="turns" onkeydown=${le}>${i}</ol>`:r`<p>${_(`past_no_turns`)}</p>`}
    ${t>0&&r`<p class="small">${_(`past_left_out`,{count:t})}</p>`}
  `}function ce(e){let{steps:t,left_out:n}=N.game;a(e,r`<${se} steps=${t} left=${n} at=${N.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let o=e.querySelector(`.turns`),[s,c]=[i.offsetTop,i.offsetTop+i.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function le(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),K(Math.max(1,N.at+t)),j(`steps`).querySelector(`[data-f="step-${N.at}"]`)?.focus())}function ue(e){let{game:t}=N,n=` ${t.title} · ${x(t)}${t.imported?` · ${_(`past_imported`)}`:``}`;a(e,[r`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,r`<p><b>${t.result}</b>${n}</p>`])}const X=({text:e,step:t})=>r`<p class="evening">
  <b>${_(`past_evening`)}</b>
  ${` ${e} `}
  ${n(_(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:i,dice:o}=N.game.statistics;a(e,[r`<h2>${_(`past_numbers`)}</h2>`,i&&r`<${X} ...${i} />`,n>0&&r`<p class="small">${_(`past_leads`,{count:n})}</p>`,r`<${b} players=${t} marks=${F()} />`,r`<${y} dice=${o} />`])}function fe(e){N.game.over&&a(e,r`<${O} game=${M} marks=${F()} at=${N.at} onShow=${Z} place=${e} />`)}function Z(e,t){K(e,!1,t),j(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-1c2ca94f.js`),pe=()=>r`
  <h2>${_(`past_keeping`)}</h2>
  <div class="row">
    ${n(_(`past_forget_game`),async()=>(await Q()).forgetGame(M),{name:`forget`})}
    ${n(_(`past_delete`),async()=>(await Q()).deleteGame(M),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){J(),(await import(`./report-916af672.js`)).openReport(j(`report`),N)}function $(){ue(j(`head`)),U(j(`stage`)),ce(j(`steps`)),fe(j(`review`)),de(j(`numbers`)),a(j(`keeping`),u.host&&r`<${pe} />`)}async function he(){await t();let e=await c(()=>g(`/api/games/${M}`)),n=e&&await c(()=>p(e));if(!n)return a(j(`head`),[r`<h1>${j(`head`).textContent.trim()}</h1>`,r`<p>${_(`past_not_there`)}</p>`]);Object.assign(N,{game:e,geometry:n,states:A(e)});let i=/^#step=(\d+)$/.exec(location.hash)?.[1];N.at=Math.min(i?Number(i):N.states.length-1,N.states.length-1),document.addEventListener(`keydown`,ae),$()}he();