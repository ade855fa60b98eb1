import{E as e,Fn as t,Ft as n,Kt as r,Lt as i,Mn as a,O as o,Pn as s,Tn as c,W as l,dn as u,kn as d,nn as f,pn as p,tn as m}from"./phone-3ee84c15.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,n)=>async()=>{(!n||await f(c(`for_other`,{name:n}),c(`for_other_text`,{name:n}),c(`for_other_yes`)))&&await m(()=>p(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:t,seat:n,large:r,several:i,marks:s,sure:c}){let{input:u,text:d,colour:f,...p}=t,m=`say-key${f?` coloured`:``}${r?` large`:``}`,h=f&&!p.seat?l(f):s&&o({...p,mark:``},s);return a`<button type="button" class=${m} data-f=${i?`${u} ${n}`:u} onclick=${g(u,n,c)}>
    ${h}
    <span>${d}${e(p.seat,p.mark)}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(o.length,6)}`;return a`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>a`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>u.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:t,sure:n=``,first:o=!1,wanted:s=t.text===e.state.awaiting?.text}){let{state:l}=e,u=y(t),d=u.length>1,f={large:o&&t.values.length<=6,several:d,marks:i(l),sure:n},p=u.map(e=>{let n=d?`${r(l,e)}: ${t.text}`:t.text;return a`
      ${d&&a`<p class="small">${r(l,e)}</p>`}
      <${v} awaited=${t} seat=${e} label=${n} ...${f} />
    `}),m=t.text!==l.awaiting?.text&&a`<p class="small">${t.text}</p>`,h={drawn:c(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?x(h,p):!s&&t.values.length===1?x(g.text,[m,p]):!s&&t.values.length>4?x(t.text,p):[m,p]}const x=(e,t)=>a`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:e})=>e.some(e=>u.seats.includes(e)||!u.claimed.includes(e));var C=class extends t{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?a`
        <${b} context=${e} awaited=${r} first wanted />
        ${d(c(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:a`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>a`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,t){let i=n(t.state,u),o=({seats:e})=>e.map(e=>r(t.state,e)).join(`, `),l=i.filter(e=>!S(e)&&!e.own),d=i.filter(S),f=d.filter(({verb:e})=>e),p=f.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,f.map(({word:e})=>e)]);s(e,[p&&a`<${C} key=${m} context=${t} verbs=${f} />`,d.filter(e=>!(p&&e.verb)).map((e,n)=>a`<${b} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),l.length>0&&a`<details key="others" class="later">
        <summary>${c(`for_others`)}</summary>
        ${l.map(e=>a`<${b} key=${e.word} context=${t} awaited=${e} sure=${u.seats.length?o(e):``} />`)}
      </details>`])}export{w as showSaid};