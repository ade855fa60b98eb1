import{$t as e,Ft as t,_n as n,in as r,rn as i,un as a,yn as o}from"./phone-c6295ca4.js";import{t as s}from"./history-a21dcecc.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,a){let o=[a.captured?r(a.captured,t(e,a.captured)?.mark??``,`small`):null,a.barricade?r(`barricade`,``,`small`):null,a.won?i(`won`):null].filter(Boolean);return o.length?n`<span class="got" aria-hidden="true">${o}</span>`:null}function d(e,a,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return n`<li class=${s?`seat-${s}`:``}>
    <span class="number">${a}</span>
    ${r(s,t(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>n`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?n`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
  </li>`}function f(o,s,c){let l=t(o,s.seat)?.mark??``;return n`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?r(s.seat,l,`small`):i(s.how)}
    ${s.die?e(s.die,`small`):n`<span class="die small" />`}
    <span class="told">
      ${c?[n`<s>${s.text}</s>`,` `,n`<small>${a(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(o,s)}
  </li>`}async function p(e,t){let{state:n}=t,r=await s(n).catch(()=>null);if(!r||t.state!==n)return;let i=c(r),a=l(r),u=i.length===r.length;o(e,i.map((e,t)=>u||e[0].how===`overruled`?f(n,e[0],a.has(e[0].number)):d(n,t+1,e)).toReversed())}export{p as fillTurns};