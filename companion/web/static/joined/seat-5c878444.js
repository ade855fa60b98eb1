import{Bt as e,D as t,Ht as n,Lt as r,U as i,Xt as a,dt as o,jt as s,lt as c,rn as l,st as u,ut as d}from"./all-713fa23a.js";import{a as f}from"./phone-69b88c7b.js";import{n as p}from"./help-430e4907.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(t,{seat:r}){let{state:i}=t;return o(l(`hand_over`),(a,o)=>{n(a,e`<form onsubmit=${async e=>{e.preventDefault();let n=e.target.querySelector(`input`).value.trim();await f(t,r,`handover`,{name:n})&&o()}} class="stack">
        <p>${l(`hand_over_text`,{name:s(i,r)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&d(l(`mine_second_open`,{name:s(e.state,t)}))}async function _(e,{seat:t}){let n=s(e.state,t);await c(l(`leave`),l(`leave_text`,{name:n}),l(`leave_yes`,{name:n}))&&await f(e,t,`leave`)}function v({context:n,entry:a,choices:o,close:c}){let{state:d}=n,{seat:m}=a,v=s(d,m),y=(e,t,n)=>r(e,()=>{c(),t()},n),b=o.release&&y(l(`release`),()=>f(n,m,`release`));return e`
    ${o.lost&&[e`<p>${l(`mine_lost`,{name:v})}</p>`,b]}
    ${o.helps&&e`
        <${p} state=${d} entry=${a} onChange=${e=>f(n,m,`hints`,{level:e})} />
        <${u} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>f(n,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&y(l(`me`),()=>i(n,a))}
      ${o.rename&&y(l(`rename`),()=>t(n,a))}
      ${!o.lost&&b}
      ${o.second&&y(l(`mine_second`),()=>g(n,m))}
      ${o.gives&&y(l(`hand_over`),()=>h(n,a))}
      ${o.gives&&y(l(`leave`),()=>_(n,a),{kind:`danger`})}
    </div>
  `}function y(t,r){let i=m(t.state,a,r.seat);return o(s(t.state,r.seat),(a,o)=>n(a,e`<${v} context=${t} entry=${r} choices=${i} close=${o} />`))}export{y as openSeat};