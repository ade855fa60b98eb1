import{$ as e,$t as t,Ft as n,Nt as r,Qt as i,Ut as a,cn as o,on as s,rn as c}from"./all-d6ddc8ee.js";function l({faults:e=[]},n){return e.length?{faults:e,note:e.length===1?e[0].text:`${t(`faults`)} (${e.length})`,judges:n.host||n.seats.length>0,host:n.host}:null}const u=({text:e})=>s`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[r]}){return c(t(`sensor_works`),()=>e(()=>n(`/api/sensor-works`,{spot:r})),{kind:`quiet`,name:`works-${r}`})}const f=({faults:e,judges:n,host:r})=>s`
  <h2>${t(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>s`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${t(`faults_hint`)}</p>
  ${r&&s`<a class="button quiet" href=${i(`/check`)} data-f="check-faults">${t(`check_board`)}</a>`}
`;function p(e,{state:t}){let n=l(t,r);o(document.getElementById(`fault-note`),n&&s`<${u} text=${n.note} />`),o(e,n&&s`<${f} ...${n} />`)}export{p as showFaults};