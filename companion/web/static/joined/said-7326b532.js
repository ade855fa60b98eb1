import{An as e,Dn as t,E as n,H as r,Ht as i,Mt as a,Pt as o,T as s,Xt as c,Zt as l,bn as u,cn as d,kn as f,on as p,wn as m}from"./phone-4f51d064.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,n)=>async()=>{(!n||await l(u(`for_other`,{name:n}),u(`for_other_text`,{name:n}),u(`for_other_yes`)))&&await c(()=>d(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:e,seat:i,large:a,several:o,marks:c,sure:l}){let{input:u,text:d,colour:f,...p}=e,m=`say-key${f?` coloured`:``}${a?` large`:``}`,h=f&&!p.seat?r(f):c&&n({...p,mark:``},c);return t`<button type="button" class=${m} data-f=${o?`${u} ${i}`:u} onclick=${g(u,i,l)}>
    ${h}
    <span>${d}${s(p.seat,p.mark)}</span>
  </button>`}function v({awaited:e,seat:n,label:r,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return t`<div class=${`say-keys ${s}`} role="group" aria-label=${r}>
    ${o.map(e=>t`<${_} key=${e.input} value=${e} seat=${n} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>p.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:n,sure:r=``,first:a=!1,wanted:s=n.text===e.state.awaiting?.text}){let{state:c}=e,l=y(n),d=l.length>1,f={large:a&&n.values.length<=6,several:d,marks:o(c),sure:r},p=l.map(e=>{let r=d?`${i(c,e)}: ${n.text}`:n.text;return t`
      ${d&&t`<p class="small">${i(c,e)}</p>`}
      <${v} awaited=${n} seat=${e} label=${r} ...${f} />
    `}),m=n.text!==c.awaiting?.text&&t`<p class="small">${n.text}</p>`,h={drawn:u(`drawn_by_hand`),contact:n.text}[n.source],[g]=n.values;return h?x(h,p):!s&&n.values.length===1?x(g.text,[m,p]):!s&&n.values.length>4?x(n.text,p):[m,p]}const x=(e,n)=>t`<details class="later"><summary>${e}</summary>${n}</details>`,S=({seats:e})=>e.some(e=>p.seats.includes(e)||!p.claimed.includes(e));var C=class extends e{render({context:e,verbs:n},{word:r}){let i=n.find(e=>e.word===r);return i?t`
        <${b} context=${e} awaited=${i} first wanted />
        ${m(u(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:t`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${n.map(e=>t`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,n){let r=a(n.state,p),o=({seats:e})=>e.map(e=>i(n.state,e)).join(`, `),s=r.filter(e=>!S(e)&&!e.own),c=r.filter(S),l=c.filter(({verb:e})=>e),d=l.length>1,m=JSON.stringify([n.state.game_id,n.state.awaiting?.text,l.map(({word:e})=>e)]);f(e,[d&&t`<${C} key=${m} context=${n} verbs=${l} />`,c.filter(e=>!(d&&e.verb)).map((e,r)=>t`<${b} key=${e.word} context=${n} awaited=${e} first=${r===0} />`),s.length>0&&t`<details key="others" class="later">
        <summary>${u(`for_others`)}</summary>
        ${s.map(e=>t`<${b} key=${e.word} context=${n} awaited=${e} sure=${p.seats.length?o(e):``} />`)}
      </details>`])}export{w as showSaid};