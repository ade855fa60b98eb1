import{$t as e,Cn as t,Dn as n,Sn as r,Xt as i,Yt as a,bn as o,kn as s,on as c,st as l,xn as u}from"./phone-4f51d064.js";import{t as d}from"./answers-658e1943.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-6fd101de.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:t(`sounds`),async onchange({target:t}){r(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:o(`speak`),hint:c.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:c.speaks,async onchange({target:t}){await _(),await i(()=>m(t.checked)),t.checked=!!c.speaks,g(e),c.speaks&&p(e),e.render()}}),b=()=>({caption:o(`large`),hint:o(`large_hint`),checked:t(`large`),onchange({target:e}){r(`large`,e.checked),u()}}),x=(e,n)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:t(`pictures`),async onchange({target:t}){r(`pictures`,t.checked),t.checked&&n(),await l(e),t.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:o(`question_keys`),hint:o(`question_keys_hint`),checked:!t(d),onchange:({target:e})=>r(d,!e.checked)});async function C(t){await e(o(`this_phone`),(e,r)=>s(e,n`
        ${f(t.state)===0&&n`<p class="why">${o(`quiet_now`)}</p>`}
        <${a} ...${v(t)} />
        <${a} ...${y(t)} />
        <${a} ...${b()} />
        <${a} ...${x(t,r)} />
        <${a} ...${S()} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{C as openPhone};