import{At as e,Cn as t,D as n,En as r,Kt as i,Ot as a,R as o,Rt as s,Tn as c,bn as l,gn as u,in as d,nn as f,qt as p}from"./phone-6a1c03c5.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(e,t,n)=>async()=>{(!n||await p(u(`for_other`,{name:n}),u(`for_other_text`,{name:n}),u(`for_other_yes`)))&&await i(()=>d(`/api/input`,t?{input:e,seat:t}:{input:e}))};function g({value:e,seat:r,large:i,several:a,marks:s,sure:c}){let{input:l,text:u,colour:d,...f}=e,p=`say-key${d?` coloured`:``}${i?` large`:``}`,m=d&&!f.seat?o(d):s&&n({...f,mark:``},s);return t`<button type="button" class=${p} data-f=${a?`${l} ${r}`:l} onclick=${h(l,r,c)}>
    ${m}
    <span>${u}</span>
  </button>`}function _({awaited:e,seat:n,label:r,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return t`<div class=${`say-keys ${s}`} role="group" aria-label=${r}>
    ${o.map(e=>t`<${g} key=${e.input} value=${e} seat=${n} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>f.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:n,awaited:r,sure:i=``,first:a=!1,wanted:o=r.text===n.state.awaiting?.text}){let{state:c}=n,l=v(r),d=l.length>1,f={large:a&&r.values.length<=6,several:d,marks:e(c),sure:i},p=l.map(e=>{let n=d?`${s(c,e)}: ${r.text}`:r.text;return t`
      ${d&&t`<p class="small">${s(c,e)}</p>`}
      <${_} awaited=${r} seat=${e} label=${n} ...${f} />
    `}),m=r.text!==c.awaiting?.text&&t`<p class="small">${r.text}</p>`,h={drawn:u(`drawn_by_hand`),contact:r.text}[r.source],[g]=r.values;return h?b(h,p):!o&&r.values.length===1?b(g.text,[m,p]):!o&&r.values.length>4?b(r.text,p):[m,p]}const b=(e,n)=>t`<details class="later"><summary>${e}</summary>${n}</details>`,x=({seats:e})=>e.some(e=>f.seats.includes(e)||!f.claimed.includes(e));var S=class extends r{render({context:e,verbs:n},{word:r}){let i=n.find(e=>e.word===r);return i?t`
        <${y} context=${e} awaited=${i} first wanted />
        ${l(u(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:t`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${n.map(e=>t`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(e,n){let r=a(n.state,f),i=({seats:e})=>e.map(e=>s(n.state,e)).join(`, `),o=r.filter(e=>!x(e)&&!e.own),l=r.filter(x),d=l.filter(({verb:e})=>e),p=d.length>1,m=JSON.stringify([n.state.game_id,n.state.awaiting?.text,d.map(({word:e})=>e)]);c(e,[p&&t`<${S} key=${m} context=${n} verbs=${d} />`,l.filter(e=>!(p&&e.verb)).map((e,r)=>t`<${y} key=${e.word} context=${n} awaited=${e} first=${r===0} />`),o.length>0&&t`<details key="others" class="later">
        <summary>${u(`for_others`)}</summary>
        ${o.map(e=>t`<${y} key=${e.word} context=${n} awaited=${e} sure=${f.seats.length?i(e):``} />`)}
      </details>`])}export{C as showSaid};