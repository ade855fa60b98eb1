import{$ as e,A as t,Ct as n,K as r,Mt as i,Pt as a,en as o,et as s,in as c,ln as l,nt as u,rt as d,sn as f,tt as p}from"./all-9abd0c32.js";import{a as m}from"./phone-f55a9f3f.js";import{n as h}from"./help-f9b2fd9b.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await s(()=>i(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>f`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${o(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>f`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${o(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:t,computer:r}){let{state:i}=e,a=r?[]:await _(i);return d(o(`hand_over`),(r,s)=>{l(r,f`<form onsubmit=${async n=>{n.preventDefault();let r=n.target.querySelector(`input`).value.trim();await m(e,t,`handover`,{name:r})&&s()}} class="stack">
        <p>${o(`hand_over_text`,{name:n(i,t)})}</p>
        <label class="field-label">
          ${o(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${o(`hand_over`)}</button>
      </form>
      ${a.length>0&&f`<${v} levels=${a} onLevel=${async n=>{await m(e,t,`handover`,{level:n})&&s()}} />`}`)})}async function b(e,t){await m(e,t,`share`,{on:!0})&&u(o(`mine_second_open`,{name:n(e.state,t)}))}async function x(e,{seat:t}){let r=n(e.state,t);await p(o(`leave`),o(`leave_text`,{name:r}),o(`leave_yes`,{name:r}))&&await m(e,t,`leave`)}function S({context:i,entry:a,choices:s,close:l}){let{state:u}=i,{seat:d}=a,p=n(u,d),g=(e,t,n)=>c(e,()=>{l(),t()},n),_=s.release&&g(o(`release`),()=>m(i,d,`release`));return f`
    ${s.lost&&[f`<p>${o(`mine_lost`,{name:p})}</p>`,_]}
    ${s.helps&&f`
        <${h} state=${u} entry=${a} onChange=${e=>m(i,d,`hints`,{level:e})} />
        <${e} caption=${o(`lights`)} hint=${o(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>m(i,d,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&g(o(`me`),()=>r(i,a))}
      ${s.rename&&g(o(`rename`),()=>t(i,a))}
      ${!s.lost&&_}
      ${s.second&&g(o(`mine_second`),()=>b(i,d))}
      ${s.gives&&g(o(`hand_over`),()=>y(i,a))}
      ${s.gives&&g(o(`leave`),()=>x(i,a),{kind:`danger`})}
    </div>
  `}function C(e,t){let r=g(e.state,a,t.seat);return d(n(e.state,t.seat),(n,i)=>l(n,f`<${S} context=${e} entry=${t} choices=${r} close=${i} />`))}export{C as openSeat};