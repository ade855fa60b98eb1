import{$ as e,$t as t,I as n,Nt as r,Q as i,cn as a,en as o,nn as s,nt as c,on as l,tn as u}from"./all-d6ddc8ee.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-5e10a608.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:t(`sounds`),hint:t(`sounds_hint`),checked:s(`sounds`),async onchange({target:t}){u(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=n=>({caption:t(`speak`),hint:r.voice===`other`?t(`speak_other`):t(`speak_hint`),checked:r.speaks,async onchange({target:t}){await g(),await e(()=>p(t.checked)),t.checked=!!r.speaks,h(n),r.speaks&&f(n),n.render()}}),y=()=>({caption:t(`large`),hint:t(`large_hint`),checked:s(`large`),onchange({target:e}){u(`large`,e.checked),o()}}),b=(e,r)=>({caption:t(`pictures`),hint:t(`pictures_hint`),checked:s(`pictures`),async onchange({target:t}){u(`pictures`,t.checked),t.checked&&r(),await n(e),t.checked&&document.getElementById(`kids`).focus()}});async function x(e){await c(t(`this_phone`),(n,r)=>a(n,l`
        ${d(e.state)===0&&l`<p class="why">${t(`quiet_now`)}</p>`}
        <${i} ...${_(e)} />
        <${i} ...${v(e)} />
        <${i} ...${y()} />
        <${i} ...${b(e,r)} />
        <p class="small">${t(`phone_hint`)}</p>
      `))}export{x as openPhone};