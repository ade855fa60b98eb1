import{Bt as e,It as t,Lt as n,Y as r,cn as i,gn as a,ln as o,mn as s,qt as c,sn as l,un as u}from"./phone-f2d0a0d3.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-32f17149.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:l(`sounds`),hint:l(`sounds_hint`),checked:u(`sounds`),async onchange({target:t}){o(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=e=>({caption:l(`speak`),hint:c.voice===`other`?l(`speak_other`):l(`speak_hint`),checked:c.speaks,async onchange({target:t}){await g(),await n(()=>p(t.checked)),t.checked=!!c.speaks,h(e),c.speaks&&f(e),e.render()}}),y=()=>({caption:l(`large`),hint:l(`large_hint`),checked:u(`large`),onchange({target:e}){o(`large`,e.checked),i()}}),b=(e,t)=>({caption:l(`pictures`),hint:l(`pictures_hint`),checked:u(`pictures`),async onchange({target:n}){o(`pictures`,n.checked),n.checked&&t(),await r(e),n.checked&&document.getElementById(`kids`).focus()}});async function x(n){await e(l(`this_phone`),(e,r)=>a(e,s`
        ${d(n.state)===0&&s`<p class="why">${l(`quiet_now`)}</p>`}
        <${t} ...${_(n)} />
        <${t} ...${v(n)} />
        <${t} ...${y()} />
        <${t} ...${b(n,r)} />
        <p class="small">${l(`phone_hint`)}</p>
      `))}export{x as openPhone};