import{Lt as e,fn as t,nn as n,nt as r,qt as i,rn as a,sn as o,un as s,zt as c}from"./all-eabb7ade.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${a(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>s`<a href="#faults" data-f="fault-note">${i(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return o(a(`sensor_works`),()=>r(()=>c(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:r})=>s`
  <h2>${a(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>s`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${i(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${a(`faults_hint`)}</p>
  ${r&&s`<a class="button quiet" href=${n(`/check`)} data-f="check-faults">${a(`check_board`)}</a>`}
`;function p(n,{state:r}){let i=l(r,e);t(document.getElementById(`fault-note`),i&&s`<${u} text=${i.note} />`),t(n,i&&s`<${f} ...${i} />`)}export{p as showFaults};