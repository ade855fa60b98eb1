import{Rt as e,bt as t,dn as n,pn as r}from"./all-136c38ea.js";import{r as i}from"./overrule-3cd7cbf3.js";const a=({turn:e})=>n`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>n`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>n`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!e.host;r(i,s&&!a.offer&&!l&&t(a,e)&&n`<${o} ...${s} />`)}export{s as showMeant};