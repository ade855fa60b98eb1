import{Cn as e,Wt as t,en as n,mn as r,nn as i,pn as a,sn as o,vn as s,xn as c}from"./phone-a6660e6d.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${r(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>c`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return s(r(`sensor_works`),()=>t(()=>i(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:n})=>c`
  <h2>${r(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>c`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${r(`faults_hint`)}</p>
  ${n&&c`<a class="button quiet" href=${a(`/check`)} data-f="check-faults">${r(`check_board`)}</a>`}
`;function p(t,{state:r}){let i=l(r,n);e(document.getElementById(`fault-note`),i&&c`<${u} text=${i.note} />`),e(t,i&&c`<${f} ...${i} />`)}export{p as showFaults};