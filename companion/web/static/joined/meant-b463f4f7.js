import{Lt as e,cn as t,jn as n,kn as r}from"./phone-68234baa.js";import{r as i}from"./overrule-bc9bae0c.js";const a=({turn:e})=>r`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>r`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>r`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!t.host;n(i,s&&!a.offer&&!l&&e(a,t)&&r`<${o} ...${s} />`)}export{s as showMeant};