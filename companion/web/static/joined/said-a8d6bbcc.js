import{Cn as e,D as t,Fn as n,Jt as r,Ln as i,Lt as a,Mn as o,On as s,Rn as c,V as l,hn as u,in as d,k as f,pn as p,rn as m,zt as h}from"./phone-9ef268c8.js";const g=new Intl.Collator(void 0,{numeric:!0}),_=(e,t,n)=>async()=>{(!n||await d(s(`for_other`,{name:n}),s(`for_other_text`,{name:n}),s(`for_other_yes`)))&&await m(()=>u(`/api/input`,t?{input:e,seat:t}:{input:e}))};function v({value:r,seat:i,large:a,several:o,marks:s,sure:c}){let{input:u,text:d,colour:p,...m}=r,h=`say-key${p?` coloured`:``}${a?` large`:``}`,g=p&&!m.seat?l(p):s&&f({...m,mark:``},s);return n`<button type="button" class=${h} data-f=${o?`${u} ${i}`:u} onclick=${_(u,i,c)}>
    ${g}
    <span>${e(d)}${t(m.seat,m.mark)}</span>
  </button>`}function y({awaited:e,seat:t,label:r,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>g.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return n`<div class=${`say-keys ${s}`} role="group" aria-label=${r}>
    ${o.map(e=>n`<${v} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function b(e){let t=e.seats.filter(e=>p.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function x({context:e,awaited:t,sure:i=``,first:a=!1,wanted:o=t.text===e.state.awaiting?.text}){let{state:c}=e,l=b(t),u=l.length>1,d={large:a&&t.values.length<=6,several:u,marks:h(c),sure:i},f=l.map(e=>{let i=u?`${r(c,e)}: ${t.text}`:t.text;return n`
      ${u&&n`<p class="small">${r(c,e)}</p>`}
      <${y} awaited=${t} seat=${e} label=${i} ...${d} />
    `}),p=t.text!==c.awaiting?.text&&n`<p class="small">${t.text}</p>`,m={drawn:s(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return m?S(m,f):!o&&t.values.length===1?S(g.text,[p,f]):!o&&t.values.length>4?S(t.text,f):[p,f]}const S=(e,t)=>n`<details class="later"><summary>${e}</summary>${t}</details>`,C=({seats:e})=>e.some(e=>p.seats.includes(e)||!p.claimed.includes(e));var w=class extends c{render({context:e,verbs:t},{word:r}){let i=t.find(e=>e.word===r);return i?n`
        <${x} context=${e} awaited=${i} first wanted />
        ${o(s(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:n`<div class=${`say-keys of-${t.length}`} role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>n`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function T(e,t){let o=a(t.state,p),c=({seats:e})=>e.map(e=>r(t.state,e)).join(`, `),l=o.filter(e=>!C(e)&&!e.own),u=o.filter(C),d=u.filter(({verb:e})=>e),f=d.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,d.map(({word:e})=>e)]);i(e,[f&&n`<${w} key=${m} context=${t} verbs=${d} />`,u.filter(e=>!(f&&e.verb)).map((e,r)=>n`<${x} key=${e.word} context=${t} awaited=${e} first=${r===0} />`),l.length>0&&n`<details key="others" class="later">
        <summary>${s(`for_others`)}</summary>
        ${l.map(e=>n`<${x} key=${e.word} context=${t} awaited=${e} sure=${p.seats.length?c(e):``} />`)}
      </details>`])}export{T as showSaid};