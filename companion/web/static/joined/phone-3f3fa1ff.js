import{An as e,Ln as t,Mn as n,Nn as r,an as i,cn as a,hn as o,ht as s,in as c,jn as l,zn as u}from"./phone-44b4d523.js";import{t as d}from"./answers-c2b95a6e.js";import{a as f,i as p,n as m,r as h,t as g}from"./game_sounds-4b3fc4e9.js";import{i as _}from"./tones-428a2ae6.js";const v=t=>({caption:e(`sounds`),hint:e(`sounds_hint`),checked:r(`sounds`),async onchange({target:e}){n(`sounds`,e.checked),await _(),e.checked&&h(t),t.render()}}),y=t=>({caption:e(`speak`),hint:o.voice===`other`?e(`speak_other`):e(`speak_hint`),checked:o.speaks,async onchange({target:e}){await _(),await i(()=>m(e.checked)),e.checked=!!o.speaks,g(t),o.speaks&&p(t),t.render()}}),b=()=>({caption:e(`large`),hint:e(`large_hint`),checked:r(`large`),onchange({target:e}){n(`large`,e.checked),l()}}),x=(t,i)=>({caption:e(`pictures`),hint:e(`pictures_hint`),checked:r(`pictures`),async onchange({target:e}){n(`pictures`,e.checked),e.checked&&i(),await s(t),e.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:e(`question_keys`),hint:e(`question_keys_hint`),checked:!r(d),onchange:({target:e})=>n(d,!e.checked)});async function C(n){await a(e(`this_phone`),(r,i)=>u(r,t`
        ${f(n.state)===0&&t`<p class="why">${e(`quiet_now`)}</p>`}
        <${c} ...${v(n)} />
        <${c} ...${y(n)} />
        <${c} ...${b()} />
        <${c} ...${x(n,i)} />
        <${c} ...${S()} />
        <p class="small">${e(`phone_hint`)}</p>
      `))}export{C as openPhone};