import{H as e,M as t,Qt as n,U as r,Ut as i,Wt as a,in as o,ot as s,st as c,ut as l}from"./all-6c7801a2.js";import{a as u,i as d,n as f,r as p,t as m}from"./hearing-23021da5.js";import{i as h}from"./tones-428a2ae6.js";const g=t=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:r(`sounds`),async onchange({target:n}){e(`sounds`,n.checked),await h(),n.checked&&p(t),t.render()}}),_=e=>({caption:o(`speak`),hint:n.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:n.speaks,async onchange({target:t}){await h(),await c(()=>f(t.checked)),t.checked=!!n.speaks,m(e),n.speaks&&d(e),e.render()}}),v=(n,i)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:r(`pictures`),async onchange({target:r}){e(`pictures`,r.checked),r.checked&&i(),await t(n),r.checked&&document.getElementById(`kids`).focus()}});async function y(e){await l(o(`this_phone`),(t,n)=>a(t,i`
        ${u(e.state)===0&&i`<p class="why">${o(`quiet_now`)}</p>`}
        <${s} ...${g(e)} />
        <${s} ...${_(e)} />
        <${s} ...${v(e,n)} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{y as openPhone};