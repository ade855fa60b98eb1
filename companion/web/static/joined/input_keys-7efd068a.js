import{A as e,An as t,Bn as n,Ln as r,M as i,Pn as a,Tn as o,Vt as s,Xt as c,_n as l,an as u,hn as d,on as f,q as p,zn as m,zt as h}from"./phone-44b4d523.js";const g=new Intl.Collator(void 0,{numeric:!0}),_=(e,n,r)=>async()=>{(!r||await f(t(`for_other`,{name:r}),t(`for_other_text`,{name:r}),t(`for_other_yes`)))&&await u(()=>l(`/api/input`,n?{input:e,seat:n}:{input:e}))};function v({value:t,seat:n,large:a,several:s,marks:c,sure:l}){let{input:u,text:d,colour:f,...m}=t,h=`say-key${f?` coloured`:``}${a?` large`:``}`,g=f&&!m.seat?p(f):c&&i({...m,mark:``},c);return r`<button type="button" class=${h} data-f=${s?`${u} ${n}`:u} onclick=${_(u,n,l)}>
    ${g}
    <span>${o(d)}${e(m.seat,m.mark)}</span>
  </button>`}function y({awaited:e,seat:t,label:n,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>g.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return r`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>r`<${v} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function b(e){let t=e.seats.filter(e=>d.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function x({context:e,awaited:n,sure:i=``,first:a=!1,wanted:o=n.text===e.state.awaiting?.text}){let{state:l}=e,u=b(n),d=u.length>1,f={large:a&&n.values.length<=6,several:d,marks:s(l),sure:i},p=u.map(e=>{let t=d?`${c(l,e)}: ${n.text}`:n.text;return r`
      ${d&&r`<p class="small">${c(l,e)}</p>`}
      <${y} awaited=${n} seat=${e} label=${t} ...${f} />
    `}),m=n.text!==l.awaiting?.text&&r`<p class="small">${n.text}</p>`,h={drawn:t(`drawn_by_hand`),contact:n.text}[n.source],[g]=n.values;return h?S(h,p):!o&&n.values.length===1?S(g.text,[m,p]):!o&&n.values.length>4?S(n.text,p):[m,p]}const S=(e,t)=>r`<details class="later"><summary>${e}</summary>${t}</details>`,C=({seats:e})=>e.some(e=>d.seats.includes(e)||!d.claimed.includes(e));var w=class extends n{render({context:e,verbs:n},{word:i}){let o=n.find(e=>e.word===i);return o?r`
        <${x} context=${e} awaited=${o} first wanted />
        ${a(t(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:r`<div class=${`say-keys of-${n.length}`} role="group" aria-label=${e.state.awaiting?.text}>${n.map(e=>r`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function T(e,n){let i=h(n.state,d),a=({seats:e})=>e.map(e=>c(n.state,e)).join(`, `),o=i.filter(e=>!C(e)&&!e.own),s=i.filter(C),l=s.filter(({verb:e})=>e),u=l.length>1,f=JSON.stringify([n.state.game_id,n.state.awaiting?.text,l.map(({word:e})=>e)]);m(e,[u&&r`<${w} key=${f} context=${n} verbs=${l} />`,s.filter(e=>!(u&&e.verb)).map((e,t)=>r`<${x} key=${e.word} context=${n} awaited=${e} first=${t===0} />`),o.length>0&&r`<details key="others" class="later">
        <summary>${t(`for_others`)}</summary>
        ${o.map(e=>r`<${x} key=${e.word} context=${n} awaited=${e} sure=${d.seats.length?a(e):``} />`)}
      </details>`])}export{T as showInputKeys};