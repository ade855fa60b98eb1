import{Cn as e,Kt as t,Tn as n,bn as r,gn as i,hn as a,in as o,ln as s,nn as c}from"./phone-6a1c03c5.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${i(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:t})=>e`<a href="#faults" data-f="fault-note">${s(`fault`)}<span>${t}</span></a>`;function d({spots:[e]}){return r(i(`sensor_works`),()=>t(()=>o(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:n,host:r})=>e`
  <h2>${i(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${s(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${n&&d(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${i(`faults_hint`)}</p>
  ${r&&e`<a class="button quiet" href=${a(`/check`)} data-f="check-faults">${i(`check_board`)}</a>`}
`;function p(t,{state:r}){let i=l(r,c);n(document.getElementById(`fault-note`),i&&e`<${u} text=${i.note} />`),n(t,i&&e`<${f} ...${i} />`)}export{p as showFaults};