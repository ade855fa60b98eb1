import{Cn as e,D as t,Et as n,Gt as r,It as i,Ot as a,R as o,Wt as s,en as c,mn as l,nn as u,vn as d,wn as f,xn as p}from"./phone-a6660e6d.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(e,t,n)=>async()=>{(!n||await r(l(`for_other`,{name:n}),l(`for_other_text`,{name:n}),l(`for_other_yes`)))&&await s(()=>u(`/api/input`,t?{input:e,seat:t}:{input:e}))};function g({value:e,seat:n,large:r,several:i,marks:a,sure:s}){let{input:c,text:l,colour:u,...d}=e,f=`say-key${u?` coloured`:``}${r?` large`:``}`,m=u&&!d.seat?o(u):a&&t({...d,mark:``},a);return p`<button type="button" class=${f} data-f=${i?`${c} ${n}`:c} onclick=${h(c,n,s)}>
    ${m}
    <span>${l}</span>
  </button>`}function _({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return p`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>p`<${g} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>c.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:n=``,first:r=!1,wanted:o=t.text===e.state.awaiting?.text}){let{state:s}=e,c=v(t),u=c.length>1,d={large:r&&t.values.length<=6,several:u,marks:a(s),sure:n},f=c.map(e=>{let n=u?`${i(s,e)}: ${t.text}`:t.text;return p`
      ${u&&p`<p class="small">${i(s,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${n} ...${d} />
    `}),m=t.text!==s.awaiting?.text&&p`<p class="small">${t.text}</p>`,h={drawn:l(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,f):!o&&t.values.length===1?b(g.text,[m,f]):!o&&t.values.length>4?b(t.text,f):[m,f]}const b=(e,t)=>p`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>c.seats.includes(e)||!c.claimed.includes(e));var S=class extends f{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?p`
        <${y} context=${e} awaited=${r} first wanted />
        ${d(l(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:p`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>p`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(t,r){let a=n(r.state,c),o=({seats:e})=>e.map(e=>i(r.state,e)).join(`, `),s=a.filter(e=>!x(e)&&!e.own),u=a.filter(x),d=u.filter(({verb:e})=>e),f=d.length>1,m=JSON.stringify([r.state.game_id,r.state.awaiting?.text,d.map(({word:e})=>e)]);e(t,[f&&p`<${S} key=${m} context=${r} verbs=${d} />`,u.filter(e=>!(f&&e.verb)).map((e,t)=>p`<${y} key=${e.word} context=${r} awaited=${e} first=${t===0} />`),s.length>0&&p`<details key="others" class="later">
        <summary>${l(`for_others`)}</summary>
        ${s.map(e=>p`<${y} key=${e.word} context=${r} awaited=${e} sure=${c.seats.length?o(e):``} />`)}
      </details>`])}export{C as showSaid};