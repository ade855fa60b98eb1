import{Dn as e,Tn as t,Ut as n,dn as r,fn as i,sn as a,vn as o}from"./phone-6455bc21.js";import{t as s}from"./history-7e7076b1.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,a){let o=[a.captured?i(a.captured,n(e,a.captured)?.mark??``,`small`):null,a.barricade?i(`barricade`,``,`small`):null,a.won?r(`won`):null].filter(Boolean);return o.length?t`<span class="got" aria-hidden="true">${o}</span>`:null}function d(e,a,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return t`<li class=${s?`seat-${s}`:``}>
    <span class="number">${a}</span>
    ${i(s,n(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>t`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?t`<span class="got" aria-hidden="true">${r(`won`)}</span>`:null}
  </li>`}function f(e,s,c){let l=n(e,s.seat)?.mark??``;return t`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?i(s.seat,l,`small`):r(s.how)}
    ${s.die?a(s.die,`small`):t`<span class="die small" />`}
    <span class="told">
      ${c?[t`<s>${s.text}</s>`,` `,t`<small>${o(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(e,s)}
  </li>`}async function p(t,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;e(t,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};