import{Kt as e,Vt as t,Wt as n,an as r,ct as i,en as a,ft as o,nn as s,on as c}from"./all-6f78eea8.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>n`<a href="#faults" data-f="fault-note">${i(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return t(c(`sensor_works`),()=>o(()=>s(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:a})=>n`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>n`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${i(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${a&&n`<a class="button quiet" href=${r(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(t,{state:r}){let i=l(r,a);e(document.getElementById(`fault-note`),i&&n`<${u} text=${i.note} />`),e(t,i&&n`<${f} ...${i} />`)}export{p as showFaults};