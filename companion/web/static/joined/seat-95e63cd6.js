import{D as e,Ht as t,It as n,Kt as r,U as i,Wt as a,dt as o,en as s,lt as c,sn as l,st as u,ut as d}from"./all-6252e0db.js";import{a as f}from"./phone-e2535787.js";import{n as p}from"./help-d3e7b98f.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:t}){let{state:i}=e;return o(l(`hand_over`),(o,s)=>{r(o,a`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await f(e,t,`handover`,{name:r})&&s()}} class="stack">
        <p>${l(`hand_over_text`,{name:n(i,t)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&d(l(`mine_second_open`,{name:n(e.state,t)}))}async function _(e,{seat:t}){let r=n(e.state,t);await c(l(`leave`),l(`leave_text`,{name:r}),l(`leave_yes`,{name:r}))&&await f(e,t,`leave`)}function v({context:r,entry:o,choices:s,close:c}){let{state:d}=r,{seat:m}=o,v=n(d,m),y=(e,n,r)=>t(e,()=>{c(),n()},r),b=s.release&&y(l(`release`),()=>f(r,m,`release`));return a`
    ${s.lost&&[a`<p>${l(`mine_lost`,{name:v})}</p>`,b]}
    ${s.helps&&a`
        <${p} state=${d} entry=${o} onChange=${e=>f(r,m,`hints`,{level:e})} />
        <${u} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(r,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&y(l(`me`),()=>i(r,o))}
      ${s.rename&&y(l(`rename`),()=>e(r,o))}
      ${!s.lost&&b}
      ${s.second&&y(l(`mine_second`),()=>g(r,m))}
      ${s.gives&&y(l(`hand_over`),()=>h(r,o))}
      ${s.gives&&y(l(`leave`),()=>_(r,o),{kind:`danger`})}
    </div>
  `}function y(e,t){let i=m(e.state,s,t.seat);return o(n(e.state,t.seat),(n,o)=>r(n,a`<${v} context=${e} entry=${t} choices=${i} close=${o} />`))}export{y as openSeat};