import{Gt as e,Kt as t,Ut as n,an as r,at as i,en as a,lt as o,nn as s,on as c}from"./all-c951db08.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:t})=>e`<a href="#faults" data-f="fault-note">${i(`fault`)}<span>${t}</span></a>`;function d({spots:[e]}){return n(c(`sensor_works`),()=>o(()=>s(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:n,host:a})=>e`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${i(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${n&&d(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${a&&e`<a class="button quiet" href=${r(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(n,{state:r}){let i=l(r,a);t(document.getElementById(`fault-note`),i&&e`<${u} text=${i.note} />`),t(n,i&&e`<${f} ...${i} />`)}export{p as showFaults};