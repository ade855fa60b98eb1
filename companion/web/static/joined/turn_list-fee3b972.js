import{Gt as e,Lt as t,Ut as n,ct as r,on as i,rt as a,st as o}from"./all-458abd06.js";import{t as s}from"./history-7532d648.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,i){let a=[i.captured?r(i.captured,t(e,i.captured)?.mark??``,`small`):null,i.barricade?r(`barricade`,``,`small`):null,i.won?o(`won`):null].filter(Boolean);return a.length?n`<span class="got" aria-hidden="true">${a}</span>`:null}function d(e,i,a){let{seat:s}=a.find(({how:e})=>e!==`drawn`)??a[0];return n`<li class=${s?`seat-${s}`:``}>
    <span class="number">${i}</span>
    ${r(s,t(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${a.map(({text:e})=>n`<li>${e}</li>`)}</ul>
    ${a.some(({won:e})=>e)?n`<span class="got" aria-hidden="true">${o(`won`)}</span>`:null}
  </li>`}function f(e,s,c){let l=t(e,s.seat)?.mark??``;return n`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?r(s.seat,l,`small`):o(s.how)}
    ${s.die?a(s.die,`small`):n`<span class="die small" />`}
    <span class="told">
      ${c?[n`<s>${s.text}</s>`,` `,n`<small>${i(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(e,s)}
  </li>`}async function p(t,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;e(t,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};