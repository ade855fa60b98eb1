import{Dn as e,Xt as t,bn as n,cn as r,kn as i,on as a,pn as o,wn as s,yn as c}from"./phone-4f51d064.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${n(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:t})=>e`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${t}</span></a>`;function d({spots:[e]}){return s(n(`sensor_works`),()=>t(()=>r(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:t,judges:r,host:i})=>e`
  <h2>${n(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${r&&d(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${n(`faults_hint`)}</p>
  ${i&&e`<a class="button quiet" href=${c(`/check`)} data-f="check-faults">${n(`check_board`)}</a>`}
`;function p(t,{state:n}){let r=l(n,a);i(document.getElementById(`fault-note`),r&&e`<${u} text=${r.note} />`),i(t,r&&e`<${f} ...${r} />`)}export{p as showFaults};