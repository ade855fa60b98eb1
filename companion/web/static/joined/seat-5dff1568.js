import{G as e,Nt as t,Q as n,Qt as r,St as i,an as a,et as o,k as s,nn as c,nt as l,sn as u,tt as d}from"./all-85bff6b0.js";import{a as f}from"./phone-2837e466.js";import{n as p}from"./help-e3d18cbc.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:t}){let{state:n}=e;return l(r(`hand_over`),(o,s)=>{u(o,a`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await f(e,t,`handover`,{name:r})&&s()}} class="stack">
        <p>${r(`hand_over_text`,{name:i(n,t)})}</p>
        <label class="field-label">
          ${r(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${r(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&d(r(`mine_second_open`,{name:i(e.state,t)}))}async function _(e,{seat:t}){let n=i(e.state,t);await o(r(`leave`),r(`leave_text`,{name:n}),r(`leave_yes`,{name:n}))&&await f(e,t,`leave`)}function v({context:t,entry:o,choices:l,close:u}){let{state:d}=t,{seat:m}=o,v=i(d,m),y=(e,t,n)=>c(e,()=>{u(),t()},n),b=l.release&&y(r(`release`),()=>f(t,m,`release`));return a`
    ${l.lost&&[a`<p>${r(`mine_lost`,{name:v})}</p>`,b]}
    ${l.helps&&a`
        <${p} state=${d} entry=${o} onChange=${e=>f(t,m,`hints`,{level:e})} />
        <${n} caption=${r(`lights`)} hint=${r(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(t,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${l.take&&y(r(`me`),()=>e(t,o))}
      ${l.rename&&y(r(`rename`),()=>s(t,o))}
      ${!l.lost&&b}
      ${l.second&&y(r(`mine_second`),()=>g(t,m))}
      ${l.gives&&y(r(`hand_over`),()=>h(t,o))}
      ${l.gives&&y(r(`leave`),()=>_(t,o),{kind:`danger`})}
    </div>
  `}function y(e,n){let r=m(e.state,t,n.seat);return l(i(e.state,n.seat),(t,i)=>u(t,a`<${v} context=${e} entry=${n} choices=${r} close=${i} />`))}export{y as openSeat};