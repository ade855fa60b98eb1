import{An as e,It as t,On as n,sn as r}from"./phone-99872946.js";import{reallyWas as i}from"./overrule-b084af41.js";const a=({turn:e})=>n`<button
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