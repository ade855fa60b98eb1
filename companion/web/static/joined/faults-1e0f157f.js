import{Gt as e,Ht as t,Kt as n,an as r,en as i,nn as a,on as o,rt as s,st as c}from"./all-55a14521.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${o(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:t})=>e`<a href="#faults" data-f="fault-note">${s(`fault`)}<span>${t}</span></a>`;function d({spots:[e]}){return t(o(`sensor_works`),()=>c(()=>a(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:n,host:i})=>e`
  <h2>${o(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${s(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${n&&d(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${o(`faults_hint`)}</p>
  ${i&&e`<a class="button quiet" href=${r(`/check`)} data-f="check-faults">${o(`check_board`)}</a>`}
`;function p(t,{state:r}){let a=l(r,i);n(document.getElementById(`fault-note`),a&&e`<${u} text=${a.note} />`),n(t,a&&e`<${f} ...${a} />`)}export{p as showFaults};