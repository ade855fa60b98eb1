import{Ft as e,Gt as t,Ht as n,K as r,cn as i,dt as a,ht as o,k as s,mt as c,pt as l,qt as u,tn as d}from"./all-473c1d34.js";import{a as f}from"./phone-98a9bd23.js";import{n as p}from"./help-34b9da7f.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(n,{seat:r}){let{state:a}=n;return o(i(`hand_over`),(o,s)=>{u(o,t`<form onsubmit=${async e=>{e.preventDefault();let t=e.target.querySelector(`input`).value.trim();await f(n,r,`handover`,{name:t})&&s()}} class="stack">
        <p>${i(`hand_over_text`,{name:e(a,r)})}</p>
        <label class="field-label">
          ${i(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${i(`hand_over`)}</button>
      </form>`)})}async function g(t,n){await f(t,n,`share`,{on:!0})&&c(i(`mine_second_open`,{name:e(t.state,n)}))}async function _(t,{seat:n}){let r=e(t.state,n);await l(i(`leave`),i(`leave_text`,{name:r}),i(`leave_yes`,{name:r}))&&await f(t,n,`leave`)}function v({context:o,entry:c,choices:l,close:u}){let{state:d}=o,{seat:m}=c,v=e(d,m),y=(e,t,r)=>n(e,()=>{u(),t()},r),b=l.release&&y(i(`release`),()=>f(o,m,`release`));return t`
    ${l.lost&&[t`<p>${i(`mine_lost`,{name:v})}</p>`,b]}
    ${l.helps&&t`
        <${p} state=${d} entry=${c} onChange=${e=>f(o,m,`hints`,{level:e})} />
        <${a} caption=${i(`lights`)} hint=${i(`lights_hint`)} checked=${c.lights} onchange=${({target:e})=>f(o,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${l.take&&y(i(`me`),()=>r(o,c))}
      ${l.rename&&y(i(`rename`),()=>s(o,c))}
      ${!l.lost&&b}
      ${l.second&&y(i(`mine_second`),()=>g(o,m))}
      ${l.gives&&y(i(`hand_over`),()=>h(o,c))}
      ${l.gives&&y(i(`leave`),()=>_(o,c),{kind:`danger`})}
    </div>
  `}function y(n,r){let i=m(n.state,d,r.seat);return o(e(n.state,r.seat),(e,a)=>u(e,t`<${v} context=${n} entry=${r} choices=${i} close=${a} />`))}export{y as openSeat};