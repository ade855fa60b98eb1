import{An as e,Bn as t,E as n,Ln as r,O as i,Pn as a,Tn as o,V as s,Vt as c,Xt as l,_n as u,an as d,hn as f,on as p,zn as m,zt as h}from"./phone-f50be9ec.js";const g=new Intl.Collator(void 0,{numeric:!0}),_=(t,n,r)=>async()=>{(!r||await p(e(`for_other`,{name:r}),e(`for_other_text`,{name:r}),e(`for_other_yes`)))&&await d(()=>u(`/api/input`,n?{input:t,seat:n}:{input:t}))};function v({value:e,seat:t,large:a,several:c,marks:l,sure:u}){let{input:d,text:f,colour:p,...m}=e,h=`say-key${p?` coloured`:``}${a?` large`:``}`,g=p&&!m.seat?s(p):l&&i({...m,mark:``},l);return r`<button type="button" class=${h} data-f=${c?`${d} ${t}`:d} onclick=${_(d,t,u)}>
    ${g}
    <span>${o(f)}${n(m.seat,m.mark)}</span>
  </button>`}function y({awaited:e,seat:t,label:n,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>g.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return r`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>r`<${v} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function b(e){let t=e.seats.filter(e=>f.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function x({context:t,awaited:n,sure:i=``,first:a=!1,wanted:o=n.text===t.state.awaiting?.text}){let{state:s}=t,u=b(n),d=u.length>1,f={large:a&&n.values.length<=6,several:d,marks:c(s),sure:i},p=u.map(e=>{let t=d?`${l(s,e)}: ${n.text}`:n.text;return r`
      ${d&&r`<p class="small">${l(s,e)}</p>`}
      <${y} awaited=${n} seat=${e} label=${t} ...${f} />
    `}),m=n.text!==s.awaiting?.text&&r`<p class="small">${n.text}</p>`,h={drawn:e(`drawn_by_hand`),contact:n.text}[n.source],[g]=n.values;return h?S(h,p):!o&&n.values.length===1?S(g.text,[m,p]):!o&&n.values.length>4?S(n.text,p):[m,p]}const S=(e,t)=>r`<details class="later"><summary>${e}</summary>${t}</details>`,C=({seats:e})=>e.some(e=>f.seats.includes(e)||!f.claimed.includes(e));var w=class extends t{render({context:t,verbs:n},{word:i}){let o=n.find(e=>e.word===i);return o?r`
        <${x} context=${t} awaited=${o} first wanted />
        ${a(e(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:r`<div class=${`say-keys of-${n.length}`} role="group" aria-label=${t.state.awaiting?.text}>${n.map(e=>r`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function T(t,n){let i=h(n.state,f),a=({seats:e})=>e.map(e=>l(n.state,e)).join(`, `),o=i.filter(e=>!C(e)&&!e.own),s=i.filter(C),c=s.filter(({verb:e})=>e),u=c.length>1,d=JSON.stringify([n.state.game_id,n.state.awaiting?.text,c.map(({word:e})=>e)]);m(t,[u&&r`<${w} key=${d} context=${n} verbs=${c} />`,s.filter(e=>!(u&&e.verb)).map((e,t)=>r`<${x} key=${e.word} context=${n} awaited=${e} first=${t===0} />`),o.length>0&&r`<details key="others" class="later">
        <summary>${e(`for_others`)}</summary>
        ${o.map(e=>r`<${x} key=${e.word} context=${n} awaited=${e} sure=${f.seats.length?a(e):``} />`)}
      </details>`])}export{T as showSaid};