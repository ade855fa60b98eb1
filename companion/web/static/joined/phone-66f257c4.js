import{En as e,Jt as t,On as n,Qt as r,Sn as i,Yt as a,an as o,bn as s,ot as c,xn as l,yn as u}from"./phone-4da4ee6a.js";import{t as d}from"./answers-96f9c64f.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-7db94525.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:u(`sounds`),hint:u(`sounds_hint`),checked:i(`sounds`),async onchange({target:t}){l(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=e=>({caption:u(`speak`),hint:o.voice===`other`?u(`speak_other`):u(`speak_hint`),checked:o.speaks,async onchange({target:t}){await _(),await a(()=>m(t.checked)),t.checked=!!o.speaks,g(e),o.speaks&&p(e),e.render()}}),b=()=>({caption:u(`large`),hint:u(`large_hint`),checked:i(`large`),onchange({target:e}){l(`large`,e.checked),s()}}),x=(e,t)=>({caption:u(`pictures`),hint:u(`pictures_hint`),checked:i(`pictures`),async onchange({target:n}){l(`pictures`,n.checked),n.checked&&t(),await c(e),n.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:u(`question_keys`),hint:u(`question_keys_hint`),checked:!i(d),onchange:({target:e})=>l(d,!e.checked)});async function C(i){await r(u(`this_phone`),(r,a)=>n(r,e`
        ${f(i.state)===0&&e`<p class="why">${u(`quiet_now`)}</p>`}
        <${t} ...${v(i)} />
        <${t} ...${y(i)} />
        <${t} ...${b()} />
        <${t} ...${x(i,a)} />
        <${t} ...${S()} />
        <p class="small">${u(`phone_hint`)}</p>
      `))}export{C as openPhone};