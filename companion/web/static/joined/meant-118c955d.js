import{Nt as e,an as t,gt as n,sn as r}from"./all-85bff6b0.js";import{r as i}from"./overrule-1ada581b.js";const a=({turn:e})=>t`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:n})=>t`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${n.map(e=>t`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!e.host;r(i,s&&!a.offer&&!l&&n(a,e)&&t`<${o} ...${s} />`)}export{s as showMeant};