import{Jt as e,Kt as t,Ut as n,cn as r,in as i,ln as a,lt as o,nn as s,pt as c}from"./all-16646811.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${a(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>t`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return n(a(`sensor_works`),()=>c(()=>i(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:n,host:i})=>t`
  <h2>${a(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>t`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${a(`faults_hint`)}</p>
  ${i&&t`<a class="button quiet" href=${r(`/check`)} data-f="check-faults">${a(`check_board`)}</a>`}
`;function p(n,{state:r}){let i=l(r,s);e(document.getElementById(`fault-note`),i&&t`<${u} text=${i.note} />`),e(n,i&&t`<${f} ...${i} />`)}export{p as showFaults};