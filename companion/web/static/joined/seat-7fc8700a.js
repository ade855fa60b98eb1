import{Cn as e,Gt as t,Jt as n,Kt as r,Rt as i,Tn as a,Yt as o,Z as s,bn as c,d as l,en as u,gn as d,mt as f,nn as p,qt as m}from"./phone-6a1c03c5.js";import{n as h}from"./help-464acb20.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await r(()=>u(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:t,onLevel:n})=>e`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${d(`or_companion`)}
    <select class="select">${t.map(({level:t,name:n})=>e`<option value=${t}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${d(`companion_goes_on`)}</button>
</form>`;async function y(t,{seat:n,computer:r}){let{state:s}=t,c=r?[]:await _(s);return o(d(`hand_over`),(r,o)=>{a(r,e`<form onsubmit=${async e=>{e.preventDefault();let r=e.target.querySelector(`input`).value.trim();await l(t,n,`handover`,{name:r})&&o()}} class="stack">
        <p>${d(`hand_over_text`,{name:i(s,n)})}</p>
        <label class="field-label">
          ${d(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${d(`hand_over`)}</button>
      </form>
      ${c.length>0&&e`<${v} levels=${c} onLevel=${async e=>{await l(t,n,`handover`,{level:e})&&o()}} />`}`)})}async function b(e,t){await l(e,t,`share`,{on:!0})&&n(d(`mine_second_open`,{name:i(e.state,t)}))}async function x(e,{seat:t}){let n=i(e.state,t);await m(d(`leave`),d(`leave_text`,{name:n}),d(`leave_yes`,{name:n}))&&await l(e,t,`leave`)}function S({context:n,entry:r,choices:a,close:o}){let{state:u}=n,{seat:p}=r,m=i(u,p),g=(e,t,n)=>c(e,()=>{o(),t()},n),_=a.release&&g(d(`release`),()=>l(n,p,`release`));return e`
    ${a.lost&&[e`<p>${d(`mine_lost`,{name:m})}</p>`,_]}
    ${a.helps&&e`
        <${h} state=${u} entry=${r} onChange=${e=>l(n,p,`hints`,{level:e})} />
        ${u.manner!==`tournament`&&e`<${t} caption=${d(`how_to_play`)} hint=${d(`first_time_hint`)} checked=${u.learns?.includes(p)} onchange=${({target:e})=>l(n,p,`learning`,{on:e.checked})} />`}
        <${t} caption=${d(`lights`)} hint=${d(`lights_hint`)} checked=${r.lights} onchange=${({target:e})=>l(n,p,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${a.take&&g(d(`me`),()=>f(n,r))}
      ${a.rename&&g(d(`rename`),()=>s(n,r))}
      ${!a.lost&&_}
      ${a.second&&g(d(`mine_second`),()=>b(n,p))}
      ${a.gives&&g(d(`hand_over`),()=>y(n,r))}
      ${a.gives&&g(d(`leave`),()=>x(n,r),{kind:`danger`})}
    </div>
  `}function C(t,n){let r=g(t.state,p,n.seat);return o(i(t.state,n.seat),(i,o)=>a(i,e`<${S} context=${t} entry=${n} choices=${r} close=${o} />`))}export{C as openSeat};