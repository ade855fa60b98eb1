import{$ as e,L as t,Pt as n,en as r,et as i,ln as a,nn as o,rn as s,rt as c,sn as l,tn as u}from"./all-9abd0c32.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-e0161125.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:r(`sounds`),hint:r(`sounds_hint`),checked:s(`sounds`),async onchange({target:t}){o(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=e=>({caption:r(`speak`),hint:n.voice===`other`?r(`speak_other`):r(`speak_hint`),checked:n.speaks,async onchange({target:t}){await g(),await i(()=>p(t.checked)),t.checked=!!n.speaks,h(e),n.speaks&&f(e),e.render()}}),y=()=>({caption:r(`large`),hint:r(`large_hint`),checked:s(`large`),onchange({target:e}){o(`large`,e.checked),u()}}),b=(e,n)=>({caption:r(`pictures`),hint:r(`pictures_hint`),checked:s(`pictures`),async onchange({target:r}){o(`pictures`,r.checked),r.checked&&n(),await t(e),r.checked&&document.getElementById(`kids`).focus()}});async function x(t){await c(r(`this_phone`),(n,i)=>a(n,l`
        ${d(t.state)===0&&l`<p class="why">${r(`quiet_now`)}</p>`}
        <${e} ...${_(t)} />
        <${e} ...${v(t)} />
        <${e} ...${y()} />
        <${e} ...${b(t,i)} />
        <p class="small">${r(`phone_hint`)}</p>
      `))}export{x as openPhone};