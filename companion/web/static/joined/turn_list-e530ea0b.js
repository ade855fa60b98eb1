import{Fn as e,Ln as t,On as n,Qt as r,bn as i,gn as a,xn as o}from"./phone-c7af0d79.js";import{t as s}from"./history-7fb55f6d.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(t,n){let a=[n.captured?o(n.captured,r(t,n.captured)?.mark??``,`small`):null,n.barricade?o(`barricade`,``,`small`):null,n.won?i(`won`):null].filter(Boolean);return a.length?e`<span class="got" aria-hidden="true">${a}</span>`:null}function d(t,n,a){let{seat:s}=a.find(({how:e})=>e!==`drawn`)??a[0];return e`<li class=${s?`seat-${s}`:``}>
    <span class="number">${n}</span>
    ${o(s,r(t,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${a.map(({text:t})=>e`<li>${t}</li>`)}</ul>
    ${a.some(({won:e})=>e)?e`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
  </li>`}function f(t,s,c){let l=r(t,s.seat)?.mark??``;return e`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?o(s.seat,l,`small`):i(s.how)}
    ${s.die?a(s.die,`small`):e`<span class="die small" />`}
    <span class="told">
      ${c?[e`<s>${s.text}</s>`,` `,e`<small>${n(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(t,s)}
  </li>`}async function p(e,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;t(e,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};