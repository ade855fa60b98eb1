import{An as e,Ht as t,Mt as n,On as r,Pt as i,Qt as a,T as o,Tn as s,V as c,Zt as l,jn as u,ln as d,sn as f,w as p,xn as m}from"./phone-99872946.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,n)=>async()=>{(!n||await a(m(`for_other`,{name:n}),m(`for_other_text`,{name:n}),m(`for_other_yes`)))&&await l(()=>d(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:e,seat:t,large:n,several:i,marks:a,sure:s}){let{input:l,text:u,colour:d,...f}=e,m=`say-key${d?` coloured`:``}${n?` large`:``}`,h=d&&!f.seat?c(d):a&&o({...f,mark:``},a);return r`<button type="button" class=${m} data-f=${i?`${l} ${t}`:l} onclick=${g(l,t,s)}>
    ${h}
    <span>${u}${p(f.seat,f.mark)}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return r`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>r`<${_} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>f.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:n,sure:a=``,first:o=!1,wanted:s=n.text===e.state.awaiting?.text}){let{state:c}=e,l=y(n),u=l.length>1,d={large:o&&n.values.length<=6,several:u,marks:i(c),sure:a},f=l.map(e=>{let i=u?`${t(c,e)}: ${n.text}`:n.text;return r`
      ${u&&r`<p class="small">${t(c,e)}</p>`}
      <${v} awaited=${n} seat=${e} label=${i} ...${d} />
    `}),p=n.text!==c.awaiting?.text&&r`<p class="small">${n.text}</p>`,h={drawn:m(`drawn_by_hand`),contact:n.text}[n.source],[g]=n.values;return h?x(h,f):!s&&n.values.length===1?x(g.text,[p,f]):!s&&n.values.length>4?x(n.text,f):[p,f]}const x=(e,t)=>r`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:e})=>e.some(e=>f.seats.includes(e)||!f.claimed.includes(e));var C=class extends u{render({context:e,verbs:t},{word:n}){let i=t.find(e=>e.word===n);return i?r`
        <${b} context=${e} awaited=${i} first wanted />
        ${s(m(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:r`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>r`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(i,a){let o=n(a.state,f),s=({seats:e})=>e.map(e=>t(a.state,e)).join(`, `),c=o.filter(e=>!S(e)&&!e.own),l=o.filter(S),u=l.filter(({verb:e})=>e),d=u.length>1,p=JSON.stringify([a.state.game_id,a.state.awaiting?.text,u.map(({word:e})=>e)]);e(i,[d&&r`<${C} key=${p} context=${a} verbs=${u} />`,l.filter(e=>!(d&&e.verb)).map((e,t)=>r`<${b} key=${e.word} context=${a} awaited=${e} first=${t===0} />`),c.length>0&&r`<details key="others" class="later">
        <summary>${m(`for_others`)}</summary>
        ${c.map(e=>r`<${b} key=${e.word} context=${a} awaited=${e} sure=${f.seats.length?s(e):``} />`)}
      </details>`])}export{w as showSaid};