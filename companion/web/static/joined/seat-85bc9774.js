import{$t as e,Dn as t,Ht as n,Qt as r,Xt as i,Yt as a,Zt as o,bn as s,f as c,in as l,kn as u,on as d,tt as f,vt as p,wn as m}from"./phone-4f51d064.js";import{n as h}from"./help-e46dd313.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await i(()=>l(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:n})=>t`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${s(`or_companion`)}
    <select class="select">${e.map(({level:e,name:n})=>t`<option value=${e}>${n}</option>`)}</select>
  </label>
  <button type="submit" class="button">${s(`companion_goes_on`)}</button>
</form>`;async function y(r,{seat:i,computer:a}){let{state:o}=r,l=a?[]:await _(o);return e(s(`hand_over`),(e,a)=>{u(e,t`<form onsubmit=${async e=>{e.preventDefault();let t=e.target.querySelector(`input`).value.trim();await c(r,i,`handover`,{name:t})&&a()}} class="stack">
        <p>${s(`hand_over_text`,{name:n(o,i)})}</p>
        <label class="field-label">
          ${s(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${s(`hand_over`)}</button>
      </form>
      ${l.length>0&&t`<${v} levels=${l} onLevel=${async e=>{await c(r,i,`handover`,{level:e})&&a()}} />`}`)})}async function b(e,t){await c(e,t,`share`,{on:!0})&&r(s(`mine_second_open`,{name:n(e.state,t)}))}async function x(e,{seat:t}){let r=n(e.state,t);await o(s(`leave`),s(`leave_text`,{name:r}),s(`leave_yes`,{name:r}))&&await c(e,t,`leave`)}function S({context:e,entry:r,choices:i,close:o}){let{state:l}=e,{seat:u}=r,d=n(l,u),g=(e,t,n)=>m(e,()=>{o(),t()},n),_=i.release&&g(s(`release`),()=>c(e,u,`release`));return t`
    ${i.lost&&[t`<p>${s(`mine_lost`,{name:d})}</p>`,_]}
    ${i.helps&&t`
        <${h} state=${l} entry=${r} onChange=${t=>c(e,u,`hints`,{level:t})} />
        ${l.manner!==`tournament`&&t`<${a} caption=${s(`how_to_play`)} hint=${s(`first_time_hint`)} checked=${l.learns?.includes(u)} onchange=${({target:t})=>c(e,u,`learning`,{on:t.checked})} />`}
        <${a} caption=${s(`lights`)} hint=${s(`lights_hint`)} checked=${r.lights} onchange=${({target:t})=>c(e,u,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${i.take&&g(s(`me`),()=>p(e,r))}
      ${i.rename&&g(s(`rename`),()=>f(e,r))}
      ${!i.lost&&_}
      ${i.second&&g(s(`mine_second`),()=>b(e,u))}
      ${i.gives&&g(s(`hand_over`),()=>y(e,r))}
      ${i.gives&&g(s(`leave`),()=>x(e,r),{kind:`danger`})}
    </div>
  `}function C(r,i){let a=g(r.state,d,i.seat);return e(n(r.state,i.seat),(e,n)=>u(e,t`<${S} context=${r} entry=${i} choices=${a} close=${n} />`))}export{C as openSeat};