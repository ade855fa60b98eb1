import{An as e,Bn as t,Bt as n,Jt as r,Pn as i,Rn as a,U as o,Ut as s,Yt as c,Z as l,_n as u,an as d,en as f,hn as p,kn as m,l as h,rt as g,tn as _,zn as v}from"./phone-9725a789.js";function y(e,t){let{phase:r}=e;return e.offer?``:r===`ask`?`question`:r===`arrange`?`set-up`:r===`illegal`?e.lost?`lost`:e.end_turn&&l(e,t)?`end-turn`:n(e)?.reason===`no-roll`?`forgot`:e.guided?`way-back`:`word-first`:``}function b(e,t){return t===`way-back`&&f(e,e.turn??``)?.computer?e.moment?.long??``:t===`set-up`?e.setup?.text??``:``}function x(t,n){let r=y(t,n),{missing:i=[],surplus:a=[],turned:c,wrong_side:u,sensor:d}=t.setup??{},f=i.length+a.length,p=Math.max(f,1,(t.spots?.length??0)-a.length+i.length),m=t.proposal?.what===`accept`&&!n.host,h=t.accept&&!m&&s(t,n);return{kind:r,steps:t.steps??[],told:o(t),why:b(t,r),accept:h?e(t.lost?`lost_stands`:`accept_anyway`):``,choices:t.ask??[],allowed:l(t,n),turned:!!(c||u),done:p-f,total:p,stands:!!(d&&(n.host||n.seats.length))}}function S({context:t,arrows:n,around:r,plain:i=!1,came:o={}}){let{state:s,geometry:l}=t,u={pieces:l?c(s,l).map(e=>({...e,from:o[e.spot]})):[],arrows:n,lights:Object.fromEntries(r.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:s.signs,label:e(`picture_of_step`)};return a`<${h} state=${s} geometry=${l} around=${r} contents=${u} hidden=${i} />`}const C=({steps:t})=>a`<details class="later">
<summary>${e(`then_more`,{count:t.length})}</summary>
<ol>
${t.map(e=>a`<li>${v(e.short,e.text)}</li>`)}
</ol>
</details>`;function w({context:e,steps:t,told:n=!1}){if(!t.length)return null;let[r,...i]=t,o=[r.from,r.to].filter(Boolean),s=r.from&&r.to?[{from:r.from,to:r.to,look:`guide`}]:[];return a`
${!n&&a`<p class="step">${v(r.short,r.text)}</p>`}
${e.geometry&&o.length>0&&a`<${S} context=${e} arrows=${s} around=${o} />`}
${i.length>0&&a`<${C} steps=${i} />`}
`}function T({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return a`<div class="row">${i(t,()=>g(e),{kind:n,name:`accept`})}</div>`}let E=``;function D({context:t,steps:n,accept:r}){let{state:o,geometry:s}=t,l=`${o.game_id}-${o.turn}-${o.die}`,u=()=>{E=l,t.render()},d={pieces:s&&c({...o,spots:null,steps:[]},s),signs:o.signs,label:e(`lost_was`)};return a`<section class="card guide" aria-label=${e(`lost`)}>
<h2>${e(`lost_was`)}</h2>
${s&&a`<${h} state=${o} geometry=${s} around=${null} contents=${d} />`}
<div class="row">${i(e(`lost_back`),u,{kind:`primary`,name:`put-back`})}</div>
<div hidden=${E!==l}><${w} context=${t} steps=${n} /></div>
<${T} context=${t} accept=${r} />
</section>`}const O=({context:t,steps:n,told:r,why:i,accept:o})=>a`<section class="card guide way-back" aria-label=${e(`way_back`)}>
<h2>${e(`way_back`)}</h2>
<${w} context=${t} steps=${n} told=${r} />
<p class="small">${i||e(`or_play_on`)}</p>
<${T} context=${t} accept=${o} />
</section>`,k=({context:t,steps:n,name:r,children:i})=>n.length>0&&a`<details class="later">
<summary>${e(r)}</summary>
<${w} context=${t} steps=${n} />
${i}
</details>`,A=({context:t,steps:n})=>a`<section class="card guide kind">
<h2>${e(`end_turn_ask`)}</h2>
<div class="row">
${i(e(`end_turn`),()=>d(()=>u(`/api/input`,{input:`stop`})),{kind:`primary`,name:`end-turn`})}
</div>
<${k} context=${t} steps=${n} name="not_yet" />
</section>`,j=({context:t,steps:n,accept:r})=>a`<section class="card guide kind">
<h2>${e(`what_rolled`)}</h2>
<p>${e(`what_rolled_hint`)}</p>
<${k} context=${t} steps=${n} name="or_put_back" />
<${T} context=${t} accept=${r} />
</section>`,M=({context:e,steps:t,accept:n})=>a`<section class="card way-back">
<${k} context=${e} steps=${t} name="or_put_back">
<${T} context=${e} accept=${n} />
<//>
</section>`;function N({context:e,move:t}){let n=e.geometry&&r(t,e.state.turn);if(!n)return null;let i=[n.from,n.to,n.place].filter(Boolean);return a`<${S} context=${e} arrows=${_(n,`guide`)} around=${i} plain />`}function P({context:t,choices:n,allowed:r}){let i=e=>()=>d(()=>u(`/api/answer`,{move:e})),o=(e,t,n)=>a`<button key=${e} type="button" class=${t} disabled=${!r} data-f=${e} onclick=${i(e)}>
${n}
</button>`;return a`<section class="card question" aria-label=${e(`question`)}>
<h2>${e(`question`)}</h2>
<div class="options">
${n.map(({move:e,text:n,short:r})=>o(e,`option`,a`<${N} context=${t} move=${e} /><span>${v(r,n)}</span>`))}
${o(`none`,`option none`,a`<span>${e(`none_of_these`)}</span>`)}
</div>
${!r&&a`<p class="small">${e(`only_seat_answers`)}</p>`}
</section>`}function F({context:t,why:n,steps:r,told:o,turned:s,done:c,total:l,stands:f}){let{state:p,geometry:h}=t,g=h?.marks.outlets?.length&&!p.past.lines;return a`<section class="card setup" aria-label=${e(`set_up_board`)}>
<h2>${e(s?`turn_board`:`set_up_check`)}</h2>
${n&&a`<p class="why">${n}</p>`}
<progress max=${l} value=${c} aria-label=${e(`set_up_check`)} />
<${w} context=${t} steps=${r} told=${o} />
${g&&a`<a class="button" href=${m(`/maze`)} data-f="maze-set-up">${e(`maze`)}</a>`}
${f&&i(e(`stands_right`),()=>d(()=>u(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
</section>`}const I={question:P,"set-up":F,lost:D,"way-back":O,"end-turn":A,forgot:j,"word-first":M};function L(e,n){let{kind:r,...i}=x(n.state,p);t(e,r&&a`<${I[r]} key=${r} context=${n} ...${i} />`)}export{L as i,S as n,w as r,N as t};