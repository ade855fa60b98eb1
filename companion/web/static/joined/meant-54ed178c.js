import{Pt as e,_t as t,ln as n,sn as r}from"./all-9abd0c32.js";import{r as i}from"./overrule-6df882fc.js";const a=({turn:e})=>r`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>r`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>r`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!e.host;n(i,s&&!a.offer&&!l&&t(a,e)&&r`<${o} ...${s} />`)}export{s as showMeant};