import{Bt as e,Qt as t,Xt as n,_n as r,ln as i,mn as a,rn as o,un as s,yn as c}from"./phone-c6295ca4.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${s(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>r`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${e}</span></a>`;function d({spots:[n]}){return a(s(`sensor_works`),()=>e(()=>t(`/api/sensor-works`,{spot:n})),{kind:`quiet`,name:`works-${n}`})}const f=({faults:e,judges:t,host:n})=>r`
  <h2>${s(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>r`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${s(`faults_hint`)}</p>
  ${n&&r`<a class="button quiet" href=${i(`/check`)} data-f="check-faults">${s(`check_board`)}</a>`}
`;function p(e,{state:t}){let i=l(t,n);c(document.getElementById(`fault-note`),i&&r`<${u} text=${i.note} />`),c(e,i&&r`<${f} ...${i} />`)}export{p as showFaults};