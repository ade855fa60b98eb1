import{E as e,Fn as t,Ft as n,G as r,Kt as i,Lt as a,Mn as o,O as s,Pn as c,Tn as l,dn as u,kn as d,nn as f,pn as p,tn as m}from"./phone-7ea352df.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,n)=>async()=>{(!n||await f(l(`for_other`,{name:n}),l(`for_other_text`,{name:n}),l(`for_other_yes`)))&&await m(()=>p(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:t,seat:n,large:i,several:a,marks:c,sure:l}){let{input:u,text:d,colour:f,...p}=t,m=`say-key${f?` coloured`:``}${i?` large`:``}`,h=f&&!p.seat?r(f):c&&s({...p,mark:``},c);return o`<button type="button" class=${m} data-f=${a?`${u} ${n}`:u} onclick=${g(u,n,l)}>
    ${h}
    <span>${d}${e(p.seat,p.mark)}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return o`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${a.map(e=>o`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>u.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:t,sure:n=``,first:r=!1,wanted:s=t.text===e.state.awaiting?.text}){let{state:c}=e,u=y(t),d=u.length>1,f={large:r&&t.values.length<=6,several:d,marks:a(c),sure:n},p=u.map(e=>{let n=d?`${i(c,e)}: ${t.text}`:t.text;return o`
      ${d&&o`<p class="small">${i(c,e)}</p>`}
      <${v} awaited=${t} seat=${e} label=${n} ...${f} />
    `}),m=t.text!==c.awaiting?.text&&o`<p class="small">${t.text}</p>`,h={drawn:l(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?x(h,p):!s&&t.values.length===1?x(g.text,[m,p]):!s&&t.values.length>4?x(t.text,p):[m,p]}const x=(e,t)=>o`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:e})=>e.some(e=>u.seats.includes(e)||!u.claimed.includes(e));var C=class extends t{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?o`
        <${b} context=${e} awaited=${r} first wanted />
        ${d(l(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:o`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>o`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,t){let r=n(t.state,u),a=({seats:e})=>e.map(e=>i(t.state,e)).join(`, `),s=r.filter(e=>!S(e)&&!e.own),d=r.filter(S),f=d.filter(({verb:e})=>e),p=f.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,f.map(({word:e})=>e)]);c(e,[p&&o`<${C} key=${m} context=${t} verbs=${f} />`,d.filter(e=>!(p&&e.verb)).map((e,n)=>o`<${b} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),s.length>0&&o`<details key="others" class="later">
        <summary>${l(`for_others`)}</summary>
        ${s.map(e=>o`<${b} key=${e.word} context=${t} awaited=${e} sure=${u.seats.length?a(e):``} />`)}
      </details>`])}export{w as showSaid};