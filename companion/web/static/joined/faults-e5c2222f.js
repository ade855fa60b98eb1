import{$ as e,Ft as t,Ht as n,Nt as r,Qt as i,Zt as a,an as o,nn as s,sn as c}from"./all-85bff6b0.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${i(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>o`<a href="#faults" data-f="fault-note">${n(`fault`)}<span>${e}</span></a>`;function d({spots:[n]}){return s(i(`sensor_works`),()=>e(()=>t(`/api/sensor-works`,{spot:n})),{kind:`quiet`,name:`works-${n}`})}const f=({faults:e,judges:t,host:r})=>o`
  <h2>${i(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>o`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${n(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${i(`faults_hint`)}</p>
  ${r&&o`<a class="button quiet" href=${a(`/check`)} data-f="check-faults">${i(`check_board`)}</a>`}
`;function p(e,{state:t}){let n=l(t,r);c(document.getElementById(`fault-note`),n&&o`<${u} text=${n.note} />`),c(e,n&&o`<${f} ...${n} />`)}export{p as showFaults};