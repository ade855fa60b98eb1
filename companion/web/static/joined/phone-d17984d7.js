import{An as e,Bn as t,Fn as n,Mn as r,Nn as i,Rn as a,an as o,cn as s,hn as c,in as l,jn as u,mt as d}from"./phone-9725a789.js";import{t as f}from"./answers-2e7c4abc.js";import{a as p,i as m,n as h,r as g,t as _}from"./game_sounds-3482e248.js";import{i as v}from"./tones-428a2ae6.js";const y=t=>({caption:e(`sounds`),hint:e(`sounds_hint`),checked:i(`sounds`),async onchange({target:e}){r(`sounds`,e.checked),await v(),e.checked&&g(t),t.render()}}),b=t=>({caption:e(`speak`),hint:c.voice===`other`?e(`speak_other`):e(`speak_hint`),checked:c.speaks,async onchange({target:e}){await v(),await o(()=>h(e.checked)),e.checked=!!c.speaks,_(t),c.speaks&&m(t),t.render()}}),x=()=>({caption:e(`large`),hint:e(`large_hint`),checked:i(`large`),onchange({target:e}){r(`large`,e.checked),u()}}),S=(t,a)=>({caption:e(`pictures`),hint:e(`pictures_hint`),checked:i(`pictures`),async onchange({target:e}){r(`pictures`,e.checked),e.checked&&a(),await d(t),e.checked&&n(`kids`).focus()}}),C=()=>({caption:e(`question_keys`),hint:e(`question_keys_hint`),checked:!i(f),onchange:({target:e})=>r(f,!e.checked)});async function w(n){await s(e(`this_phone`),(r,i)=>t(r,a`
${p(n.state)===0&&a`<p class="why">${e(`quiet_now`)}</p>`}
<${l} ...${y(n)} />
<${l} ...${b(n)} />
<${l} ...${x()} />
<${l} ...${S(n,i)} />
<${l} ...${C()} />
<p class="small">${e(`phone_hint`)}</p>
`))}export{w as openPhone};