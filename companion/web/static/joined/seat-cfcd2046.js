import{$t as e,D as t,Ft as n,Gt as r,U as i,Vt as a,Wt as o,an as s,ct as c,dt as l,ft as u,ut as d}from"./all-75524188.js";import{a as f}from"./phone-0bf82816.js";import{n as p}from"./help-52572e8d.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:t}){let{state:i}=e;return u(s(`hand_over`),(a,c)=>{r(a,o`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await f(e,t,`handover`,{name:r})&&c()}} class="stack">
        <p>${s(`hand_over_text`,{name:n(i,t)})}</p>
        <label class="field-label">
          ${s(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${s(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&l(s(`mine_second_open`,{name:n(e.state,t)}))}async function _(e,{seat:t}){let r=n(e.state,t);await d(s(`leave`),s(`leave_text`,{name:r}),s(`leave_yes`,{name:r}))&&await f(e,t,`leave`)}function v({context:e,entry:r,choices:l,close:u}){let{state:d}=e,{seat:m}=r,v=n(d,m),y=(e,t,n)=>a(e,()=>{u(),t()},n),b=l.release&&y(s(`release`),()=>f(e,m,`release`));return o`
    ${l.lost&&[o`<p>${s(`mine_lost`,{name:v})}</p>`,b]}
    ${l.helps&&o`
        <${p} state=${d} entry=${r} onChange=${t=>f(e,m,`hints`,{level:t})} />
        <${c} caption=${s(`lights`)} hint=${s(`lights_hint`)} checked=${r.lights} onchange=${({target:t})=>f(e,m,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${l.take&&y(s(`me`),()=>i(e,r))}
      ${l.rename&&y(s(`rename`),()=>t(e,r))}
      ${!l.lost&&b}
      ${l.second&&y(s(`mine_second`),()=>g(e,m))}
      ${l.gives&&y(s(`hand_over`),()=>h(e,r))}
      ${l.gives&&y(s(`leave`),()=>_(e,r),{kind:`danger`})}
    </div>
  `}function y(t,i){let a=m(t.state,e,i.seat);return u(n(t.state,i.seat),(e,n)=>r(e,o`<${v} context=${t} entry=${i} choices=${a} close=${n} />`))}export{y as openSeat};