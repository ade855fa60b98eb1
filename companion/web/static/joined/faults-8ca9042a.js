import{$t as e,Gt as t,Vt as n,Wt as r,an as i,at as a,in as o,lt as s,tn as c}from"./all-75524188.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${i(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>r`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return n(i(`sensor_works`),()=>s(()=>c(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:n})=>r`
  <h2>${i(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>r`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${i(`faults_hint`)}</p>
  ${n&&r`<a class="button quiet" href=${o(`/check`)} data-f="check-faults">${i(`check_board`)}</a>`}
`;function p(n,{state:i}){let a=l(i,e);t(document.getElementById(`fault-note`),a&&r`<${u} text=${a.note} />`),t(n,a&&r`<${f} ...${a} />`)}export{p as showFaults};