import{Mn as e,Pn as t,dn as n,zt as r}from"./phone-7ea352df.js";import{r as i}from"./overrule-b810ad18.js";const a=({turn:t})=>e`<button
  type="button"
  class="option"
  data-f=${`meant ${t.move}`}
  onclick=${()=>i(t)}
>
  <span>${t.text}</span>
</button>`,o=({text:t,turns:n})=>e`<section class="card question" aria-label=${t}>
  <p>${t}</p>
  <div class="options">${n.map(t=>e`<${a} key=${t.move} turn=${t} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!n.host;t(i,s&&!a.offer&&!l&&r(a,n)&&e`<${o} ...${s} />`)}export{s as showMeant};