import{En as e,On as t,Wt as n,cn as r,fn as i,pn as a,yn as o}from"./phone-4da4ee6a.js";import{t as s}from"./history-7f9e45aa.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(t,r){let o=[r.captured?a(r.captured,n(t,r.captured)?.mark??``,`small`):null,r.barricade?a(`barricade`,``,`small`):null,r.won?i(`won`):null].filter(Boolean);return o.length?e`<span class="got" aria-hidden="true">${o}</span>`:null}function d(t,r,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return e`<li class=${s?`seat-${s}`:``}>
    <span class="number">${r}</span>
    ${a(s,n(t,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:t})=>e`<li>${t}</li>`)}</ul>
    ${o.some(({won:e})=>e)?e`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
  </li>`}function f(t,s,c){let l=n(t,s.seat)?.mark??``;return e`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?a(s.seat,l,`small`):i(s.how)}
    ${s.die?r(s.die,`small`):e`<span class="die small" />`}
    <span class="told">
      ${c?[e`<s>${s.text}</s>`,` `,e`<small>${o(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(t,s)}
  </li>`}async function p(e,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;t(e,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};