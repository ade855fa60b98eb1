import{Qt as e,Ut as t,Vt as n,Wt as r,en as i,in as a,nt as o,ot as s,rn as c}from"./all-aa5a1a3e.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${a(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>t`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return n(a(`sensor_works`),()=>s(()=>i(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:n,host:r})=>t`
  <h2>${a(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>t`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${a(`faults_hint`)}</p>
  ${r&&t`<a class="button quiet" href=${c(`/check`)} data-f="check-faults">${a(`check_board`)}</a>`}
`;function p(n,{state:i}){let a=l(i,e);r(document.getElementById(`fault-note`),a&&t`<${u} text=${a.note} />`),r(n,a&&t`<${f} ...${a} />`)}export{p as showFaults};