import{A as e,Gt as t,Jt as n,Sn as r,Wt as i,_n as a,gn as o,hn as s,k as c,rt as l,tn as u,vn as d,wn as f}from"./phone-4015ea91.js";import{a as p,i as m,n as h,r as g,t as _}from"./hearing-1b8c2f02.js";import{i as v}from"./tones-428a2ae6.js";const y=e=>({caption:s(`sounds`),hint:s(`sounds_hint`),checked:d(`sounds`),async onchange({target:t}){a(`sounds`,t.checked),await v(),t.checked&&g(e),e.render()}}),b=e=>({caption:s(`speak`),hint:u.voice===`other`?s(`speak_other`):s(`speak_hint`),checked:u.speaks,async onchange({target:n}){await v(),await t(()=>h(n.checked)),n.checked=!!u.speaks,_(e),u.speaks&&m(e),e.render()}}),x=()=>({caption:s(`large`),hint:s(`large_hint`),checked:d(`large`),onchange({target:e}){a(`large`,e.checked),o()}}),S=(e,t)=>({caption:s(`pictures`),hint:s(`pictures_hint`),checked:d(`pictures`),async onchange({target:n}){a(`pictures`,n.checked),n.checked&&t(),await l(e),n.checked&&document.getElementById(`kids`).focus()}}),C=()=>({caption:s(`question_keys`),hint:s(`question_keys_hint`),checked:c(`questions`),onchange:({target:t})=>e(`questions`,t.checked)});async function w(e){await n(s(`this_phone`),(t,n)=>f(t,r`
        ${p(e.state)===0&&r`<p class="why">${s(`quiet_now`)}</p>`}
        <${i} ...${y(e)} />
        <${i} ...${b(e)} />
        <${i} ...${x()} />
        <${i} ...${S(e,n)} />
        <${i} ...${C()} />
        <p class="small">${s(`phone_hint`)}</p>
      `))}export{w as openPhone};