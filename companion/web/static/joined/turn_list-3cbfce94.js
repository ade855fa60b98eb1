import{An as e,Cn as t,Ln as n,Sn as r,en as i,vn as a,zn as o}from"./phone-44b4d523.js";import{t as s}from"./history-b7f9c178.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,a){let o=[a.captured?t(a.captured,i(e,a.captured)?.mark??``,`small`):null,a.barricade?t(`barricade`,``,`small`):null,a.won?r(`won`):null].filter(Boolean);return o.length?n`<span class="got" aria-hidden="true">${o}</span>`:null}function d(e,a,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return n`<li class=${s?`seat-${s}`:``}>
    <span class="number">${a}</span>
    ${t(s,i(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>n`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?n`<span class="got" aria-hidden="true">${r(`won`)}</span>`:null}
  </li>`}function f(o,s,c){let l=i(o,s.seat)?.mark??``;return n`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?t(s.seat,l,`small`):r(s.how)}
    ${s.die?a(s.die,`small`):n`<span class="die small" />`}
    <span class="told">
      ${c?[n`<s>${s.text}</s>`,` `,n`<small>${e(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(o,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),a=l(r),u=i.length===r.length;o(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],a.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};