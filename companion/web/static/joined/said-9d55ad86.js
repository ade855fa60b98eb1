import{Cn as e,En as t,Nt as n,O as r,On as i,V as a,Vt as o,Xt as s,Yt as c,an as l,jt as u,k as d,kn as f,sn as p,yn as m}from"./phone-4da4ee6a.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,n)=>async()=>{(!n||await s(m(`for_other`,{name:n}),m(`for_other_text`,{name:n}),m(`for_other_yes`)))&&await c(()=>p(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:e,seat:n,large:i,several:o,marks:s,sure:c}){let{input:l,text:u,colour:f,...p}=e,m=`say-key${f?` coloured`:``}${i?` large`:``}`,h=f&&!p.seat?a(f):s&&d({...p,mark:``},s);return t`<button type="button" class=${m} data-f=${o?`${l} ${n}`:l} onclick=${g(l,n,c)}>
    ${h}
    <span>${u}${r(p.seat,p.mark)}</span>
  </button>`}function v({awaited:e,seat:n,label:r,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return t`<div class=${`say-keys ${s}`} role="group" aria-label=${r}>
    ${o.map(e=>t`<${_} key=${e.input} value=${e} seat=${n} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>l.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:r,sure:i=``,first:a=!1,wanted:s=r.text===e.state.awaiting?.text}){let{state:c}=e,l=y(r),u=l.length>1,d={large:a&&r.values.length<=6,several:u,marks:n(c),sure:i},f=l.map(e=>{let n=u?`${o(c,e)}: ${r.text}`:r.text;return t`
      ${u&&t`<p class="small">${o(c,e)}</p>`}
      <${v} awaited=${r} seat=${e} label=${n} ...${d} />
    `}),p=r.text!==c.awaiting?.text&&t`<p class="small">${r.text}</p>`,h={drawn:m(`drawn_by_hand`),contact:r.text}[r.source],[g]=r.values;return h?x(h,f):!s&&r.values.length===1?x(g.text,[p,f]):!s&&r.values.length>4?x(r.text,f):[p,f]}const x=(e,n)=>t`<details class="later"><summary>${e}</summary>${n}</details>`,S=({seats:e})=>e.some(e=>l.seats.includes(e)||!l.claimed.includes(e));var C=class extends f{render({context:n,verbs:r},{word:i}){let a=r.find(e=>e.word===i);return a?t`
        <${b} context=${n} awaited=${a} first wanted />
        ${e(m(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:t`<div class="say-keys of-2" role="group" aria-label=${n.state.awaiting?.text}>${r.map(e=>t`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,n){let r=u(n.state,l),a=({seats:e})=>e.map(e=>o(n.state,e)).join(`, `),s=r.filter(e=>!S(e)&&!e.own),c=r.filter(S),d=c.filter(({verb:e})=>e),f=d.length>1,p=JSON.stringify([n.state.game_id,n.state.awaiting?.text,d.map(({word:e})=>e)]);i(e,[f&&t`<${C} key=${p} context=${n} verbs=${d} />`,c.filter(e=>!(f&&e.verb)).map((e,r)=>t`<${b} key=${e.word} context=${n} awaited=${e} first=${r===0} />`),s.length>0&&t`<details key="others" class="later">
        <summary>${m(`for_others`)}</summary>
        ${s.map(e=>t`<${b} key=${e.word} context=${n} awaited=${e} sure=${l.seats.length?a(e):``} />`)}
      </details>`])}export{w as showSaid};