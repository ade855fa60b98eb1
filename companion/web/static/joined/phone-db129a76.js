import{An as e,Dn as t,In as n,On as r,Pn as i,ft as a,kn as o,nn as s,on as c,pn as l,rn as u}from"./phone-1c8a60bc.js";import{t as d}from"./answers-300b2bc8.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-83e0d040.js";import{i as _}from"./tones-428a2ae6.js";const v=n=>({caption:t(`sounds`),hint:t(`sounds_hint`),checked:e(`sounds`),async onchange({target:e}){o(`sounds`,e.checked),await _(),e.checked&&h(n),n.render()}}),y=e=>({caption:t(`speak`),hint:l.voice===`other`?t(`speak_other`):t(`speak_hint`),checked:l.speaks,async onchange({target:t}){await _(),await u(()=>m(t.checked)),t.checked=!!l.speaks,g(e),l.speaks&&p(e),e.render()}}),b=()=>({caption:t(`large`),hint:t(`large_hint`),checked:e(`large`),onchange({target:e}){o(`large`,e.checked),r()}}),x=(n,r)=>({caption:t(`pictures`),hint:t(`pictures_hint`),checked:e(`pictures`),async onchange({target:e}){o(`pictures`,e.checked),e.checked&&r(),await a(n),e.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:t(`question_keys`),hint:t(`question_keys_hint`),checked:!e(d),onchange:({target:e})=>o(d,!e.checked)});async function C(e){await c(t(`this_phone`),(r,a)=>n(r,i`
        ${f(e.state)===0&&i`<p class="why">${t(`quiet_now`)}</p>`}
        <${s} ...${v(e)} />
        <${s} ...${y(e)} />
        <${s} ...${b()} />
        <${s} ...${x(e,a)} />
        <${s} ...${S()} />
        <p class="small">${t(`phone_hint`)}</p>
      `))}export{C as openPhone};