import{Dn as e,Jt as t,Tn as n,Zt as r,at as i,bn as a,in as o,qt as s,vn as c,xn as l,yn as u}from"./phone-6455bc21.js";import{t as d}from"./answers-4d27251c.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-87384ab7.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:l(`sounds`),async onchange({target:t}){a(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:c(`speak`),hint:o.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:o.speaks,async onchange({target:n}){await _(),await t(()=>m(n.checked)),n.checked=!!o.speaks,g(e),o.speaks&&p(e),e.render()}}),b=()=>({caption:c(`large`),hint:c(`large_hint`),checked:l(`large`),onchange({target:e}){a(`large`,e.checked),u()}}),x=(e,t)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:l(`pictures`),async onchange({target:n}){a(`pictures`,n.checked),n.checked&&t(),await i(e),n.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:c(`question_keys`),hint:c(`question_keys_hint`),checked:!l(d),onchange:({target:e})=>a(d,!e.checked)});async function C(t){await r(c(`this_phone`),(r,i)=>e(r,n`
        ${f(t.state)===0&&n`<p class="why">${c(`quiet_now`)}</p>`}
        <${s} ...${v(t)} />
        <${s} ...${y(t)} />
        <${s} ...${b()} />
        <${s} ...${x(t,i)} />
        <${s} ...${S()} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{C as openPhone};