import{Fn as e,Ln as t,Vt as n,pn as r}from"./phone-c7af0d79.js";import{r as i}from"./overrule-c55ebecb.js";const a=({turn:t})=>e`<button
  type="button"
  class="option"
  data-f=${`meant ${t.move}`}
  onclick=${()=>i(t)}
>
  <span>${t.text}</span>
</button>`,o=({text:t,turns:n})=>e`<section class="card question" aria-label=${t}>
  <p>${t}</p>
  <div class="options">${n.map(t=>e`<${a} key=${t.move} turn=${t} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!r.host;t(i,s&&!a.offer&&!l&&n(a,r)&&e`<${o} ...${s} />`)}export{s as showMeant};