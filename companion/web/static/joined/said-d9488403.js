import{B as e,Cn as t,E as n,Fn as r,Jt as i,Ln as a,Lt as o,Mn as s,O as c,On as l,Rn as u,hn as d,in as f,pn as p,rn as m,zt as h}from"./phone-c7af0d79.js";const g=new Intl.Collator(void 0,{numeric:!0}),_=(e,t,n)=>async()=>{(!n||await f(l(`for_other`,{name:n}),l(`for_other_text`,{name:n}),l(`for_other_yes`)))&&await m(()=>d(`/api/input`,t?{input:e,seat:t}:{input:e}))};function v({value:i,seat:a,large:o,several:s,marks:l,sure:u}){let{input:d,text:f,colour:p,...m}=i,h=`say-key${p?` coloured`:``}${o?` large`:``}`,g=p&&!m.seat?e(p):l&&c({...m,mark:``},l);return r`<button type="button" class=${h} data-f=${s?`${d} ${a}`:d} onclick=${_(d,a,u)}>
    ${g}
    <span>${t(f)}${n(m.seat,m.mark)}</span>
  </button>`}function y({awaited:e,seat:t,label:n,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>g.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return r`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>r`<${v} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function b(e){let t=e.seats.filter(e=>p.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function x({context:e,awaited:t,sure:n=``,first:a=!1,wanted:o=t.text===e.state.awaiting?.text}){let{state:s}=e,c=b(t),u=c.length>1,d={large:a&&t.values.length<=6,several:u,marks:h(s),sure:n},f=c.map(e=>{let n=u?`${i(s,e)}: ${t.text}`:t.text;return r`
      ${u&&r`<p class="small">${i(s,e)}</p>`}
      <${y} awaited=${t} seat=${e} label=${n} ...${d} />
    `}),p=t.text!==s.awaiting?.text&&r`<p class="small">${t.text}</p>`,m={drawn:l(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return m?S(m,f):!o&&t.values.length===1?S(g.text,[p,f]):!o&&t.values.length>4?S(t.text,f):[p,f]}const S=(e,t)=>r`<details class="later"><summary>${e}</summary>${t}</details>`,C=({seats:e})=>e.some(e=>p.seats.includes(e)||!p.claimed.includes(e));var w=class extends u{render({context:e,verbs:t},{word:n}){let i=t.find(e=>e.word===n);return i?r`
        <${x} context=${e} awaited=${i} first wanted />
        ${s(l(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:r`<div class=${`say-keys of-${t.length}`} role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>r`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function T(e,t){let n=o(t.state,p),s=({seats:e})=>e.map(e=>i(t.state,e)).join(`, `),c=n.filter(e=>!C(e)&&!e.own),u=n.filter(C),d=u.filter(({verb:e})=>e),f=d.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,d.map(({word:e})=>e)]);a(e,[f&&r`<${w} key=${m} context=${t} verbs=${d} />`,u.filter(e=>!(f&&e.verb)).map((e,n)=>r`<${x} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),c.length>0&&r`<details key="others" class="later">
        <summary>${l(`for_others`)}</summary>
        ${c.map(e=>r`<${x} key=${e.word} context=${t} awaited=${e} sure=${p.seats.length?s(e):``} />`)}
      </details>`])}export{T as showSaid};