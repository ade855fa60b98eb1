import{Lt as e,Tt as t,_t as n,fn as r,ht as i,nt as a,rn as o,st as s,un as c,zt as l}from"./all-eabb7ade.js";import{i as u,n as d}from"./shared-f27c9c55.js";await s(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(e,t)=>()=>a(()=>l(`/api/input`,t?{input:e,seat:t}:{input:e}));function m({value:e,seat:t,large:n,several:r,marks:i}){let{input:a,text:o,colour:s,...l}=e,f=`say-key${s?` coloured`:``}${n?` large`:``}`,m=s&&!l.seat?u(s):i&&d({...l,mark:``},i);return c`<button type="button" class=${f} data-f=${r?`${a} ${t}`:a} onclick=${p(a,t)}>
    ${m}
    <span>${o}</span>
  </button>`}function h({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return c`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>c`<${m} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function g(t){let n=t.seats.filter(t=>e.seats.includes(t));return n.length?n:[t.seats.length===1?t.seats[0]:``]}function _({context:e,awaited:r,first:i=!1}){let{state:a}=e,s=g(r),l=s.length>1,u={large:i&&r.values.length<=6,several:l,marks:n(a)},d=s.map(e=>{let n=l?`${t(a,e)}: ${r.text}`:r.text;return c`
      ${l&&c`<p class="small">${t(a,e)}</p>`}
      <${h} awaited=${r} seat=${e} label=${n} ...${u} />
    `}),f=r.text===a.awaiting?.text,p=!f&&c`<p class="small">${r.text}</p>`,m={drawn:o(`drawn_by_hand`),contact:r.text}[r.source],[_]=r.values;return m?v(m,d):!f&&r.values.length===1?v(_.text,[p,d]):!f&&r.values.length>4?v(r.text,d):[p,d]}const v=(e,t)=>c`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:t})=>t.some(t=>e.seats.includes(t)||!e.claimed.includes(t));function b(t,n){let a=i(n.state,e),s=a.filter(e=>!y(e)&&!e.own);r(t,[a.filter(y).map((e,t)=>c`<${_} key=${e.word} context=${n} awaited=${e} first=${t===0} />`),s.length>0&&c`<details key="others" class="later">
        <summary>${o(`for_others`)}</summary>
        ${s.map(e=>c`<${_} key=${e.word} context=${n} awaited=${e} />`)}
      </details>`])}export{b as showSaid};