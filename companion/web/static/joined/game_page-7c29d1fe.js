import{A as e,C as t,Dn as n,Fn as r,Ln as i,Mn as a,On as o,Rn as s,Ut as c,bn as l,c as u,dn as d,fn as f,gn as p,i as m,jn as h,pn as ee,qt as g,rn as _,sn as v,xn as y}from"./phone-c7af0d79.js";import{n as b,r as x,t as S}from"./shared-c9faee03.js";const[C,w]=[320,120],T=[``,`8 3`,`2 3`,`10 3 2 3`];function E({curve:e,seats:t,at:n,label:i}){let a=Math.max(1,e.length-1),o=e=>C*e/a,s=e=>w-w*e,c=e.findLastIndex(({step:e})=>e<n);return r`<svg class="curve" viewBox=${`-4 -6 ${C+8} ${w+12}`} role="img" aria-label=${i}>
    <path class="curve-frame" d=${`M0 0H${C}M0 ${w/2}H${C}M0 ${w}H${C}`} />
    ${c>=0&&r`<path class="curve-here" d=${`M${o(c)} -6V${w+6}`} />`}
    ${t.map(({seat:t},n)=>{let i=e.map(({chances:e},n)=>`${o(n).toFixed(1)} ${s(e[t]??0).toFixed(1)}`);return r`<g key=${t} class=${`curve-line seat-${t}`}>
        <path class="curve-rim" d=${`M${i.join(`L`)}`} />
        <path d=${`M${i.join(`L`)}`} stroke-dasharray=${T[n%T.length]} />
      </g>`})}
  </svg>`}const D=({number:e,seat:t})=>r`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
  <path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${T[e%T.length]} />
</svg>`,O=({title:e,text:t,worth:n,name:i,onShow:s})=>r`<p class="evening">
  <b>${e}</b>${` ${t} ${n??``} `}
  ${a(o(`past_show`),s,{name:i,kind:`quiet`})}
</p>`;var k=class extends s{componentWillUnmount(){this.gone=!0}async open(){let{game:e,seat:t}=this.props,n;do n=await _(()=>d(`/api/games/${e}/review/${t}`));while(n&&n.weighed<n.turns&&!this.gone);n&&!this.gone&&(this.setState({others:n.others}),v(n.others[0]?.text??o(`review_best`)))}render({seat:e,who:t,onShow:n},{others:i}){let s=()=>i?this.setState({others:null}):this.open(),c=o(`review_others`);return r`
      ${a(c,s,{name:`others-${e}`,"aria-expanded":String(!!i),"aria-label":`${c} ${t}`})}
      ${i?.length===0&&r`<p>${o(`review_best`)}</p>`}
      ${i?.map(({step:t,text:i,move:s,other:c,worth:l})=>r`<p key=${t} class="evening">
          ${i} <b>${o(`review_other`)}</b> ${`${c} ${l} `}
          ${a(o(`past_show`),()=>n(t,{seat:e,move:s,text:c}),{name:`other-${t}`,kind:`quiet`})}
        </p>`)}
    `}};function A({review:e,game:t,marks:n,at:i,onShow:a}){let{curve:s,turning:c,decisions:l,seats:u,decided:d}=e,f=h(`pictures`)?[]:e.own,p=`${o(`review_curve`)} ${u.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return r`
    <p class="small">${o(`review_curve`)}</p>
    <${E} curve=${s} seats=${u} at=${i} label=${p} />
    <ul class="review-seats">
      ${u.map(({seat:e,who:i,ahead:o,luck:s},c)=>r`<li key=${e}>
          <h3>${y(e,n[e]??``,`small`)} ${i} <${D} number=${c} seat=${e} /></h3>
          <p class="small">${o} ${s}</p>
          ${f.includes(e)&&r`<${k} game=${t} seat=${e} who=${i} onShow=${a} />`}
        </li>`)}
    </ul>
    ${d&&r`<p><b>${d}</b></p>`}
    ${c&&r`<${O} title=${o(`review_turning`)} text=${c.text} name="turning" onShow=${()=>a(c.step+1)} />`}
    ${l.map(({seat:e,step:t,text:n,worth:i})=>r`<${O}
        key=${e}
        title=${o(`review_decision`)}
        text=${n}
        worth=${i}
        name=${`decision-${e}`}
        onShow=${()=>a(t+1)}
      />`)}
  `}var j=class extends s{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await d(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:e,marks:t,at:n,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:s,turns:c}=a;return r`
      <h2>${o(`review_title`)}</h2>
      ${s<c?r`<p class="small">${o(`review_weighing`,{done:s,count:c})}</p>
            <progress max=${c} value=${s} aria-label=${o(`review_title`)} />`:r`<${A} review=${a} game=${e} marks=${t} at=${n} onShow=${i} />`}
    `}};function M(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?M(e[r]??{},i):i;return n}function te(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(M(n.at(-1),t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function ne(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces[r]===n),to:t,look:`past`})).filter(({from:e})=>e)}const N=e=>document.getElementById(e),P=N(`main`).dataset.game,F={game:null,states:[],at:0,other:null,geometry:null,timer:null},I=()=>F.game.steps.some(({kind:e})=>e===`heard`),L=()=>Object.fromEntries(F.game.seats.map(({seat:e,mark:t})=>[e,t])),R={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},z=e=>r`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${R[e]} /></svg>`;function B(e,t,n,i){return r`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${i} onclick=${n}>
    ${z(e)}
  </button>`}function V(e){let t=I(),[n,r]=t?[H(),U()]:[0,e];return[B(`first`,o(t?`past_back`:`past_first`),()=>J(n),F.at===0),B(`back`,o(t?`past_step_back`:`past_back`),()=>J(F.at-1),F.at===0),F.timer?B(`pause`,o(`past_pause`),Y):B(`play`,o(`past_play`),re,e===0),B(`on`,o(t?`past_step_on`:`past_on`),()=>J(F.at+1),F.at===e),B(`last`,o(t?`past_on`:`past_last`),()=>J(r),F.at===e)]}const H=()=>Math.max(0,1+F.game.steps.slice(0,Math.max(0,F.at-1)).findLastIndex(({ends:e})=>e));function U(){let e=F.game.steps.findIndex(({ends:e},t)=>e&&t>=F.at);return e<0?F.states.length-1:e+1}function W({contents:e,told:t,at:i,last:s}){let c=F.game.game_id;return r`
    <${u} css="board-box" geometry=${F.geometry} marks=${L()} contents=${e} />
    <div id="controls" class="row controls-row">${V(s)}</div>
    <input
      type="range"
      id="slider"
      min="0"
      max=${s}
      step="1"
      aria-label=${o(`past_slider`)}
      aria-valuetext=${t}
      value=${i}
      oninput=${({target:e})=>J(Number(e.value))}
    />
    <p id="told" class="told">${t}</p>
    <div id="beyond" hidden />
    <div class="row">
      ${a(o(`past_picture`),me,{name:`picture`,kind:`primary`})}
      <a class="button" href=${n(`/api/games/${c}.txt`)} download=${`game-${c}.txt`}>${o(`as_text`)}</a>
    </div>
  `}function G(e){let n=F.states[F.at],a={pieces:g(n,F.geometry),arrows:F.other?c(F.other):K(F.game.steps[F.at-1]),signs:n.signs??[],label:m(n,F.geometry)},o=F.states.length-1;i(e,r`<${W} contents=${a} told=${q()} at=${F.at} last=${o} />`),t(N(`beyond`),{state:{...n,phase:`past`}})}function K(e){if(!e||e.kind===`undo`)return[];let t=c(e);return t.length?t:ne(F.states[F.at-1],e)}function q(){let e=F.states.length-1;if(F.other)return`${o(`review_other`)} ${F.other.text}`;let t=F.at?F.game.steps[F.at-1].text:o(`past_start`);return`${o(`past_step`,{number:F.at,count:e})} ${t}`}function J(e,t=!1,n=null){t||Y(),F.other=n,F.at=Math.max(0,Math.min(F.states.length-1,e)),history.replaceState(null,``,`#step=${F.at}`),$(),!t&&document.activeElement?.id!==`slider`&&v(q())}function re(){F.at===F.states.length-1&&(F.at=0),F.timer=setInterval(()=>F.at>=F.states.length-1?Y():J(F.at+1,!0),I()?900:1400),$()}function Y(){F.timer&&(clearInterval(F.timer),F.timer=null,$())}const X={ArrowLeft:()=>F.at-1,ArrowRight:()=>F.at+1,Home:()=>0,End:()=>F.states.length-1};function ie(e){e.target.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!e.target.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in X)||(e.preventDefault(),J(X[e.key]()))}var ae=class extends s{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:e,at:t,current:n}){let i=e.gone?[r`<s>${e.text}</s>`,` `,r`<small>${o(`past_${e.gone}`)}</small>`]:e.text,a=e.kind===`heard`&&F.game.steps[t-2]?.turn===e.turn,s=e.kind===`heard`?e.turn:e.number,c=e.kind!==`undo`;return r`<li class=${a?`within`:``}>
      <button
        type="button"
        class=${`step-line k-${e.kind}`}
        data-f=${`step-${t}`}
        aria-current=${n?`step`:null}
        onclick=${()=>J(t)}
      >
        <span class="number">${!c||a||!s?``:s}</span>
        ${c&&e.seat?y(e.seat,L()[e.seat]??``,`small`):l(c?`overruled`:`taken-back`)}
        ${c&&e.die&&p(e.die,`small`)}
        <span class="told">${i}${e.move&&c&&r`<code>${e.move}</code>`}</span>
      </button>
    </li>`}};function oe({steps:e,left:t,at:n}){let i=e.map((e,t)=>r`<${ae} key=${t} step=${e} at=${t+1} current=${t+1===n} />`);return r`
    <h2>${o(`past_all_turns`)}</h2>
    ${e.length?r`<ol class="turns" onkeydown=${ce}>${i}</ol>`:r`<p>${o(`past_no_turns`)}</p>`}
    ${t>0&&r`<p class="small">${o(`past_left_out`,{count:t})}</p>`}
  `}function se(e){let{steps:t,left_out:n}=F.game;i(e,r`<${oe} steps=${t} left=${n} at=${F.at} />`);let a=e.querySelector(`[aria-current]`);if(!a)return;let o=e.querySelector(`.turns`),[s,c]=[a.offsetTop,a.offsetTop+a.offsetHeight];(s<o.scrollTop||c>o.scrollTop+o.clientHeight)&&(o.scrollTop=s-o.clientHeight/3)}function ce(e){let t={ArrowUp:-1,ArrowDown:1}[e.key];t&&(e.preventDefault(),J(Math.max(1,F.at+t)),N(`steps`).querySelector(`[data-f="step-${F.at}"]`)?.focus())}function le(e){let{game:t}=F,n=` ${t.title} · ${S(t)}${t.imported?` · ${o(`past_imported`)}`:``}`;i(e,[r`<h1>${t.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,r`<p><b>${t.result}</b>${n}</p>`])}const ue=({text:e,step:t})=>r`<p class="evening">
  <b>${o(`past_evening`)}</b>
  ${` ${e} `}
  ${a(o(`past_show`),()=>Z(t+1),{name:`evening`,kind:`quiet`})}
</p>`;function de(e){let{players:t,leads:n,evening:a,dice:s}=F.game.statistics;i(e,[r`<h2>${o(`past_numbers`)}</h2>`,a&&r`<${ue} ...${a} />`,n>0&&r`<p class="small">${o(`past_leads`,{count:n})}</p>`,r`<${x} players=${t} marks=${L()} />`,r`<${b} dice=${s} />`])}function fe(e){F.game.over&&i(e,r`<${j} game=${P} marks=${L()} at=${F.at} onShow=${Z} place=${e} />`)}function Z(e,t){J(e,!1,t),N(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-f1c36016.js`),pe=()=>r`
  <h2>${o(`past_keeping`)}</h2>
  <div class="row">
    ${a(o(`past_forget_game`),async()=>(await Q()).forgetGame(P),{name:`forget`})}
    ${a(o(`past_delete`),async()=>(await Q()).deleteGame(P),{name:`delete`,kind:`danger`})}
  </div>
`;async function me(){Y(),(await import(`./report-a9f49451.js`)).openReport(N(`report`),F)}function $(){le(N(`head`)),G(N(`stage`)),se(N(`steps`)),fe(N(`review`)),de(N(`numbers`)),i(N(`keeping`),ee.host&&r`<${pe} />`)}async function he(){await e();let t=await _(()=>d(`/api/games/${P}`)),n=t&&await _(()=>f(t));if(!n)return i(N(`head`),[r`<h1>${N(`head`).textContent.trim()}</h1>`,r`<p>${o(`past_not_there`)}</p>`]);Object.assign(F,{game:t,geometry:n,states:te(t)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];F.at=Math.min(a?Number(a):F.states.length-1,F.states.length-1),document.addEventListener(`keydown`,ie),$()}he();