import{Gt as e,Q as t,Wt as n,an as r,it as i,rt as a,zt as o}from"./all-e3a02b0c.js";import{t as s}from"./history-5fb1bb72.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,t){let r=[t.captured?i(t.captured,o(e,t.captured)?.mark??``,`small`):null,t.barricade?i(`barricade`,``,`small`):null,t.won?a(`won`):null].filter(Boolean);return r.length?n`<span class="got" aria-hidden="true">${r}</span>`:null}function d(e,t,r){let{seat:s}=r.find(({how:e})=>e!==`drawn`)??r[0];return n`<li class=${s?`seat-${s}`:``}>
    <span class="number">${t}</span>
    ${i(s,o(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${r.map(({text:e})=>n`<li>${e}</li>`)}</ul>
    ${r.some(({won:e})=>e)?n`<span class="got" aria-hidden="true">${a(`won`)}</span>`:null}
  </li>`}function f(e,s,c){let l=o(e,s.seat)?.mark??``;return n`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?i(s.seat,l,`small`):a(s.how)}
    ${s.die?t(s.die,`small`):n`<span class="die small" />`}
    <span class="told">
      ${c?[n`<s>${s.text}</s>`,` `,n`<small>${r(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(e,s)}
  </li>`}async function p(t,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;e(t,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};