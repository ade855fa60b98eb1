import{G as e,Kt as t,P as n,W as r,Wt as i,ct as a,dt as o,en as s,sn as c,st as l}from"./all-6252e0db.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-fb0d873d.js";import{i as h}from"./tones-428a2ae6.js";const g=t=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:e(`sounds`),async onchange({target:e}){r(`sounds`,e.checked),await h(),e.checked&&p(t),t.render()}}),_=e=>({caption:c(`speak`),hint:s.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:s.speaks,async onchange({target:t}){await h(),await a(()=>f(t.checked)),t.checked=!!s.speaks,m(e),s.speaks&&d(e),e.render()}}),v=(t,i)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:e(`pictures`),async onchange({target:e}){r(`pictures`,e.checked),e.checked&&i(),await n(t),e.checked&&document.getElementById(`kids`).focus()}});async function y(e){await o(c(`this_phone`),(n,r)=>t(n,i`
        ${u(e.state)===0&&i`<p class="why">${c(`quiet_now`)}</p>`}
        <${l} ...${g(e)} />
        <${l} ...${_(e)} />
        <${l} ...${v(e,r)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{y as openPhone};