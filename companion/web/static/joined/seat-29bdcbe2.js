import{$t as e,En as t,Qt as n,Sn as r,Ut as i,Zt as a,cn as o,en as s,f as c,jn as l,kn as u,on as d,tn as f,tt as p,vt as m}from"./phone-68234baa.js";import{n as h}from"./help-fd19b5f6.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await n(()=>d(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>u`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${r(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>u`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${r(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:t,computer:n}){let{state:a}=e,o=n?[]:await _(a);return f(r(`hand_over`),(n,s)=>{l(n,u`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await c(e,t,`handover`,{name:r})&&s()}} class="stack">
        <p>${r(`hand_over_text`,{name:i(a,t)})}</p>
        <label class="field-label">
          ${r(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${r(`hand_over`)}</button>
      </form>
      ${o.length>0&&u`<${v} levels=${o} onLevel=${async n=>{await c(e,t,`handover`,{level:n})&&s()}} />`}`)})}async function b(e,t){await c(e,t,`share`,{on:!0})&&s(r(`mine_second_open`,{name:i(e.state,t)}))}async function x(t,{seat:n}){let a=i(t.state,n);await e(r(`leave`),r(`leave_text`,{name:a}),r(`leave_yes`,{name:a}))&&await c(t,n,`leave`)}function S({context:e,entry:n,choices:o,close:s}){let{state:l}=e,{seat:d}=n,f=i(l,d),g=(e,n,r)=>t(e,()=>{s(),n()},r),_=o.release&&g(r(`release`),()=>c(e,d,`release`));return u`
    ${o.lost&&[u`<p>${r(`mine_lost`,{name:f})}</p>`,_]}
    ${o.helps&&u`
        <${h} state=${l} entry=${n} onChange=${t=>c(e,d,`hints`,{level:t})} />
        ${l.manner!==`tournament`&&u`<${a} caption=${r(`how_to_play`)} hint=${r(`first_time_hint`)} checked=${l.learns?.includes(d)} onchange=${({target:t})=>c(e,d,`learning`,{on:t.checked})} />`}
        <${a} caption=${r(`lights`)} hint=${r(`lights_hint`)} checked=${n.lights} onchange=${({target:t})=>c(e,d,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(r(`me`),()=>m(e,n))}
      ${o.rename&&g(r(`rename`),()=>p(e,n))}
      ${!o.lost&&_}
      ${o.second&&g(r(`mine_second`),()=>b(e,d))}
      ${o.gives&&g(r(`hand_over`),()=>y(e,n))}
      ${o.gives&&g(r(`leave`),()=>x(e,n),{kind:`danger`})}
    </div>
  `}function C(e,t){let n=g(e.state,o,t.seat);return f(i(e.state,t.seat),(r,i)=>l(r,u`<${S} context=${e} entry=${t} choices=${n} close=${i} />`))}export{C as openSeat};