import{Jt as e,Ut as t,Yt as n,dn as r,in as i,kt as a,pn as o}from"./all-136c38ea.js";import{t as s}from"./history-974e3607.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(t,i){let o=[i.captured?n(i.captured,a(t,i.captured)?.mark??``,`small`):null,i.barricade?n(`barricade`,``,`small`):null,i.won?e(`won`):null].filter(Boolean);return o.length?r`<span class="got" aria-hidden="true">${o}</span>`:null}function d(t,i,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return r`<li class=${s?`seat-${s}`:``}>
    <span class="number">${i}</span>
    ${n(s,a(t,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>r`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?r`<span class="got" aria-hidden="true">${e(`won`)}</span>`:null}
  </li>`}function f(o,s,c){let l=a(o,s.seat)?.mark??``;return r`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?n(s.seat,l,`small`):e(s.how)}
    ${s.die?t(s.die,`small`):r`<span class="die small" />`}
    <span class="told">
      ${c?[r`<s>${s.text}</s>`,` `,r`<small>${i(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(o,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),a=l(r),u=i.length===r.length;o(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],a.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};