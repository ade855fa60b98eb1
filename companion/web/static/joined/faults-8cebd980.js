import{An as e,En as t,Fn as n,Nn as r,Tn as i,Xt as a,fn as o,mn as s,nn as c,yn as l}from"./phone-c348bab2.js";function u({faults:e=[],paused:n},r){return e.length?{faults:e,note:e.length===1?e[0].text:`${t(`faults`)} (${e.length})`,judges:!a({paused:n})&&(r.host||r.seats.length>0),host:r.host}:null}const d=({text:e})=>r`<a href="#faults" data-f="fault-note">${l(`fault`)}<span>${e}</span></a>`;function f({spots:[n]}){return e(t(`sensor_works`),()=>c(()=>s(`/api/sensor-works`,{spot:n})),{kind:`quiet`,name:`works-${n}`})}const p=({faults:e,judges:n,host:a})=>r`
  <h2>${t(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>r`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${l(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&f(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${t(`faults_hint`)}</p>
  ${a&&r`<a class="button quiet" href=${i(`/check`)} data-f="check-faults">${t(`check_board`)}</a>`}
`;function m(e,{state:t}){let i=u(t,o);n(document.getElementById(`fault-note`),i&&r`<${d} text=${i.note} />`),n(e,i&&r`<${p} ...${i} />`)}export{m as showFaults};