import{Gt as e,Ut as t,at as n,lt as r,on as i,qt as a,rn as o,sn as s,tn as c}from"./all-309e3f3c.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${s(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:t})=>e`<a href="#faults" data-f="fault-note">${n(`fault`)}<span>${t}</span></a>`;function d({spots:[e]}){return t(s(`sensor_works`),()=>r(()=>o(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:r,host:a})=>e`
  <h2>${s(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${n(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${r&&d(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${s(`faults_hint`)}</p>
  ${a&&e`<a class="button quiet" href=${i(`/check`)} data-f="check-faults">${s(`check_board`)}</a>`}
`;function p(t,{state:n}){let r=l(n,c);a(document.getElementById(`fault-note`),r&&e`<${u} text=${r.note} />`),a(t,r&&e`<${f} ...${r} />`)}export{p as showFaults};