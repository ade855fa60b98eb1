import{An as e,Kt as t,On as n,hn as r,mn as i,un as a,xn as o}from"./phone-99872946.js";import{turnsOf as s}from"./history-cdf09cb8.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,a){let o=[a.captured?r(a.captured,t(e,a.captured)?.mark??``,`small`):null,a.barricade?r(`barricade`,``,`small`):null,a.won?i(`won`):null].filter(Boolean);return o.length?n`<span class="got" aria-hidden="true">${o}</span>`:null}function d(e,a,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return n`<li class=${s?`seat-${s}`:``}>
    <span class="number">${a}</span>
    ${r(s,t(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>n`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?n`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
  </li>`}function f(e,s,c){let l=t(e,s.seat)?.mark??``;return n`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?r(s.seat,l,`small`):i(s.how)}
    ${s.die?a(s.die,`small`):n`<span class="die small" />`}
    <span class="told">
      ${c?[n`<s>${s.text}</s>`,` `,n`<small>${o(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(e,s)}
  </li>`}async function p(t,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;e(t,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};