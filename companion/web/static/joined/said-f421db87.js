import{$ as e,$t as t,Ft as n,Nt as r,St as i,cn as a,ft as o,it as s,mt as c,on as l}from"./all-d6ddc8ee.js";import{i as u,n as d}from"./shared-66e995ce.js";await s(`board/signs.css`);const f=new Intl.Collator(void 0,{numeric:!0}),p=(t,r)=>()=>e(()=>n(`/api/input`,r?{input:t,seat:r}:{input:t}));function m({value:e,seat:t,large:n,several:r,marks:i}){let{input:a,text:o,colour:s,...c}=e,f=`say-key${s?` coloured`:``}${n?` large`:``}`,m=s&&!c.seat?u(s):i&&d({...c,mark:``},i);return l`<button type="button" class=${f} data-f=${r?`${a} ${t}`:a} onclick=${p(a,t)}>
    ${m}
    <span>${o}</span>
  </button>`}function h({awaited:e,seat:t,label:n,...r}){let i=e.values.length>6&&e.values.filter(({text:e})=>e.length<=3).length>e.values.length/2,a=i?[...e.values].sort((e,t)=>f.compare(e.input,t.input)):e.values,o=i?`pad-keys`:`of-${Math.min(a.length,6)}`;return l`<div class=${`say-keys ${o}`} role="group" aria-label=${n}>
    ${a.map(e=>l`<${m} key=${e.input} value=${e} seat=${t} ...${r} marks=${i?null:r.marks} />`)}
  </div>`}function g(e){let t=e.seats.filter(e=>r.seats.includes(e));return t.length?t:[e.seats.length===1?e.seats[0]:``]}function _({context:e,awaited:n,first:r=!1}){let{state:a}=e,o=g(n),s=o.length>1,u={large:r&&n.values.length<=6,several:s,marks:c(a)},d=o.map(e=>{let t=s?`${i(a,e)}: ${n.text}`:n.text;return l`
      ${s&&l`<p class="small">${i(a,e)}</p>`}
      <${h} awaited=${n} seat=${e} label=${t} ...${u} />
    `}),f=n.text===a.awaiting?.text,p=!f&&l`<p class="small">${n.text}</p>`,m={drawn:t(`drawn_by_hand`),contact:n.text}[n.source],[_]=n.values;return m?v(m,d):!f&&n.values.length===1?v(_.text,[p,d]):!f&&n.values.length>4?v(n.text,d):[p,d]}const v=(e,t)=>l`<details class="later"><summary>${e}</summary>${t}</details>`,y=({seats:e})=>e.some(e=>r.seats.includes(e)||!r.claimed.includes(e));function b(e,n){let i=o(n.state,r),s=i.filter(e=>!y(e)&&!e.own);a(e,[i.filter(y).map((e,t)=>l`<${_} key=${e.word} context=${n} awaited=${e} first=${t===0} />`),s.length>0&&l`<details key="others" class="later">
        <summary>${t(`for_others`)}</summary>
        ${s.map(e=>l`<${_} key=${e.word} context=${n} awaited=${e} />`)}
      </details>`])}export{b as showSaid};