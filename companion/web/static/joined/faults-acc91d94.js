import{Cn as e,En as t,On as n,Yt as r,an as i,fn as a,sn as o,vn as s,yn as c}from"./phone-4da4ee6a.js";function l({faults:e=[]},t){return e.length?{faults:e,note:e.length===1?e[0].text:`${c(`faults`)} (${e.length})`,judges:t.host||t.seats.length>0,host:t.host}:null}const u=({text:e})=>t`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function d({spots:[t]}){return e(c(`sensor_works`),()=>r(()=>o(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const f=({faults:e,judges:n,host:r})=>t`
  <h2>${c(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>t`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&d(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${c(`faults_hint`)}</p>
  ${r&&t`<a class="button quiet" href=${s(`/check`)} data-f="check-faults">${c(`check_board`)}</a>`}
`;function p(e,{state:r}){let a=l(r,i);n(document.getElementById(`fault-note`),a&&t`<${u} text=${a.note} />`),n(e,a&&t`<${f} ...${a} />`)}export{p as showFaults};