import{D as e,Dn as t,In as n,Jt as r,Ln as i,Lt as a,Pn as o,hn as s,in as c,jn as l,k as u,pn as d,q as f,rn as p,zt as m}from"./phone-1c8a60bc.js";const h=new Intl.Collator(void 0,{numeric:!0}),g=(e,n,r)=>async()=>{(!r||await c(t(`for_other`,{name:r}),t(`for_other_text`,{name:r}),t(`for_other_yes`)))&&await p(()=>s(`/api/input`,n?{input:e,seat:n}:{input:e}))};function _({value:t,seat:n,large:r,several:i,marks:a,sure:s}){let{input:c,text:l,colour:d,...p}=t,m=`say-key${d?` coloured`:``}${r?` large`:``}`,h=d&&!p.seat?f(d):a&&u({...p,mark:``},a);return o`<button type="button" class=${m} data-f=${i?`${c} ${n}`:c} onclick=${g(c,n,s)}>
    ${h}
    <span>${l}${e(p.seat,p.mark)}</span>
  </button>`}function v({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>h.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return o`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${a.map(e=>o`<${_} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function y(e){let t=e.seats.filter(e=>d.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function b({context:e,awaited:n,sure:i=``,first:a=!1,wanted:s=n.text===e.state.awaiting?.text}){let{state:c}=e,l=y(n),u=l.length>1,d={large:a&&n.values.length<=6,several:u,marks:m(c),sure:i},f=l.map(e=>{let t=u?`${r(c,e)}: ${n.text}`:n.text;return o`
      ${u&&o`<p class="small">${r(c,e)}</p>`}
      <${v} awaited=${n} seat=${e} label=${t} ...${d} />
    `}),p=n.text!==c.awaiting?.text&&o`<p class="small">${n.text}</p>`,h={drawn:t(`drawn_by_hand`),contact:n.text}[n.source],[g]=n.values;return h?x(h,f):!s&&n.values.length===1?x(g.text,[p,f]):!s&&n.values.length>4?x(n.text,f):[p,f]}const x=(e,t)=>o`<details class="later"><summary>${e}</summary>${t}</details>`,S=({seats:e})=>e.some(e=>d.seats.includes(e)||!d.claimed.includes(e));var C=class extends i{render({context:e,verbs:n},{word:r}){let i=n.find(e=>e.word===r);return i?o`
        <${b} context=${e} awaited=${i} first wanted />
        ${l(t(`verb_other`),()=>this.setState({word:``}),{kind:`quiet`,name:`verb-other`})}
      `:o`<div class=${`say-keys of-${n.length}`} role="group" aria-label=${e.state.awaiting?.text}>${n.map(e=>o`<button
      key=${e.word}
      type="button"
      class="say-key large"
      data-f=${`verb-${e.word}`}
      onclick=${()=>this.setState({word:e.word})}
    >
      <span>${e.verb}</span>
    </button>`)}</div>`}};function w(e,i){let s=a(i.state,d),c=({seats:e})=>e.map(e=>r(i.state,e)).join(`, `),l=s.filter(e=>!S(e)&&!e.own),u=s.filter(S),f=u.filter(({verb:e})=>e),p=f.length>1,m=JSON.stringify([i.state.game_id,i.state.awaiting?.text,f.map(({word:e})=>e)]);n(e,[p&&o`<${C} key=${m} context=${i} verbs=${f} />`,u.filter(e=>!(p&&e.verb)).map((e,t)=>o`<${b} key=${e.word} context=${i} awaited=${e} first=${t===0} />`),l.length>0&&o`<details key="others" class="later">
        <summary>${t(`for_others`)}</summary>
        ${l.map(e=>o`<${b} key=${e.word} context=${i} awaited=${e} sure=${d.seats.length?c(e):``} />`)}
      </details>`])}export{w as showSaid};