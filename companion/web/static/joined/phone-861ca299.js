import{$ as e,$t as t,I as n,Nt as r,Q as i,Qt as a,an as o,en as s,nt as c,sn as l,tn as u}from"./all-85bff6b0.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-1eae2095.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:a(`sounds`),hint:a(`sounds_hint`),checked:u(`sounds`),async onchange({target:t}){s(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=t=>({caption:a(`speak`),hint:r.voice===`other`?a(`speak_other`):a(`speak_hint`),checked:r.speaks,async onchange({target:n}){await g(),await e(()=>p(n.checked)),n.checked=!!r.speaks,h(t),r.speaks&&f(t),t.render()}}),y=()=>({caption:a(`large`),hint:a(`large_hint`),checked:u(`large`),onchange({target:e}){s(`large`,e.checked),t()}}),b=(e,t)=>({caption:a(`pictures`),hint:a(`pictures_hint`),checked:u(`pictures`),async onchange({target:r}){s(`pictures`,r.checked),r.checked&&t(),await n(e),r.checked&&document.getElementById(`kids`).focus()}});async function x(e){await c(a(`this_phone`),(t,n)=>l(t,o`
        ${d(e.state)===0&&o`<p class="why">${a(`quiet_now`)}</p>`}
        <${i} ...${_(e)} />
        <${i} ...${v(e)} />
        <${i} ...${y()} />
        <${i} ...${b(e,n)} />
        <p class="small">${a(`phone_hint`)}</p>
      `))}export{x as openPhone};