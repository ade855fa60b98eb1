import{Mt as e,Xt as t,en as n,gn as r,mn as i,sn as a,tn as o}from"./phone-f2d0a0d3.js";import{t as s}from"./history-462caf54.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(t,r){let a=[r.captured?o(r.captured,e(t,r.captured)?.mark??``,`small`):null,r.barricade?o(`barricade`,``,`small`):null,r.won?n(`won`):null].filter(Boolean);return a.length?i`<span class="got" aria-hidden="true">${a}</span>`:null}function d(t,r,a){let{seat:s}=a.find(({how:e})=>e!==`drawn`)??a[0];return i`<li class=${s?`seat-${s}`:``}>
    <span class="number">${r}</span>
    ${o(s,e(t,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${a.map(({text:e})=>i`<li>${e}</li>`)}</ul>
    ${a.some(({won:e})=>e)?i`<span class="got" aria-hidden="true">${n(`won`)}</span>`:null}
  </li>`}function f(r,s,c){let l=e(r,s.seat)?.mark??``;return i`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?o(s.seat,l,`small`):n(s.how)}
    ${s.die?t(s.die,`small`):i`<span class="die small" />`}
    <span class="told">
      ${c?[i`<s>${s.text}</s>`,` `,i`<small>${a(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(r,s)}
  </li>`}async function p(e,t){let{state:n}=t,i=await s(n).catch(()=>null);if(!i||t.state!==n)return;let a=c(i),o=l(i),u=a.length===i.length;r(e,a.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],o.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};