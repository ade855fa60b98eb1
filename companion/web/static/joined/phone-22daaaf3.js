import{Dn as e,En as t,Fn as n,Nn as r,On as i,an as a,fn as o,kn as s,nn as c,tn as l,ut as u}from"./phone-5c84839d.js";import{t as d}from"./answers-acec6f4a.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-41582ef1.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:t(`sounds`),hint:t(`sounds_hint`),checked:s(`sounds`),async onchange({target:t}){i(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:t(`speak`),hint:o.voice===`other`?t(`speak_other`):t(`speak_hint`),checked:o.speaks,async onchange({target:t}){await _(),await c(()=>m(t.checked)),t.checked=!!o.speaks,g(e),o.speaks&&p(e),e.render()}}),b=()=>({caption:t(`large`),hint:t(`large_hint`),checked:s(`large`),onchange({target:t}){i(`large`,t.checked),e()}}),x=(e,n)=>({caption:t(`pictures`),hint:t(`pictures_hint`),checked:s(`pictures`),async onchange({target:t}){i(`pictures`,t.checked),t.checked&&n(),await u(e),t.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:t(`question_keys`),hint:t(`question_keys_hint`),checked:!s(d),onchange:({target:e})=>i(d,!e.checked)});async function C(e){await a(t(`this_phone`),(i,a)=>n(i,r`
        ${f(e.state)===0&&r`<p class="why">${t(`quiet_now`)}</p>`}
        <${l} ...${v(e)} />
        <${l} ...${y(e)} />
        <${l} ...${b()} />
        <${l} ...${x(e,a)} />
        <${l} ...${S()} />
        <p class="small">${t(`phone_hint`)}</p>
      `))}export{C as openPhone};