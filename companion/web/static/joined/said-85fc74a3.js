import{Lt as e,Tt as t,_t as n,fn as r,ht as i,mn as a,nt as o,rn as s,rt as c,sn as l,st as u,un as d,zt as f}from"./all-9145eb77.js";import{i as p,n as m}from"./shared-1c6d5ee8.js";await u(`board/signs.css`);const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,t,n)=>async()=>{(!n||await c(s(`for_other`,{name:n}),s(`for_other_text`,{name:n}),s(`for_other_yes`)))&&await o(()=>f(`/api/input`,t?{input:e,seat:t}:{input:e}))};function _({value:e,seat:t,large:n,several:r,marks:i,sure:a}){let{input:o,text:s,colour:c,...l}=e,u=`say-key${c?` coloured`:``}${n?` large`:``}`,f=c&&!l.seat?p(c):i&&m({...l,mark:``},i);return d`<button type="button" class=${u} data-f=${r?`${o} ${t}`:o} onclick=${g(o,t,a)}>
    ${f}
    <span>${s}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return d`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>d`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(t){let n=t.seats.filter(t=>e.seats.includes(t));return n.length?n:[t.seats.length===1?t.seats[0]:``]}function b({context:e,awaited:r,sure:i=``,first:a=!1,wanted:o=r.text===e.state.awaiting?.text}){let{state:c}=e,l=y(r),u=l.length>1,f={large:a&&r.values.length<=6,several:u,marks:n(c),sure:i},p=l.map(e=>{let n=u?`${t(c,e)}: ${r.text}`:r.text;return d`
      ${u&&d`<p class="small">${t(c,e)}</p>`}
      <${v} awaited=${r} seat=${e} label=${n} ...${f} />
    `}),m=r.text!==c.awaiting?.text&&d`<p class="small">${r.text}</p>`,h={drawn:s(`drawn_by_hand`),contact:r.text}[r.source],[g]=r.values;return h?x(h,p):!o&&r.values.length===1?x(g.text,[m,p]):!o&&r.values.length>4?x(r.text,p):[m,p]}const x=(e,t)=>d`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:t})=>t.some(t=>e.seats.includes(t)||!e.claimed.includes(t));var C=class extends a{render({context:e,verbs:t},{word:n}){let r=t.find(e=>e.word===n);return r?d`
        <${b} context=${e} awaited=${r} first wanted />
        ${l(s(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:d`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>d`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(n,a){let o=i(a.state,e),c=({seats:e})=>e.map(e=>t(a.state,e)).join(`, `),l=o.filter(e=>!S(e)&&!e.own),u=o.filter(S),f=u.filter(({verb:e})=>e),p=f.length>1,m=JSON.stringify([a.state.game_id,a.state.awaiting?.text,f.map(({word:e})=>e)]);r(n,[p&&d`<${C} key=${m} context=${a} verbs=${f} />`,u.filter(e=>!(p&&e.verb)).map((e,t)=>d`<${b} key=${e.word} context=${a} awaited=${e} first=${t===0} />`),l.length>0&&d`<details key="others" class="later">
        <summary>${s(`for_others`)}</summary>
        ${l.map(t=>d`<${b} key=${t.word} context=${a} awaited=${t} sure=${e.seats.length?c(t):``} />`)}
      </details>`])}export{w as showSaid};