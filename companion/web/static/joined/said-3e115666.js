import{$t as e,Et as t,Gt as n,Pt as r,Ut as i,dt as a,gt as o,on as s,tn as c,wt as l}from"./all-f4e324f2.js";import{i as u,n as d}from"./shared-e4732f80.js";await o(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(e,t)=>()=>a(()=>c(`/api/input`,t?{input:e,seat:t}:{input:e}));function m({value:e,seat:t,large:n,several:r,marks:a}){let{input:o,text:s,colour:c,...l}=e,f=`say-key${c?` coloured`:``}${n?` large`:``}`,m=c&&!l.seat?u(c):a&&d({...l,mark:``},a);return i`<button type="button" class=${f} data-f=${r?`${o} ${t}`:o} onclick=${p(o,t)}>
    ${m}
    <span>${s}</span>
  </button>`}function h({awaited:e,seat:t,label:n,...r}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return i`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>i`<${m} key=${e.input} value=${e} seat=${t} ...${r} marks=${a?null:r.marks} />`)}
  </div>`}function g(t){let n=t.seats.filter(t=>e.seats.includes(t));return n.length?n:[t.seats.length===1?t.seats[0]:``]}function _({context:e,awaited:n,first:a=!1}){let{state:o}=e,c=g(n),l=c.length>1,u={large:a&&n.values.length<=6,several:l,marks:t(o)},d=c.map(e=>{let t=l?`${r(o,e)}: ${n.text}`:n.text;return i`
      ${l&&i`<p class="small">${r(o,e)}</p>`}
      <${h} awaited=${n} seat=${e} label=${t} ...${u} />
    `}),f=n.text===o.awaiting?.text,p=!f&&i`<p class="small">${n.text}</p>`,m={drawn:s(`drawn_by_hand`),contact:n.text}[n.source],[_]=n.values;return m?v(m,d):!f&&n.values.length===1?v(_.text,[p,d]):!f&&n.values.length>4?v(n.text,d):[p,d]}const v=(e,t)=>i`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:t})=>t.some(t=>e.seats.includes(t)||!e.claimed.includes(t));function b(t,r){let a=l(r.state,e),o=a.filter(e=>!y(e)&&!e.own);n(t,[a.filter(y).map((e,t)=>i`<${_} key=${e.word} context=${r} awaited=${e} first=${t===0} />`),o.length>0&&i`<details key="others" class="later">
        <summary>${s(`for_others`)}</summary>
        ${o.map(e=>i`<${_} key=${e.word} context=${r} awaited=${e} />`)}
      </details>`])}export{b as showSaid};