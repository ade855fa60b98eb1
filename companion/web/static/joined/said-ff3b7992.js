import{Et as e,It as t,Jt as n,Kt as r,Ot as i,in as a,ln as o,nn as s,pt as c,vt as l}from"./all-16646811.js";import{i as u,n as d}from"./shared-cd25237a.js";await l(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(e,t)=>()=>c(()=>a(`/api/input`,t?{input:e,seat:t}:{input:e}));function m({value:e,seat:t,large:n,several:i,marks:a}){let{input:o,text:s,colour:c,...l}=e,f=`say-key${c?` coloured`:``}${n?` large`:``}`,m=c&&!l.seat?u(c):a&&d({...l,mark:``},a);return r`<button type="button" class=${f} data-f=${i?`${o} ${t}`:o} onclick=${p(o,t)}>
    ${m}
    <span>${s}</span>
  </button>`}function h({awaited:e,seat:t,label:n,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return r`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>r`<${m} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function g(e){let t=e.seats.filter(e=>s.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function _({context:e,awaited:n,first:a=!1}){let{state:s}=e,c=g(n),l=c.length>1,u={large:a&&n.values.length<=6,several:l,marks:i(s)},d=c.map(e=>{let i=l?`${t(s,e)}: ${n.text}`:n.text;return r`
      ${l&&r`<p class="small">${t(s,e)}</p>`}
      <${h} awaited=${n} seat=${e} label=${i} ...${u} />
    `}),f=n.text===s.awaiting?.text,p=!f&&r`<p class="small">${n.text}</p>`,m={drawn:o(`drawn_by_hand`),contact:n.text}[n.source],[_]=n.values;return m?v(m,d):!f&&n.values.length===1?v(_.text,[p,d]):!f&&n.values.length>4?v(n.text,d):[p,d]}const v=(e,t)=>r`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:e})=>e.some(e=>s.seats.includes(e)||!s.claimed.includes(e));function b(t,i){let a=e(i.state,s),c=a.filter(e=>!y(e)&&!e.own);n(t,[a.filter(y).map((e,t)=>r`<${_} key=${e.word} context=${i} awaited=${e} first=${t===0} />`),c.length>0&&r`<details key="others" class="later">
        <summary>${o(`for_others`)}</summary>
        ${c.map(e=>r`<${_} key=${e.word} context=${i} awaited=${e} />`)}
      </details>`])}export{b as showSaid};