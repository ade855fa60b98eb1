import{$ as e,Ft as t,Nt as n,Qt as r,St as i,an as a,ft as o,it as s,mt as c,sn as l}from"./all-85bff6b0.js";import{i as u,n as d}from"./shared-a701eaf2.js";await s(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(n,r)=>()=>e(()=>t(`/api/input`,r?{input:n,seat:r}:{input:n}));function m({value:e,seat:t,large:n,several:r,marks:i}){let{input:o,text:s,colour:c,...l}=e,f=`say-key${c?` coloured`:``}${n?` large`:``}`,m=c&&!l.seat?u(c):i&&d({...l,mark:``},i);return a`<button type="button" class=${f} data-f=${r?`${o} ${t}`:o} onclick=${p(o,t)}>
    ${m}
    <span>${s}</span>
  </button>`}function h({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=i?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,s=i?`pad-keys`:`of-${Math.min(o.length,6)}`;return a`<div class=${`say-keys ${s}`} role="group" aria-label=${n}>
    ${o.map(e=>a`<${m} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function g(e){let t=e.seats.filter(e=>n.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function _({context:e,awaited:t,first:n=!1}){let{state:o}=e,s=g(t),l=s.length>1,u={large:n&&t.values.length<=6,several:l,marks:c(o)},d=s.map(e=>{let n=l?`${i(o,e)}: ${t.text}`:t.text;return a`
      ${l&&a`<p class="small">${i(o,e)}</p>`}
      <${h} awaited=${t} seat=${e} label=${n} ...${u} />
    `}),f=t.text===o.awaiting?.text,p=!f&&a`<p class="small">${t.text}</p>`,m={drawn:r(`drawn_by_hand`),contact:t.text}[t.source],[_]=t.values;return m?v(m,d):!f&&t.values.length===1?v(_.text,[p,d]):!f&&t.values.length>4?v(t.text,d):[p,d]}const v=(e,t)=>a`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:e})=>e.some(e=>n.seats.includes(e)||!n.claimed.includes(e));function b(e,t){let i=o(t.state,n),s=i.filter(e=>!y(e)&&!e.own);l(e,[i.filter(y).map((e,n)=>a`<${_} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),s.length>0&&a`<details key="others" class="later">
        <summary>${r(`for_others`)}</summary>
        ${s.map(e=>a`<${_} key=${e.word} context=${t} awaited=${e} />`)}
      </details>`])}export{b as showSaid};