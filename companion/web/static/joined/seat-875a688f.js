import{Bt as e,Ht as t,Jt as n,K as r,Mt as i,Ut as a,Vt as o,Xt as s,_n as c,c as l,ct as u,mn as d,un as f,yn as p,zt as m}from"./phone-c6295ca4.js";import{n as h}from"./help-e3906c28.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:t,variant:r}){return((await e(()=>n(`/api/shelf`)))?.games.find(e=>e.game===t))?.editions.find(e=>e.variant===r)?.levels??[]}const v=({levels:e,onLevel:t})=>c`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${f(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>c`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${f(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:t,computer:n}){let{state:r}=e,o=n?[]:await _(r);return a(f(`hand_over`),(n,a)=>{p(n,c`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await l(e,t,`handover`,{name:r})&&a()}} class="stack">
        <p>${f(`hand_over_text`,{name:i(r,t)})}</p>
        <label class="field-label">
          ${f(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${f(`hand_over`)}</button>
      </form>
      ${o.length>0&&c`<${v} levels=${o} onLevel=${async n=>{await l(e,t,`handover`,{level:n})&&a()}} />`}`)})}async function b(e,n){await l(e,n,`share`,{on:!0})&&t(f(`mine_second_open`,{name:i(e.state,n)}))}async function x(e,{seat:t}){let n=i(e.state,t);await o(f(`leave`),f(`leave_text`,{name:n}),f(`leave_yes`,{name:n}))&&await l(e,t,`leave`)}function S({context:e,entry:t,choices:n,close:a}){let{state:o}=e,{seat:s}=t,p=i(o,s),g=(e,t,n)=>d(e,()=>{a(),t()},n),_=n.release&&g(f(`release`),()=>l(e,s,`release`));return c`
    ${n.lost&&[c`<p>${f(`mine_lost`,{name:p})}</p>`,_]}
    ${n.helps&&c`
        <${h} state=${o} entry=${t} onChange=${t=>l(e,s,`hints`,{level:t})} />
        <${m} caption=${f(`lights`)} hint=${f(`lights_hint`)} checked=${t.lights} onchange=${({target:t})=>l(e,s,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${n.take&&g(f(`me`),()=>u(e,t))}
      ${n.rename&&g(f(`rename`),()=>r(e,t))}
      ${!n.lost&&_}
      ${n.second&&g(f(`mine_second`),()=>b(e,s))}
      ${n.gives&&g(f(`hand_over`),()=>y(e,t))}
      ${n.gives&&g(f(`leave`),()=>x(e,t),{kind:`danger`})}
    </div>
  `}function C(e,t){let n=g(e.state,s,t.seat);return a(i(e.state,t.seat),(r,i)=>p(r,c`<${S} context=${e} entry=${t} choices=${n} close=${i} />`))}export{C as openSeat};