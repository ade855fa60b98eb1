import{D as e,Mt as t,Rt as n,U as r,Ut as i,Vt as a,Zt as o,ct as s,dt as c,ft as l,rn as u,ut as d}from"./all-ed664c5f.js";import{a as f}from"./phone-2ea7401d.js";import{n as p}from"./help-c4caa251.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:n}){let{state:r}=e;return l(u(`hand_over`),(o,s)=>{i(o,a`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await f(e,n,`handover`,{name:r})&&s()}} class="stack">
        <p>${u(`hand_over_text`,{name:t(r,n)})}</p>
        <label class="field-label">
          ${u(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${u(`hand_over`)}</button>
      </form>`)})}async function g(e,n){await f(e,n,`share`,{on:!0})&&c(u(`mine_second_open`,{name:t(e.state,n)}))}async function _(e,{seat:n}){let r=t(e.state,n);await d(u(`leave`),u(`leave_text`,{name:r}),u(`leave_yes`,{name:r}))&&await f(e,n,`leave`)}function v({context:i,entry:o,choices:c,close:l}){let{state:d}=i,{seat:m}=o,v=t(d,m),y=(e,t,r)=>n(e,()=>{l(),t()},r),b=c.release&&y(u(`release`),()=>f(i,m,`release`));return a`
    ${c.lost&&[a`<p>${u(`mine_lost`,{name:v})}</p>`,b]}
    ${c.helps&&a`
        <${p} state=${d} entry=${o} onChange=${e=>f(i,m,`hints`,{level:e})} />
        <${s} caption=${u(`lights`)} hint=${u(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(i,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${c.take&&y(u(`me`),()=>r(i,o))}
      ${c.rename&&y(u(`rename`),()=>e(i,o))}
      ${!c.lost&&b}
      ${c.second&&y(u(`mine_second`),()=>g(i,m))}
      ${c.gives&&y(u(`hand_over`),()=>h(i,o))}
      ${c.gives&&y(u(`leave`),()=>_(i,o),{kind:`danger`})}
    </div>
  `}function y(e,n){let r=m(e.state,o,n.seat);return l(t(e.state,n.seat),(t,o)=>i(t,a`<${v} context=${e} entry=${n} choices=${r} close=${o} />`))}export{y as openSeat};