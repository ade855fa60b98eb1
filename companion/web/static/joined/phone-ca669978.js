import{Rt as e,an as t,dn as n,in as r,nt as i,on as a,ot as o,pn as s,rt as c,sn as l,z as u}from"./all-136c38ea.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-64031c2c.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:r(`sounds`),hint:r(`sounds_hint`),checked:l(`sounds`),async onchange({target:t}){a(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=t=>({caption:r(`speak`),hint:e.voice===`other`?r(`speak_other`):r(`speak_hint`),checked:e.speaks,async onchange({target:n}){await g(),await c(()=>p(n.checked)),n.checked=!!e.speaks,h(t),e.speaks&&f(t),t.render()}}),y=()=>({caption:r(`large`),hint:r(`large_hint`),checked:l(`large`),onchange({target:e}){a(`large`,e.checked),t()}}),b=(e,t)=>({caption:r(`pictures`),hint:r(`pictures_hint`),checked:l(`pictures`),async onchange({target:n}){a(`pictures`,n.checked),n.checked&&t(),await u(e),n.checked&&document.getElementById(`kids`).focus()}});async function x(e){await o(r(`this_phone`),(t,a)=>s(t,n`
        ${d(e.state)===0&&n`<p class="why">${r(`quiet_now`)}</p>`}
        <${i} ...${_(e)} />
        <${i} ...${v(e)} />
        <${i} ...${y()} />
        <${i} ...${b(e,a)} />
        <p class="small">${r(`phone_hint`)}</p>
      `))}export{x as openPhone};