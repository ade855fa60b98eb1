import{$t as e,G as t,Nt as n,Q as r,St as i,cn as a,et as o,k as s,nt as c,on as l,rn as u,tt as d}from"./all-34aa23e7.js";import{a as f}from"./phone-eb7ba140.js";import{n as p}from"./help-e96243f6.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(t,{seat:n}){let{state:r}=t;return c(e(`hand_over`),(o,s)=>{a(o,l`<form onsubmit=${async e=>{e.preventDefault();let r=e.target.querySelector(`input`).value.trim();await f(t,n,`handover`,{name:r})&&s()}} class="stack">
        <p>${e(`hand_over_text`,{name:i(r,n)})}</p>
        <label class="field-label">
          ${e(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${e(`hand_over`)}</button>
      </form>`)})}async function g(t,n){await f(t,n,`share`,{on:!0})&&d(e(`mine_second_open`,{name:i(t.state,n)}))}async function _(t,{seat:n}){let r=i(t.state,n);await o(e(`leave`),e(`leave_text`,{name:r}),e(`leave_yes`,{name:r}))&&await f(t,n,`leave`)}function v({context:n,entry:a,choices:o,close:c}){let{state:d}=n,{seat:m}=a,v=i(d,m),y=(e,t,n)=>u(e,()=>{c(),t()},n),b=o.release&&y(e(`release`),()=>f(n,m,`release`));return l`
    ${o.lost&&[l`<p>${e(`mine_lost`,{name:v})}</p>`,b]}
    ${o.helps&&l`
        <${p} state=${d} entry=${a} onChange=${e=>f(n,m,`hints`,{level:e})} />
        <${r} caption=${e(`lights`)} hint=${e(`lights_hint`)} checked=${a.lights} onchange=${({target:e})=>f(n,m,`lights`,{on:e.checked})} />
      `}
    <div class="stack">
      ${o.take&&y(e(`me`),()=>t(n,a))}
      ${o.rename&&y(e(`rename`),()=>s(n,a))}
      ${!o.lost&&b}
      ${o.second&&y(e(`mine_second`),()=>g(n,m))}
      ${o.gives&&y(e(`hand_over`),()=>h(n,a))}
      ${o.gives&&y(e(`leave`),()=>_(n,a),{kind:`danger`})}
    </div>
  `}function y(e,t){let r=m(e.state,n,t.seat);return c(i(e.state,t.seat),(n,i)=>a(n,l`<${v} context=${e} entry=${t} choices=${r} close=${i} />`))}export{y as openSeat};