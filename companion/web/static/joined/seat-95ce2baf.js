import{$t as e,Bt as t,G as n,Gt as r,Pt as i,Ut as a,ft as o,k as s,mt as c,on as l,pt as u,ut as d}from"./all-458abd06.js";import{a as f}from"./phone-cc974519.js";import{n as p}from"./help-a452f1cd.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:t}){let{state:n}=e;return c(l(`hand_over`),(o,s)=>{r(o,a`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await f(e,t,`handover`,{name:r})&&s()}} class="stack">
        <p>${l(`hand_over_text`,{name:i(n,t)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&u(l(`mine_second_open`,{name:i(e.state,t)}))}async function _(e,{seat:t}){let n=i(e.state,t);await o(l(`leave`),l(`leave_text`,{name:n}),l(`leave_yes`,{name:n}))&&await f(e,t,`leave`)}function v({context:e,entry:r,choices:o,close:c}){let{state:u}=e,{seat:m}=r,v=i(u,m),y=(e,n,r)=>t(e,()=>{c(),n()},r),b=o.release&&y(l(`release`),()=>f(e,m,`release`));return a`
    ${o.lost&&[a`<p>${l(`mine_lost`,{name:v})}</p>`,b]}
    ${o.helps&&a`
        <${p} state=${u} entry=${r} onChange=${t=>f(e,m,`hints`,{level:t})} />
        <${d} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${r.lights} onchange=${({target:t})=>f(e,m,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${o.take&&y(l(`me`),()=>n(e,r))}
      ${o.rename&&y(l(`rename`),()=>s(e,r))}
      ${!o.lost&&b}
      ${o.second&&y(l(`mine_second`),()=>g(e,m))}
      ${o.gives&&y(l(`hand_over`),()=>h(e,r))}
      ${o.gives&&y(l(`leave`),()=>_(e,r),{kind:`danger`})}
    </div>
  `}function y(t,n){let o=m(t.state,e,n.seat);return c(i(t.state,n.seat),(e,i)=>r(e,a`<${v} context=${t} entry=${n} choices=${o} close=${i} />`))}export{y as openSeat};