import{Ft as e,Ut as t,Vt as n,at as r,et as i,nn as a,ot as o}from"./all-fb846322.js";import{t as s}from"./history-ff31a361.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(t,i){let a=[i.captured?o(i.captured,e(t,i.captured)?.mark??``,`small`):null,i.barricade?o(`barricade`,``,`small`):null,i.won?r(`won`):null].filter(Boolean);return a.length?n`<span class="got" aria-hidden="true">${a}</span>`:null}function d(t,i,a){let{seat:s}=a.find(({how:e})=>e!==`drawn`)??a[0];return n`<li class=${s?`seat-${s}`:``}>
    <span class="number">${i}</span>
    ${o(s,e(t,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${a.map(({text:e})=>n`<li>${e}</li>`)}</ul>
    ${a.some(({won:e})=>e)?n`<span class="got" aria-hidden="true">${r(`won`)}</span>`:null}
  </li>`}function f(t,s,c){let l=e(t,s.seat)?.mark??``;return n`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?o(s.seat,l,`small`):r(s.how)}
    ${s.die?i(s.die,`small`):n`<span class="die small" />`}
    <span class="told">
      ${c?[n`<s>${s.text}</s>`,` `,n`<small>${a(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(t,s)}
  </li>`}async function p(e,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;t(e,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};