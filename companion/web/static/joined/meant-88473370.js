import{At as e,Cn as t,en as n,xn as r}from"./phone-a6660e6d.js";import{r as i}from"./overrule-bca990c1.js";const a=({turn:e})=>r`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>r`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>r`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!n.host;t(i,s&&!a.offer&&!l&&e(a,n)&&r`<${o} ...${s} />`)}export{s as showMeant};