import{$t as e,It as t,Pt as n,Wt as r,en as i,et as a,in as o,ln as s,sn as c}from"./all-9abd0c32.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${i(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>c`<a href="#faults" data-f="fault-note">${r(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return o(i(`sensor_works`),()=>a(()=>t(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:n,host:a})=>c`
  <h2>${i(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(e=>c`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${r(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${i(`faults_hint`)}</p>
  ${a&&c`<a class="button quiet" href=${e(`/check`)} data-f="check-faults">${i(`check_board`)}</a>`}
`;function p(e,{state:t}){let r=l(t,n);s(document.getElementById(`fault-note`),r&&c`<${u} text=${r.note} />`),s(e,r&&c`<${f} ...${r} />`)}export{p as showFaults};