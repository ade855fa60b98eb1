import{D as e,Ht as t,Mt as n,Rt as r,U as i,Vt as a,Yt as o,ct as s,dt as c,ft as l,tn as u,ut as d}from"./all-d6b41ecc.js";import{a as f}from"./phone-dd2c0649.js";import{n as p}from"./help-73a85e95.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:r}){let{state:i}=e;return l(u(`hand_over`),(o,s)=>{t(o,a`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await f(e,r,`handover`,{name:n})&&s()}} class="stack">
        <p>${u(`hand_over_text`,{name:n(i,r)})}</p>
        <label class="field-label">
          ${u(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${u(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&c(u(`mine_second_open`,{name:n(e.state,t)}))}async function _(e,{seat:t}){let r=n(e.state,t);await d(u(`leave`),u(`leave_text`,{name:r}),u(`leave_yes`,{name:r}))&&await f(e,t,`leave`)}function v({context:t,entry:o,choices:c,close:l}){let{state:d}=t,{seat:m}=o,v=n(d,m),y=(e,t,n)=>r(e,()=>{l(),t()},n),b=c.release&&y(u(`release`),()=>f(t,m,`release`));return a`
    ${c.lost&&[a`<p>${u(`mine_lost`,{name:v})}</p>`,b]}
    ${c.helps&&a`
        <${p} state=${d} entry=${o} onChange=${e=>f(t,m,`hints`,{level:e})} />
        <${s} caption=${u(`lights`)} hint=${u(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(t,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${c.take&&y(u(`me`),()=>i(t,o))}
      ${c.rename&&y(u(`rename`),()=>e(t,o))}
      ${!c.lost&&b}
      ${c.second&&y(u(`mine_second`),()=>g(t,m))}
      ${c.gives&&y(u(`hand_over`),()=>h(t,o))}
      ${c.gives&&y(u(`leave`),()=>_(t,o),{kind:`danger`})}
    </div>
  `}function y(e,r){let i=m(e.state,o,r.seat);return l(n(e.state,r.seat),(n,o)=>t(n,a`<${v} context=${e} entry=${r} choices=${i} close=${o} />`))}export{y as openSeat};