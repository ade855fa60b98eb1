import{Dn as e,Gt as t,bn as n,kn as r,ln as i,mn as a,pn as o}from"./phone-4f51d064.js";import{t as s}from"./history-a7e11ef6.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(n,r){let i=[r.captured?a(r.captured,t(n,r.captured)?.mark??``,`small`):null,r.barricade?a(`barricade`,``,`small`):null,r.won?o(`won`):null].filter(Boolean);return i.length?e`<span class="got" aria-hidden="true">${i}</span>`:null}function d(n,r,i){let{seat:s}=i.find(({how:e})=>e!==`drawn`)??i[0];return e`<li class=${s?`seat-${s}`:``}>
    <span class="number">${r}</span>
    ${a(s,t(n,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${i.map(({text:t})=>e`<li>${t}</li>`)}</ul>
    ${i.some(({won:e})=>e)?e`<span class="got" aria-hidden="true">${o(`won`)}</span>`:null}
  </li>`}function f(r,s,c){let l=t(r,s.seat)?.mark??``;return e`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?a(s.seat,l,`small`):o(s.how)}
    ${s.die?i(s.die,`small`):e`<span class="die small" />`}
    <span class="told">
      ${c?[e`<s>${s.text}</s>`,` `,e`<small>${n(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(r,s)}
  </li>`}async function p(e,t){let{state:n}=t,i=await s(n).catch(()=>null);if(!i||t.state!==n)return;let a=c(i),o=l(i),u=a.length===i.length;r(e,a.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],o.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};