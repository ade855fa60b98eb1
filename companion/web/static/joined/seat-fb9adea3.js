import{Cn as e,En as t,Jt as n,On as r,Qt as i,Vt as a,Xt as o,Yt as s,Zt as c,_t as l,an as u,et as d,f,rn as p,yn as m}from"./phone-4da4ee6a.js";import{n as h}from"./help-1316c282.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await s(()=>p(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>t`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${m(`or_companion`)}
    <select class="select">${e.map(({level:e,name:n})=>t`<option value=${e}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${m(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:n,computer:o}){let{state:s}=e,c=o?[]:await _(s);return i(m(`hand_over`),(i,o)=>{r(i,t`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await f(e,n,`handover`,{name:r})&&o()}} class="stack">
        <p>${m(`hand_over_text`,{name:a(s,n)})}</p>
        <label class="field-label">
          ${m(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${m(`hand_over`)}</button>
      </form>
      ${c.length>0&&t`<${v} levels=${c} onLevel=${async t=>{await f(e,n,`handover`,{level:t})&&o()}} />`}`)})}async function b(e,t){await f(e,t,`share`,{on:!0})&&c(m(`mine_second_open`,{name:a(e.state,t)}))}async function x(e,{seat:t}){let n=a(e.state,t);await o(m(`leave`),m(`leave_text`,{name:n}),m(`leave_yes`,{name:n}))&&await f(e,t,`leave`)}function S({context:r,entry:i,choices:o,close:s}){let{state:c}=r,{seat:u}=i,p=a(c,u),g=(t,n,r)=>e(t,()=>{s(),n()},r),_=o.release&&g(m(`release`),()=>f(r,u,`release`));return t`
    ${o.lost&&[t`<p>${m(`mine_lost`,{name:p})}</p>`,_]}
    ${o.helps&&t`
        <${h} state=${c} entry=${i} onChange=${e=>f(r,u,`hints`,{level:e})} />
        ${c.manner!==`tournament`&&t`<${n} caption=${m(`how_to_play`)} hint=${m(`first_time_hint`)} checked=${c.learns?.includes(u)} onchange=${({target:e})=>f(r,u,`learning`,{on:e.checked})} />`}
        <${n} caption=${m(`lights`)} hint=${m(`lights_hint`)} checked=${i.lights} onchange=${({target:e})=>f(r,u,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(m(`me`),()=>l(r,i))}
      ${o.rename&&g(m(`rename`),()=>d(r,i))}
      ${!o.lost&&_}
      ${o.second&&g(m(`mine_second`),()=>b(r,u))}
      ${o.gives&&g(m(`hand_over`),()=>y(r,i))}
      ${o.gives&&g(m(`leave`),()=>x(r,i),{kind:`danger`})}
    </div>
  `}function C(e,n){let o=g(e.state,u,n.seat);return i(a(e.state,n.seat),(i,a)=>r(i,t`<${S} context=${e} entry=${n} choices=${o} close=${a} />`))}export{C as openSeat};