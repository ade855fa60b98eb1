import{Bt as e,Qt as t,Ut as n,Wt as r,en as i,in as a,rn as o,rt as s,st as c}from"./all-6c7801a2.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${a(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>n`<a href="#faults" data-f="fault-note">${s(`fault`)}<span>${e}</span></a>`;function d({spots:[t]}){return e(a(`sensor_works`),()=>c(()=>i(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const f=({faults:e,judges:t,host:r})=>n`
  <h2>${a(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>n`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${s(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${a(`faults_hint`)}</p>
  ${r&&n`<a class="button quiet" href=${o(`/check`)} data-f="check-faults">${a(`check_board`)}</a>`}
`;function p(e,{state:i}){let a=l(i,t);r(document.getElementById(`fault-note`),a&&n`<${u} text=${a.note} />`),r(e,a&&n`<${f} ...${a} />`)}export{p as showFaults};