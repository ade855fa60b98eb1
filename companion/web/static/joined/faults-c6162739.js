import{Dn as e,Jt as t,Sn as n,Tn as r,_n as i,dn as a,in as o,on as s,vn as c}from"./phone-6455bc21.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>r`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[e]}){return n(c(`sensor_works`),()=>t(()=>s(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const f=({faults:e,judges:t,host:n})=>r`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>r`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${n&&r`<a class="button quiet" href=${i(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(t,{state:n}){let i=l(n,o);e(document.getElementById(`fault-note`),i&&r`<${u} text=${i.note} />`),e(t,i&&r`<${f} ...${i} />`)}export{p as showFaults};