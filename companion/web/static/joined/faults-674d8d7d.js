import{Lt as e,Yt as t,dn as n,en as r,gn as i,mn as a,on as o,qt as s,sn as c}from"./phone-f2d0a0d3.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>a`<a href="#faults" data-f="fault-note">${r(`fault`)}<span>${e}</span></a>`;function d({spots:[r]}){return n(c(`sensor_works`),()=>e(()=>t(`/api/sensor-works`,{spot:r})),{kind:`quiet`,name:`works-${r}`})}const f=({faults:e,judges:t,host:n})=>a`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>a`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${r(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${n&&a`<a class="button quiet" href=${o(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(e,{state:t}){let n=l(t,s);i(document.getElementById(`fault-note`),n&&a`<${u} text=${n.note} />`),i(e,n&&a`<${f} ...${n} />`)}export{p as showFaults};