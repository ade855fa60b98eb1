import{$t as e,Rt as t,Tt as n,Ut as r,Wt as i,cn as a,on as o}from"./all-d6ddc8ee.js";import{t as s}from"./history-24729426.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,t){let a=[t.captured?i(t.captured,n(e,t.captured)?.mark??``,`small`):null,t.barricade?i(`barricade`,``,`small`):null,t.won?r(`won`):null].filter(Boolean);return a.length?o`<span class="got" aria-hidden="true">${a}</span>`:null}function d(e,t,a){let{seat:s}=a.find(({how:e})=>e!==`drawn`)??a[0];return o`<li class=${s?`seat-${s}`:``}>
    <span class="number">${t}</span>
    ${i(s,n(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${a.map(({text:e})=>o`<li>${e}</li>`)}</ul>
    ${a.some(({won:e})=>e)?o`<span class="got" aria-hidden="true">${r(`won`)}</span>`:null}
  </li>`}function f(a,s,c){let l=n(a,s.seat)?.mark??``;return o`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?i(s.seat,l,`small`):r(s.how)}
    ${s.die?t(s.die,`small`):o`<span class="die small" />`}
    <span class="told">
      ${c?[o`<s>${s.text}</s>`,` `,o`<small>${e(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(a,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),o=l(r),u=i.length===r.length;a(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],o.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};