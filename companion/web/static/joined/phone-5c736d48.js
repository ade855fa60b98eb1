import{Cn as e,Ut as t,Wt as n,_n as r,en as i,gn as a,hn as o,mn as s,nt as c,qt as l,xn as u}from"./phone-a6660e6d.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-9804a91b.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:s(`sounds`),hint:s(`sounds_hint`),checked:r(`sounds`),async onchange({target:t}){a(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=e=>({caption:s(`speak`),hint:i.voice===`other`?s(`speak_other`):s(`speak_hint`),checked:i.speaks,async onchange({target:t}){await g(),await n(()=>p(t.checked)),t.checked=!!i.speaks,h(e),i.speaks&&f(e),e.render()}}),y=()=>({caption:s(`large`),hint:s(`large_hint`),checked:r(`large`),onchange({target:e}){a(`large`,e.checked),o()}}),b=(e,t)=>({caption:s(`pictures`),hint:s(`pictures_hint`),checked:r(`pictures`),async onchange({target:n}){a(`pictures`,n.checked),n.checked&&t(),await c(e),n.checked&&document.getElementById(`kids`).focus()}});async function x(n){await l(s(`this_phone`),(r,i)=>e(r,u`
        ${d(n.state)===0&&u`<p class="why">${s(`quiet_now`)}</p>`}
        <${t} ...${_(n)} />
        <${t} ...${v(n)} />
        <${t} ...${y()} />
        <${t} ...${b(n,i)} />
        <p class="small">${s(`phone_hint`)}</p>
      `))}export{x as openPhone};