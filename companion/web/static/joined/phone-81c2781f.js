import{Bt as e,G as t,Ht as n,P as r,W as i,Xt as a,ct as o,dt as s,rn as c,st as l}from"./all-713fa23a.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-ea02e1ae.js";import{i as h}from"./tones-428a2ae6.js";const g=e=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:t(`sounds`),async onchange({target:t}){i(`sounds`,t.checked),await h(),t.checked&&p(e),e.render()}}),_=e=>({caption:c(`speak`),hint:a.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:a.speaks,async onchange({target:t}){await h(),await o(()=>f(t.checked)),t.checked=!!a.speaks,m(e),a.speaks&&d(e),e.render()}}),v=(e,n)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:t(`pictures`),async onchange({target:t}){i(`pictures`,t.checked),t.checked&&n(),await r(e),t.checked&&document.getElementById(`kids`).focus()}});async function y(t){await s(c(`this_phone`),(r,i)=>n(r,e`
        ${u(t.state)===0&&e`<p class="why">${c(`quiet_now`)}</p>`}
        <${l} ...${g(t)} />
        <${l} ...${_(t)} />
        <${l} ...${v(t,i)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{y as openPhone};