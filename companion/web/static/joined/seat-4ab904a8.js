import{A as e,Ft as t,J as n,Lt as r,Tt as i,at as a,fn as o,it as s,nt as c,rn as l,rt as u,sn as d,tt as f,un as p}from"./all-eabb7ade.js";import{a as m}from"./phone-f8eaffec.js";import{n as h}from"./help-d5a8737c.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:n}){return((await c(()=>t(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===n)?.levels??[]}const v=({levels:e,onLevel:t})=>p`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${l(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>p`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${l(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:t,computer:n}){let{state:r}=e,s=n?[]:await _(r);return a(l(`hand_over`),(n,a)=>{o(n,p`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await m(e,t,`handover`,{name:r})&&a()}} class="stack">
        <p>${l(`hand_over_text`,{name:i(r,t)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>
      ${s.length>0&&p`<${v} levels=${s} onLevel=${async n=>{await m(e,t,`handover`,{level:n})&&a()}} />`}`)})}async function b(e,t){await m(e,t,`share`,{on:!0})&&s(l(`mine_second_open`,{name:i(e.state,t)}))}async function x(e,{seat:t}){let n=i(e.state,t);await u(l(`leave`),l(`leave_text`,{name:n}),l(`leave_yes`,{name:n}))&&await m(e,t,`leave`)}function S({context:t,entry:r,choices:a,close:o}){let{state:s}=t,{seat:c}=r,u=i(s,c),g=(e,t,n)=>d(e,()=>{o(),t()},n),_=a.release&&g(l(`release`),()=>m(t,c,`release`));return p`
    ${a.lost&&[p`<p>${l(`mine_lost`,{name:u})}</p>`,_]}
    ${a.helps&&p`
        <${h} state=${s} entry=${r} onChange=${e=>m(t,c,`hints`,{level:e})} />
        <${f} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${r.lights} onchange=${({target:e})=>m(t,c,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${a.take&&g(l(`me`),()=>n(t,r))}
      ${a.rename&&g(l(`rename`),()=>e(t,r))}
      ${!a.lost&&_}
      ${a.second&&g(l(`mine_second`),()=>b(t,c))}
      ${a.gives&&g(l(`hand_over`),()=>y(t,r))}
      ${a.gives&&g(l(`leave`),()=>x(t,r),{kind:`danger`})}
    </div>
  `}function C(e,t){let n=g(e.state,r,t.seat);return a(i(e.state,t.seat),(r,i)=>o(r,p`<${S} context=${e} entry=${t} choices=${n} close=${i} />`))}export{C as openSeat};