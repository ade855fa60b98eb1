import{Et as e,Xt as t,_n as n,yn as r}from"./phone-c6295ca4.js";import{r as i}from"./overrule-dac73a07.js";const a=({turn:e})=>n`<button
  type="button"
  class="option"
  data-f=${`meant ${e.move}`}
  onclick=${()=>i(e)}
>
  <span>${e.text}</span>
</button>`,o=({text:e,turns:t})=>n`<section class="card question" aria-label=${e}>
  <p>${e}</p>
  <div class="options">${t.map(e=>n`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!t.host;r(i,s&&!a.offer&&!l&&e(a,t)&&n`<${o} ...${s} />`)}export{s as showMeant};