import{Ht as e,Jt as t,Ot as n,fn as r,qt as i,rn as a,un as o}from"./all-eabb7ade.js";import{t as s}from"./history-c1405b08.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,r){let a=[r.captured?t(r.captured,n(e,r.captured)?.mark??``,`small`):null,r.barricade?t(`barricade`,``,`small`):null,r.won?i(`won`):null].filter(Boolean);return a.length?o`<span class="got" aria-hidden="true">${a}</span>`:null}function d(e,r,a){let{seat:s}=a.find(({how:e})=>e!==`drawn`)??a[0];return o`<li class=${s?`seat-${s}`:``}>
    <span class="number">${r}</span>
    ${t(s,n(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${a.map(({text:e})=>o`<li>${e}</li>`)}</ul>
    ${a.some(({won:e})=>e)?o`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
  </li>`}function f(r,s,c){let l=n(r,s.seat)?.mark??``;return o`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?t(s.seat,l,`small`):i(s.how)}
    ${s.die?e(s.die,`small`):o`<span class="die small" />`}
    <span class="told">
      ${c?[o`<s>${s.text}</s>`,` `,o`<small>${a(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(r,s)}
  </li>`}async function p(e,t){let{state:n}=t,i=await s(n).catch(()=>null);if(!i||t.state!==n)return;let a=c(i),o=l(i),u=a.length===i.length;r(e,a.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],o.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};