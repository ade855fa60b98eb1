import{Dn as e,Wt as t,Xt as n,bn as r,cn as i,kn as a,on as o,pn as s,wn as c,yn as l}from"./phone-dd59b0b4.js";function u({faults:e=[],paused:n},i){return e.length?{faults:e,note:e.length===1?e[0].text:`${r(`faults`)} (${e.length})`,judges:!t({paused:n})&&(i.host||i.seats.length>0),host:i.host}:null}const d=({text:t})=>e`<a href="#faults" data-f="fault-note">${s(`fault`)}<span>${t}</span></a>`;function f({spots:[e]}){return c(r(`sensor_works`),()=>n(()=>i(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const p=({faults:t,judges:n,host:i})=>e`
  <h2>${r(`faults`)}</h2>
  <ul class="verdicts">
    ${t.map(t=>e`<li key=${`${t.kind} ${t.spots}`} class="verdict v-fault">
        ${s(`fault`)}
        <span>${t.text}${` `}<small>${t.remedy}</small>${n&&f(t)}</span>
      </li>`)}
  </ul>
  <p class="small">${r(`faults_hint`)}</p>
  ${i&&e`<a class="button quiet" href=${l(`/check`)} data-f="check-faults">${r(`check_board`)}</a>`}
`;function m(t,{state:n}){let r=u(n,o);a(document.getElementById(`fault-note`),r&&e`<${d} text=${r.note} />`),a(t,r&&e`<${p} ...${r} />`)}export{m as showFaults};