import{Gt as e,I as t,J as n,Y as r,cn as i,dt as a,ft as o,ht as s,q as c,qt as l,tn as u}from"./all-473c1d34.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-a0139a95.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:i(`sounds`),hint:i(`sounds_hint`),checked:r(`sounds`),async onchange({target:t}){n(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=e=>({caption:i(`speak`),hint:u.voice===`other`?i(`speak_other`):i(`speak_hint`),checked:u.speaks,async onchange({target:t}){await g(),await o(()=>p(t.checked)),t.checked=!!u.speaks,h(e),u.speaks&&f(e),e.render()}}),y=()=>({caption:i(`large`),hint:i(`large_hint`),checked:r(`large`),onchange({target:e}){n(`large`,e.checked),c()}}),b=(e,a)=>({caption:i(`pictures`),hint:i(`pictures_hint`),checked:r(`pictures`),async onchange({target:r}){n(`pictures`,r.checked),r.checked&&a(),await t(e),r.checked&&document.getElementById(`kids`).focus()}});async function x(t){await s(i(`this_phone`),(n,r)=>l(n,e`
        ${d(t.state)===0&&e`<p class="why">${i(`quiet_now`)}</p>`}
        <${a} ...${_(t)} />
        <${a} ...${v(t)} />
        <${a} ...${y()} />
        <${a} ...${b(t,r)} />
        <p class="small">${i(`phone_hint`)}</p>
      `))}export{x as openPhone};