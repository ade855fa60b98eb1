import{Dn as e,En as t,Mn as n,On as r,Pn as i,Tn as a,dn as o,en as s,in as c,tn as l,ut as u}from"./phone-7ea352df.js";import{t as d}from"./answers-78ad30c4.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-2bee98f1.js";import{i as _}from"./tones-428a2ae6.js";const v=t=>({caption:a(`sounds`),hint:a(`sounds_hint`),checked:r(`sounds`),async onchange({target:n}){e(`sounds`,n.checked),await _(),n.checked&&h(t),t.render()}}),y=e=>({caption:a(`speak`),hint:o.voice===`other`?a(`speak_other`):a(`speak_hint`),checked:o.speaks,async onchange({target:t}){await _(),await l(()=>m(t.checked)),t.checked=!!o.speaks,g(e),o.speaks&&p(e),e.render()}}),b=()=>({caption:a(`large`),hint:a(`large_hint`),checked:r(`large`),onchange({target:n}){e(`large`,n.checked),t()}}),x=(t,n)=>({caption:a(`pictures`),hint:a(`pictures_hint`),checked:r(`pictures`),async onchange({target:r}){e(`pictures`,r.checked),r.checked&&n(),await u(t),r.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:a(`question_keys`),hint:a(`question_keys_hint`),checked:!r(d),onchange:({target:t})=>e(d,!t.checked)});async function C(e){await c(a(`this_phone`),(t,r)=>i(t,n`
        ${f(e.state)===0&&n`<p class="why">${a(`quiet_now`)}</p>`}
        <${s} ...${v(e)} />
        <${s} ...${y(e)} />
        <${s} ...${b()} />
        <${s} ...${x(e,r)} />
        <${s} ...${S()} />
        <p class="small">${a(`phone_hint`)}</p>
      `))}export{C as openPhone};