import{Kt as e,Mn as t,Pn as n,Tn as r,dn as i,en as a,in as o,it as s,kn as c,ln as l,nn as u,p as d,rn as f,tn as p,xt as m}from"./phone-7ea352df.js";import{n as h}from"./help-c45df04b.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await p(()=>l(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>t`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${r(`or_companion`)}
    <select class="select">${e.map(({level:e,name:n})=>t`<option value=${e}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${r(`companion_goes_on`)}</button>
</form>`;async function y(i,{seat:a,computer:s}){let{state:c}=i,l=s?[]:await _(c);return o(r(`hand_over`),(o,s)=>{n(o,t`<form onsubmit=${async e=>{e.preventDefault();let t=e.target.querySelector(`input`).value.trim();await d(i,a,`handover`,{name:t})&&s()}} class="stack">
        <p>${r(`hand_over_text`,{name:e(c,a)})}</p>
        <label class="field-label">
          ${r(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${r(`hand_over`)}</button>
      </form>
      ${l.length>0&&t`<${v} levels=${l} onLevel=${async e=>{await d(i,a,`handover`,{level:e})&&s()}} />`}`)})}async function b(t,n){await d(t,n,`share`,{on:!0})&&f(r(`mine_second_open`,{name:e(t.state,n)}))}async function x(t,{seat:n}){let i=e(t.state,n);await u(r(`leave`),r(`leave_text`,{name:i}),r(`leave_yes`,{name:i}))&&await d(t,n,`leave`)}function S({context:n,entry:i,choices:o,close:l}){let{state:u}=n,{seat:f}=i,p=e(u,f),g=(e,t,n)=>c(e,()=>{l(),t()},n),_=o.release&&g(r(`release`),()=>d(n,f,`release`));return t`
    ${o.lost&&[t`<p>${r(`mine_lost`,{name:p})}</p>`,_]}
    ${o.helps&&t`
        <${h} state=${u} entry=${i} onChange=${e=>d(n,f,`hints`,{level:e})} />
        ${u.manner!==`tournament`&&t`<${a} caption=${r(`how_to_play`)} hint=${r(`first_time_hint`)} checked=${u.learns?.includes(f)} onchange=${({target:e})=>d(n,f,`learning`,{on:e.checked})} />`}
        <${a} caption=${r(`lights`)} hint=${r(`lights_hint`)} checked=${i.lights} onchange=${({target:e})=>d(n,f,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&g(r(`me`),()=>m(n,i))}
      ${o.rename&&g(r(`rename`),()=>s(n,i))}
      ${!o.lost&&_}
      ${o.second&&g(r(`mine_second`),()=>b(n,f))}
      ${o.gives&&g(r(`hand_over`),()=>y(n,i))}
      ${o.gives&&g(r(`leave`),()=>x(n,i),{kind:`danger`})}
    </div>
  `}function C(r,a){let s=g(r.state,i,a.seat);return o(e(r.state,a.seat),(e,i)=>n(e,t`<${S} context=${r} entry=${a} choices=${s} close=${i} />`))}export{C as openSeat};