import{J as e,Jt as t,Kt as n,L as r,X as i,Y as a,ft as o,gt as s,ln as c,nn as l,pt as u}from"./all-16646811.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-6588d84e.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:i(`sounds`),async onchange({target:t}){a(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=e=>({caption:c(`speak`),hint:l.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:l.speaks,async onchange({target:t}){await g(),await u(()=>p(t.checked)),t.checked=!!l.speaks,h(e),l.speaks&&f(e),e.render()}}),y=()=>({caption:c(`large`),hint:c(`large_hint`),checked:i(`large`),onchange({target:t}){a(`large`,t.checked),e()}}),b=(e,t)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:i(`pictures`),async onchange({target:n}){a(`pictures`,n.checked),n.checked&&t(),await r(e),n.checked&&document.getElementById(`kids`).focus()}});async function x(e){await s(c(`this_phone`),(r,i)=>t(r,n`
        ${d(e.state)===0&&n`<p class="why">${c(`quiet_now`)}</p>`}
        <${o} ...${_(e)} />
        <${o} ...${v(e)} />
        <${o} ...${y()} />
        <${o} ...${b(e,i)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{x as openPhone};