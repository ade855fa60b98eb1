import{Dt as e,Ft as t,Gt as n,Tt as r,_t as i,cn as a,ft as o,qt as s,rn as c,tn as l}from"./all-473c1d34.js";import{i as u,n as d}from"./shared-d37f49bf.js";await i(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(e,t)=>()=>o(()=>c(`/api/input`,t?{input:e,seat:t}:{input:e}));function m({value:e,seat:t,large:r,several:i,marks:a}){let{input:o,text:s,colour:c,...l}=e,f=`say-key${c?` coloured`:``}${r?` large`:``}`,m=c&&!l.seat?u(c):a&&d({...l,mark:``},a);return n`<button type="button" class=${f} data-f=${i?`${o} ${t}`:o} onclick=${p(o,t)}>
    ${m}
    <span>${s}</span>
  </button>`}function h({awaited:e,seat:t,label:r,...i}){let a=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,o=a?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,s=a?`pad-keys`:`of-${Math.min(o.length,6)}`;return n`<div class=${`say-keys ${s}`} role="group" aria-label=${r}>
    ${o.map(e=>n`<${m} key=${e.input} value=${e} seat=${t} ...${i} marks=${a?null:i.marks} />`)}
  </div>`}function g(e){let t=e.seats.filter(e=>l.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function _({context:r,awaited:i,first:o=!1}){let{state:s}=r,c=g(i),l=c.length>1,u={large:o&&i.values.length<=6,several:l,marks:e(s)},d=c.map(e=>{let r=l?`${t(s,e)}: ${i.text}`:i.text;return n`
      ${l&&n`<p class="small">${t(s,e)}</p>`}
      <${h} awaited=${i} seat=${e} label=${r} ...${u} />
    `}),f=i.text===s.awaiting?.text,p=!f&&n`<p class="small">${i.text}</p>`,m={drawn:a(`drawn_by_hand`),contact:i.text}[i.source],[_]=i.values;return m?v(m,d):!f&&i.values.length===1?v(_.text,[p,d]):!f&&i.values.length>4?v(i.text,d):[p,d]}const v=(e,t)=>n`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:e})=>e.some(e=>l.seats.includes(e)||!l.claimed.includes(e));function b(e,t){let i=r(t.state,l),o=i.filter(e=>!y(e)&&!e.own);s(e,[i.filter(y).map((e,r)=>n`<${_} key=${e.word} context=${t} awaited=${e} first=${r===0} />`),o.length>0&&n`<details key="others" class="later">
        <summary>${a(`for_others`)}</summary>
        ${o.map(e=>n`<${_} key=${e.word} context=${t} awaited=${e} />`)}
      </details>`])}export{b as showSaid};