import{G as e,Gt as t,P as n,W as r,ct as i,ft as a,lt as o,qt as s,sn as c,tn as l}from"./all-309e3f3c.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-39dc0fbb.js";import{i as h}from"./tones-428a2ae6.js";const g=t=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:e(`sounds`),async onchange({target:e}){r(`sounds`,e.checked),await h(),e.checked&&p(t),t.render()}}),_=e=>({caption:c(`speak`),hint:l.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:l.speaks,async onchange({target:t}){await h(),await o(()=>f(t.checked)),t.checked=!!l.speaks,m(e),l.speaks&&d(e),e.render()}}),v=(t,i)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:e(`pictures`),async onchange({target:e}){r(`pictures`,e.checked),e.checked&&i(),await n(t),e.checked&&document.getElementById(`kids`).focus()}});async function y(e){await a(c(`this_phone`),(n,r)=>s(n,t`
        ${u(e.state)===0&&t`<p class="why">${c(`quiet_now`)}</p>`}
        <${i} ...${g(e)} />
        <${i} ...${_(e)} />
        <${i} ...${v(e,r)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{y as openPhone};