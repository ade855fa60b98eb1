import{$t as e,Gt as t,I as n,J as r,K as i,Ut as a,dt as o,mt as s,on as c,q as l,ut as u}from"./all-458abd06.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-c26bf673.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:r(`sounds`),async onchange({target:t}){l(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=t=>({caption:c(`speak`),hint:e.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:e.speaks,async onchange({target:n}){await g(),await o(()=>p(n.checked)),n.checked=!!e.speaks,h(t),e.speaks&&f(t),t.render()}}),y=()=>({caption:c(`large`),hint:c(`large_hint`),checked:r(`large`),onchange({target:e}){l(`large`,e.checked),i()}}),b=(e,t)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:r(`pictures`),async onchange({target:r}){l(`pictures`,r.checked),r.checked&&t(),await n(e),r.checked&&document.getElementById(`kids`).focus()}});async function x(e){await s(c(`this_phone`),(n,r)=>t(n,a`
        ${d(e.state)===0&&a`<p class="why">${c(`quiet_now`)}</p>`}
        <${u} ...${_(e)} />
        <${u} ...${v(e)} />
        <${u} ...${y()} />
        <${u} ...${b(e,r)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{x as openPhone};