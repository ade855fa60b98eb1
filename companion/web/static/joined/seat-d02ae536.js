import{$t as e,An as t,Ht as n,On as r,Qt as i,Tn as a,Xt as o,Zt as s,_t as c,an as l,d as u,en as d,et as f,sn as p,xn as m}from"./phone-99872946.js";import{n as h}from"./help-6eba728b.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await s(()=>l(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:e,onLevel:t})=>r`<form
  class="stack"
  onsubmit=${e=>{e.preventDefault(),t(e.target.querySelector(`select`).value)}}
>
  <label class="field-label">
    ${m(`or_companion`)}
    <select class="select">${e.map(({level:e,name:t})=>r`<option value=${e}>${t}</option>`)}</select>
  </label>
  <button type="submit" class="button">${m(`companion_goes_on`)}</button>
</form>`;async function y(e,{seat:i,computer:a}){let{state:o}=e,s=a?[]:await _(o);return d(m(`hand_over`),(a,c)=>{t(a,r`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await u(e,i,`handover`,{name:n})&&c()}} class="stack">
        <p>${m(`hand_over_text`,{name:n(o,i)})}</p>
        <label class="field-label">
          ${m(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${m(`hand_over`)}</button>
      </form>
      ${s.length>0&&r`<${v} levels=${s} onLevel=${async t=>{await u(e,i,`handover`,{level:t})&&c()}} />`}`)})}async function b(t,r){await u(t,r,`share`,{on:!0})&&e(m(`mine_second_open`,{name:n(t.state,r)}))}async function x(e,{seat:t}){let r=n(e.state,t);await i(m(`leave`),m(`leave_text`,{name:r}),m(`leave_yes`,{name:r}))&&await u(e,t,`leave`)}function S({context:e,entry:t,choices:i,close:s}){let{state:l}=e,{seat:d}=t,p=n(l,d),g=(e,t,n)=>a(e,()=>{s(),t()},n),_=i.release&&g(m(`release`),()=>u(e,d,`release`));return r`
    ${i.lost&&[r`<p>${m(`mine_lost`,{name:p})}</p>`,_]}
    ${i.helps&&r`
        <${h} state=${l} entry=${t} onChange=${t=>u(e,d,`hints`,{level:t})} />
        ${l.manner!==`tournament`&&r`<${o} caption=${m(`how_to_play`)} hint=${m(`first_time_hint`)} checked=${l.learns?.includes(d)} onchange=${({target:t})=>u(e,d,`learning`,{on:t.checked})} />`}
        <${o} caption=${m(`lights`)} hint=${m(`lights_hint`)} checked=${t.lights} onchange=${({target:t})=>u(e,d,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${i.take&&g(m(`me`),()=>c(e,t))}
      ${i.rename&&g(m(`rename`),()=>f(e,t))}
      ${!i.lost&&_}
      ${i.second&&g(m(`mine_second`),()=>b(e,d))}
      ${i.gives&&g(m(`hand_over`),()=>y(e,t))}
      ${i.gives&&g(m(`leave`),()=>x(e,t),{kind:`danger`})}
    </div>
  `}function C(e,i){let a=g(e.state,p,i.seat);return d(n(e.state,i.seat),(n,o)=>t(n,r`<${S} context=${e} entry=${i} choices=${a} close=${o} />`))}export{C as openSeat};