import{I as e,J as t,K as n,Kt as r,Wt as i,dt as a,en as o,ft as s,ht as c,on as l,q as u}from"./all-6f78eea8.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-bcb53817.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:l(`sounds`),hint:l(`sounds_hint`),checked:t(`sounds`),async onchange({target:t}){u(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=e=>({caption:l(`speak`),hint:o.voice===`other`?l(`speak_other`):l(`speak_hint`),checked:o.speaks,async onchange({target:t}){await g(),await s(()=>p(t.checked)),t.checked=!!o.speaks,h(e),o.speaks&&f(e),e.render()}}),y=()=>({caption:l(`large`),hint:l(`large_hint`),checked:t(`large`),onchange({target:e}){u(`large`,e.checked),n()}}),b=(n,r)=>({caption:l(`pictures`),hint:l(`pictures_hint`),checked:t(`pictures`),async onchange({target:t}){u(`pictures`,t.checked),t.checked&&r(),await e(n),t.checked&&document.getElementById(`kids`).focus()}});async function x(e){await c(l(`this_phone`),(t,n)=>r(t,i`
        ${d(e.state)===0&&i`<p class="why">${l(`quiet_now`)}</p>`}
        <${a} ...${_(e)} />
        <${a} ...${v(e)} />
        <${a} ...${y()} />
        <${a} ...${b(e,n)} />
        <p class="small">${l(`phone_hint`)}</p>
      `))}export{x as openPhone};