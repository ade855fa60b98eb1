import{Bt as e,Q as t,Ut as n,Xt as r,_n as i,dn as a,fn as o,pn as s,un as c,yn as l,zt as u}from"./phone-c6295ca4.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-48ddcfb0.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:s(`sounds`),async onchange({target:t}){o(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=t=>({caption:c(`speak`),hint:r.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:r.speaks,async onchange({target:n}){await g(),await e(()=>p(n.checked)),n.checked=!!r.speaks,h(t),r.speaks&&f(t),t.render()}}),y=()=>({caption:c(`large`),hint:c(`large_hint`),checked:s(`large`),onchange({target:e}){o(`large`,e.checked),a()}}),b=(e,n)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:s(`pictures`),async onchange({target:r}){o(`pictures`,r.checked),r.checked&&n(),await t(e),r.checked&&document.getElementById(`kids`).focus()}});async function x(e){await n(c(`this_phone`),(t,n)=>l(t,i`
        ${d(e.state)===0&&i`<p class="why">${c(`quiet_now`)}</p>`}
        <${u} ...${_(e)} />
        <${u} ...${v(e)} />
        <${u} ...${y()} />
        <${u} ...${b(e,n)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{x as openPhone};