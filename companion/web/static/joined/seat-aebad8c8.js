import{$t as e,Gt as t,Jt as n,Kt as r,Lt as i,Sn as a,Wt as o,Z as s,d as c,hn as l,pt as u,qt as d,tn as f,wn as p,yn as m}from"./phone-5c5bf911.js";import{n as h}from"./help-dfec4bc8.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:n,variant:r}){return((await t(()=>e(`/api/shelf`)))?.games.find(e=>e.game===n))?.editions.find(e=>e.variant===r)?.levels??[]}const v=({levels:e,onLevel:t})=>a`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${l(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>a`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${l(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:t,computer:r}){let{state:o}=e,s=r?[]:await _(o);return n(l(`hand_over`),(n,r)=>{p(n,a`<form onsubmit=${async n=>{n.preventDefault();let i=n.target.querySelector(`input`).value.trim();await c(e,t,`handover`,{name:i})&&r()}} class="stack">
        <p>${l(`hand_over_text`,{name:i(o,t)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>
      ${s.length>0&&a`<${v} levels=${s} onLevel=${async n=>{await c(e,t,`handover`,{level:n})&&r()}} />`}`)})}async function b(e,t){await c(e,t,`share`,{on:!0})&&d(l(`mine_second_open`,{name:i(e.state,t)}))}async function x(e,{seat:t}){let n=i(e.state,t);await r(l(`leave`),l(`leave_text`,{name:n}),l(`leave_yes`,{name:n}))&&await c(e,t,`leave`)}function S({context:e,entry:t,choices:n,close:r}){let{state:d}=e,{seat:f}=t,p=i(d,f),g=(e,t,n)=>m(e,()=>{r(),t()},n),_=n.release&&g(l(`release`),()=>c(e,f,`release`));return a`
    ${n.lost&&[a`<p>${l(`mine_lost`,{name:p})}</p>`,_]}
    ${n.helps&&a`
        <${h} state=${d} entry=${t} onChange=${t=>c(e,f,`hints`,{level:t})} />
        <${o} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${t.lights} onchange=${({target:t})=>c(e,f,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${n.take&&g(l(`me`),()=>u(e,t))}
      ${n.rename&&g(l(`rename`),()=>s(e,t))}
      ${!n.lost&&_}
      ${n.second&&g(l(`mine_second`),()=>b(e,f))}
      ${n.gives&&g(l(`hand_over`),()=>y(e,t))}
      ${n.gives&&g(l(`leave`),()=>x(e,t),{kind:`danger`})}
    </div>
  `}function C(e,t){let r=g(e.state,f,t.seat);return n(i(e.state,t.seat),(n,i)=>p(n,a`<${S} context=${e} entry=${t} choices=${r} close=${i} />`))}export{C as openSeat};