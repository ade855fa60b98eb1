import{A as e,An as t,Bn as n,Hn as r,M as i,Pn as a,Rn as o,Tn as s,Vt as c,Xt as l,_n as u,an as d,hn as f,on as p,q as m,zt as h}from"./phone-9725a789.js";const g=new Intl.Collator(void 0,{numeric:!0}),_=(e,n,r)=>async()=>{(!r||await p(t(`for_other`,{name:r}),t(`for_other_text`,{name:r}),t(`for_other_yes`)))&&await d(()=>u(`/api/input`,n?{input:e,seat:n}:{input:e}))};function v({value:t,seat:n,large:r,several:a,marks:c,sure:l}){let{input:u,text:d,colour:f,...p}=t,h=`say-key${f?` coloured`:``}${r?` large`:``}`,g=f&&!p.seat?m(f):c&&i({...p,mark:``},c);return o`<button type="button" class=${h} data-f=${a?`${u} ${n}`:u} onclick=${_(u,n,l)}>
${g}
<span>${s(d)}${e(p.seat,p.mark)}</span>
</button>`}function y({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>g.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return o`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
${a.map(e=>o`<${v} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
</div>`}function b(e){let t=e.seats.filter(e=>f.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function x({context:e,awaited:n,sure:r=``,first:i=!1,wanted:a=n.text===e.state.awaiting?.text}){let{state:s}=e,u=b(n),d=u.length>1,f={large:i&&n.values.length<=6,several:d,marks:c(s),sure:r},p=u.map(e=>{let t=d?`${l(s,e)}: ${n.text}`:n.text;return o`
${d&&o`<p class="small">${l(s,e)}</p>`}
<${y} awaited=${n} seat=${e} label=${t} ...${f} />
`}),m=n.text!==s.awaiting?.text&&o`<p class="small">${n.text}</p>`,h={drawn:t(`drawn_by_hand`),contact:n.text}[n.source],[g]=n.values;return h?S(h,p):!a&&n.values.length===1?S(g.text,[m,p]):!a&&n.values.length>4?S(n.text,p):[m,p]}const S=(e,t)=>o`<details class="later"><summary>${e}</summary>${t}</details>`,C=({seats:e})=>e.some(e=>f.seats.includes(e)||!f.claimed.includes(e));var w=class extends r{render({context:e,verbs:n},{word:r}){let i=n.find(e=>e.word===r);return i?o`
<${x} context=${e} awaited=${i} first wanted />
${a(t(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
`:o`<div class=${`say-keys of-${n.length}`} role="group" aria-label=${e.state.awaiting?.text}>${n.map(e=>o`<button
key=${e.word}
type="button"
class="say-key large"
data-f=${`verb-${e.word}`}
onclick=${()=>this.setState({word:e.word})}
>
<span>${e.verb}</span>
</button>`)}</div>`}};function T(e,r){let i=h(r.state,f),a=({seats:e})=>e.map(e=>l(r.state,e)).join(`, `),s=i.filter(e=>!C(e)&&!e.own),c=i.filter(C),u=c.filter(({verb:e})=>e),d=u.length>1,p=JSON.stringify([r.state.game_id,r.state.awaiting?.text,u.map(({word:e})=>e)]);n(e,[d&&o`<${w} key=${p} context=${r} verbs=${u} />`,c.filter(e=>!(d&&e.verb)).map((e,t)=>o`<${x} key=${e.word} context=${r} awaited=${e} first=${t===0} />`),s.length>0&&o`<details key="others" class="later">
<summary>${t(`for_others`)}</summary>
${s.map(e=>o`<${x} key=${e.word} context=${r} awaited=${e} sure=${f.seats.length?a(e):``} />`)}
</details>`])}export{T as showInputKeys};