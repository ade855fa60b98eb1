import{An as e,Gt as t,On as n,Tn as r,Zt as i,bn as a,ln as o,mn as s,sn as c,xn as l}from"./phone-99872946.js";function u({faults:e=[],paused:n},r){return e.length?{faults:e,note:e.length===1?e[0].text:`${l(`faults`)} (${e.length})`,judges:!t({paused:n})&&(r.host||r.seats.length>0),host:r.host}:null}const d=({text:e})=>n`<a href="#faults" data-f="fault-note">${s(`fault`)}<span>${e}</span></a>`;function f({spots:[e]}){return r(l(`sensor_works`),()=>i(()=>o(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const p=({faults:e,judges:t,host:r})=>n`
  <h2>${l(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>n`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${s(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&f(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${l(`faults_hint`)}</p>
  ${r&&n`<a class="button quiet" href=${a(`/check`)} data-f="check-faults">${l(`check_board`)}</a>`}
`;function m(t,{state:r}){let i=u(r,c);e(document.getElementById(`fault-note`),i&&n`<${d} text=${i.note} />`),e(t,i&&n`<${p} ...${i} />`)}export{m as showFaults};