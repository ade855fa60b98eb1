import{Bt as e,Sn as t,cn as n,hn as r,in as i,ln as a,wn as o}from"./phone-5c5bf911.js";import{t as s}from"./history-5f74318c.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(r,i){let o=[i.captured?a(i.captured,e(r,i.captured)?.mark??``,`small`):null,i.barricade?a(`barricade`,``,`small`):null,i.won?n(`won`):null].filter(Boolean);return o.length?t`<span class="got" aria-hidden="true">${o}</span>`:null}function d(r,i,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return t`<li class=${s?`seat-${s}`:``}>
    <span class="number">${i}</span>
    ${a(s,e(r,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>t`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?t`<span class="got" aria-hidden="true">${n(`won`)}</span>`:null}
  </li>`}function f(o,s,c){let l=e(o,s.seat)?.mark??``;return t`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?a(s.seat,l,`small`):n(s.how)}
    ${s.die?i(s.die,`small`):t`<span class="die small" />`}
    <span class="told">
      ${c?[t`<s>${s.text}</s>`,` `,t`<small>${r(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(o,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),a=l(r),u=i.length===r.length;o(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],a.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};