import{$t as e,Rt as t,Ut as n,Vt as r,Zt as i,at as a,lt as o,nn as s,rn as c}from"./all-ed664c5f.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>r`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[n]}){return t(c(`sensor_works`),()=>o(()=>e(`/api/sensor-works`,{spot:n})),{kind:`quiet`,name:`works-${n}`})}const f=({faults:e,judges:t,host:n})=>r`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>r`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${n&&r`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(e,{state:t}){let a=l(t,i);n(document.getElementById(`fault-note`),a&&r`<${u} text=${a.note} />`),n(e,a&&r`<${f} ...${a} />`)}export{p as showFaults};