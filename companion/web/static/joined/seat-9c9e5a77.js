import{$t as e,Gt as t,Ht as n,It as r,T as i,V as a,Wt as o,an as s,ct as c,lt as l,ot as u,ut as d}from"./all-e3a02b0c.js";import{a as f}from"./phone-630c9fd0.js";import{n as p}from"./help-d75e0df5.js";function m(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host;return{take:!i&&!r,rename:a&&e.phase!==`over`,release:i&&a,second:r&&e.secrets,gives:a,lost:e.secrets&&i&&t.host&&!r,helps:a&&e.link?.needed!==!1}}function h(e,{seat:n}){let{state:i}=e;return d(s(`hand_over`),(a,c)=>{t(a,o`<form onsubmit=${async t=>{t.preventDefault();let r=t.target.querySelector(`input`).value.trim();await f(e,n,`handover`,{name:r})&&c()}} class="stack">
        <p>${s(`hand_over_text`,{name:r(i,n)})}</p>
        <label class="field-label">
          ${s(`new_name`)}
          <input type="text" maxlength="30" autocomplete="off" required />
        </label>
        <button type="submit" class="button primary">${s(`hand_over`)}</button>
      </form>`)})}async function g(e,t){await f(e,t,`share`,{on:!0})&&l(s(`mine_second_open`,{name:r(e.state,t)}))}async function _(e,{seat:t}){let n=r(e.state,t);await c(s(`leave`),s(`leave_text`,{name:n}),s(`leave_yes`,{name:n}))&&await f(e,t,`leave`)}function v({context:e,entry:t,choices:c,close:l}){let{state:d}=e,{seat:m}=t,v=r(d,m),y=(e,t,r)=>n(e,()=>{l(),t()},r),b=c.release&&y(s(`release`),()=>f(e,m,`release`));return o`
    ${c.lost&&[o`<p>${s(`mine_lost`,{name:v})}</p>`,b]}
    ${c.helps&&o`
        <${p} state=${d} entry=${t} onChange=${t=>f(e,m,`hints`,{level:t})} />
        <${u} caption=${s(`lights`)} hint=${s(`lights_hint`)} checked=${t.lights} onchange=${({target:t})=>f(e,m,`lights`,{on:t.checked})} />
      `}
    <div class="stack">
      ${c.take&&y(s(`me`),()=>a(e,t))}
      ${c.rename&&y(s(`rename`),()=>i(e,t))}
      ${!c.lost&&b}
      ${c.second&&y(s(`mine_second`),()=>g(e,m))}
      ${c.gives&&y(s(`hand_over`),()=>h(e,t))}
      ${c.gives&&y(s(`leave`),()=>_(e,t),{kind:`danger`})}
    </div>
  `}function y(n,i){let a=m(n.state,e,i.seat);return d(r(n.state,i.seat),(e,r)=>t(e,o`<${v} context=${n} entry=${i} choices=${a} close=${r} />`))}export{y as openSeat};