import{$ as e,$t as t,Dn as n,Qt as r,Vt as i,Xt as a,Yt as o,Zt as s,bn as c,f as l,gt as u,in as d,kn as f,on as p,wn as m}from"./phone-dd59b0b4.js";import{n as h}from"./help-11fde098.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await a(()=>d(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>n`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${c(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>n`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${c(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:r,computer:a}){let{state:o}=e,s=a?[]:await _(o);return t(c(`hand_over`),(t,a)=>{f(t,n`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await l(e,r,`handover`,{name:n})&&a()}} class="stack">
        <p>${c(`hand_over_text`,{name:i(o,r)})}</p>
        <label class="field-label">
          ${c(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${c(`hand_over`)}</button>
      </form>
      ${s.length>0&&n`<${v} levels=${s} onLevel=${async t=>{await l(e,r,`handover`,{level:t})&&a()}} />`}`)})}async function b(e,t){await l(e,t,`share`,{on:!0})&&r(c(`mine_second_open`,{name:i(e.state,t)}))}async function x(e,{seat:t}){let n=i(e.state,t);await s(c(`leave`),c(`leave_text`,{name:n}),c(`leave_yes`,{name:n}))&&await l(e,t,`leave`)}function S({context:t,entry:r,choices:a,close:s}){let{state:d}=t,{seat:f}=r,p=i(d,f),g=(e,t,n)=>m(e,()=>{s(),t()},n),_=a.release&&g(c(`release`),()=>l(t,f,`release`));return n`
    ${a.lost&&[n`<p>${c(`mine_lost`,{name:p})}</p>`,_]}
    ${a.helps&&n`
        <${h} state=${d} entry=${r} onChange=${e=>l(t,f,`hints`,{level:e})} />
        ${d.manner!==`tournament`&&n`<${o} caption=${c(`how_to_play`)} hint=${c(`first_time_hint`)} checked=${d.learns?.includes(f)} onchange=${({target:e})=>l(t,f,`learning`,{on:e.checked})} />`}
        <${o} caption=${c(`lights`)} hint=${c(`lights_hint`)} checked=${r.lights} onchange=${({target:e})=>l(t,f,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${a.take&&g(c(`me`),()=>u(t,r))}
      ${a.rename&&g(c(`rename`),()=>e(t,r))}
      ${!a.lost&&_}
      ${a.second&&g(c(`mine_second`),()=>b(t,f))}
      ${a.gives&&g(c(`hand_over`),()=>y(t,r))}
      ${a.gives&&g(c(`leave`),()=>x(t,r),{kind:`danger`})}
    </div>
  `}function C(e,r){let a=g(e.state,p,r.seat);return t(i(e.state,r.seat),(t,i)=>f(t,n`<${S} context=${e} entry=${r} choices=${a} close=${i} />`))}export{C as openSeat};