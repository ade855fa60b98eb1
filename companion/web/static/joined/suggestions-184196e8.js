import{Bn as e,Rn as t,Ut as n,hn as r}from"./phone-9725a789.js";import{r as i}from"./overrule-93062a65.js";const a=({turn:e})=>t`<button
type="button"
class="option"
data-f=${`meant ${e.move}`}
onclick=${()=>i(e)}
>
<span>${e.text}</span>
</button>`,o=({text:e,turns:n})=>t`<section class="card question" aria-label=${e}>
<p>${e}</p>
<div class="options">${n.map(e=>t`<${a} key=${e.move} turn=${e} />`)}</div>
</section>`;function s(i,{state:a}){let{meant:s,proposal:c}=a,l=c?.what===`turn`&&!r.host;e(i,s&&!a.offer&&!l&&n(a,r)&&t`<${o} ...${s} />`)}export{s as showSuggestions};