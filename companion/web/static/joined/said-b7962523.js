import{Ct as e,It as t,Pt as n,at as r,en as i,et as a,ht as o,ln as s,pt as c,sn as l}from"./all-9abd0c32.js";import{i as u,n as d}from"./shared-a7f95979.js";await r(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(e,n)=>()=>a(()=>t(`/api/input`,n?{input:e,seat:n}:{input:e}));function m({value:e,seat:t,large:n,several:r,marks:i}){let{input:a,text:o,colour:s,...c}=e,f=`say-key${s?` coloured`:``}${n?` large`:``}`,m=s&&!c.seat?u(s):i&&d({...c,mark:``},i);return l`<button type="button" class=${f} data-f=${r?`${a} ${t}`:a} onclick=${p(a,t)}>
    ${m}
    <span>${o}</span>
  </button>`}function h({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return l`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>l`<${m} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function g(e){let t=e.seats.filter(e=>n.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function _({context:t,awaited:n,first:r=!1}){let{state:a}=t,s=g(n),c=s.length>1,u={large:r&&n.values.length<=6,several:c,marks:o(a)},d=s.map(t=>{let r=c?`${e(a,t)}: ${n.text}`:n.text;return l`
      ${c&&l`<p class="small">${e(a,t)}</p>`}
      <${h} awaited=${n} seat=${t} label=${r} ...${u} />
    `}),f=n.text===a.awaiting?.text,p=!f&&l`<p class="small">${n.text}</p>`,m={drawn:i(`drawn_by_hand`),contact:n.text}[n.source],[_]=n.values;return m?v(m,d):!f&&n.values.length===1?v(_.text,[p,d]):!f&&n.values.length>4?v(n.text,d):[p,d]}const v=(e,t)=>l`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:e})=>e.some(e=>n.seats.includes(e)||!n.claimed.includes(e));function b(e,t){let r=c(t.state,n),a=r.filter(e=>!y(e)&&!e.own);s(e,[r.filter(y).map((e,n)=>l`<${_} key=${e.word} context=${t} awaited=${e} first=${n===0} />`),a.length>0&&l`<details key="others" class="later">
        <summary>${i(`for_others`)}</summary>
        ${a.map(e=>l`<${_} key=${e.word} context=${t} awaited=${e} />`)}
      </details>`])}export{b as showSaid};