import{Cn as e,Gt as t,Jt as n,Kt as r,Q as i,Rt as a,Tn as o,Yt as s,bn as c,en as l,f as u,gn as d,mt as f,nn as p,qt as m}from"./phone-e22dede0.js";import{n as h}from"./help-79c323fe.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await r(()=>l(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:t,onLevel:n})=>e`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${d(`or_companion`)}
    <select class="select">${t.map(({level:t,name:n})=>e`<option value=${t}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${d(`companion_goes_on`)}</button>
</form>`;async function y(t,{seat:n,computer:r}){let{state:i}=t,c=r?[]:await _(i);return s(d(`hand_over`),(r,s)=>{o(r,e`<form onsubmit=${async e=>{e.preventDefault();let r=e.target.querySelector(`input`).value.trim();await u(t,n,`handover`,{name:r})&&s()}} class="stack">
        <p>${d(`hand_over_text`,{name:a(i,n)})}</p>
        <label class="field-label">
          ${d(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${d(`hand_over`)}</button>
      </form>
      ${c.length>0&&e`<${v} levels=${c} onLevel=${async e=>{await u(t,n,`handover`,{level:e})&&s()}} />`}`)})}async function b(e,t){await u(e,t,`share`,{on:!0})&&n(d(`mine_second_open`,{name:a(e.state,t)}))}async function x(e,{seat:t}){let n=a(e.state,t);await m(d(`leave`),d(`leave_text`,{name:n}),d(`leave_yes`,{name:n}))&&await u(e,t,`leave`)}function S({context:n,entry:r,choices:o,close:s}){let{state:l}=n,{seat:p}=r,m=a(l,p),g=(e,t,n)=>c(e,()=>{s(),t()},n),_=o.release&&g(d(`release`),()=>u(n,p,`release`));return e`
    ${o.lost&&[e`<p>${d(`mine_lost`,{name:m})}</p>`,_]}
    ${o.helps&&e`
        <${h} state=${l} entry=${r} onChange=${e=>u(n,p,`hints`,{level:e})} />
        <${t} caption=${d(`lights`)} hint=${d(`lights_hint`)} checked=${r.lights} onchange=${({target:e})=>u(n,p,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(d(`me`),()=>f(n,r))}
      ${o.rename&&g(d(`rename`),()=>i(n,r))}
      ${!o.lost&&_}
      ${o.second&&g(d(`mine_second`),()=>b(n,p))}
      ${o.gives&&g(d(`hand_over`),()=>y(n,r))}
      ${o.gives&&g(d(`leave`),()=>x(n,r),{kind:`danger`})}
    </div>
  `}function C(t,n){let r=g(t.state,p,n.seat);return s(a(t.state,n.seat),(i,a)=>o(i,e`<${S} context=${t} entry=${n} choices=${r} close=${a} />`))}export{C as openSeat};