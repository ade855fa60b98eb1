import{Gt as e,Jt as t,Sn as n,Wt as r,_n as i,gn as a,hn as o,rt as s,tn as c,vn as l,wn as u}from"./phone-5c5bf911.js";import{t as d}from"./answers-e678bbb4.js";import{a as f,i as p,n as m,r as h,t as g}from"./hearing-ea2b0c2e.js";import{i as _}from"./tones-428a2ae6.js";const v=e=>({caption:o(`sounds`),hint:o(`sounds_hint`),checked:l(`sounds`),async onchange({target:t}){i(`sounds`,t.checked),await _(),t.checked&&h(e),e.render()}}),y=t=>({caption:o(`speak`),hint:c.voice===`other`?o(`speak_other`):o(`speak_hint`),checked:c.speaks,async onchange({target:n}){await _(),await e(()=>m(n.checked)),n.checked=!!c.speaks,g(t),c.speaks&&p(t),t.render()}}),b=()=>({caption:o(`large`),hint:o(`large_hint`),checked:l(`large`),onchange({target:e}){i(`large`,e.checked),a()}}),x=(e,t)=>({caption:o(`pictures`),hint:o(`pictures_hint`),checked:l(`pictures`),async onchange({target:n}){i(`pictures`,n.checked),n.checked&&t(),await s(e),n.checked&&document.getElementById(`kids`).focus()}}),S=()=>({caption:o(`question_keys`),hint:o(`question_keys_hint`),checked:!l(d),onchange:({target:e})=>i(d,!e.checked)});async function C(e){await t(o(`this_phone`),(t,i)=>u(t,n`
        ${f(e.state)===0&&n`<p class="why">${o(`quiet_now`)}</p>`}
        <${r} ...${v(e)} />
        <${r} ...${y(e)} />
        <${r} ...${b()} />
        <${r} ...${x(e,i)} />
        <${r} ...${S()} />
        <p class="small">${o(`phone_hint`)}</p>
      `))}export{C as openPhone};