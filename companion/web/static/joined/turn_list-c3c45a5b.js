import{Cn as e,cn as t,mn as n,rn as r,sn as i,xn as a,zt as o}from"./phone-a6660e6d.js";import{t as s}from"./history-3581d10e.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,n){let r=[n.captured?t(n.captured,o(e,n.captured)?.mark??``,`small`):null,n.barricade?t(`barricade`,``,`small`):null,n.won?i(`won`):null].filter(Boolean);return r.length?a`<span class="got" aria-hidden="true">${r}</span>`:null}function d(e,n,r){let{seat:s}=r.find(({how:e})=>e!==`drawn`)??r[0];return a`<li class=${s?`seat-${s}`:``}>
    <span class="number">${n}</span>
    ${t(s,o(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${r.map(({text:e})=>a`<li>${e}</li>`)}</ul>
    ${r.some(({won:e})=>e)?a`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
  </li>`}function f(e,s,c){let l=o(e,s.seat)?.mark??``;return a`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?t(s.seat,l,`small`):i(s.how)}
    ${s.die?r(s.die,`small`):a`<span class="die small" />`}
    <span class="told">
      ${c?[a`<s>${s.text}</s>`,` `,a`<small>${n(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(e,s)}
  </li>`}async function p(t,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;e(t,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};