import{Lt as e,R as t,an as n,at as r,fn as i,in as a,nt as o,on as s,rn as c,tt as l,un as u}from"./all-eabb7ade.js";import{a as d,i as f,n as p,r as m,t as h}from"./hearing-5adea4b1.js";import{i as g}from"./tones-428a2ae6.js";const _=e=>({caption:c(`sounds`),hint:c(`sounds_hint`),checked:s(`sounds`),async onchange({target:t}){n(`sounds`,t.checked),await g(),t.checked&&m(e),e.render()}}),v=t=>({caption:c(`speak`),hint:e.voice===`other`?c(`speak_other`):c(`speak_hint`),checked:e.speaks,async onchange({target:n}){await g(),await o(()=>p(n.checked)),n.checked=!!e.speaks,h(t),e.speaks&&f(t),t.render()}}),y=()=>({caption:c(`large`),hint:c(`large_hint`),checked:s(`large`),onchange({target:e}){n(`large`,e.checked),a()}}),b=(e,r)=>({caption:c(`pictures`),hint:c(`pictures_hint`),checked:s(`pictures`),async onchange({target:i}){n(`pictures`,i.checked),i.checked&&r(),await t(e),i.checked&&document.getElementById(`kids`).focus()}});async function x(e){await r(c(`this_phone`),(t,n)=>i(t,u`
        ${d(e.state)===0&&u`<p class="why">${c(`quiet_now`)}</p>`}
        <${l} ...${_(e)} />
        <${l} ...${v(e)} />
        <${l} ...${y()} />
        <${l} ...${b(e,n)} />
        <p class="small">${c(`phone_hint`)}</p>
      `))}export{x as openPhone};