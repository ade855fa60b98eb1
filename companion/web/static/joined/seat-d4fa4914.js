import{Kt as e,Mn as t,Pn as n,Tn as r,bt as i,dn as a,en as o,in as s,kn as c,ln as l,nn as u,p as d,rn as f,rt as p,tn as m}from"./phone-3ee84c15.js";import{n as h}from"./help-117aba2b.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await m(()=>l(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>t`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${r(`or_companion`)}
    <select class="select">${e.map(({level:e,name:n})=>t`<option value=${e}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${r(`companion_goes_on`)}</button>
</form>`;async function y(i,{seat:a,computer:o}){let{state:c}=i,l=o?[]:await _(c);return s(r(`hand_over`),(o,s)=>{n(o,t`<form onsubmit=${async e=>{e.preventDefault();let t=e.target.querySelector(`input`).value.trim();await d(i,a,`handover`,{name:t})&&s()}} class="stack">
        <p>${r(`hand_over_text`,{name:e(c,a)})}</p>
        <label class="field-label">
          ${r(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${r(`hand_over`)}</button>
      </form>
      ${l.length>0&&t`<${v} levels=${l} onLevel=${async e=>{await d(i,a,`handover`,{level:e})&&s()}} />`}`)})}async function b(t,n){await d(t,n,`share`,{on:!0})&&f(r(`mine_second_open`,{name:e(t.state,n)}))}async function x(t,{seat:n}){let i=e(t.state,n);await u(r(`leave`),r(`leave_text`,{name:i}),r(`leave_yes`,{name:i}))&&await d(t,n,`leave`)}function S({context:n,entry:a,choices:s,close:l}){let{state:u}=n,{seat:f}=a,m=e(u,f),g=(e,t,n)=>c(e,()=>{l(),t()},n),_=s.release&&g(r(`release`),()=>d(n,f,`release`));return t`
    ${s.lost&&[t`<p>${r(`mine_lost`,{name:m})}</p>`,_]}
    ${s.helps&&t`
        <${h} state=${u} entry=${a} onChange=${e=>d(n,f,`hints`,{level:e})} />
        ${u.manner!==`tournament`&&t`<${o} caption=${r(`how_to_play`)} hint=${r(`first_time_hint`)} checked=${u.learns?.includes(f)} onchange=${({target:e})=>d(n,f,`learning`,{on:e.checked})} />`}
        <${o} caption=${r(`lights`)} hint=${r(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>d(n,f,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&g(r(`me`),()=>i(n,a))}
      ${s.rename&&g(r(`rename`),()=>p(n,a))}
      ${!s.lost&&_}
      ${s.second&&g(r(`mine_second`),()=>b(n,f))}
      ${s.gives&&g(r(`hand_over`),()=>y(n,a))}
      ${s.gives&&g(r(`leave`),()=>x(n,a),{kind:`danger`})}
    </div>
  `}function C(r,i){let o=g(r.state,a,i.seat);return s(e(r.state,i.seat),(e,a)=>n(e,t`<${S} context=${r} entry=${i} choices=${o} close=${a} />`))}export{C as openSeat};