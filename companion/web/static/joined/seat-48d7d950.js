import{Bt as e,Pt as t,Qt as n,T as r,Ut as i,V as a,Wt as o,ct as s,in as c,lt as l,ot as u,ut as d}from"./all-6c7801a2.js";import{a as f}from"./phone-bb3485da.js";import{n as p}from"./help-1c3e6c60.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:n}){let{state:r}=e;return d(c(`hand_over`),(a,s)=>{o(a,i`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await f(e,n,`handover`,{name:r})&&s()}} class="stack">
        <p>${c(`hand_over_text`,{name:t(r,n)})}</p>
        <label class="field-label">
          ${c(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${c(`hand_over`)}</button>
      </form>`)})}async function g(e,n){await f(e,n,`share`,{on:!0})&&l(c(`mine_second_open`,{name:t(e.state,n)}))}async function _(e,{seat:n}){let r=t(e.state,n);await s(c(`leave`),c(`leave_text`,{name:r}),c(`leave_yes`,{name:r}))&&await f(e,n,`leave`)}function v({context:n,entry:o,choices:s,close:l}){let{state:d}=n,{seat:m}=o,v=t(d,m),y=(t,n,r)=>e(t,()=>{l(),n()},r),b=s.release&&y(c(`release`),()=>f(n,m,`release`));return i`
    ${s.lost&&[i`<p>${c(`mine_lost`,{name:v})}</p>`,b]}
    ${s.helps&&i`
        <${p} state=${d} entry=${o} onChange=${e=>f(n,m,`hints`,{level:e})} />
        <${u} caption=${c(`lights`)} hint=${c(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(n,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${s.take&&y(c(`me`),()=>a(n,o))}
      ${s.rename&&y(c(`rename`),()=>r(n,o))}
      ${!s.lost&&b}
      ${s.second&&y(c(`mine_second`),()=>g(n,m))}
      ${s.gives&&y(c(`hand_over`),()=>h(n,o))}
      ${s.gives&&y(c(`leave`),()=>_(n,o),{kind:`danger`})}
    </div>
  `}function y(e,r){let a=m(e.state,n,r.seat);return d(t(e.state,r.seat),(t,n)=>o(t,i`<${v} context=${e} entry=${r} choices=${a} close=${n} />`))}export{y as openSeat};