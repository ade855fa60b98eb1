import{Bt as e,Ht as t,Lt as n,Qt as r,Xt as i,ct as a,it as o,nn as s,rn as c}from"./all-713fa23a.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:t})=>e`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${t}</span></a>`;function d({spots:[e]}){return n(c(`sensor_works`),()=>a(()=>r(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:n,host:r})=>e`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${n&&d(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${r&&e`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(n,{state:r}){let a=l(r,i);t(document.getElementById(`fault-note`),a&&e`<${u} text=${a.note} />`),t(n,a&&e`<${f} ...${a} />`)}export{p as showFaults};