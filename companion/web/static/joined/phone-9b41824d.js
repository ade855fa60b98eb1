import{G as e,Gt as t,Kt as n,P as r,W as i,ct as a,en as o,ft as s,lt as c,on as l}from"./all-c951db08.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-90cc158a.js";import{i as h}from"./tones-428a2ae6.js";const g=t=>({caption:l(`sounds`),hint:l(`sounds_hint`),checked:e(`sounds`),async onchange({target:e}){i(`sounds`,e.checked),await h(),e.checked&&p(t),t.render()}}),_=e=>({caption:l(`speak`),hint:o.voice===`other`?l(`speak_other`):l(`speak_hint`),checked:o.speaks,async onchange({target:t}){await h(),await c(()=>f(t.checked)),t.checked=!!o.speaks,m(e),o.speaks&&d(e),e.render()}}),v=(t,n)=>({caption:l(`pictures`),hint:l(`pictures_hint`),checked:e(`pictures`),async onchange({target:e}){i(`pictures`,e.checked),e.checked&&n(),await r(t),e.checked&&document.getElementById(`kids`).focus()}});async function y(e){await s(l(`this_phone`),(r,i)=>n(r,t`
        ${u(e.state)===0&&t`<p class="why">${l(`quiet_now`)}</p>`}
        <${a} ...${g(e)} />
        <${a} ...${_(e)} />
        <${a} ...${v(e,i)} />
        <p class="small">${l(`phone_hint`)}</p>
      `))}export{y as openPhone};