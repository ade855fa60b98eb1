import{Ft as e,G as t,Kt as n,Vt as r,Wt as i,dt as a,en as o,ht as s,k as c,mt as l,on as u,pt as d}from"./all-6f78eea8.js";import{a as f}from"./phone-8b6caf49.js";import{n as p}from"./help-fbe3d3d0.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(t,{seat:r}){let{state:a}=t;return s(u(`hand_over`),(o,s)=>{n(o,i`<form onsubmit=${async e=>{e.preventDefault();let n=e.target.querySelector(`input`).value.trim();await f(t,r,`handover`,{name:n})&&s()}} class="stack">
        <p>${u(`hand_over_text`,{name:e(a,r)})}</p>
        <label class="field-label">
          ${u(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${u(`hand_over`)}</button>
      </form>`)})}async function g(t,n){await f(t,n,`share`,{on:!0})&&l(u(`mine_second_open`,{name:e(t.state,n)}))}async function _(t,{seat:n}){let r=e(t.state,n);await d(u(`leave`),u(`leave_text`,{name:r}),u(`leave_yes`,{name:r}))&&await f(t,n,`leave`)}function v({context:n,entry:o,choices:s,close:l}){let{state:d}=n,{seat:m}=o,v=e(d,m),y=(e,t,n)=>r(e,()=>{l(),t()},n),b=s.release&&y(u(`release`),()=>f(n,m,`release`));return i`
    ${s.lost&&[i`<p>${u(`mine_lost`,{name:v})}</p>`,b]}
    ${s.helps&&i`
        <${p} state=${d} entry=${o} onChange=${e=>f(n,m,`hints`,{level:e})} />
        <${a} caption=${u(`lights`)} hint=${u(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(n,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&y(u(`me`),()=>t(n,o))}
      ${s.rename&&y(u(`rename`),()=>c(n,o))}
      ${!s.lost&&b}
      ${s.second&&y(u(`mine_second`),()=>g(n,m))}
      ${s.gives&&y(u(`hand_over`),()=>h(n,o))}
      ${s.gives&&y(u(`leave`),()=>_(n,o),{kind:`danger`})}
    </div>
  `}function y(t,r){let a=m(t.state,o,r.seat);return s(e(t.state,r.seat),(e,o)=>n(e,i`<${v} context=${t} entry=${r} choices=${a} close=${o} />`))}export{y as openSeat};