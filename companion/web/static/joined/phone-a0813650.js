import{An as e,Fn as t,Ln as n,On as r,ft as i,jn as a,kn as o,nn as s,on as c,pn as l,rn as u}from"./phone-c7af0d79.js";import{t as d}from"./answers-8642b75e.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-57f04105.js";import{i as _}from"./tones-428a2ae6.js";const v=t=>({caption:r(`sounds`),hint:r(`sounds_hint`),checked:a(`sounds`),async onchange({target:n}){e(`sounds`,n.checked),await _(),n.checked&&h(t),t.render()}}),y=e=>({caption:r(`speak`),hint:l.voice===`other`?r(`speak_other`):r(`speak_hint`),checked:l.speaks,async onchange({target:t}){await _(),await u(()=>m(t.checked)),t.checked=!!l.speaks,g(e),l.speaks&&p(e),e.render()}}),b=()=>({caption:r(`large`),hint:r(`large_hint`),checked:a(`large`),onchange({target:t}){e(`large`,t.checked),o()}}),x=(t,n)=>({caption:r(`pictures`),hint:r(`pictures_hint`),checked:a(`pictures`),async onchange({target:r}){e(`pictures`,r.checked),r.checked&&n(),await i(t),r.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:r(`question_keys`),hint:r(`question_keys_hint`),checked:!a(d),onchange:({target:t})=>e(d,!t.checked)});async function C(e){await c(r(`this_phone`),(i,a)=>n(i,t`
        ${f(e.state)===0&&t`<p class="why">${r(`quiet_now`)}</p>`}
        <${s} ...${v(e)} />
        <${s} ...${y(e)} />
        <${s} ...${b()} />
        <${s} ...${x(e,a)} />
        <${s} ...${S()} />
        <p class="small">${r(`phone_hint`)}</p>
      `))}export{C as openPhone};