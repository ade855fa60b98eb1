import{Kt as e,Vt as t,Wt as n,ct as r,en as i,ft as a,nn as o,on as s,sn as c}from"./all-230952a6.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>n`<a href="#faults" data-f="fault-note">${r(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return t(c(`sensor_works`),()=>a(()=>o(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:i})=>n`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>n`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${r(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${i&&n`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(t,{state:r}){let a=l(r,i);e(document.getElementById(`fault-note`),a&&n`<${u} text=${a.note} />`),e(t,a&&n`<${f} ...${a} />`)}export{p as showFaults};