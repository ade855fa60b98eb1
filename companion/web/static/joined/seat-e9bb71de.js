import{Ct as e,Fn as t,Jt as n,Ln as r,Mn as i,On as a,an as o,at as s,dn as c,in as l,nn as u,on as d,p as f,pn as p,rn as m}from"./phone-c7af0d79.js";import{n as h}from"./help-24c031e1.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await m(()=>c(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>t`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${a(`or_companion`)}
    <select class="select">${e.map(({level:e,name:n})=>t`<option value=${e}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${a(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:i,computer:o}){let{state:s}=e,c=o?[]:await _(s);return d(a(`hand_over`),(o,l)=>{r(o,t`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await f(e,i,`handover`,{name:n})&&l()}} class="stack">
        <p>${a(`hand_over_text`,{name:n(s,i)})}</p>
        <label class="field-label">
          ${a(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${a(`hand_over`)}</button>
      </form>
      ${c.length>0&&t`<${v} levels=${c} onLevel=${async t=>{await f(e,i,`handover`,{level:t})&&l()}} />`}`)})}async function b(e,t){await f(e,t,`share`,{on:!0})&&o(a(`mine_second_open`,{name:n(e.state,t)}))}async function x(e,{seat:t}){let r=n(e.state,t);await l(a(`leave`),a(`leave_text`,{name:r}),a(`leave_yes`,{name:r}))&&await f(e,t,`leave`)}function S({context:r,entry:o,choices:c,close:l}){let{state:d}=r,{seat:p}=o,m=n(d,p),g=(e,t,n)=>i(e,()=>{l(),t()},n),_=c.release&&g(a(`release`),()=>f(r,p,`release`));return t`
    ${c.lost&&[t`<p>${a(`mine_lost`,{name:m})}</p>`,_]}
    ${c.helps&&t`
        <${h} state=${d} entry=${o} onChange=${e=>f(r,p,`hints`,{level:e})} />
        ${d.manner!==`tournament`&&t`<${u} caption=${a(`how_to_play`)} hint=${a(`first_time_hint`)} checked=${d.learns?.includes(p)} onchange=${({target:e})=>f(r,p,`learning`,{on:e.checked})} />`}
        <${u} caption=${a(`lights`)} hint=${a(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(r,p,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${c.take&&g(a(`me`),()=>e(r,o))}
      ${c.rename&&g(a(`rename`),()=>s(r,o))}
      ${!c.lost&&_}
      ${c.second&&g(a(`mine_second`),()=>b(r,p))}
      ${c.gives&&g(a(`hand_over`),()=>y(r,o))}
      ${c.gives&&g(a(`leave`),()=>x(r,o),{kind:`danger`})}
    </div>
  `}function C(e,i){let a=g(e.state,p,i.seat);return d(n(e.state,i.seat),(n,o)=>r(n,t`<${S} context=${e} entry=${i} choices=${a} close=${o} />`))}export{C as openSeat};