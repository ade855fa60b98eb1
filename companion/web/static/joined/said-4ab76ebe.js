import{Dt as e,Gt as t,Kt as n,Lt as r,Sn as i,T as a,Tn as o,hn as s,kt as c,rn as l,tn as u,wn as d,yn as f,z as p}from"./phone-4015ea91.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(e,r,i)=>async()=>{(!i||await n(s(`for_other`,{name:i}),s(`for_other_text`,{name:i}),s(`for_other_yes`)))&&await t(()=>l(`/api/input`,r?{input:e,seat:r}:{input:e}))};function g({value:e,seat:t,large:n,several:r,marks:o,sure:s}){let{input:c,text:l,colour:u,...d}=e,f=`say-key${u?` coloured`:``}${n?` large`:``}`,m=u&&!d.seat?p(u):o&&a({...d,mark:``},o);return i`<button type="button" class=${f} data-f=${r?`${c} ${t}`:c} onclick=${h(c,t,s)}>
    ${m}
    <span>${l}</span>
  </button>`}function _({awaited:e,seat:t,label:n,...r}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return i`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>i`<${g} key=${e.input} value=${e} seat=${t} ...${r} marks=${a?null:r.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>u.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:n=``,first:a=!1,wanted:o=t.text===e.state.awaiting?.text}){let{state:l}=e,u=v(t),d=u.length>1,f={large:a&&t.values.length<=6,several:d,marks:c(l),sure:n},p=u.map(e=>{let n=d?`${r(l,e)}: ${t.text}`:t.text;return i`
      ${d&&i`<p class="small">${r(l,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${n} ...${f} />
    `}),m=t.text!==l.awaiting?.text&&i`<p class="small">${t.text}</p>`,h={drawn:s(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,p):!o&&t.values.length===1?b(g.text,[m,p]):!o&&t.values.length>4?b(t.text,p):[m,p]}const b=(e,t)=>i`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>u.seats.includes(e)||!u.claimed.includes(e));var S=class extends o{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?i`
        <${y} context=${e} awaited=${r} first wanted />
        ${f(s(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:i`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>i`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(t,n){let a=e(n.state,u),o=({seats:e})=>e.map(e=>r(n.state,e)).join(`, `),c=a.filter(e=>!x(e)&&!e.own),l=a.filter(x),f=l.filter(({verb:e})=>e),p=f.length>1,m=JSON.stringify([n.state.game_id,n.state.awaiting?.text,f.map(({word:e})=>e)]);d(t,[p&&i`<${S} key=${m} context=${n} verbs=${f} />`,l.filter(e=>!(p&&e.verb)).map((e,t)=>i`<${y} key=${e.word} context=${n} awaited=${e} first=${t===0} />`),c.length>0&&i`<details key="others" class="later">
        <summary>${s(`for_others`)}</summary>
        ${c.map(e=>i`<${y} key=${e.word} context=${n} awaited=${e} sure=${u.seats.length?o(e):``} />`)}
      </details>`])}export{C as showSaid};