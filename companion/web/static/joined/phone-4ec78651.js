import{G as e,P as t,Ut as n,Vt as r,W as i,Zt as a,ct as o,ft as s,lt as c,rn as l}from"./all-ed664c5f.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-f6891775.js";import{i as h}from"./tones-428a2ae6.js";const g=t=>({caption:l(`sounds`),hint:l(`sounds_hint`),checked:e(`sounds`),async onchange({target:e}){i(`sounds`,e.checked),await h(),e.checked&&p(t),t.render()}}),_=e=>({caption:l(`speak`),hint:a.voice===`other`?l(`speak_other`):l(`speak_hint`),checked:a.speaks,async onchange({target:t}){await h(),await c(()=>f(t.checked)),t.checked=!!a.speaks,m(e),a.speaks&&d(e),e.render()}}),v=(n,r)=>({caption:l(`pictures`),hint:l(`pictures_hint`),checked:e(`pictures`),async onchange({target:e}){i(`pictures`,e.checked),e.checked&&r(),await t(n),e.checked&&document.getElementById(`kids`).focus()}});async function y(e){await s(l(`this_phone`),(t,i)=>n(t,r`
        ${u(e.state)===0&&r`<p class="why">${l(`quiet_now`)}</p>`}
        <${o} ...${g(e)} />
        <${o} ...${_(e)} />
        <${o} ...${v(e,i)} />
        <p class="small">${l(`phone_hint`)}</p>
      `))}export{y as openPhone};