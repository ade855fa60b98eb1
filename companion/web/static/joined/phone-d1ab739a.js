import{Ft as e,R as t,cn as n,et as r,in as i,it as a,nn as o,rn as s,tn as c,tt as l,un as u}from"./all-4d413dfa.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-dfbd68af.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:i(`sounds`),async onchange({target:t}){s(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=t=>({caption:c(`speak`),hint:e.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:e.speaks,async onchange({target:n}){await g(),await l(()=>p(n.checked)),n.checked=!!e.speaks,h(t),e.speaks&&f(t),t.render()}}),y=()=>({caption:c(`large`),hint:c(`large_hint`),checked:i(`large`),onchange({target:e}){s(`large`,e.checked),o()}}),b=(e,n)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:i(`pictures`),async onchange({target:r}){s(`pictures`,r.checked),r.checked&&n(),await t(e),r.checked&&document.getElementById(`kids`).focus()}});async function x(e){await a(c(`this_phone`),(t,i)=>u(t,n`
        ${d(e.state)===0&&n`<p class="why">${c(`quiet_now`)}</p>`}
        <${r} ...${_(e)} />
        <${r} ...${v(e)} />
        <${r} ...${y()} />
        <${r} ...${b(e,i)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{x as openPhone};