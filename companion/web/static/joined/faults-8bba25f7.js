import{Gt as e,Jt as t,cn as n,in as r,nn as i,ot as a,qt as o,sn as s,ut as c}from"./all-75e562a5.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${n(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>o`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[t]}){return e(n(`sensor_works`),()=>c(()=>r(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const f=({faults:e,judges:t,host:r})=>o`
  <h2>${n(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>o`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${n(`faults_hint`)}</p>
  ${r&&o`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${n(`check_board`)}</a>`}
`;function p(e,{state:n}){let r=l(n,i);t(document.getElementById(`fault-note`),r&&o`<${u} text=${r.note} />`),t(e,r&&o`<${f} ...${r} />`)}export{p as showFaults};