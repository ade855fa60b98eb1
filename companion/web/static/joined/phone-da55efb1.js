import{Gt as e,H as t,Kt as n,M as r,U as i,en as a,on as o,ot as s,st as c,ut as l}from"./all-55a14521.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-8437714a.js";import{i as h}from"./tones-428a2ae6.js";const g=e=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:i(`sounds`),async onchange({target:n}){t(`sounds`,n.checked),await h(),n.checked&&p(e),e.render()}}),_=e=>({caption:o(`speak`),hint:a.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:a.speaks,async onchange({target:t}){await h(),await c(()=>f(t.checked)),t.checked=!!a.speaks,m(e),a.speaks&&d(e),e.render()}}),v=(e,n)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:i(`pictures`),async onchange({target:i}){t(`pictures`,i.checked),i.checked&&n(),await r(e),i.checked&&document.getElementById(`kids`).focus()}});async function y(t){await l(o(`this_phone`),(r,i)=>n(r,e`
        ${u(t.state)===0&&e`<p class="why">${o(`quiet_now`)}</p>`}
        <${s} ...${g(t)} />
        <${s} ...${_(t)} />
        <${s} ...${v(t,i)} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{y as openPhone};