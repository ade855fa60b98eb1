import{Cn as e,En as t,On as n,Ut as r,Yt as i,an as a,fn as o,sn as s,vn as c,yn as l}from"./phone-1fbd6002.js";function u({faults:e=[],paused:t},n){return e.length?{faults:e,note:e.length===1?e[0].text:`${l(`faults`)} (${e.length})`,judges:!r({paused:t})&&(n.host||n.seats.length>0),host:n.host}:null}const d=({text:e})=>t`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${e}</span></a>`;function f({spots:[t]}){return e(l(`sensor_works`),()=>i(()=>s(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const p=({faults:e,judges:n,host:r})=>t`
  <h2>${l(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>t`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${o(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${n&&f(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${l(`faults_hint`)}</p>
  ${r&&t`<a class="button quiet" href=${c(`/check`)} data-f="check-faults">${l(`check_board`)}</a>`}
`;function m(e,{state:r}){let i=u(r,a);n(document.getElementById(`fault-note`),i&&t`<${d} text=${i.note} />`),n(e,i&&t`<${p} ...${i} />`)}export{m as showFaults};