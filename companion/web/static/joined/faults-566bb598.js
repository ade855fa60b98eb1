import{Dn as e,Fn as t,Ln as n,Mn as r,On as i,Zt as a,bn as o,hn as s,pn as c,rn as l}from"./phone-c7af0d79.js";function u({faults:e=[],paused:t},n){return e.length?{faults:e,note:e.length===1?e[0].text:`${i(`faults`)} (${e.length})`,judges:!a({paused:t})&&(n.host||n.seats.length>0),host:n.host}:null}const d=({text:e})=>t`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${e}</span></a>`;function f({spots:[e]}){return r(i(`sensor_works`),()=>l(()=>s(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const p=({faults:n,judges:r,host:a})=>t`
  <h2>${i(`faults`)}</h2>
  <ul class="verdicts">
    ${n.map(e=>t`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${r&&f(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${i(`faults_hint`)}</p>
  ${a&&t`<a class="button quiet" href=${e(`/check`)} data-f="check-faults">${i(`check_board`)}</a>`}
`;function m(e,{state:r}){let i=u(r,c);n(document.getElementById(`fault-note`),i&&t`<${d} text=${i.note} />`),n(e,i&&t`<${p} ...${i} />`)}export{m as showFaults};