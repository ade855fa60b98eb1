import{Et as e,Gt as t,Wt as n,en as r,ln as i,sn as a,zt as o}from"./all-9abd0c32.js";import{t as s}from"./history-6b67bd5b.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(r,i){let o=[i.captured?t(i.captured,e(r,i.captured)?.mark??``,`small`):null,i.barricade?t(`barricade`,``,`small`):null,i.won?n(`won`):null].filter(Boolean);return o.length?a`<span class="got" aria-hidden="true">${o}</span>`:null}function d(r,i,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return a`<li class=${s?`seat-${s}`:``}>
    <span class="number">${i}</span>
    ${t(s,e(r,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>a`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?a`<span class="got" aria-hidden="true">${n(`won`)}</span>`:null}
  </li>`}function f(i,s,c){let l=e(i,s.seat)?.mark??``;return a`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?t(s.seat,l,`small`):n(s.how)}
    ${s.die?o(s.die,`small`):a`<span class="die small" />`}
    <span class="told">
      ${c?[a`<s>${s.text}</s>`,` `,a`<small>${r(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(i,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let a=c(r),o=l(r),u=a.length===r.length;i(e,a.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],o.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};