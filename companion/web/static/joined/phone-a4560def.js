import{Cn as e,Qt as t,Sn as n,Tn as r,Zt as i,cn as a,jn as o,kn as s,st as c,tn as l,wn as u}from"./phone-68234baa.js";import{t as d}from"./answers-a2a224ba.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-8ae4f271.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:n(`sounds`),hint:n(`sounds_hint`),checked:r(`sounds`),async onchange({target:t}){u(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:n(`speak`),hint:a.voice===`other`?n(`speak_other`):n(`speak_hint`),checked:a.speaks,async onchange({target:n}){await _(),await t(()=>m(n.checked)),n.checked=!!a.speaks,g(e),a.speaks&&p(e),e.render()}}),b=()=>({caption:n(`large`),hint:n(`large_hint`),checked:r(`large`),onchange({target:t}){u(`large`,t.checked),e()}}),x=(e,t)=>({caption:n(`pictures`),hint:n(`pictures_hint`),checked:r(`pictures`),async onchange({target:n}){u(`pictures`,n.checked),n.checked&&t(),await c(e),n.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:n(`question_keys`),hint:n(`question_keys_hint`),checked:!r(d),onchange:({target:e})=>u(d,!e.checked)});async function C(e){await l(n(`this_phone`),(t,r)=>o(t,s`
        ${f(e.state)===0&&s`<p class="why">${n(`quiet_now`)}</p>`}
        <${i} ...${v(e)} />
        <${i} ...${y(e)} />
        <${i} ...${b()} />
        <${i} ...${x(e,r)} />
        <${i} ...${S()} />
        <p class="small">${n(`phone_hint`)}</p>
      `))}export{C as openPhone};