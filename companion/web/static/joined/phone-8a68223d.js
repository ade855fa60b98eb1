import{G as e,Jt as t,K as n,P as r,W as i,cn as a,lt as o,nn as s,pt as c,qt as l,ut as u}from"./all-75e562a5.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-e59ef88c.js";import{i as g}from"./tones-428a2ae6.js";const _=t=>({caption:a(`sounds`),hint:a(`sounds_hint`),checked:n(`sounds`),async onchange({target:n}){e(`sounds`,n.checked),await g(),n.checked&&m(t),t.render()}}),v=e=>({caption:a(`speak`),hint:s.voice===`other`?a(`speak_other`):a(`speak_hint`),checked:s.speaks,async onchange({target:t}){await g(),await u(()=>p(t.checked)),t.checked=!!s.speaks,h(e),s.speaks&&f(e),e.render()}}),y=()=>({caption:a(`large`),hint:a(`large_hint`),checked:n(`large`),onchange({target:t}){e(`large`,t.checked),i()}}),b=(t,i)=>({caption:a(`pictures`),hint:a(`pictures_hint`),checked:n(`pictures`),async onchange({target:n}){e(`pictures`,n.checked),n.checked&&i(),await r(t),n.checked&&document.getElementById(`kids`).focus()}});async function x(e){await c(a(`this_phone`),(n,r)=>t(n,l`
        ${d(e.state)===0&&l`<p class="why">${a(`quiet_now`)}</p>`}
        <${o} ...${_(e)} />
        <${o} ...${v(e)} />
        <${o} ...${y()} />
        <${o} ...${b(e,r)} />
        <p class="small">${a(`phone_hint`)}</p>
      `))}export{x as openPhone};