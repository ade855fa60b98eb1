import{Cn as e,Gt as t,It as n,Kt as r,Qt as i,Ut as a,Wt as o,X as s,d as c,en as l,ft as u,mn as d,qt as f,vn as p,xn as m}from"./phone-a6660e6d.js";import{n as h}from"./help-4e23b7fb.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await o(()=>i(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>m`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${d(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>m`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${d(`companion_goes_on`)}</button>
</form>`;async function y(t,{seat:r,computer:i}){let{state:a}=t,o=i?[]:await _(a);return f(d(`hand_over`),(i,s)=>{e(i,m`<form onsubmit=${async e=>{e.preventDefault();let n=e.target.querySelector(`input`).value.trim();await c(t,r,`handover`,{name:n})&&s()}} class="stack">
        <p>${d(`hand_over_text`,{name:n(a,r)})}</p>
        <label class="field-label">
          ${d(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${d(`hand_over`)}</button>
      </form>
      ${o.length>0&&m`<${v} levels=${o} onLevel=${async e=>{await c(t,r,`handover`,{level:e})&&s()}} />`}`)})}async function b(e,t){await c(e,t,`share`,{on:!0})&&r(d(`mine_second_open`,{name:n(e.state,t)}))}async function x(e,{seat:r}){let i=n(e.state,r);await t(d(`leave`),d(`leave_text`,{name:i}),d(`leave_yes`,{name:i}))&&await c(e,r,`leave`)}function S({context:e,entry:t,choices:r,close:i}){let{state:o}=e,{seat:l}=t,f=n(o,l),g=(e,t,n)=>p(e,()=>{i(),t()},n),_=r.release&&g(d(`release`),()=>c(e,l,`release`));return m`
    ${r.lost&&[m`<p>${d(`mine_lost`,{name:f})}</p>`,_]}
    ${r.helps&&m`
        <${h} state=${o} entry=${t} onChange=${t=>c(e,l,`hints`,{level:t})} />
        <${a} caption=${d(`lights`)} hint=${d(`lights_hint`)} checked=${t.lights} onchange=${({target:t})=>c(e,l,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${r.take&&g(d(`me`),()=>u(e,t))}
      ${r.rename&&g(d(`rename`),()=>s(e,t))}
      ${!r.lost&&_}
      ${r.second&&g(d(`mine_second`),()=>b(e,l))}
      ${r.gives&&g(d(`hand_over`),()=>y(e,t))}
      ${r.gives&&g(d(`leave`),()=>x(e,t),{kind:`danger`})}
    </div>
  `}function C(t,r){let i=g(t.state,l,r.seat);return f(n(t.state,r.seat),(n,a)=>e(n,m`<${S} context=${t} entry=${r} choices=${i} close=${a} />`))}export{C as openSeat};