import{It as e,Jt as t,Kt as n,Ut as r,ft as i,gt as a,ht as o,k as s,ln as c,mt as l,nn as u,q as d}from"./all-16646811.js";import{a as f}from"./phone-42d118c9.js";import{n as p}from"./help-e9483a99.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(r,{seat:i}){let{state:o}=r;return a(c(`hand_over`),(a,s)=>{t(a,n`<form onsubmit=${async e=>{e.preventDefault();let t=e.target.querySelector(`input`).value.trim();await f(r,i,`handover`,{name:t})&&s()}} class="stack">
        <p>${c(`hand_over_text`,{name:e(o,i)})}</p>
        <label class="field-label">
          ${c(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${c(`hand_over`)}</button>
      </form>`)})}async function g(t,n){await f(t,n,`share`,{on:!0})&&o(c(`mine_second_open`,{name:e(t.state,n)}))}async function _(t,{seat:n}){let r=e(t.state,n);await l(c(`leave`),c(`leave_text`,{name:r}),c(`leave_yes`,{name:r}))&&await f(t,n,`leave`)}function v({context:t,entry:a,choices:o,close:l}){let{state:u}=t,{seat:m}=a,v=e(u,m),y=(e,t,n)=>r(e,()=>{l(),t()},n),b=o.release&&y(c(`release`),()=>f(t,m,`release`));return n`
    ${o.lost&&[n`<p>${c(`mine_lost`,{name:v})}</p>`,b]}
    ${o.helps&&n`
        <${p} state=${u} entry=${a} onChange=${e=>f(t,m,`hints`,{level:e})} />
        <${i} caption=${c(`lights`)} hint=${c(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>f(t,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&y(c(`me`),()=>d(t,a))}
      ${o.rename&&y(c(`rename`),()=>s(t,a))}
      ${!o.lost&&b}
      ${o.second&&y(c(`mine_second`),()=>g(t,m))}
      ${o.gives&&y(c(`hand_over`),()=>h(t,a))}
      ${o.gives&&y(c(`leave`),()=>_(t,a),{kind:`danger`})}
    </div>
  `}function y(r,i){let o=m(r.state,u,i.seat);return a(e(r.state,i.seat),(e,a)=>t(e,n`<${v} context=${r} entry=${i} choices=${o} close=${a} />`))}export{y as openSeat};