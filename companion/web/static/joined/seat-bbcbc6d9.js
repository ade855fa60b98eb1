import{An as e,En as t,Fn as n,Nn as r,an as i,fn as a,in as o,it as s,nn as c,p as l,qt as u,rn as d,tn as f,un as p,xt as m}from"./phone-5c84839d.js";import{n as h}from"./help-79210da9.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await c(()=>p(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>r`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${t(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>r`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${t(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:a,computer:o}){let{state:s}=e,c=o?[]:await _(s);return i(t(`hand_over`),(i,o)=>{n(i,r`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await l(e,a,`handover`,{name:n})&&o()}} class="stack">
        <p>${t(`hand_over_text`,{name:u(s,a)})}</p>
        <label class="field-label">
          ${t(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${t(`hand_over`)}</button>
      </form>
      ${c.length>0&&r`<${v} levels=${c} onLevel=${async t=>{await l(e,a,`handover`,{level:t})&&o()}} />`}`)})}async function b(e,n){await l(e,n,`share`,{on:!0})&&o(t(`mine_second_open`,{name:u(e.state,n)}))}async function x(e,{seat:n}){let r=u(e.state,n);await d(t(`leave`),t(`leave_text`,{name:r}),t(`leave_yes`,{name:r}))&&await l(e,n,`leave`)}function S({context:n,entry:i,choices:a,close:o}){let{state:c}=n,{seat:d}=i,p=u(c,d),g=(t,n,r)=>e(t,()=>{o(),n()},r),_=a.release&&g(t(`release`),()=>l(n,d,`release`));return r`
    ${a.lost&&[r`<p>${t(`mine_lost`,{name:p})}</p>`,_]}
    ${a.helps&&r`
        <${h} state=${c} entry=${i} onChange=${e=>l(n,d,`hints`,{level:e})} />
        ${c.manner!==`tournament`&&r`<${f} caption=${t(`how_to_play`)} hint=${t(`first_time_hint`)} checked=${c.learns?.includes(d)} onchange=${({target:e})=>l(n,d,`learning`,{on:e.checked})} />`}
        <${f} caption=${t(`lights`)} hint=${t(`lights_hint`)} checked=${i.lights} onchange=${({target:e})=>l(n,d,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${a.take&&g(t(`me`),()=>m(n,i))}
      ${a.rename&&g(t(`rename`),()=>s(n,i))}
      ${!a.lost&&_}
      ${a.second&&g(t(`mine_second`),()=>b(n,d))}
      ${a.gives&&g(t(`hand_over`),()=>y(n,i))}
      ${a.gives&&g(t(`leave`),()=>x(n,i),{kind:`danger`})}
    </div>
  `}function C(e,t){let o=g(e.state,a,t.seat);return i(u(e.state,t.seat),(i,a)=>n(i,r`<${S} context=${e} entry=${t} choices=${o} close=${a} />`))}export{C as openSeat};