import{D as e,Gt as t,Jt as n,U as r,cn as i,dt as a,ft as o,lt as s,nn as c,pt as l,qt as u,zt as d}from"./all-75e562a5.js";import{a as f}from"./phone-ea4e58fd.js";import{n as p}from"./help-919cdb83.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:t}){let{state:r}=e;return l(i(`hand_over`),(a,o)=>{n(a,u`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await f(e,t,`handover`,{name:r})&&o()}} class="stack">
        <p>${i(`hand_over_text`,{name:d(r,t)})}</p>
        <label class="field-label">
          ${i(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${i(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&o(i(`mine_second_open`,{name:d(e.state,t)}))}async function _(e,{seat:t}){let n=d(e.state,t);await a(i(`leave`),i(`leave_text`,{name:n}),i(`leave_yes`,{name:n}))&&await f(e,t,`leave`)}function v({context:n,entry:a,choices:o,close:c}){let{state:l}=n,{seat:m}=a,v=d(l,m),y=(e,n,r)=>t(e,()=>{c(),n()},r),b=o.release&&y(i(`release`),()=>f(n,m,`release`));return u`
    ${o.lost&&[u`<p>${i(`mine_lost`,{name:v})}</p>`,b]}
    ${o.helps&&u`
        <${p} state=${l} entry=${a} onChange=${e=>f(n,m,`hints`,{level:e})} />
        <${s} caption=${i(`lights`)} hint=${i(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>f(n,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&y(i(`me`),()=>r(n,a))}
      ${o.rename&&y(i(`rename`),()=>e(n,a))}
      ${!o.lost&&b}
      ${o.second&&y(i(`mine_second`),()=>g(n,m))}
      ${o.gives&&y(i(`hand_over`),()=>h(n,a))}
      ${o.gives&&y(i(`leave`),()=>_(n,a),{kind:`danger`})}
    </div>
  `}function y(e,t){let r=m(e.state,c,t.seat);return l(d(e.state,t.seat),(i,a)=>n(i,u`<${v} context=${e} entry=${t} choices=${r} close=${a} />`))}export{y as openSeat};