import{Dn as e,En as t,Fn as n,Nn as r,On as i,an as a,dt as o,fn as s,kn as c,nn as l,tn as u}from"./phone-c348bab2.js";import{t as d}from"./answers-63b5d25c.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-a2ddb07f.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:t(`sounds`),hint:t(`sounds_hint`),checked:c(`sounds`),async onchange({target:t}){i(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:t(`speak`),hint:s.voice===`other`?t(`speak_other`):t(`speak_hint`),checked:s.speaks,async onchange({target:t}){await _(),await l(()=>m(t.checked)),t.checked=!!s.speaks,g(e),s.speaks&&p(e),e.render()}}),b=()=>({caption:t(`large`),hint:t(`large_hint`),checked:c(`large`),onchange({target:t}){i(`large`,t.checked),e()}}),x=(e,n)=>({caption:t(`pictures`),hint:t(`pictures_hint`),checked:c(`pictures`),async onchange({target:t}){i(`pictures`,t.checked),t.checked&&n(),await o(e),t.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:t(`question_keys`),hint:t(`question_keys_hint`),checked:!c(d),onchange:({target:e})=>i(d,!e.checked)});async function C(e){await a(t(`this_phone`),(i,a)=>n(i,r`
        ${f(e.state)===0&&r`<p class="why">${t(`quiet_now`)}</p>`}
        <${u} ...${v(e)} />
        <${u} ...${y(e)} />
        <${u} ...${b()} />
        <${u} ...${x(e,a)} />
        <${u} ...${S()} />
        <p class="small">${t(`phone_hint`)}</p>
      `))}export{C as openPhone};