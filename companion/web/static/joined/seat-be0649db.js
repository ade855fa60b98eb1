import{B as e,Ft as t,Qt as n,T as r,Ut as i,Vt as a,Wt as o,at as s,ct as c,in as l,lt as u,st as d}from"./all-aa5a1a3e.js";import{o as f}from"./phone-f1df0ee8.js";import{n as p}from"./help-67a02434.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:n}){let{state:r}=e;return u(l(`hand_over`),(a,s)=>{o(a,i`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await f(e,n,`handover`,{name:r})&&s()}} class="stack">
        <p>${l(`hand_over_text`,{name:t(r,n)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>`)})}async function g(e,n){await f(e,n,`share`,{on:!0})&&c(l(`mine_second_open`,{name:t(e.state,n)}))}async function _(e,{seat:n}){let r=t(e.state,n);await d(l(`leave`),l(`leave_text`,{name:r}),l(`leave_yes`,{name:r}))&&await f(e,n,`leave`)}function v({context:n,entry:o,choices:c,close:u}){let{state:d}=n,{seat:m}=o,v=t(d,m),y=(e,t,n)=>a(e,()=>{u(),t()},n),b=c.release&&y(l(`release`),()=>f(n,m,`release`));return i`
    ${c.lost&&[i`<p>${l(`mine_lost`,{name:v})}</p>`,b]}
    ${c.helps&&i`
        <${p} state=${d} entry=${o} onChange=${e=>f(n,m,`hints`,{level:e})} />
        <${s} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>f(n,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${c.take&&y(l(`me`),()=>e(n,o))}
      ${c.rename&&y(l(`rename`),()=>r(n,o))}
      ${!c.lost&&b}
      ${c.second&&y(l(`mine_second`),()=>g(n,m))}
      ${c.gives&&y(l(`hand_over`),()=>h(n,o))}
      ${c.gives&&y(l(`leave`),()=>_(n,o),{kind:`danger`})}
    </div>
  `}function y(e,r){let a=m(e.state,n,r.seat);return u(t(e.state,r.seat),(t,n)=>o(t,i`<${v} context=${e} entry=${r} choices=${a} close=${n} />`))}export{y as openSeat};