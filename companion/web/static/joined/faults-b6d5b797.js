import{$t as e,An as t,Ln as n,Pn as r,Sn as i,_n as a,an as o,hn as s,kn as c,zn as l}from"./phone-44b4d523.js";function u({faults:n=[],paused:r},i){return n.length?{faults:n,note:n.length===1?n[0].text:`${t(`faults`)} (${n.length})`,judges:!e({paused:r})&&(i.host||i.seats.length>0),host:i.host}:null}const d=({text:e})=>n`<a href="#faults" data-f="fault-note">${i(`fault`)}<span>${e}</span></a>`;function f({spots:[e]}){return r(t(`sensor_works`),()=>o(()=>a(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const p=({faults:e,judges:r,host:a})=>n`
  <h2>${t(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>n`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${i(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${r&&f(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${t(`faults_hint`)}</p>
  ${a&&n`<a class="button quiet" href=${c(`/check`)} data-f="check-faults">${t(`check_board`)}</a>`}
`;function m(e,{state:t}){let r=u(t,s);l(document.getElementById(`fault-note`),r&&n`<${d} text=${r.note} />`),l(e,r&&n`<${p} ...${r} />`)}export{m as showFaults};