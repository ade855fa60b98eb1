import{Ht as e,Rt as t,Vt as n,Yt as r,Zt as i,at as a,en as o,lt as s,tn as c}from"./all-d6b41ecc.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>n`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return t(c(`sensor_works`),()=>s(()=>i(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:r})=>n`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>n`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${r&&n`<a class="button quiet" href=${o(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(t,{state:i}){let a=l(i,r);e(document.getElementById(`fault-note`),a&&n`<${u} text=${a.note} />`),e(t,a&&n`<${f} ...${a} />`)}export{p as showFaults};