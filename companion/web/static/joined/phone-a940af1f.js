import{An as e,Cn as t,On as n,Sn as r,Xt as i,Zt as a,en as o,ot as s,sn as c,wn as l,xn as u}from"./phone-99872946.js";import{OFF as d}from"./answers-7a122a11.js";import{hear as f,takeVoice as p,trySound as m,tryVoice as h,volume as g}from"./hearing-8afddb76.js";import{a as _}from"./tones-52f504a7.js";const v=e=>({caption:u(`sounds`),hint:u(`sounds_hint`),checked:l(`sounds`),async onchange({target:n}){t(`sounds`,n.checked),await _(),n.checked&&m(e),e.render()}}),y=e=>({caption:u(`speak`),hint:c.voice===`other`?u(`speak_other`):u(`speak_hint`),checked:c.speaks,async onchange({target:t}){await _(),await a(()=>p(t.checked)),t.checked=!!c.speaks,f(e),c.speaks&&h(e),e.render()}}),b=()=>({caption:u(`large`),hint:u(`large_hint`),checked:l(`large`),onchange({target:e}){t(`large`,e.checked),r()}}),x=(e,n)=>({caption:u(`pictures`),hint:u(`pictures_hint`),checked:l(`pictures`),async onchange({target:r}){t(`pictures`,r.checked),r.checked&&n(),await s(e),r.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:u(`question_keys`),hint:u(`question_keys_hint`),checked:!l(d),onchange:({target:e})=>t(d,!e.checked)});async function C(t){await o(u(`this_phone`),(r,a)=>e(r,n`
        ${g(t.state)===0&&n`<p class="why">${u(`quiet_now`)}</p>`}
        <${i} ...${v(t)} />
        <${i} ...${y(t)} />
        <${i} ...${b()} />
        <${i} ...${x(t,a)} />
        <${i} ...${S()} />
        <p class="small">${u(`phone_hint`)}</p>
      `))}export{C as openPhone};