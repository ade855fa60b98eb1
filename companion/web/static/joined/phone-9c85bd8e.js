import{$t as e,Cn as t,Dn as n,Sn as r,Xt as i,Yt as a,at as o,bn as s,kn as c,on as l,xn as u}from"./phone-dd59b0b4.js";import{t as d}from"./answers-31af3a13.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-fcc17933.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:s(`sounds`),hint:s(`sounds_hint`),checked:t(`sounds`),async onchange({target:t}){r(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:s(`speak`),hint:l.voice===`other`?s(`speak_other`):s(`speak_hint`),checked:l.speaks,async onchange({target:t}){await _(),await i(()=>m(t.checked)),t.checked=!!l.speaks,g(e),l.speaks&&p(e),e.render()}}),b=()=>({caption:s(`large`),hint:s(`large_hint`),checked:t(`large`),onchange({target:e}){r(`large`,e.checked),u()}}),x=(e,n)=>({caption:s(`pictures`),hint:s(`pictures_hint`),checked:t(`pictures`),async onchange({target:t}){r(`pictures`,t.checked),t.checked&&n(),await o(e),t.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:s(`question_keys`),hint:s(`question_keys_hint`),checked:!t(d),onchange:({target:e})=>r(d,!e.checked)});async function C(t){await e(s(`this_phone`),(e,r)=>c(e,n`
        ${f(t.state)===0&&n`<p class="why">${s(`quiet_now`)}</p>`}
        <${a} ...${v(t)} />
        <${a} ...${y(t)} />
        <${a} ...${b()} />
        <${a} ...${x(t,r)} />
        <${a} ...${S()} />
        <p class="small">${s(`phone_hint`)}</p>
      `))}export{C as openPhone};