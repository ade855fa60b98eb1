import{$t as e,Gt as t,Ot as n,Ut as r}from"./all-458abd06.js";import{r as i}from"./overrule-d9713350.js";const a=({turn:e})=>r`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>r`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>r`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!e.host;t(i,s&&!a.offer&&!l&&n(a,e)&&r`<${o} ...${s} />`)}export{s as showMeant};