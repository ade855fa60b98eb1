import{Mn as e,Pn as t,Tn as n,Yt as r,dn as i,kn as a,pn as o,tn as s,vn as c,wn as l}from"./phone-7ea352df.js";function u({faults:e=[],paused:t},i){return e.length?{faults:e,note:e.length===1?e[0].text:`${n(`faults`)} (${e.length})`,judges:!r({paused:t})&&(i.host||i.seats.length>0),host:i.host}:null}const d=({text:t})=>e`<a href="#faults" data-f="fault-note">${c(`fault`)}<span>${t}</span></a>`;function f({spots:[e]}){return a(n(`sensor_works`),()=>s(()=>o(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const p=({faults:t,judges:r,host:i})=>e`
  <h2>${n(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${c(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${r&&f(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${n(`faults_hint`)}</p>
  ${i&&e`<a class="button quiet" href=${l(`/check`)} data-f="check-faults">${n(`check_board`)}</a>`}
`;function m(n,{state:r}){let a=u(r,i);t(document.getElementById(`fault-note`),a&&e`<${d} text=${a.note} />`),t(n,a&&e`<${p} ...${a} />`)}export{m as showFaults};