import{Ft as e,Nt as t,an as n,cn as r,et as i,it as a,j as o,nt as s,q as c,rt as l,tn as u,tt as d,un as f,wt as p}from"./all-4d413dfa.js";import{a as m}from"./phone-787d0a4f.js";import{n as h}from"./help-38a5afb4.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:n}){return((await d(()=>t(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===n)?.levels??[]}const v=({levels:e,onLevel:t})=>r`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${u(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>r`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${u(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:t,computer:n}){let{state:i}=e,o=n?[]:await _(i);return a(u(`hand_over`),(n,a)=>{f(n,r`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await m(e,t,`handover`,{name:r})&&a()}} class="stack">
        <p>${u(`hand_over_text`,{name:p(i,t)})}</p>
        <label class="field-label">
          ${u(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${u(`hand_over`)}</button>
      </form>
      ${o.length>0&&r`<${v} levels=${o} onLevel=${async n=>{await m(e,t,`handover`,{level:n})&&a()}} />`}`)})}async function b(e,t){await m(e,t,`share`,{on:!0})&&l(u(`mine_second_open`,{name:p(e.state,t)}))}async function x(e,{seat:t}){let n=p(e.state,t);await s(u(`leave`),u(`leave_text`,{name:n}),u(`leave_yes`,{name:n}))&&await m(e,t,`leave`)}function S({context:e,entry:t,choices:a,close:s}){let{state:l}=e,{seat:d}=t,f=p(l,d),g=(e,t,r)=>n(e,()=>{s(),t()},r),_=a.release&&g(u(`release`),()=>m(e,d,`release`));return r`
    ${a.lost&&[r`<p>${u(`mine_lost`,{name:f})}</p>`,_]}
    ${a.helps&&r`
        <${h} state=${l} entry=${t} onChange=${t=>m(e,d,`hints`,{level:t})} />
        <${i} caption=${u(`lights`)} hint=${u(`lights_hint`)} checked=${t.lights} onchange=${({target:t})=>m(e,d,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${a.take&&g(u(`me`),()=>c(e,t))}
      ${a.rename&&g(u(`rename`),()=>o(e,t))}
      ${!a.lost&&_}
      ${a.second&&g(u(`mine_second`),()=>b(e,d))}
      ${a.gives&&g(u(`hand_over`),()=>y(e,t))}
      ${a.gives&&g(u(`leave`),()=>x(e,t),{kind:`danger`})}
    </div>
  `}function C(t,n){let i=g(t.state,e,n.seat);return a(p(t.state,n.seat),(e,a)=>f(e,r`<${S} context=${t} entry=${n} choices=${i} close=${a} />`))}export{C as openSeat};