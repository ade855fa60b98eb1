import{Gt as e,Sn as t,cn as n,hn as r,mn as i,rn as a,tn as o,wn as s,yn as c}from"./phone-5c5bf911.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${r(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>t`<a href="#faults" data-f="fault-note">${n(`fault`)}<span>${e}</span></a>`;function d({spots:[t]}){return c(r(`sensor_works`),()=>e(()=>a(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const f=({faults:e,judges:a,host:o})=>t`
  <h2>${r(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>t`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${n(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${a&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${r(`faults_hint`)}</p>
  ${o&&t`<a class="button quiet" href=${i(`/check`)} data-f="check-faults">${r(`check_board`)}</a>`}
`;function p(e,{state:n}){let r=l(n,o);s(document.getElementById(`fault-note`),r&&t`<${u} text=${r.note} />`),s(e,r&&t`<${f} ...${r} />`)}export{p as showFaults};