import{Bt as e,Gt as t,at as n,et as r,ot as i,qt as a,sn as o}from"./all-309e3f3c.js";import{t as s}from"./history-be66a44d.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(r,a){let o=[a.captured?i(a.captured,e(r,a.captured)?.mark??``,`small`):null,a.barricade?i(`barricade`,``,`small`):null,a.won?n(`won`):null].filter(Boolean);return o.length?t`<span class="got" aria-hidden="true">${o}</span>`:null}function d(r,a,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return t`<li class=${s?`seat-${s}`:``}>
    <span class="number">${a}</span>
    ${i(s,e(r,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>t`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?t`<span class="got" aria-hidden="true">${n(`won`)}</span>`:null}
  </li>`}function f(a,s,c){let l=e(a,s.seat)?.mark??``;return t`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?i(s.seat,l,`small`):n(s.how)}
    ${s.die?r(s.die,`small`):t`<span class="die small" />`}
    <span class="told">
      ${c?[t`<s>${s.text}</s>`,` `,t`<small>${o(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(a,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),o=l(r),u=i.length===r.length;a(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],o.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};