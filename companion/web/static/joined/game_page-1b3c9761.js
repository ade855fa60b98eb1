import{An as e,Bn as t,Cn as n,D as r,Fn as i,Gt as a,Hn as o,Nn as s,P as c,Pn as l,Rn as u,Sn as d,Vn as f,Yt as p,an as m,c as h,hn as g,i as ee,kn as _,ln as v,mn as y,pn as b,vn as te}from"./phone-9725a789.js";import{n as x,r as S,t as C}from"./shared-e64779c0.js";const[w,T]=[320,120],E=[``,`8 3`,`2 3`,`10 3 2 3`];function ne({curve:e,seats:t,at:n,label:r}){let i=Math.max(1,e.length-1),a=e=>w*e/i,o=e=>T-T*e,s=e.findLastIndex(({step:e})=>e<n);return u`<svg class="curve" viewBox=${`-4 -6 ${w+8} ${T+12}`} role="img" aria-label=${r}>
<path class="curve-frame" d=${`M0 0H${w}M0 ${T/2}H${w}M0 ${T}H${w}`} />
${s>=0&&u`<path class="curve-here" d=${`M${a(s)} -6V${T+6}`} />`}
${t.map(({seat:t},n)=>{let r=e.map(({chances:e},n)=>`${a(n).toFixed(1)} ${o(e[t]??0).toFixed(1)}`);return u`<g key=${t} class=${`curve-line seat-${t}`}>
<path class="curve-rim" d=${`M${r.join(`L`)}`} />
<path d=${`M${r.join(`L`)}`} stroke-dasharray=${E[n%E.length]} />
</g>`})}
</svg>`}const D=({number:e,seat:t})=>u`<svg class=${`curve-key curve-line seat-${t}`} viewBox="0 0 40 12" aria-hidden="true">
<path class="curve-rim" d="M0 6H40" /><path d="M0 6H40" stroke-dasharray=${E[e%E.length]} />
</svg>`,O=({title:t,text:n,worth:r,name:i,onShow:a})=>u`<p class="evening">
<b>${t}</b>${` ${n} ${r??``} `}
${l(e(`past_show`),a,{name:i,kind:`quiet`})}
</p>`;var re=class extends o{componentWillUnmount(){this.gone=!0}async open(){let{game:t,seat:n}=this.props,r;do r=await m(()=>b(`/api/games/${t}/review/${n}`));while(r&&r.weighed<r.turns&&!this.gone);r&&!this.gone&&(this.setState({others:r.others}),v(r.others[0]?.text??e(`review_best`)))}render({seat:t,who:n,onShow:r},{others:i}){let a=()=>i?this.setState({others:null}):this.open(),o=e(`review_others`);return u`
${l(o,a,{name:`others-${t}`,"aria-expanded":String(!!i),"aria-label":`${o} ${n}`})}
${i?.length===0&&u`<p>${e(`review_best`)}</p>`}
${i?.map(({step:n,text:i,move:a,other:o,worth:s})=>u`<p key=${n} class="evening">
${i} <b>${e(`review_other`)}</b> ${`${o} ${s} `}
${l(e(`past_show`),()=>r(n,{seat:t,move:a,text:o}),{name:`other-${n}`,kind:`quiet`})}
</p>`)}
`}};function ie({review:t,game:r,marks:i,at:a,onShow:o}){let{curve:c,turning:l,decisions:d,seats:f,decided:p}=t,m=s(`pictures`)?[]:t.own,h=`${e(`review_curve`)} ${f.map(({who:e,ahead:t})=>`${e}: ${t}`).join(` `)}`;return u`
<p class="small">${e(`review_curve`)}</p>
<${ne} curve=${c} seats=${f} at=${a} label=${h} />
<ul class="review-seats">
${f.map(({seat:e,who:t,ahead:a,luck:s},c)=>u`<li key=${e}>
<h3>${n(e,i[e]??``,`small`)} ${t} <${D} number=${c} seat=${e} /></h3>
<p class="small">${a} ${s}</p>
${m.includes(e)&&u`<${re} game=${r} seat=${e} who=${t} onShow=${o} />`}
</li>`)}
</ul>
${p&&u`<p><b>${p}</b></p>`}
${l&&u`<${O} title=${e(`review_turning`)} text=${l.text} name="turning" onShow=${()=>o(l.step+1)} />`}
${d.map(({seat:t,step:n,text:r,worth:i})=>u`<${O}
key=${t}
title=${e(`review_decision`)}
text=${r}
worth=${i}
name=${`decision-${t}`}
onShow=${()=>o(n+1)}
/>`)}
`}var ae=class extends o{componentDidMount(){this.look()}componentWillUnmount(){clearTimeout(this.timer),this.gone=!0}async look(){let e=await b(`/api/games/${this.props.game}/review`).catch(()=>null);e&&!this.gone&&(this.setState({review:e},()=>{this.props.place.hidden=!e.turns}),e.weighed<e.turns&&(this.timer=setTimeout(()=>this.look(),150)))}render({game:t,marks:n,at:r,onShow:i},{review:a}){if(!a?.turns)return null;let{weighed:o,turns:s}=a;return u`
<h2>${e(`review_title`)}</h2>
${o<s?u`<p class="small">${e(`review_weighing`,{done:o,count:s})}</p>
<progress max=${s} value=${o} aria-label=${e(`review_title`)} />`:u`<${ie} review=${a} game=${t} marks=${n} at=${r} onShow=${i} />`}
`}};function k(e,t){let n={...e};for(let[r,i]of Object.entries(t))i===null?delete n[r]:n[r]=typeof i==`object`&&!Array.isArray(i)?k(e[r]??{},i):i;return n}function A(e){let t={phase:`over`,link:{up:!0},spots:null,winners:e.winners,seats:e.seats.map(e=>({...e,playing:!0}))},n=[{forest:{},...e.start,...t}];for(let t of e.steps)n.push(k(n[n.length-1],t.change));return n.map(e=>({...e,signs:Object.values(e.signs??{})}))}function j(e,t){let n=Object.entries(t.change.pieces??{}),r=n.filter(([t,n])=>n!==e.pieces?.[t]).map(([e])=>e);return n.filter(([,e])=>e).map(([t,n])=>({from:r.find(r=>r!==t&&e.pieces?.[r]===n)??``,to:t,look:`past`})).filter(({from:e})=>e)}const M=Number(i(`main`).dataset.game),N={states:[],at:0,other:null,timer:0},P=()=>N.game.steps.some(({kind:e})=>e===`heard`),F=()=>Object.fromEntries(N.game.seats.map(({seat:e,mark:t})=>[e,t])),I={first:`M6 5v14M19 5 9 12l10 7Z`,back:`M17 5 7 12l10 7Z`,play:`M8 4.5v15L19.5 12Z`,pause:`M8 5v14M16 5v14`,on:`M7 5l10 7L7 19Z`,last:`M18 5v14M5 5l10 7-10 7Z`},L=e=>u`<svg class="icon-sign" viewBox="0 0 24 24" aria-hidden="true"><path d=${I[e]} /></svg>`;function R(e,t,n,r){return u`<button type="button" class="button control" data-f=${e} aria-label=${t} title=${t} disabled=${r} onclick=${n}>
${L(e)}
</button>`}function z(t){let n=P(),[r,i]=n?[B(),V()]:[0,t];return[R(`first`,e(n?`past_back`:`past_first`),()=>K(r),N.at===0),R(`back`,e(n?`past_step_back`:`past_back`),()=>K(N.at-1),N.at===0),N.timer?R(`pause`,e(`past_pause`),J):R(`play`,e(`past_play`),q,t===0),R(`on`,e(n?`past_step_on`:`past_on`),()=>K(N.at+1),N.at===t),R(`last`,e(n?`past_on`:`past_last`),()=>K(i),N.at===t)]}const B=()=>Math.max(0,1+N.game.steps.slice(0,Math.max(0,N.at-1)).findLastIndex(({ends:e})=>e));function V(){let e=N.game.steps.findIndex(({ends:e},t)=>e&&t>=N.at);return e<0?N.states.length-1:e+1}function H({contents:t,told:n,at:r,last:i}){let a=N.game.game_id;return u`
<${h} css="board-box" geometry=${N.geometry} marks=${F()} contents=${t} />
<div id="controls" class="row controls-row">${z(i)}</div>
<input
type="range"
id="slider"
min="0"
max=${i}
step="1"
aria-label=${e(`past_slider`)}
aria-valuetext=${n}
value=${r}
oninput=${({target:e})=>K(Number(e.value))}
/>
<p id="told" class="told">${n}</p>
<div id="beyond" hidden />
<div class="row">
${l(e(`past_picture`),he,{name:`picture`,kind:`primary`})}
<a class="button" href=${_(`/api/games/${a}.txt`)} download=${`game-${a}.txt`}>${e(`as_text`)}</a>
</div>
`}function U(e){let n=N.states[N.at],o={pieces:p(n,N.geometry),arrows:N.other?a(N.other):W(N.game.steps[N.at-1]),signs:n.signs??[],label:ee(n)},s=N.states.length-1;t(e,u`<${H} contents=${o} told=${G()} at=${N.at} last=${s} />`),r(i(`beyond`),{state:{...n,phase:`past`}})}function W(e){if(!e||e.kind===`undo`)return[];let t=a(e);return t.length?t:j(N.states[N.at-1],e)}function G(){let t=N.states.length-1;if(N.other)return`${e(`review_other`)} ${N.other.text}`;let n=N.at?N.game.steps[N.at-1].text:e(`past_start`);return`${e(`past_step`,{number:N.at,count:t})} ${n}`}function K(e,t=!1,n=null){t||J(),N.other=n,N.at=Math.max(0,Math.min(N.states.length-1,e)),history.replaceState(null,``,`#step=${N.at}`),$(),!t&&document.activeElement?.id!==`slider`&&v(G())}function q(){N.at===N.states.length-1&&(N.at=0),N.timer=setInterval(()=>N.at>=N.states.length-1?J():K(N.at+1,!0),P()?900:1400),$()}function J(){N.timer&&(clearInterval(N.timer),N.timer=0,$())}const Y={ArrowLeft:()=>N.at-1,ArrowRight:()=>N.at+1,Home:()=>0,End:()=>N.states.length-1};function oe(e){let t=e.target;t.closest?.(`input, textarea, select, dialog, .turns`)||e.key.length<5&&!t.closest?.(`#stage`)||e.altKey||e.ctrlKey||e.metaKey||!(e.key in Y)||(e.preventDefault(),K(Y[e.key]()))}var se=class extends o{shouldComponentUpdate({current:e}){return e!==this.props.current}render({step:t,at:r,current:i}){let a=t.gone?[u`<s>${t.text}</s>`,` `,u`<small>${e(`past_${t.gone}`)}</small>`]:t.text,o=t.kind===`heard`&&N.game.steps[r-2]?.turn===t.turn,s=t.kind===`heard`?t.turn:t.number,c=t.kind!==`undo`;return u`<li class=${o?`within`:``}>
<button
type="button"
class=${`step-line k-${t.kind}`}
data-f=${`step-${r}`}
aria-current=${i?`step`:null}
onclick=${()=>K(r)}
>
<span class="number">${!c||o||!s?``:s}</span>
${c&&t.seat?n(t.seat,F()[t.seat]??``,`small`):d(c?`overruled`:`taken-back`)}
${c&&t.die>0&&te(t.die,`small`)}
<span class="told">${a}${t.move&&c&&u`<code>${t.move}</code>`}</span>
</button>
</li>`}};function ce({steps:t,left:n,at:r}){let i=t.map((e,t)=>u`<${se} key=${t} step=${e} at=${t+1} current=${t+1===r} />`);return u`
<h2>${e(`past_all_turns`)}</h2>
${t.length?u`<ol class="turns" onkeydown=${X}>${i}</ol>`:u`<p>${e(`past_no_turns`)}</p>`}
${n>0&&u`<p class="small">${e(`past_left_out`,{count:n})}</p>`}
`}function le(e){let{steps:n,left_out:r}=N.game;t(e,u`<${ce} steps=${n} left=${r} at=${N.at} />`);let i=e.querySelector(`[aria-current]`);if(!i)return;let a=e.querySelector(`.turns`),[o,s]=[i.offsetTop,i.offsetTop+i.offsetHeight];(o<a.scrollTop||s>a.scrollTop+a.clientHeight)&&(a.scrollTop=o-a.clientHeight/3)}function X(e){let t=e.key===`ArrowUp`?-1:+(e.key===`ArrowDown`);t&&(e.preventDefault(),K(Math.max(1,N.at+t)),f(`step-${N.at}`,i(`steps`)))}function ue(n){let{game:r}=N,i=` ${r.title} · ${C(r)}${r.imported?` · ${e(`past_imported`)}`:``}`;t(n,[u`<h1>${r.seats.map(({name:e,who:t})=>e||t).join(`, `)}</h1>`,u`<p><b>${r.result}</b>${i}</p>`])}const de=({text:t,step:n})=>u`<p class="evening">
<b>${e(`past_evening`)}</b>
${` ${t} `}
${l(e(`past_show`),()=>Z(n+1),{name:`evening`,kind:`quiet`})}
</p>`;function fe(n){let{players:r,leads:i,evening:a,dice:o}=N.game.statistics;t(n,[u`<h2>${e(`past_numbers`)}</h2>`,a&&u`<${de} ...${a} />`,i>0&&u`<p class="small">${e(`past_leads`,{count:i})}</p>`,u`<${S} players=${r} marks=${F()} />`,u`<${x} dice=${o} />`])}function pe(e){N.game.over&&t(e,u`<${ae} game=${M} marks=${F()} at=${N.at} onShow=${Z} place=${e} />`)}function Z(e,t=null){K(e,!1,t),i(`stage`).scrollIntoView({block:`start`})}const Q=async()=>import(`./host-9c4892ac.js`),me=()=>u`
<h2>${e(`past_keeping`)}</h2>
<div class="row">
${l(e(`past_forget_game`),async()=>(await Q()).forgetGame(M),{name:`forget`})}
${l(e(`past_delete`),async()=>(await Q()).deleteGame(M),{name:`delete`,kind:`danger`})}
</div>
`;async function he(){J(),(await import(`./report-6dd3cf02.js`)).openReport(i(`report`),N)}function $(){ue(i(`head`)),U(i(`stage`)),le(i(`steps`)),pe(i(`review`)),fe(i(`numbers`)),t(i(`keeping`),g.host&&u`<${me} />`)}async function ge(){await c();let n=await m(()=>b(`/api/games/${M}`)),r=n&&await m(()=>y(n));if(!r)return t(i(`head`),[u`<h1>${i(`head`).textContent.trim()}</h1>`,u`<p>${e(`past_not_there`)}</p>`]);Object.assign(N,{game:n,geometry:r,states:A(n)});let a=/^#step=(\d+)$/.exec(location.hash)?.[1];N.at=Math.min(a?Number(a):N.states.length-1,N.states.length-1),document.addEventListener(`keydown`,oe),$()}ge();