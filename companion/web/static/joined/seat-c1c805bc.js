import{$t as e,Bt as t,G as n,Gt as r,Pt as i,Ut as a,Zt as o,dt as s,ft as c,k as l,mt as u,on as d,pt as f,ut as p}from"./all-3975bd8e.js";import{a as m}from"./phone-17ca3758.js";import{n as h}from"./help-8cb9b987.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await s(()=>o(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>a`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${d(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>a`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${d(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:t,computer:n}){let{state:o}=e,s=n?[]:await _(o);return u(d(`hand_over`),(n,c)=>{r(n,a`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await m(e,t,`handover`,{name:r})&&c()}} class="stack">
        <p>${d(`hand_over_text`,{name:i(o,t)})}</p>
        <label class="field-label">
          ${d(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${d(`hand_over`)}</button>
      </form>
      ${s.length>0&&a`<${v} levels=${s} onLevel=${async n=>{await m(e,t,`handover`,{level:n})&&c()}} />`}`)})}async function b(e,t){await m(e,t,`share`,{on:!0})&&f(d(`mine_second_open`,{name:i(e.state,t)}))}async function x(e,{seat:t}){let n=i(e.state,t);await c(d(`leave`),d(`leave_text`,{name:n}),d(`leave_yes`,{name:n}))&&await m(e,t,`leave`)}function S({context:e,entry:r,choices:o,close:s}){let{state:c}=e,{seat:u}=r,f=i(c,u),g=(e,n,r)=>t(e,()=>{s(),n()},r),_=o.release&&g(d(`release`),()=>m(e,u,`release`));return a`
    ${o.lost&&[a`<p>${d(`mine_lost`,{name:f})}</p>`,_]}
    ${o.helps&&a`
        <${h} state=${c} entry=${r} onChange=${t=>m(e,u,`hints`,{level:t})} />
        <${p} caption=${d(`lights`)} hint=${d(`lights_hint`)} checked=${r.lights} onchange=${({target:t})=>m(e,u,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(d(`me`),()=>n(e,r))}
      ${o.rename&&g(d(`rename`),()=>l(e,r))}
      ${!o.lost&&_}
      ${o.second&&g(d(`mine_second`),()=>b(e,u))}
      ${o.gives&&g(d(`hand_over`),()=>y(e,r))}
      ${o.gives&&g(d(`leave`),()=>x(e,r),{kind:`danger`})}
    </div>
  `}function C(t,n){let o=g(t.state,e,n.seat);return u(i(t.state,n.seat),(e,i)=>r(e,a`<${S} context=${t} entry=${n} choices=${o} close=${i} />`))}export{C as openSeat};