import{Ft as e,Lt as t,cn as n,gt as r,mt as i,ot as a,tn as o,tt as s,un as c,wt as l}from"./all-4d413dfa.js";import{i as u,n as d}from"./shared-f84836c4.js";await a(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(e,n)=>()=>s(()=>t(`/api/input`,n?{input:e,seat:n}:{input:e}));function m({value:e,seat:t,large:r,several:i,marks:a}){let{input:o,text:s,colour:c,...l}=e,f=`say-key${c?` coloured`:``}${r?` large`:``}`,m=c&&!l.seat?u(c):a&&d({...l,mark:``},a);return n`<button type="button" class=${f} data-f=${i?`${o} ${t}`:o} onclick=${p(o,t)}>
    ${m}
    <span>${s}</span>
  </button>`}function h({awaited:e,seat:t,label:r,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return n`<div class=${`say-keys ${s}`} role="group" aria-label=${r}>
    ${o.map(e=>n`<${m} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function g(t){let n=t.seats.filter(t=>e.seats.includes(t));return n.length?n:[t.seats.length===1?t.seats[0]:``]}function _({context:e,awaited:t,first:i=!1}){let{state:a}=e,s=g(t),c=s.length>1,u={large:i&&t.values.length<=6,several:c,marks:r(a)},d=s.map(e=>{let r=c?`${l(a,e)}: ${t.text}`:t.text;return n`
      ${c&&n`<p class="small">${l(a,e)}</p>`}
      <${h} awaited=${t} seat=${e} label=${r} ...${u} />
    `}),f=t.text===a.awaiting?.text,p=!f&&n`<p class="small">${t.text}</p>`,m={drawn:o(`drawn_by_hand`),contact:t.text}[t.source],[_]=t.values;return m?v(m,d):!f&&t.values.length===1?v(_.text,[p,d]):!f&&t.values.length>4?v(t.text,d):[p,d]}const v=(e,t)=>n`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:t})=>t.some(t=>e.seats.includes(t)||!e.claimed.includes(t));function b(t,r){let a=i(r.state,e),s=a.filter(e=>!y(e)&&!e.own);c(t,[a.filter(y).map((e,t)=>n`<${_} key=${e.word} context=${r} awaited=${e} first=${t===0} />`),s.length>0&&n`<details key="others" class="later">
        <summary>${o(`for_others`)}</summary>
        ${s.map(e=>n`<${_} key=${e.word} context=${r} awaited=${e} />`)}
      </details>`])}export{b as showSaid};