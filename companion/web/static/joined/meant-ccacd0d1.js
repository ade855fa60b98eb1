import{Dn as e,Pt as t,Tn as n,in as r}from"./phone-6455bc21.js";import{r as i}from"./overrule-e7b6ec2e.js";const a=({turn:e})=>n`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>n`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>n`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!r.host;e(i,s&&!a.offer&&!l&&t(a,r)&&n`<${o} ...${s} />`)}export{s as showMeant};