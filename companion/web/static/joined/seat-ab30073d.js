import{$ as e,Bt as t,Cn as n,En as r,Jt as i,On as a,Qt as o,Xt as s,Yt as c,Zt as l,an as u,f as d,gt as f,rn as p,yn as m}from"./phone-1fbd6002.js";import{n as h}from"./help-2505d6eb.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await c(()=>p(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>r`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${m(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>r`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${m(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:n,computer:i}){let{state:s}=e,c=i?[]:await _(s);return o(m(`hand_over`),(i,o)=>{a(i,r`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await d(e,n,`handover`,{name:r})&&o()}} class="stack">
        <p>${m(`hand_over_text`,{name:t(s,n)})}</p>
        <label class="field-label">
          ${m(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${m(`hand_over`)}</button>
      </form>
      ${c.length>0&&r`<${v} levels=${c} onLevel=${async t=>{await d(e,n,`handover`,{level:t})&&o()}} />`}`)})}async function b(e,n){await d(e,n,`share`,{on:!0})&&l(m(`mine_second_open`,{name:t(e.state,n)}))}async function x(e,{seat:n}){let r=t(e.state,n);await s(m(`leave`),m(`leave_text`,{name:r}),m(`leave_yes`,{name:r}))&&await d(e,n,`leave`)}function S({context:a,entry:o,choices:s,close:c}){let{state:l}=a,{seat:u}=o,p=t(l,u),g=(e,t,r)=>n(e,()=>{c(),t()},r),_=s.release&&g(m(`release`),()=>d(a,u,`release`));return r`
    ${s.lost&&[r`<p>${m(`mine_lost`,{name:p})}</p>`,_]}
    ${s.helps&&r`
        <${h} state=${l} entry=${o} onChange=${e=>d(a,u,`hints`,{level:e})} />
        ${l.manner!==`tournament`&&r`<${i} caption=${m(`how_to_play`)} hint=${m(`first_time_hint`)} checked=${l.learns?.includes(u)} onchange=${({target:e})=>d(a,u,`learning`,{on:e.checked})} />`}
        <${i} caption=${m(`lights`)} hint=${m(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>d(a,u,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&g(m(`me`),()=>f(a,o))}
      ${s.rename&&g(m(`rename`),()=>e(a,o))}
      ${!s.lost&&_}
      ${s.second&&g(m(`mine_second`),()=>b(a,u))}
      ${s.gives&&g(m(`hand_over`),()=>y(a,o))}
      ${s.gives&&g(m(`leave`),()=>x(a,o),{kind:`danger`})}
    </div>
  `}function C(e,n){let i=g(e.state,u,n.seat);return o(t(e.state,n.seat),(t,o)=>a(t,r`<${S} context=${e} entry=${n} choices=${i} close=${o} />`))}export{C as openSeat};