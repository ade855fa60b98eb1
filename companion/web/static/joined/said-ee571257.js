import{$t as e,Bt as t,Et as n,Gt as r,Pt as i,Ut as a,dt as o,ft as s,gt as c,on as l,qt as u,tn as d,wt as f}from"./all-458abd06.js";import{i as p,n as m}from"./shared-179bdb9a.js";await c(`board/signs.css`);const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,n)=>async()=>{(!n||await s(l(`for_other`,{name:n}),l(`for_other_text`,{name:n}),l(`for_other_yes`)))&&await o(()=>d(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:e,seat:t,large:n,several:r,marks:i,sure:o}){let{input:s,text:c,colour:l,...u}=e,d=`say-key${l?` coloured`:``}${n?` large`:``}`,f=l&&!u.seat?p(l):i&&m({...u,mark:``},i);return a`<button type="button" class=${d} data-f=${r?`${s} ${t}`:s} onclick=${g(s,t,o)}>
    ${f}
    <span>${c}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(o.length,6)}`;return a`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>a`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(t){let n=t.seats.filter(t=>e.seats.includes(t));return n.length?n:[t.seats.length===1?t.seats[0]:``]}function b({context:e,awaited:t,sure:r=``,first:o=!1,wanted:s=t.text===e.state.awaiting?.text}){let{state:c}=e,u=y(t),d=u.length>1,f={large:o&&t.values.length<=6,several:d,marks:n(c),sure:r},p=u.map(e=>{let n=d?`${i(c,e)}: ${t.text}`:t.text;return a`
      ${d&&a`<p class="small">${i(c,e)}</p>`}
      <${v} awaited=${t} seat=${e} label=${n} ...${f} />
    `}),m=t.text!==c.awaiting?.text&&a`<p class="small">${t.text}</p>`,h={drawn:l(`drawn_by_hand`),contact:t.text}[t.source],[g]=t.values;return h?x(h,p):!s&&t.values.length===1?x(g.text,[m,p]):!s&&t.values.length>4?x(t.text,p):[m,p]}const x=(e,t)=>a`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:t})=>t.some(t=>e.seats.includes(t)||!e.claimed.includes(t));var C=class extends u{render({context:e,verbs:n},{word:r}){let i=n.find(e=>e.word===r);return i?a`
        <${b} context=${e} awaited=${i} first wanted />
        ${t(l(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:a`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${n.map(e=>a`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(t,n){let o=f(n.state,e),s=({seats:e})=>e.map(e=>i(n.state,e)).join(`, `),c=o.filter(e=>!S(e)&&!e.own),u=o.filter(S),d=u.filter(({verb:e})=>e),p=d.length>1,m=JSON.stringify([n.state.game_id,n.state.awaiting?.text,d.map(({word:e})=>e)]);r(t,[p&&a`<${C} key=${m} context=${n} verbs=${d} />`,u.filter(e=>!(p&&e.verb)).map((e,t)=>a`<${b} key=${e.word} context=${n} awaited=${e} first=${t===0} />`),c.length>0&&a`<details key="others" class="later">
        <summary>${l(`for_others`)}</summary>
        ${c.map(t=>a`<${b} key=${t.word} context=${n} awaited=${t} sure=${e.seats.length?s(t):``} />`)}
      </details>`])}export{w as showSaid};