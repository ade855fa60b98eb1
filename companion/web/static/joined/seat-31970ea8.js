import{An as e,Ln as t,Pn as n,Tt as r,Xt as i,an as a,cn as o,hn as s,in as c,on as l,p as u,pn as d,sn as f,st as p,zn as m}from"./phone-44b4d523.js";import{n as h}from"./help-1a613a9f.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await a(()=>d(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:n,onLevel:r})=>t`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),r(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${e(`or_companion`)}
    <select class="select">${n.map(({level:e,name:n})=>t`<option value=${e}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${e(`companion_goes_on`)}</button>
</form>`;async function y(n,{seat:r,computer:a}){let{state:s}=n,c=a?[]:await _(s);return o(e(`hand_over`),(a,o)=>{m(a,t`<form onsubmit=${async e=>{e.preventDefault();let t=e.target.querySelector(`input`).value.trim();await u(n,r,`handover`,{name:t})&&o()}} class="stack">
        <p>${e(`hand_over_text`,{name:i(s,r)})}</p>
        <label class="field-label">
          ${e(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${e(`hand_over`)}</button>
      </form>
      ${c.length>0&&t`<${v} levels=${c} onLevel=${async e=>{await u(n,r,`handover`,{level:e})&&o()}} />`}`)})}async function b(t,n){await u(t,n,`share`,{on:!0})&&f(e(`mine_second_open`,{name:i(t.state,n)}))}async function x(t,{seat:n}){let r=i(t.state,n);await l(e(`leave`),e(`leave_text`,{name:r}),e(`leave_yes`,{name:r}))&&await u(t,n,`leave`)}function S({context:a,entry:o,choices:s,close:l}){let{state:d}=a,{seat:f}=o,m=i(d,f),g=(e,t,r)=>n(e,()=>{l(),t()},r),_=s.release&&g(e(`release`),()=>u(a,f,`release`));return t`
    ${s.lost&&[t`<p>${e(`mine_lost`,{name:m})}</p>`,_]}
    ${s.helps&&t`
        <${h} state=${d} entry=${o} onChange=${e=>u(a,f,`hints`,{level:e})} />
        ${d.manner!==`tournament`&&t`<${c} caption=${e(`how_to_play`)} hint=${e(`first_time_hint`)} checked=${d.learns?.includes(f)} onchange=${({target:e})=>u(a,f,`learning`,{on:e.checked})} />`}
        <${c} caption=${e(`lights`)} hint=${e(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>u(a,f,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&g(e(`me`),()=>r(a,o))}
      ${s.rename&&g(e(`rename`),()=>p(a,o))}
      ${!s.lost&&_}
      ${s.second&&g(e(`mine_second`),()=>b(a,f))}
      ${s.gives&&g(e(`hand_over`),()=>y(a,o))}
      ${s.gives&&g(e(`leave`),()=>x(a,o),{kind:`danger`})}
    </div>
  `}function C(e,n){let r=g(e.state,s,n.seat);return o(i(e.state,n.seat),(i,a)=>m(i,t`<${S} context=${e} entry=${n} choices=${r} close=${a} />`))}export{C as openSeat};