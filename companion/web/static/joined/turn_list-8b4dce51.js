import{Gt as e,Rt as t,cn as n,ct as r,it as i,lt as a,qt as o}from"./all-473c1d34.js";import{t as s}from"./history-4c5631fc.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(n,i){let o=[i.captured?a(i.captured,t(n,i.captured)?.mark??``,`small`):null,i.barricade?a(`barricade`,``,`small`):null,i.won?r(`won`):null].filter(Boolean);return o.length?e`<span class="got" aria-hidden="true">${o}</span>`:null}function d(n,i,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return e`<li class=${s?`seat-${s}`:``}>
    <span class="number">${i}</span>
    ${a(s,t(n,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:t})=>e`<li>${t}</li>`)}</ul>
    ${o.some(({won:e})=>e)?e`<span class="got" aria-hidden="true">${r(`won`)}</span>`:null}
  </li>`}function f(o,s,c){let l=t(o,s.seat)?.mark??``;return e`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?a(s.seat,l,`small`):r(s.how)}
    ${s.die?i(s.die,`small`):e`<span class="die small" />`}
    <span class="told">
      ${c?[e`<s>${s.text}</s>`,` `,e`<small>${n(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(o,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),a=l(r),u=i.length===r.length;o(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],a.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};