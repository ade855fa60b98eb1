import{$t as e,G as t,Gt as n,P as r,W as i,Wt as a,an as o,ct as s,ft as c,lt as l}from"./all-75524188.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-cc6e25aa.js";import{i as h}from"./tones-428a2ae6.js";const g=e=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:t(`sounds`),async onchange({target:t}){i(`sounds`,t.checked),await h(),t.checked&&p(e),e.render()}}),_=t=>({caption:o(`speak`),hint:e.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:e.speaks,async onchange({target:n}){await h(),await l(()=>f(n.checked)),n.checked=!!e.speaks,m(t),e.speaks&&d(t),t.render()}}),v=(e,n)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:t(`pictures`),async onchange({target:t}){i(`pictures`,t.checked),t.checked&&n(),await r(e),t.checked&&document.getElementById(`kids`).focus()}});async function y(e){await c(o(`this_phone`),(t,r)=>n(t,a`
        ${u(e.state)===0&&a`<p class="why">${o(`quiet_now`)}</p>`}
        <${s} ...${g(e)} />
        <${s} ...${_(e)} />
        <${s} ...${v(e,r)} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{y as openPhone};