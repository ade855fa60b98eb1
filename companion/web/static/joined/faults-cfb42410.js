import{Ht as e,Kt as t,Wt as n,ct as r,en as i,it as a,nn as o,on as s,sn as c}from"./all-6252e0db.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>n`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[t]}){return e(c(`sensor_works`),()=>r(()=>o(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const f=({faults:e,judges:t,host:r})=>n`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>n`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${r&&n`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(e,{state:r}){let a=l(r,i);t(document.getElementById(`fault-note`),a&&n`<${u} text=${a.note} />`),t(e,a&&n`<${f} ...${a} />`)}export{p as showFaults};