import{Bt as e,Et as t,Rt as n,cn as r,ct as i,dn as a,gt as o,hn as s,in as c,it as l,pn as u,rt as d,vt as f}from"./all-136c38ea.js";import{i as p,n as m}from"./shared-32cc7dcf.js";await i(`board/signs.css`);const h=new Intl.Collator(void 0,{numeric:!0}),g=(t,n,r)=>async()=>{(!r||await l(c(`for_other`,{name:r}),c(`for_other_text`,{name:r}),c(`for_other_yes`)))&&await d(()=>e(`/api/input`,n?{input:t,seat:n}:{input:t}))};function _({value:e,seat:t,large:n,several:r,marks:i,sure:o}){let{input:s,text:c,colour:l,...u}=e,d=`say-key${l?` coloured`:``}${n?` large`:``}`,f=l&&!u.seat?p(l):i&&m({...u,mark:``},i);return a`<button type="button" class=${d} data-f=${r?`${s} ${t}`:s} onclick=${g(s,t,o)}>
    ${f}
    <span>${c}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(o.length,6)}`;return a`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>a`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>n.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:n,sure:r=``,first:i=!1,wanted:o=n.text===e.state.awaiting?.text}){let{state:s}=e,l=y(n),u=l.length>1,d={large:i&&n.values.length<=6,several:u,marks:f(s),sure:r},p=l.map(e=>{let r=u?`${t(s,e)}: ${n.text}`:n.text;return a`
      ${u&&a`<p class="small">${t(s,e)}</p>`}
      <${v} awaited=${n} seat=${e} label=${r} ...${d} />
    `}),m=n.text!==s.awaiting?.text&&a`<p class="small">${n.text}</p>`,h={drawn:c(`drawn_by_hand`),contact:n.text}[n.source],[g]=n.values;return h?x(h,p):!o&&n.values.length===1?x(g.text,[m,p]):!o&&n.values.length>4?x(n.text,p):[m,p]}const x=(e,t)=>a`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:e})=>e.some(e=>n.seats.includes(e)||!n.claimed.includes(e));var C=class extends s{render({context:e,verbs:t},{word:n}){let i=t.find(e=>e.word===n);return i?a`
        <${b} context=${e} awaited=${i} first wanted />
        ${r(c(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:a`<div class="say-keys of-2" role="group" aria-label=${e.state.awaiting?.text}>${t.map(e=>a`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,r){let i=o(r.state,n),s=({seats:e})=>e.map(e=>t(r.state,e)).join(`, `),l=i.filter(e=>!S(e)&&!e.own),d=i.filter(S),f=d.filter(({verb:e})=>e),p=f.length>1,m=JSON.stringify([r.state.game_id,r.state.awaiting?.text,f.map(({word:e})=>e)]);u(e,[p&&a`<${C} key=${m} context=${r} verbs=${f} />`,d.filter(e=>!(p&&e.verb)).map((e,t)=>a`<${b} key=${e.word} context=${r} awaited=${e} first=${t===0} />`),l.length>0&&a`<details key="others" class="later">
        <summary>${c(`for_others`)}</summary>
        ${l.map(e=>a`<${b} key=${e.word} context=${r} awaited=${e} sure=${n.seats.length?s(e):``} />`)}
      </details>`])}export{w as showSaid};