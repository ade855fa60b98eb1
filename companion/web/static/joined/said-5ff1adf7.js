import{At as e,B as t,Bt as n,Dn as r,Jt as i,Mt as a,O as o,On as s,Sn as c,Tn as l,Yt as u,in as d,on as f,vn as p}from"./phone-6455bc21.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(e,t,n)=>async()=>{(!n||await u(p(`for_other`,{name:n}),p(`for_other_text`,{name:n}),p(`for_other_yes`)))&&await i(()=>f(`/api/input`,t?{input:e,seat:t}:{input:e}))};function g({value:e,seat:n,large:r,several:i,marks:a,sure:s}){let{input:c,text:u,colour:d,...f}=e,p=`say-key${d?` coloured`:``}${r?` large`:``}`,m=d&&!f.seat?t(d):a&&o({...f,mark:``},a);return l`<button type="button" class=${p} data-f=${i?`${c} ${n}`:c} onclick=${h(c,n,s)}>
    ${m}
    <span>${u}</span>
  </button>`}function _({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return l`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>l`<${g} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>d.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:r=``,first:i=!1,wanted:o=t.text===e.state.awaiting?.text}){let{state:s}=e,c=v(t),u=c.length>1,d={large:i&&t.values.length<=6,several:u,marks:a(s),sure:r},f=c.map(e=>{let r=u?`${n(s,e)}: ${t.text}`:t.text;return l`
      ${u&&l`<p class="small">${n(s,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${r} ...${d} />
    `}),m=t.text!==s.awaiting?.text&&l`<p class="small">${t.text}</p>`,h={drawn:p(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,f):!o&&t.values.length===1?b(g.text,[m,f]):!o&&t.values.length>4?b(t.text,f):[m,f]}const b=(e,t)=>l`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>d.seats.includes(e)||!d.claimed.includes(e));var S=class extends s{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?l`
        <${y} context=${e} awaited=${r} first wanted />
        ${c(p(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:l`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>l`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(t,i){let a=e(i.state,d),o=({seats:e})=>e.map(e=>n(i.state,e)).join(`, `),s=a.filter(e=>!x(e)&&!e.own),c=a.filter(x),u=c.filter(({verb:e})=>e),f=u.length>1,m=JSON.stringify([i.state.game_id,i.state.awaiting?.text,u.map(({word:e})=>e)]);r(t,[f&&l`<${S} key=${m} context=${i} verbs=${u} />`,c.filter(e=>!(f&&e.verb)).map((e,t)=>l`<${y} key=${e.word} context=${i} awaited=${e} first=${t===0} />`),s.length>0&&l`<details key="others" class="later">
        <summary>${p(`for_others`)}</summary>
        ${s.map(e=>l`<${y} key=${e.word} context=${i} awaited=${e} sure=${d.seats.length?o(e):``} />`)}
      </details>`])}export{C as showSaid};