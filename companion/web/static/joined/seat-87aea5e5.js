import{D as e,Gt as t,Lt as n,U as r,Ut as i,ct as a,dt as o,ft as s,qt as c,sn as l,tn as u,ut as d}from"./all-309e3f3c.js";import{a as f}from"./phone-ca4c3db0.js";import{n as p}from"./help-28dafc9a.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:r}){let{state:i}=e;return s(l(`hand_over`),(a,o)=>{c(a,t`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await f(e,r,`handover`,{name:n})&&o()}} class="stack">
        <p>${l(`hand_over_text`,{name:n(i,r)})}</p>
        <label class="field-label">
          ${l(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${l(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&o(l(`mine_second_open`,{name:n(e.state,t)}))}async function _(e,{seat:t}){let r=n(e.state,t);await d(l(`leave`),l(`leave_text`,{name:r}),l(`leave_yes`,{name:r}))&&await f(e,t,`leave`)}function v({context:o,entry:s,choices:c,close:u}){let{state:d}=o,{seat:m}=s,v=n(d,m),y=(e,t,n)=>i(e,()=>{u(),t()},n),b=c.release&&y(l(`release`),()=>f(o,m,`release`));return t`
    ${c.lost&&[t`<p>${l(`mine_lost`,{name:v})}</p>`,b]}
    ${c.helps&&t`
        <${p} state=${d} entry=${s} onChange=${e=>f(o,m,`hints`,{level:e})} />
        <${a} caption=${l(`lights`)} hint=${l(`lights_hint`)} checked=${s.lights} onchange=${({target:e})=>f(o,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${c.take&&y(l(`me`),()=>r(o,s))}
      ${c.rename&&y(l(`rename`),()=>e(o,s))}
      ${!c.lost&&b}
      ${c.second&&y(l(`mine_second`),()=>g(o,m))}
      ${c.gives&&y(l(`hand_over`),()=>h(o,s))}
      ${c.gives&&y(l(`leave`),()=>_(o,s),{kind:`danger`})}
    </div>
  `}function y(e,r){let i=m(e.state,u,r.seat);return s(n(e.state,r.seat),(n,a)=>c(n,t`<${v} context=${e} entry=${r} choices=${i} close=${a} />`))}export{y as openSeat};