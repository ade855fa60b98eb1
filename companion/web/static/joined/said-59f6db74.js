import{An as e,B as t,Dn as n,Nt as r,O as i,Vt as a,Xt as o,Zt as s,bn as c,cn as l,jt as u,kn as d,on as f,wn as p}from"./phone-dd59b0b4.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(e,t,n)=>async()=>{(!n||await s(c(`for_other`,{name:n}),c(`for_other_text`,{name:n}),c(`for_other_yes`)))&&await o(()=>l(`/api/input`,t?{input:e,seat:t}:{input:e}))};function g({value:e,seat:r,large:a,several:o,marks:s,sure:c}){let{input:l,text:u,colour:d,...f}=e,p=`say-key${d?` coloured`:``}${a?` large`:``}`,m=d&&!f.seat?t(d):s&&i({...f,mark:``},s);return n`<button type="button" class=${p} data-f=${o?`${l} ${r}`:l} onclick=${h(l,r,c)}>
    ${m}
    <span>${u}</span>
  </button>`}function _({awaited:e,seat:t,label:r,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return n`<div class=${`say-keys ${s}`} role="group" aria-label=${r}>
    ${o.map(e=>n`<${g} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>f.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:i=``,first:o=!1,wanted:s=t.text===e.state.awaiting?.text}){let{state:l}=e,u=v(t),d=u.length>1,f={large:o&&t.values.length<=6,several:d,marks:r(l),sure:i},p=u.map(e=>{let r=d?`${a(l,e)}: ${t.text}`:t.text;return n`
      ${d&&n`<p class="small">${a(l,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${r} ...${f} />
    `}),m=t.text!==l.awaiting?.text&&n`<p class="small">${t.text}</p>`,h={drawn:c(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,p):!s&&t.values.length===1?b(g.text,[m,p]):!s&&t.values.length>4?b(t.text,p):[m,p]}const b=(e,t)=>n`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>f.seats.includes(e)||!f.claimed.includes(e));var S=class extends e{render({context:e,verbs:t},{word:r}){let i=t.find(e=>e.word===r);return i?n`
        <${y} context=${e} awaited=${i} first wanted />
        ${p(c(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:n`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>n`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(e,t){let r=u(t.state,f),i=({seats:e})=>e.map(e=>a(t.state,e)).join(`, `),o=r.filter(e=>!x(e)&&!e.own),s=r.filter(x),l=s.filter(({verb:e})=>e),p=l.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,l.map(({word:e})=>e)]);d(e,[p&&n`<${S} key=${m} context=${t} verbs=${l} />`,s.filter(e=>!(p&&e.verb)).map((e,r)=>n`<${y} key=${e.word} context=${t} awaited=${e} first=${r===0} />`),o.length>0&&n`<details key="others" class="later">
        <summary>${c(`for_others`)}</summary>
        ${o.map(e=>n`<${y} key=${e.word} context=${t} awaited=${e} sure=${f.seats.length?i(e):``} />`)}
      </details>`])}export{C as showSaid};