import{Sn as e,dn as t,gn as n,hn as r,jn as i,kn as a,qt as o}from"./phone-68234baa.js";import{t as s}from"./history-a538a12b.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,t){let i=[t.captured?n(t.captured,o(e,t.captured)?.mark??``,`small`):null,t.barricade?n(`barricade`,``,`small`):null,t.won?r(`won`):null].filter(Boolean);return i.length?a`<span class="got" aria-hidden="true">${i}</span>`:null}function d(e,t,i){let{seat:s}=i.find(({how:e})=>e!==`drawn`)??i[0];return a`<li class=${s?`seat-${s}`:``}>
    <span class="number">${t}</span>
    ${n(s,o(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${i.map(({text:e})=>a`<li>${e}</li>`)}</ul>
    ${i.some(({won:e})=>e)?a`<span class="got" aria-hidden="true">${r(`won`)}</span>`:null}
  </li>`}function f(i,s,c){let l=o(i,s.seat)?.mark??``;return a`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?n(s.seat,l,`small`):r(s.how)}
    ${s.die?t(s.die,`small`):a`<span class="die small" />`}
    <span class="told">
      ${c?[a`<s>${s.text}</s>`,` `,a`<small>${e(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(i,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let a=c(r),o=l(r),u=a.length===r.length;i(e,a.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],o.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};