import{Ct as e,Dn as t,In as n,Jt as r,Pn as i,an as a,dn as o,in as s,jn as c,m as l,nn as u,on as d,ot as f,pn as p,rn as m}from"./phone-1c8a60bc.js";import{n as h}from"./help-406101f9.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await m(()=>o(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>i`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${t(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>i`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${t(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:a,computer:o}){let{state:s}=e,c=o?[]:await _(s);return d(t(`hand_over`),(o,u)=>{n(o,i`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await l(e,a,`handover`,{name:n})&&u()}} class="stack">
        <p>${t(`hand_over_text`,{name:r(s,a)})}</p>
        <label class="field-label">
          ${t(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${t(`hand_over`)}</button>
      </form>
      ${c.length>0&&i`<${v} levels=${c} onLevel=${async t=>{await l(e,a,`handover`,{level:t})&&u()}} />`}`)})}async function b(e,n){await l(e,n,`share`,{on:!0})&&a(t(`mine_second_open`,{name:r(e.state,n)}))}async function x(e,{seat:n}){let i=r(e.state,n);await s(t(`leave`),t(`leave_text`,{name:i}),t(`leave_yes`,{name:i}))&&await l(e,n,`leave`)}function S({context:n,entry:a,choices:o,close:s}){let{state:d}=n,{seat:p}=a,m=r(d,p),g=(e,t,n)=>c(e,()=>{s(),t()},n),_=o.release&&g(t(`release`),()=>l(n,p,`release`));return i`
    ${o.lost&&[i`<p>${t(`mine_lost`,{name:m})}</p>`,_]}
    ${o.helps&&i`
        <${h} state=${d} entry=${a} onChange=${e=>l(n,p,`hints`,{level:e})} />
        ${d.manner!==`tournament`&&i`<${u} caption=${t(`how_to_play`)} hint=${t(`first_time_hint`)} checked=${d.learns?.includes(p)} onchange=${({target:e})=>l(n,p,`learning`,{on:e.checked})} />`}
        <${u} caption=${t(`lights`)} hint=${t(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>l(n,p,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(t(`me`),()=>e(n,a))}
      ${o.rename&&g(t(`rename`),()=>f(n,a))}
      ${!o.lost&&_}
      ${o.second&&g(t(`mine_second`),()=>b(n,p))}
      ${o.gives&&g(t(`hand_over`),()=>y(n,a))}
      ${o.gives&&g(t(`leave`),()=>x(n,a),{kind:`danger`})}
    </div>
  `}function C(e,t){let a=g(e.state,p,t.seat);return d(r(e.state,t.seat),(r,o)=>n(r,i`<${S} context=${e} entry=${t} choices=${a} close=${o} />`))}export{C as openSeat};