import{Gt as e,Ht as t,It as n,Kt as r,T as i,V as a,ct as o,en as s,lt as c,on as l,ot as u,ut as d}from"./all-55a14521.js";import{a as f}from"./phone-cdb8ae18.js";import{n as p}from"./help-f2699496.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(t,{seat:i}){let{state:a}=t;return d(l(`hand_over`),(o,s)=>{r(o,e`<form onsubmit=${async e=>{e.preventDefault();let n=e.target.querySelector(`input`).value.trim();await f(t,i,`handover`,{name:n})&&s()}} class="stack">
        <p>${l(`hand_over_text`,{name:n(a,i)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&c(l(`mine_second_open`,{name:n(e.state,t)}))}async function _(e,{seat:t}){let r=n(e.state,t);await o(l(`leave`),l(`leave_text`,{name:r}),l(`leave_yes`,{name:r}))&&await f(e,t,`leave`)}function v({context:r,entry:o,choices:s,close:c}){let{state:d}=r,{seat:m}=o,v=n(d,m),y=(e,n,r)=>t(e,()=>{c(),n()},r),b=s.release&&y(l(`release`),()=>f(r,m,`release`));return e`
    ${s.lost&&[e`<p>${l(`mine_lost`,{name:v})}</p>`,b]}
    ${s.helps&&e`
        <${p} state=${d} entry=${o} onChange=${e=>f(r,m,`hints`,{level:e})} />
        <${u} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(r,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&y(l(`me`),()=>a(r,o))}
      ${s.rename&&y(l(`rename`),()=>i(r,o))}
      ${!s.lost&&b}
      ${s.second&&y(l(`mine_second`),()=>g(r,m))}
      ${s.gives&&y(l(`hand_over`),()=>h(r,o))}
      ${s.gives&&y(l(`leave`),()=>_(r,o),{kind:`danger`})}
    </div>
  `}function y(t,i){let a=m(t.state,s,i.seat);return d(n(t.state,i.seat),(n,o)=>r(n,e`<${v} context=${t} entry=${i} choices=${a} close=${o} />`))}export{y as openSeat};