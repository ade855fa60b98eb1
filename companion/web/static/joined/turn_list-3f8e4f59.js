import{Ht as e,Jt as t,cn as n,ot as r,qt as i,st as a,tt as o}from"./all-75e562a5.js";import{t as s}from"./history-cfc3af27.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(t,n){let o=[n.captured?a(n.captured,e(t,n.captured)?.mark??``,`small`):null,n.barricade?a(`barricade`,``,`small`):null,n.won?r(`won`):null].filter(Boolean);return o.length?i`<span class="got" aria-hidden="true">${o}</span>`:null}function d(t,n,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return i`<li class=${s?`seat-${s}`:``}>
    <span class="number">${n}</span>
    ${a(s,e(t,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${o.map(({text:e})=>i`<li>${e}</li>`)}</ul>
    ${o.some(({won:e})=>e)?i`<span class="got" aria-hidden="true">${r(`won`)}</span>`:null}
  </li>`}function f(t,s,c){let l=e(t,s.seat)?.mark??``;return i`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?a(s.seat,l,`small`):r(s.how)}
    ${s.die?o(s.die,`small`):i`<span class="die small" />`}
    <span class="told">
      ${c?[i`<s>${s.text}</s>`,` `,i`<small>${n(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(t,s)}
  </li>`}async function p(e,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;t(e,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};