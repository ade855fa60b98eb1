import{Bt as e,F as t,Mt as n,Qt as r,St as i,Vt as a,Xt as o,_n as s,bn as c,mn as l,un as u,w as d,wt as f,yn as p}from"./phone-c6295ca4.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(t,n,i)=>async()=>{(!i||await a(u(`for_other`,{name:i}),u(`for_other_text`,{name:i}),u(`for_other_yes`)))&&await e(()=>r(`/api/input`,n?{input:t,seat:n}:{input:t}))};function g({value:e,seat:n,large:r,several:i,marks:a,sure:o}){let{input:c,text:l,colour:u,...f}=e,p=`say-key${u?` coloured`:``}${r?` large`:``}`,m=u&&!f.seat?t(u):a&&d({...f,mark:``},a);return s`<button type="button" class=${p} data-f=${i?`${c} ${n}`:c} onclick=${h(c,n,o)}>
    ${m}
    <span>${l}</span>
  </button>`}function _({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return s`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>s`<${g} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>o.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:r=``,first:i=!1,wanted:a=t.text===e.state.awaiting?.text}){let{state:o}=e,c=v(t),l=c.length>1,d={large:i&&t.values.length<=6,several:l,marks:f(o),sure:r},p=c.map(e=>{let r=l?`${n(o,e)}: ${t.text}`:t.text;return s`
      ${l&&s`<p class="small">${n(o,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${r} ...${d} />
    `}),m=t.text!==o.awaiting?.text&&s`<p class="small">${t.text}</p>`,h={drawn:u(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,p):!a&&t.values.length===1?b(g.text,[m,p]):!a&&t.values.length>4?b(t.text,p):[m,p]}const b=(e,t)=>s`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>o.seats.includes(e)||!o.claimed.includes(e));var S=class extends c{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?s`
        <${y} context=${e} awaited=${r} first wanted />
        ${l(u(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:s`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>s`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(e,t){let r=i(t.state,o),a=({seats:e})=>e.map(e=>n(t.state,e)).join(`, `),c=r.filter(e=>!x(e)&&!e.own),l=r.filter(x),d=l.filter(({verb:e})=>e),f=d.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,d.map(({word:e})=>e)]);p(e,[f&&s`<${S} key=${m} context=${t} verbs=${d} />`,l.filter(e=>!(f&&e.verb)).map((e,n)=>s`<${y} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),c.length>0&&s`<details key="others" class="later">
        <summary>${u(`for_others`)}</summary>
        ${c.map(e=>s`<${y} key=${e.word} context=${t} awaited=${e} sure=${o.seats.length?a(e):``} />`)}
      </details>`])}export{C as showSaid};