import{An as e,En as t,Fn as n,Nn as r,St as i,an as a,at as o,fn as s,in as c,nn as l,p as u,qt as d,rn as f,tn as p,un as m}from"./phone-c348bab2.js";import{n as h}from"./help-31d4c421.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await l(()=>m(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>r`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${t(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>r`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${t(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:i,computer:o}){let{state:s}=e,c=o?[]:await _(s);return a(t(`hand_over`),(a,o)=>{n(a,r`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await u(e,i,`handover`,{name:n})&&o()}} class="stack">
        <p>${t(`hand_over_text`,{name:d(s,i)})}</p>
        <label class="field-label">
          ${t(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${t(`hand_over`)}</button>
      </form>
      ${c.length>0&&r`<${v} levels=${c} onLevel=${async t=>{await u(e,i,`handover`,{level:t})&&o()}} />`}`)})}async function b(e,n){await u(e,n,`share`,{on:!0})&&c(t(`mine_second_open`,{name:d(e.state,n)}))}async function x(e,{seat:n}){let r=d(e.state,n);await f(t(`leave`),t(`leave_text`,{name:r}),t(`leave_yes`,{name:r}))&&await u(e,n,`leave`)}function S({context:n,entry:a,choices:s,close:c}){let{state:l}=n,{seat:f}=a,m=d(l,f),g=(t,n,r)=>e(t,()=>{c(),n()},r),_=s.release&&g(t(`release`),()=>u(n,f,`release`));return r`
    ${s.lost&&[r`<p>${t(`mine_lost`,{name:m})}</p>`,_]}
    ${s.helps&&r`
        <${h} state=${l} entry=${a} onChange=${e=>u(n,f,`hints`,{level:e})} />
        ${l.manner!==`tournament`&&r`<${p} caption=${t(`how_to_play`)} hint=${t(`first_time_hint`)} checked=${l.learns?.includes(f)} onchange=${({target:e})=>u(n,f,`learning`,{on:e.checked})} />`}
        <${p} caption=${t(`lights`)} hint=${t(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>u(n,f,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&g(t(`me`),()=>i(n,a))}
      ${s.rename&&g(t(`rename`),()=>o(n,a))}
      ${!s.lost&&_}
      ${s.second&&g(t(`mine_second`),()=>b(n,f))}
      ${s.gives&&g(t(`hand_over`),()=>y(n,a))}
      ${s.gives&&g(t(`leave`),()=>x(n,a),{kind:`danger`})}
    </div>
  `}function C(e,t){let i=g(e.state,s,t.seat);return a(d(e.state,t.seat),(a,o)=>n(a,r`<${S} context=${e} entry=${t} choices=${i} close=${o} />`))}export{C as openSeat};