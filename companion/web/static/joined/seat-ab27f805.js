import{$ as e,$t as t,G as n,Nt as r,Q as i,St as a,cn as o,et as s,jt as c,k as l,nt as u,on as d,rn as f,tt as p}from"./all-d6ddc8ee.js";import{a as m}from"./phone-4e010b9e.js";import{n as h}from"./help-7131de0a.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:t,variant:n}){return((await e(()=>c(`/api/shelf`)))?.games.find(e=>e.game===t))?.editions.find(e=>e.variant===n)?.levels??[]}const v=({levels:e,onLevel:n})=>d`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${t(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>d`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${t(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:n,computer:r}){let{state:i}=e,s=r?[]:await _(i);return u(t(`hand_over`),(r,c)=>{o(r,d`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await m(e,n,`handover`,{name:r})&&c()}} class="stack">
        <p>${t(`hand_over_text`,{name:a(i,n)})}</p>
        <label class="field-label">
          ${t(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${t(`hand_over`)}</button>
      </form>
      ${s.length>0&&d`<${v} levels=${s} onLevel=${async t=>{await m(e,n,`handover`,{level:t})&&c()}} />`}`)})}async function b(e,n){await m(e,n,`share`,{on:!0})&&p(t(`mine_second_open`,{name:a(e.state,n)}))}async function x(e,{seat:n}){let r=a(e.state,n);await s(t(`leave`),t(`leave_text`,{name:r}),t(`leave_yes`,{name:r}))&&await m(e,n,`leave`)}function S({context:e,entry:r,choices:o,close:s}){let{state:c}=e,{seat:u}=r,p=a(c,u),g=(e,t,n)=>f(e,()=>{s(),t()},n),_=o.release&&g(t(`release`),()=>m(e,u,`release`));return d`
    ${o.lost&&[d`<p>${t(`mine_lost`,{name:p})}</p>`,_]}
    ${o.helps&&d`
        <${h} state=${c} entry=${r} onChange=${t=>m(e,u,`hints`,{level:t})} />
        <${i} caption=${t(`lights`)} hint=${t(`lights_hint`)} checked=${r.lights} onchange=${({target:t})=>m(e,u,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(t(`me`),()=>n(e,r))}
      ${o.rename&&g(t(`rename`),()=>l(e,r))}
      ${!o.lost&&_}
      ${o.second&&g(t(`mine_second`),()=>b(e,u))}
      ${o.gives&&g(t(`hand_over`),()=>y(e,r))}
      ${o.gives&&g(t(`leave`),()=>x(e,r),{kind:`danger`})}
    </div>
  `}function C(e,t){let n=g(e.state,r,t.seat);return u(a(e.state,t.seat),(r,i)=>o(r,d`<${S} context=${e} entry=${t} choices=${n} close=${i} />`))}export{C as openSeat};