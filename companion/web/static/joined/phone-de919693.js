import{Cn as e,Gt as t,Kt as n,Tn as r,Yt as i,_n as a,gn as o,nn as s,rt as c,vn as l,yn as u}from"./phone-6a1c03c5.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-bddef976.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:u(`sounds`),async onchange({target:t}){l(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=e=>({caption:o(`speak`),hint:s.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:s.speaks,async onchange({target:t}){await g(),await n(()=>p(t.checked)),t.checked=!!s.speaks,h(e),s.speaks&&f(e),e.render()}}),y=()=>({caption:o(`large`),hint:o(`large_hint`),checked:u(`large`),onchange({target:e}){l(`large`,e.checked),a()}}),b=(e,t)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:u(`pictures`),async onchange({target:n}){l(`pictures`,n.checked),n.checked&&t(),await c(e),n.checked&&document.getElementById(`kids`).focus()}});async function x(n){await i(o(`this_phone`),(i,a)=>r(i,e`
        ${d(n.state)===0&&e`<p class="why">${o(`quiet_now`)}</p>`}
        <${t} ...${_(n)} />
        <${t} ...${v(n)} />
        <${t} ...${y()} />
        <${t} ...${b(n,a)} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{x as openPhone};