import{Lt as e,M as t,Rt as n,Yt as r,_n as i,dn as a,gn as o,kt as s,mn as c,qt as l,sn as u,x as d,xt as f,yt as p}from"./phone-f2d0a0d3.js";const m=new Intl.Collator(void 0,{numeric:!0}),h=(t,i,a)=>async()=>{(!a||await n(u(`for_other`,{name:a}),u(`for_other_text`,{name:a}),u(`for_other_yes`)))&&await e(()=>r(`/api/input`,i?{input:t,seat:i}:{input:t}))};function g({value:e,seat:n,large:r,several:i,marks:a,sure:o}){let{input:s,text:l,colour:u,...f}=e,p=`say-key${u?` coloured`:``}${r?` large`:``}`,m=u&&!f.seat?t(u):a&&d({...f,mark:``},a);return c`<button type="button" class=${p} data-f=${i?`${s} ${n}`:s} onclick=${h(s,n,o)}>
    ${m}
    <span>${l}</span>
  </button>`}function _({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>m.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return c`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>c`<${g} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function v(e){let t=e.seats.filter(e=>l.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function y({context:e,awaited:t,sure:n=``,first:r=!1,wanted:i=t.text===e.state.awaiting?.text}){let{state:a}=e,o=v(t),l=o.length>1,d={large:r&&t.values.length<=6,several:l,marks:f(a),sure:n},p=o.map(e=>{let n=l?`${s(a,e)}: ${t.text}`:t.text;return c`
      ${l&&c`<p class="small">${s(a,e)}</p>`}
      <${_} awaited=${t} seat=${e} label=${n} ...${d} />
    `}),m=t.text!==a.awaiting?.text&&c`<p class="small">${t.text}</p>`,h={drawn:u(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?b(h,p):!i&&t.values.length===1?b(g.text,[m,p]):!i&&t.values.length>4?b(t.text,p):[m,p]}const b=(e,t)=>c`<details class="later"><summary>${e}</summary>${t}</details>`,x=({seats:e})=>e.some(e=>l.seats.includes(e)||!l.claimed.includes(e));var S=class extends i{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?c`
        <${y} context=${e} awaited=${r} first wanted />
        ${a(u(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:c`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>c`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function C(e,t){let n=p(t.state,l),r=({seats:e})=>e.map(e=>s(t.state,e)).join(`, `),i=n.filter(e=>!x(e)&&!e.own),a=n.filter(x),d=a.filter(({verb:e})=>e),f=d.length>1,m=JSON.stringify([t.state.game_id,t.state.awaiting?.text,d.map(({word:e})=>e)]);o(e,[f&&c`<${S} key=${m} context=${t} verbs=${d} />`,a.filter(e=>!(f&&e.verb)).map((e,n)=>c`<${y} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),i.length>0&&c`<details key="others" class="later">
        <summary>${u(`for_others`)}</summary>
        ${i.map(e=>c`<${y} key=${e.word} context=${t} awaited=${e} sure=${l.seats.length?r(e):``} />`)}
      </details>`])}export{C as showSaid};