import{Cn as e,Gt as t,Kt as n,Tn as r,Yt as i,_n as a,gn as o,it as s,nn as c,vn as l,yn as u}from"./phone-e22dede0.js";import{t as d}from"./answers-cb72b6f1.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-a0ba9b67.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:u(`sounds`),async onchange({target:t}){l(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:o(`speak`),hint:c.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:c.speaks,async onchange({target:t}){await _(),await n(()=>m(t.checked)),t.checked=!!c.speaks,g(e),c.speaks&&p(e),e.render()}}),b=()=>({caption:o(`large`),hint:o(`large_hint`),checked:u(`large`),onchange({target:e}){l(`large`,e.checked),a()}}),x=(e,t)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:u(`pictures`),async onchange({target:n}){l(`pictures`,n.checked),n.checked&&t(),await s(e),n.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:o(`question_keys`),hint:o(`question_keys_hint`),checked:!u(d),onchange:({target:e})=>l(d,!e.checked)});async function C(n){await i(o(`this_phone`),(i,a)=>r(i,e`
        ${f(n.state)===0&&e`<p class="why">${o(`quiet_now`)}</p>`}
        <${t} ...${v(n)} />
        <${t} ...${y(n)} />
        <${t} ...${b()} />
        <${t} ...${x(n,a)} />
        <${t} ...${S()} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{C as openPhone};