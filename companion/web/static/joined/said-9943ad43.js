import{D as e,Dt as t,Gt as n,Kt as r,Lt as i,Sn as a,Tn as o,hn as s,kt as c,rn as l,tn as u,wn as d,yn as f,z as p}from"./phone-5c5bf911.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(e,t,i)=>async()=>{(!i||await r(s(`for_other`,{name:i}),s(`for_other_text`,{name:i}),s(`for_other_yes`)))&&await n(()=>l(`/api/input`,t?{input:e,seat:t}:{input:e}))};function g({value:t,seat:n,large:r,several:i,marks:o,sure:s}){let{input:c,text:l,colour:u,...d}=t,f=`say-key${u?` coloured`:``}${r?` large`:``}`,m=u&&!d.seat?p(u):o&&e({...d,mark:``},o);return a`<button type="button" class=${f} data-f=${i?`${c} ${n}`:c} onclick=${h(c,n,s)}>
    ${m}
    <span>${l}</span>
  </button>`}function _({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=i?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(o.length,6)}`;return a`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>a`<${g} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>u.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:n=``,first:r=!1,wanted:o=t.text===e.state.awaiting?.text}){let{state:l}=e,u=v(t),d=u.length>1,f={large:r&&t.values.length<=6,several:d,marks:c(l),sure:n},p=u.map(e=>{let n=d?`${i(l,e)}: ${t.text}`:t.text;return a`
      ${d&&a`<p class="small">${i(l,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${n} ...${f} />
    `}),m=t.text!==l.awaiting?.text&&a`<p class="small">${t.text}</p>`,h={drawn:s(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,p):!o&&t.values.length===1?b(g.text,[m,p]):!o&&t.values.length>4?b(t.text,p):[m,p]}const b=(e,t)=>a`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>u.seats.includes(e)||!u.claimed.includes(e));var S=class extends o{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?a`
        <${y} context=${e} awaited=${r} first wanted />
        ${f(s(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:a`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>a`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(e,n){let r=t(n.state,u),o=({seats:e})=>e.map(e=>i(n.state,e)).join(`, `),c=r.filter(e=>!x(e)&&!e.own),l=r.filter(x),f=l.filter(({verb:e})=>e),p=f.length>1,m=JSON.stringify([n.state.game_id,n.state.awaiting?.text,f.map(({word:e})=>e)]);d(e,[p&&a`<${S} key=${m} context=${n} verbs=${f} />`,l.filter(e=>!(p&&e.verb)).map((e,t)=>a`<${y} key=${e.word} context=${n} awaited=${e} first=${t===0} />`),c.length>0&&a`<details key="others" class="later">
        <summary>${s(`for_others`)}</summary>
        ${c.map(e=>a`<${y} key=${e.word} context=${n} awaited=${e} sure=${u.seats.length?o(e):``} />`)}
      </details>`])}export{C as showSaid};