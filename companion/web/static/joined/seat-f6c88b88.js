import{D as e,Gt as t,Kt as n,Lt as r,U as i,Ut as a,ct as o,dt as s,en as c,ft as l,on as u,ut as d}from"./all-c951db08.js";import{a as f}from"./phone-80183eb6.js";import{n as p}from"./help-2aca9344.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:i}){let{state:a}=e;return l(u(`hand_over`),(o,s)=>{n(o,t`<form onsubmit=${async t=>{t.preventDefault();let n=t.target.querySelector(`input`).value.trim();await f(e,i,`handover`,{name:n})&&s()}} class="stack">
        <p>${u(`hand_over_text`,{name:r(a,i)})}</p>
        <label class="field-label">
          ${u(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${u(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&s(u(`mine_second_open`,{name:r(e.state,t)}))}async function _(e,{seat:t}){let n=r(e.state,t);await d(u(`leave`),u(`leave_text`,{name:n}),u(`leave_yes`,{name:n}))&&await f(e,t,`leave`)}function v({context:n,entry:s,choices:c,close:l}){let{state:d}=n,{seat:m}=s,v=r(d,m),y=(e,t,n)=>a(e,()=>{l(),t()},n),b=c.release&&y(u(`release`),()=>f(n,m,`release`));return t`
    ${c.lost&&[t`<p>${u(`mine_lost`,{name:v})}</p>`,b]}
    ${c.helps&&t`
        <${p} state=${d} entry=${s} onChange=${e=>f(n,m,`hints`,{level:e})} />
        <${o} caption=${u(`lights`)} hint=${u(`lights_hint`)} checked=${s.lights} onchange=${({target:e})=>f(n,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${c.take&&y(u(`me`),()=>i(n,s))}
      ${c.rename&&y(u(`rename`),()=>e(n,s))}
      ${!c.lost&&b}
      ${c.second&&y(u(`mine_second`),()=>g(n,m))}
      ${c.gives&&y(u(`hand_over`),()=>h(n,s))}
      ${c.gives&&y(u(`leave`),()=>_(n,s),{kind:`danger`})}
    </div>
  `}function y(e,i){let a=m(e.state,c,i.seat);return l(r(e.state,i.seat),(r,o)=>n(r,t`<${v} context=${e} entry=${i} choices=${a} close=${o} />`))}export{y as openSeat};