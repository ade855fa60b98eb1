import{An as e,Bn as t,Pn as n,Rn as r,Tt as i,Xt as a,an as o,cn as s,hn as c,in as l,on as u,p as d,pn as f,sn as p,st as m}from"./phone-9725a789.js";import{n as h}from"./help-5cd34eaf.js";function g(e,t,n){let r=t.seats.includes(n),i=(t.claimed??[]).includes(n),a=r||t.host,o=e.phase!==`over`;return{take:!i&&!r,rename:a&&o,release:i&&a,second:r&&e.secrets,gives:a&&o,lost:e.secrets&&i&&t.host&&!r,helps:a&&o&&e.link?.needed!==!1}}async function _({game:e,variant:t}){return((await o(()=>f(`/api/shelf`)))?.games.find(t=>t.game===e))?.editions.find(e=>e.variant===t)?.levels??[]}const v=({levels:t,onLevel:n})=>r`<form
class="stack"
onsubmit=${e=>{e.preventDefault(),n(e.target.querySelector(`select`)?.value??``)}}
>
<label class="field-label">
${e(`or_companion`)}
<select class="select">${t.map(({level:e,name:t})=>r`<option value=${e}>${t}</option>`)}</select>
</label>
<button type="submit" class="button">${e(`companion_goes_on`)}</button>
</form>`;async function y(n,{seat:i,computer:o}){let{state:c}=n,l=o?[]:await _(c);return s(e(`hand_over`),(o,s)=>{t(o,r`<form onsubmit=${async e=>{e.preventDefault();let t=e.target.querySelector(`input`)?.value.trim();await d(n,i,`handover`,{name:t})&&s()}} class="stack">
<p>${e(`hand_over_text`,{name:a(c,i)})}</p>
<label class="field-label">
${e(`new_name`)}
<input type="text" maxlength="30" autocomplete="off" required />
</label>
<button type="submit" class="button primary">${e(`hand_over`)}</button>
</form>
${l.length>0&&r`<${v} levels=${l} onLevel=${async e=>{await d(n,i,`handover`,{level:e})&&s()}} />`}`)})}async function b(t,n){await d(t,n,`share`,{on:!0})&&p(e(`mine_second_open`,{name:a(t.state,n)}))}async function x(t,{seat:n}){let r=a(t.state,n);await u(e(`leave`),e(`leave_text`,{name:r}),e(`leave_yes`,{name:r}))&&await d(t,n,`leave`)}function S({context:t,entry:o,choices:s,close:c}){let{state:u}=t,{seat:f}=o,p=a(u,f),g=(e,t,r)=>n(e,()=>{c(),t()},r),_=s.release&&g(e(`release`),()=>d(t,f,`release`));return r`
${s.lost&&[r`<p>${e(`mine_lost`,{name:p})}</p>`,_]}
${s.helps&&r`
<${h} state=${u} entry=${o} onChange=${e=>d(t,f,`hints`,{level:e})} />
${u.manner!==`tournament`&&r`<${l} caption=${e(`how_to_play`)} hint=${e(`first_time_hint`)} checked=${u.learns?.includes(f)} onchange=${({target:e})=>d(t,f,`learning`,{on:e.checked})} />`}
<${l} caption=${e(`lights`)} hint=${e(`lights_hint`)} checked=${o.lights} onchange=${({target:e})=>d(t,f,`lights`,{on:e.checked})} />
`}
<div class="stack">
${s.take&&g(e(`me`),()=>i(t,o))}
${s.rename&&g(e(`rename`),()=>m(t,o))}
${!s.lost&&_}
${s.second&&g(e(`mine_second`),()=>b(t,f))}
${s.gives&&g(e(`hand_over`),()=>y(t,o))}
${s.gives&&g(e(`leave`),()=>x(t,o),{kind:`danger`})}
</div>
`}function C(e,n){let i=g(e.state,c,n.seat);return s(a(e.state,n.seat),(a,o)=>t(a,r`<${S} context=${e} entry=${n} choices=${i} close=${o} />`))}export{C as openSeat};