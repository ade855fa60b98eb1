import{Bt as e,Gt as t,It as n,Lt as r,Rt as i,U as a,at as o,dn as s,gn as c,kt as l,mn as u,o as d,qt as f,sn as p,zt as m}from"./phone-f2d0a0d3.js";import{n as h}from"./help-331304a4.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:n}){return((await r(()=>t(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===n)?.levels??[]}const v=({levels:e,onLevel:t})=>u`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${p(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>u`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${p(`companion_goes_on`)}</button>
</form>`;async function y(t,{seat:n,computer:r}){let{state:i}=t,a=r?[]:await _(i);return e(p(`hand_over`),(e,r)=>{c(e,u`<form onsubmit=${async e=>{e.preventDefault();let i=e.target.querySelector(`input`).value.trim();await d(t,n,`handover`,{name:i})&&r()}} class="stack">
        <p>${p(`hand_over_text`,{name:l(i,n)})}</p>
        <label class="field-label">
          ${p(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${p(`hand_over`)}</button>
      </form>
      ${a.length>0&&u`<${v} levels=${a} onLevel=${async e=>{await d(t,n,`handover`,{level:e})&&r()}} />`}`)})}async function b(e,t){await d(e,t,`share`,{on:!0})&&m(p(`mine_second_open`,{name:l(e.state,t)}))}async function x(e,{seat:t}){let n=l(e.state,t);await i(p(`leave`),p(`leave_text`,{name:n}),p(`leave_yes`,{name:n}))&&await d(e,t,`leave`)}function S({context:e,entry:t,choices:r,close:i}){let{state:c}=e,{seat:f}=t,m=l(c,f),g=(e,t,n)=>s(e,()=>{i(),t()},n),_=r.release&&g(p(`release`),()=>d(e,f,`release`));return u`
    ${r.lost&&[u`<p>${p(`mine_lost`,{name:m})}</p>`,_]}
    ${r.helps&&u`
        <${h} state=${c} entry=${t} onChange=${t=>d(e,f,`hints`,{level:t})} />
        <${n} caption=${p(`lights`)} hint=${p(`lights_hint`)} checked=${t.lights} onchange=${({target:t})=>d(e,f,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${r.take&&g(p(`me`),()=>o(e,t))}
      ${r.rename&&g(p(`rename`),()=>a(e,t))}
      ${!r.lost&&_}
      ${r.second&&g(p(`mine_second`),()=>b(e,f))}
      ${r.gives&&g(p(`hand_over`),()=>y(e,t))}
      ${r.gives&&g(p(`leave`),()=>x(e,t),{kind:`danger`})}
    </div>
  `}function C(t,n){let r=g(t.state,f,n.seat);return e(l(t.state,n.seat),(e,i)=>c(e,u`<${S} context=${t} entry=${n} choices=${r} close=${i} />`))}export{C as openSeat};