import{Ft as e,cn as t,un as n,vt as r}from"./all-4d413dfa.js";import{r as i}from"./overrule-c4e7e002.js";const a=({turn:e})=>t`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:n})=>t`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${n.map(e=>t`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!e.host;n(i,s&&!a.offer&&!l&&r(a,e)&&t`<${o} ...${s} />`)}export{s as showMeant};