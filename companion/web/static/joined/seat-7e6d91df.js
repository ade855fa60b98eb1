import{Et as e,It as t,Rt as n,Y as r,at as i,cn as a,dn as o,in as s,it as c,j as l,nt as u,ot as d,pn as f,rt as p}from"./all-136c38ea.js";import{a as m}from"./phone-62eb2458.js";import{n as h}from"./help-102afe5a.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:n}){return((await p(()=>t(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===n)?.levels??[]}const v=({levels:e,onLevel:t})=>o`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${s(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>o`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${s(`companion_goes_on`)}</button>
</form>`;async function y(t,{seat:n,computer:r}){let{state:i}=t,a=r?[]:await _(i);return d(s(`hand_over`),(r,c)=>{f(r,o`<form onsubmit=${async e=>{e.preventDefault();let r=e.target.querySelector(`input`).value.trim();await m(t,n,`handover`,{name:r})&&c()}} class="stack">
        <p>${s(`hand_over_text`,{name:e(i,n)})}</p>
        <label class="field-label">
          ${s(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${s(`hand_over`)}</button>
      </form>
      ${a.length>0&&o`<${v} levels=${a} onLevel=${async e=>{await m(t,n,`handover`,{level:e})&&c()}} />`}`)})}async function b(t,n){await m(t,n,`share`,{on:!0})&&i(s(`mine_second_open`,{name:e(t.state,n)}))}async function x(t,{seat:n}){let r=e(t.state,n);await c(s(`leave`),s(`leave_text`,{name:r}),s(`leave_yes`,{name:r}))&&await m(t,n,`leave`)}function S({context:t,entry:n,choices:i,close:c}){let{state:d}=t,{seat:f}=n,p=e(d,f),g=(e,t,n)=>a(e,()=>{c(),t()},n),_=i.release&&g(s(`release`),()=>m(t,f,`release`));return o`
    ${i.lost&&[o`<p>${s(`mine_lost`,{name:p})}</p>`,_]}
    ${i.helps&&o`
        <${h} state=${d} entry=${n} onChange=${e=>m(t,f,`hints`,{level:e})} />
        <${u} caption=${s(`lights`)} hint=${s(`lights_hint`)} checked=${n.lights} onchange=${({target:e})=>m(t,f,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${i.take&&g(s(`me`),()=>r(t,n))}
      ${i.rename&&g(s(`rename`),()=>l(t,n))}
      ${!i.lost&&_}
      ${i.second&&g(s(`mine_second`),()=>b(t,f))}
      ${i.gives&&g(s(`hand_over`),()=>y(t,n))}
      ${i.gives&&g(s(`leave`),()=>x(t,n),{kind:`danger`})}
    </div>
  `}function C(t,r){let i=g(t.state,n,r.seat);return d(e(t.state,r.seat),(e,n)=>f(e,o`<${S} context=${t} entry=${r} choices=${i} close=${n} />`))}export{C as openSeat};