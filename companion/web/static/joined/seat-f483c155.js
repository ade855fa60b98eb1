import{A as e,Ft as t,K as n,Kt as r,Vt as i,Wt as a,dt as o,en as s,ht as c,mt as l,pt as u,sn as d}from"./all-230952a6.js";import{a as f}from"./phone-c94e3f7e.js";import{n as p}from"./help-3d8aa396.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:n}){let{state:i}=e;return c(d(`hand_over`),(o,s)=>{r(o,a`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await f(e,n,`handover`,{name:r})&&s()}} class="stack">
        <p>${d(`hand_over_text`,{name:t(i,n)})}</p>
        <label class="field-label">
          ${d(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${d(`hand_over`)}</button>
      </form>`)})}async function g(e,n){await f(e,n,`share`,{on:!0})&&l(d(`mine_second_open`,{name:t(e.state,n)}))}async function _(e,{seat:n}){let r=t(e.state,n);await u(d(`leave`),d(`leave_text`,{name:r}),d(`leave_yes`,{name:r}))&&await f(e,n,`leave`)}function v({context:r,entry:s,choices:c,close:l}){let{state:u}=r,{seat:m}=s,v=t(u,m),y=(e,t,n)=>i(e,()=>{l(),t()},n),b=c.release&&y(d(`release`),()=>f(r,m,`release`));return a`
    ${c.lost&&[a`<p>${d(`mine_lost`,{name:v})}</p>`,b]}
    ${c.helps&&a`
        <${p} state=${u} entry=${s} onChange=${e=>f(r,m,`hints`,{level:e})} />
        <${o} caption=${d(`lights`)} hint=${d(`lights_hint`)} checked=${s.lights} onchange=${({target:e})=>f(r,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${c.take&&y(d(`me`),()=>n(r,s))}
      ${c.rename&&y(d(`rename`),()=>e(r,s))}
      ${!c.lost&&b}
      ${c.second&&y(d(`mine_second`),()=>g(r,m))}
      ${c.gives&&y(d(`hand_over`),()=>h(r,s))}
      ${c.gives&&y(d(`leave`),()=>_(r,s),{kind:`danger`})}
    </div>
  `}function y(e,n){let i=m(e.state,s,n.seat);return c(t(e.state,n.seat),(t,o)=>r(t,a`<${v} context=${e} entry=${n} choices=${i} close=${o} />`))}export{y as openSeat};