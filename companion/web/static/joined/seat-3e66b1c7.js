import{$ as e,Bt as t,Dn as n,Jt as r,Sn as i,Tn as a,Xt as o,Yt as s,Zt as c,f as l,gt as u,in as d,nn as f,qt as p,vn as m}from"./phone-6455bc21.js";import{n as h}from"./help-b017414b.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await r(()=>f(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>a`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${m(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>a`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${m(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:r,computer:i}){let{state:o}=e,s=i?[]:await _(o);return c(m(`hand_over`),(i,c)=>{n(i,a`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await l(e,r,`handover`,{name:n})&&c()}} class="stack">
        <p>${m(`hand_over_text`,{name:t(o,r)})}</p>
        <label class="field-label">
          ${m(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${m(`hand_over`)}</button>
      </form>
      ${s.length>0&&a`<${v} levels=${s} onLevel=${async t=>{await l(e,r,`handover`,{level:t})&&c()}} />`}`)})}async function b(e,n){await l(e,n,`share`,{on:!0})&&o(m(`mine_second_open`,{name:t(e.state,n)}))}async function x(e,{seat:n}){let r=t(e.state,n);await s(m(`leave`),m(`leave_text`,{name:r}),m(`leave_yes`,{name:r}))&&await l(e,n,`leave`)}function S({context:n,entry:r,choices:o,close:s}){let{state:c}=n,{seat:d}=r,f=t(c,d),g=(e,t,n)=>i(e,()=>{s(),t()},n),_=o.release&&g(m(`release`),()=>l(n,d,`release`));return a`
    ${o.lost&&[a`<p>${m(`mine_lost`,{name:f})}</p>`,_]}
    ${o.helps&&a`
        <${h} state=${c} entry=${r} onChange=${e=>l(n,d,`hints`,{level:e})} />
        ${c.manner!==`tournament`&&a`<${p} caption=${m(`how_to_play`)} hint=${m(`first_time_hint`)} checked=${c.learns?.includes(d)} onchange=${({target:e})=>l(n,d,`learning`,{on:e.checked})} />`}
        <${p} caption=${m(`lights`)} hint=${m(`lights_hint`)} checked=${r.lights} onchange=${({target:e})=>l(n,d,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(m(`me`),()=>u(n,r))}
      ${o.rename&&g(m(`rename`),()=>e(n,r))}
      ${!o.lost&&_}
      ${o.second&&g(m(`mine_second`),()=>b(n,d))}
      ${o.gives&&g(m(`hand_over`),()=>y(n,r))}
      ${o.gives&&g(m(`leave`),()=>x(n,r),{kind:`danger`})}
    </div>
  `}function C(e,r){let i=g(e.state,d,r.seat);return c(t(e.state,r.seat),(t,o)=>n(t,a`<${S} context=${e} entry=${r} choices=${i} close=${o} />`))}export{C as openSeat};