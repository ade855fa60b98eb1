import{At as e,B as t,Bt as n,Cn as r,En as i,Mt as a,O as o,On as s,Xt as c,Yt as l,an as u,kn as d,sn as f,yn as p}from"./phone-1fbd6002.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(e,t,n)=>async()=>{(!n||await c(p(`for_other`,{name:n}),p(`for_other_text`,{name:n}),p(`for_other_yes`)))&&await l(()=>f(`/api/input`,t?{input:e,seat:t}:{input:e}))};function g({value:e,seat:n,large:r,several:a,marks:s,sure:c}){let{input:l,text:u,colour:d,...f}=e,p=`say-key${d?` coloured`:``}${r?` large`:``}`,m=d&&!f.seat?t(d):s&&o({...f,mark:``},s);return i`<button type="button" class=${p} data-f=${a?`${l} ${n}`:l} onclick=${h(l,n,c)}>
    ${m}
    <span>${u}</span>
  </button>`}function _({awaited:e,seat:t,label:n,...r}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return i`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>i`<${g} key=${e.input} value=${e} seat=${t} ...${r} marks=${a?null:r.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>u.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:r=``,first:o=!1,wanted:s=t.text===e.state.awaiting?.text}){let{state:c}=e,l=v(t),u=l.length>1,d={large:o&&t.values.length<=6,several:u,marks:a(c),sure:r},f=l.map(e=>{let r=u?`${n(c,e)}: ${t.text}`:t.text;return i`
      ${u&&i`<p class="small">${n(c,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${r} ...${d} />
    `}),m=t.text!==c.awaiting?.text&&i`<p class="small">${t.text}</p>`,h={drawn:p(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,f):!s&&t.values.length===1?b(g.text,[m,f]):!s&&t.values.length>4?b(t.text,f):[m,f]}const b=(e,t)=>i`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>u.seats.includes(e)||!u.claimed.includes(e));var S=class extends d{render({context:e,verbs:t},{word:n}){let a=t.find(e=>e.word===n);return a?i`
        <${y} context=${e} awaited=${a} first wanted />
        ${r(p(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:i`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>i`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(t,r){let a=e(r.state,u),o=({seats:e})=>e.map(e=>n(r.state,e)).join(`, `),c=a.filter(e=>!x(e)&&!e.own),l=a.filter(x),d=l.filter(({verb:e})=>e),f=d.length>1,m=JSON.stringify([r.state.game_id,r.state.awaiting?.text,d.map(({word:e})=>e)]);s(t,[f&&i`<${S} key=${m} context=${r} verbs=${d} />`,l.filter(e=>!(f&&e.verb)).map((e,t)=>i`<${y} key=${e.word} context=${r} awaited=${e} first=${t===0} />`),c.length>0&&i`<details key="others" class="later">
        <summary>${p(`for_others`)}</summary>
        ${c.map(e=>i`<${y} key=${e.word} context=${r} awaited=${e} sure=${u.seats.length?o(e):``} />`)}
      </details>`])}export{C as showSaid};