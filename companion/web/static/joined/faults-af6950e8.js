import{Gt as e,Ht as t,cn as n,ct as r,ft as i,qt as a,rn as o,sn as s,tn as c}from"./all-473c1d34.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${n(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:t})=>e`<a href="#faults" data-f="fault-note">${r(`fault`)}<span>${t}</span></a>`;function d({spots:[e]}){return t(n(`sensor_works`),()=>i(()=>o(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:i,host:a})=>e`
  <h2>${n(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${r(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${i&&d(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${n(`faults_hint`)}</p>
  ${a&&e`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${n(`check_board`)}</a>`}
`;function p(t,{state:n}){let r=l(n,c);a(document.getElementById(`fault-note`),r&&e`<${u} text=${r.note} />`),a(t,r&&e`<${f} ...${r} />`)}export{p as showFaults};