import{Ht as e,Qt as t,Rt as n,Tt as r,Ut as i,an as a,sn as o}from"./all-85bff6b0.js";import{t as s}from"./history-d18d3395.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(t,n){let o=[n.captured?i(n.captured,r(t,n.captured)?.mark??``,`small`):null,n.barricade?i(`barricade`,``,`small`):null,n.won?e(`won`):null].filter(Boolean);return o.length?a`<span class="got" aria-hidden="true">${o}</span>`:null}function d(t,n,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return a`<li class=${s?`seat-${s}`:``}>
    <span class="number">${n}</span>
    ${i(s,r(t,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>a`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?a`<span class="got" aria-hidden="true">${e(`won`)}</span>`:null}
  </li>`}function f(o,s,c){let l=r(o,s.seat)?.mark??``;return a`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?i(s.seat,l,`small`):e(s.how)}
    ${s.die?n(s.die,`small`):a`<span class="die small" />`}
    <span class="told">
      ${c?[a`<s>${s.text}</s>`,` `,a`<small>${t(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(o,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),a=l(r),u=i.length===r.length;o(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],a.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};