import{Ft as e,Gt as t,Lt as n,an as r,cn as i,en as a,tn as o,tt as s,un as c}from"./all-4d413dfa.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${o(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>i`<a href="#faults" data-f="fault-note">${t(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return r(o(`sensor_works`),()=>s(()=>n(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:n,host:r})=>i`
  <h2>${o(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>i`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${t(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${o(`faults_hint`)}</p>
  ${r&&i`<a class="button quiet" href=${a(`/check`)} data-f="check-faults">${o(`check_board`)}</a>`}
`;function p(t,{state:n}){let r=l(n,e);c(document.getElementById(`fault-note`),r&&i`<${u} text=${r.note} />`),c(t,r&&i`<${f} ...${r} />`)}export{p as showFaults};