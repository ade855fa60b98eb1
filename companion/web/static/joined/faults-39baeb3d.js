import{$t as e,Bt as t,Gt as n,Ut as r,an as i,dt as a,on as o,st as s,tn as c}from"./all-458abd06.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${o(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>r`<a href="#faults" data-f="fault-note">${s(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return t(o(`sensor_works`),()=>a(()=>c(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:n})=>r`
  <h2>${o(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>r`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${s(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${o(`faults_hint`)}</p>
  ${n&&r`<a class="button quiet" href=${i(`/check`)} data-f="check-faults">${o(`check_board`)}</a>`}
`;function p(t,{state:i}){let a=l(i,e);n(document.getElementById(`fault-note`),a&&r`<${u} text=${a.note} />`),n(t,a&&r`<${f} ...${a} />`)}export{p as showFaults};