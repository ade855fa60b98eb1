import{Lt as e,fn as t,un as n,yt as r}from"./all-eabb7ade.js";import{r as i}from"./overrule-19132b9c.js";const a=({turn:e})=>n`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>n`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>n`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!e.host;t(i,s&&!a.offer&&!l&&r(a,e)&&n`<${o} ...${s} />`)}export{s as showMeant};