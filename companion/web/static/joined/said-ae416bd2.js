import{An as e,E as t,En as n,Fn as r,In as i,It as a,K as o,Nn as s,O as c,Rt as l,fn as u,mn as d,nn as f,qt as p,rn as m}from"./phone-c348bab2.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,r)=>async()=>{(!r||await m(n(`for_other`,{name:r}),n(`for_other_text`,{name:r}),n(`for_other_yes`)))&&await f(()=>d(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:e,seat:n,large:r,several:i,marks:a,sure:l}){let{input:u,text:d,colour:f,...p}=e,m=`say-key${f?` coloured`:``}${r?` large`:``}`,h=f&&!p.seat?o(f):a&&c({...p,mark:``},a);return s`<button type="button" class=${m} data-f=${i?`${u} ${n}`:u} onclick=${g(u,n,l)}>
    ${h}
    <span>${d}${t(p.seat,p.mark)}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return s`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>s`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>u.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:t,sure:r=``,first:i=!1,wanted:a=t.text===e.state.awaiting?.text}){let{state:o}=e,c=y(t),u=c.length>1,d={large:i&&t.values.length<=6,several:u,marks:l(o),sure:r},f=c.map(e=>{let n=u?`${p(o,e)}: ${t.text}`:t.text;return s`
      ${u&&s`<p class="small">${p(o,e)}</p>`}
      <${v} awaited=${t} seat=${e} label=${n} ...${d} />
    `}),m=t.text!==o.awaiting?.text&&s`<p class="small">${t.text}</p>`,h={drawn:n(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?x(h,f):!a&&t.values.length===1?x(g.text,[m,f]):!a&&t.values.length>4?x(t.text,f):[m,f]}const x=(e,t)=>s`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:e})=>e.some(e=>u.seats.includes(e)||!u.claimed.includes(e));var C=class extends i{render({context:t,verbs:r},{word:i}){let a=r.find(e=>e.word===i);return a?s`
        <${b} context=${t} awaited=${a} first wanted />
        ${e(n(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:s`<div class="say-keys of-2" role="group" aria-label=${t.state.awaiting?.text}>${r.map(e=>s`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,t){let i=a(t.state,u),o=({seats:e})=>e.map(e=>p(t.state,e)).join(`, `),c=i.filter(e=>!S(e)&&!e.own),l=i.filter(S),d=l.filter(({verb:e})=>e),f=d.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,d.map(({word:e})=>e)]);r(e,[f&&s`<${C} key=${m} context=${t} verbs=${d} />`,l.filter(e=>!(f&&e.verb)).map((e,n)=>s`<${b} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),c.length>0&&s`<details key="others" class="later">
        <summary>${n(`for_others`)}</summary>
        ${c.map(e=>s`<${b} key=${e.word} context=${t} awaited=${e} sure=${u.seats.length?o(e):``} />`)}
      </details>`])}export{w as showSaid};