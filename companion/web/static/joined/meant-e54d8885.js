import{Kt as e,Wt as t,en as n,kt as r}from"./all-230952a6.js";import{r as i}from"./overrule-a7312ff8.js";const a=({turn:e})=>t`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:n})=>t`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${n.map(e=>t`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!n.host;e(i,s&&!a.offer&&!l&&r(a,n)&&t`<${o} ...${s} />`)}export{s as showMeant};