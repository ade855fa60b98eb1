import{J as e,Kt as t,L as n,Wt as r,Y as i,dt as a,en as o,ft as s,ht as c,q as l,sn as u}from"./all-230952a6.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-b1ceed6c.js";import{i as g}from"./tones-428a2ae6.js";const _=t=>({caption:u(`sounds`),hint:u(`sounds_hint`),checked:i(`sounds`),async onchange({target:n}){e(`sounds`,n.checked),await g(),n.checked&&m(t),t.render()}}),v=e=>({caption:u(`speak`),hint:o.voice===`other`?u(`speak_other`):u(`speak_hint`),checked:o.speaks,async onchange({target:t}){await g(),await s(()=>p(t.checked)),t.checked=!!o.speaks,h(e),o.speaks&&f(e),e.render()}}),y=()=>({caption:u(`large`),hint:u(`large_hint`),checked:i(`large`),onchange({target:t}){e(`large`,t.checked),l()}}),b=(t,r)=>({caption:u(`pictures`),hint:u(`pictures_hint`),checked:i(`pictures`),async onchange({target:i}){e(`pictures`,i.checked),i.checked&&r(),await n(t),i.checked&&document.getElementById(`kids`).focus()}});async function x(e){await c(u(`this_phone`),(n,i)=>t(n,r`
        ${d(e.state)===0&&r`<p class="why">${u(`quiet_now`)}</p>`}
        <${a} ...${_(e)} />
        <${a} ...${v(e)} />
        <${a} ...${y()} />
        <${a} ...${b(e,i)} />
        <p class="small">${u(`phone_hint`)}</p>
      `))}export{x as openPhone};