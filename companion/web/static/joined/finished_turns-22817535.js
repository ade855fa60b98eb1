import{An as e,Bn as t,Cn as n,Rn as r,Sn as i,en as a,vn as o}from"./phone-9725a789.js";import{t as s}from"./history-1ed98350.js";function c(e){let t=[],n=!1;for(let r of e)n&&r.how!==`overruled`?t.at(-1)?.push(r):t.push([r]),n=r.ends===!1&&r.how!==`overruled`;return t}function l(e){let t=/* @__PURE__ */ new Set;for(let[n,r]of e.entries()){for(let e of r.undone??[])t.add(e);if(r.replaces)for(let i of e.slice(0,n))(i.number===r.replaces||i.replaces===r.replaces)&&t.add(i.number)}return t}function u(e,t){let o=[t.captured?n(t.captured,a(e,t.captured)?.mark??``,`small`):null,t.barricade?n(`barricade`,``,`small`):null,t.won?i(`won`):null].filter(Boolean);return o.length?r`<span class="got" aria-hidden="true">${o}</span>`:null}function d(e,t,o){let{seat:s}=o.find(({how:e})=>e!==`drawn`)??o[0];return r`<li class=${s?`seat-${s}`:``}>
<span class="number">${t}</span>
${n(s,a(e,s)?.mark??``,`small`)}
<span class="die small" />
<ul class="told">${o.map(({text:e})=>r`<li>${e}</li>`)}</ul>
${o.some(({won:e})=>e)?r`<span class="got" aria-hidden="true">${i(`won`)}</span>`:null}
</li>`}function f(t,s,c){let l=a(t,s.seat)?.mark??``;return r`<li class=${s.seat?`seat-${s.seat}`:``}>
<span class="number">${s.number}</span>
${s.seat?n(s.seat,l,`small`):i(s.how)}
${s.die?o(s.die,`small`):r`<span class="die small" />`}
<span class="told">
${c?[r`<s>${s.text}</s>`,` `,r`<small>${e(`replaced`)}</small>`]:s.text}
</span>
${c?null:u(t,s)}
</li>`}async function p(e,n){let{state:r}=n,i=await s(r).catch(()=>null);if(!i||n.state!==r)return;let a=c(i),o=l(i),u=a.length===i.length;t(e,a.map((e,t)=>u||e[0].how===`overruled`?f(r,e[0],o.has(e[0].number)):d(r,t+1,e)).toReversed())}export{p as fillTurns};