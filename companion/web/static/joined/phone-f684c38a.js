import{H as e,Qt as t,Ut as n,V as r,Wt as i,at as a,in as o,j as s,lt as c,ot as l}from"./all-aa5a1a3e.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-5a1de439.js";import{i as h}from"./tones-428a2ae6.js";const g=t=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:e(`sounds`),async onchange({target:e}){r(`sounds`,e.checked),await h(),e.checked&&p(t),t.render()}}),_=e=>({caption:o(`speak`),hint:t.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:t.speaks,async onchange({target:n}){await h(),await l(()=>f(n.checked)),n.checked=!!t.speaks,m(e),t.speaks&&d(e),e.render()}}),v=(t,n)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:e(`pictures`),async onchange({target:e}){r(`pictures`,e.checked),e.checked&&n(),await s(t),e.checked&&document.getElementById(`kids`).focus()}});async function y(e){await c(o(`this_phone`),(t,r)=>i(t,n`
        ${u(e.state)===0&&n`<p class="why">${o(`quiet_now`)}</p>`}
        <${a} ...${g(e)} />
        <${a} ...${_(e)} />
        <${a} ...${v(e,r)} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{y as openPhone};