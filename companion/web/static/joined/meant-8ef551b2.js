import{Bt as e,Fn as t,Nn as n,fn as r}from"./phone-c348bab2.js";import{r as i}from"./overrule-ad425546.js";const a=({turn:e})=>n`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>n`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>n`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!r.host;t(i,s&&!a.offer&&!l&&e(a,r)&&n`<${o} ...${s} />`)}export{s as showMeant};