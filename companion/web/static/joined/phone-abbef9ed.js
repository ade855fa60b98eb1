import{$t as e,Gt as t,H as n,M as r,U as i,Wt as a,an as o,ot as s,st as c,ut as l}from"./all-e3a02b0c.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-fe061302.js";import{i as h}from"./tones-428a2ae6.js";const g=e=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:i(`sounds`),async onchange({target:t}){n(`sounds`,t.checked),await h(),t.checked&&p(e),e.render()}}),_=t=>({caption:o(`speak`),hint:e.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:e.speaks,async onchange({target:n}){await h(),await c(()=>f(n.checked)),n.checked=!!e.speaks,m(t),e.speaks&&d(t),t.render()}}),v=(e,t)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:i(`pictures`),async onchange({target:i}){n(`pictures`,i.checked),i.checked&&t(),await r(e),i.checked&&document.getElementById(`kids`).focus()}});async function y(e){await l(o(`this_phone`),(n,r)=>t(n,a`
        ${u(e.state)===0&&a`<p class="why">${o(`quiet_now`)}</p>`}
        <${s} ...${g(e)} />
        <${s} ...${_(e)} />
        <${s} ...${v(e,r)} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{y as openPhone};