import{Bt as e,Jt as t,Rt as n,cn as r,dn as i,in as a,pn as o,rn as s,rt as c}from"./all-136c38ea.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${a(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>i`<a href="#faults" data-f="fault-note">${t(`fault`)}<span>${e}</span></a>`;function d({spots:[t]}){return r(a(`sensor_works`),()=>c(()=>e(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const f=({faults:e,judges:n,host:r})=>i`
  <h2>${a(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>i`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${t(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${a(`faults_hint`)}</p>
  ${r&&i`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${a(`check_board`)}</a>`}
`;function p(e,{state:t}){let r=l(t,n);o(document.getElementById(`fault-note`),r&&i`<${u} text=${r.note} />`),o(e,r&&i`<${f} ...${r} />`)}export{p as showFaults};