import{Kt as e,Wt as t,at as n,et as r,it as i,sn as a,zt as o}from"./all-6252e0db.js";import{t as s}from"./history-dc31f080.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1).push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,r){let a=[r.captured?n(r.captured,o(e,r.captured)?.mark??``,`small`):null,r.barricade?n(`barricade`,``,`small`):null,r.won?i(`won`):null].filter(Boolean);return a.length?t`<span class="got" aria-hidden="true">${a}</span>`:null}function d(e,r,a){let{seat:s}=a.find(({how:e})=>e!==`drawn`)??a[0];return t`<li class=${s?`seat-${s}`:``}>
    <span class="number">${r}</span>
    ${n(s,o(e,s)?.mark??``,`small`)}
    <span class="die small" />
    <ul class="told">${a.map(({text:e})=>t`<li>${e}</li>`)}</ul>
    ${a.some(({won:e})=>e)?t`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
  </li>`}function f(e,s,c){let l=o(e,s.seat)?.mark??``;return t`<li class=${s.seat?`seat-${s.seat}`:``}>
    <span class="number">${s.number}</span>
    ${s.seat?n(s.seat,l,`small`):i(s.how)}
    ${s.die?r(s.die,`small`):t`<span class="die small" />`}
    <span class="told">
      ${c?[t`<s>${s.text}</s>`,` `,t`<small>${a(`replaced`)}</small>`]:s.text}
    </span>
    ${c?null:u(e,s)}
  </li>`}async function p(t,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;e(t,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};