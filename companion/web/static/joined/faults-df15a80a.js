import{En as e,Kt as t,Qt as n,Sn as r,cn as i,hn as a,jn as o,kn as s,un as c,xn as l}from"./phone-68234baa.js";function u({faults:e=[],paused:n},i){return e.length?{faults:e,note:e.length===1?e[0].text:`${r(`faults`)} (${e.length})`,judges:!t({paused:n})&&(i.host||i.seats.length>0),host:i.host}:null}const d=({text:e})=>s`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function f({spots:[t]}){return e(r(`sensor_works`),()=>n(()=>c(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const p=({faults:e,judges:t,host:n})=>s`
  <h2>${r(`faults`)}</h2>
  <ul class="verdicts">
    ${e.map(e=>s`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${t&&f(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${r(`faults_hint`)}</p>
  ${n&&s`<a class="button quiet" href=${l(`/check`)} data-f="check-faults">${r(`check_board`)}</a>`}
`;function m(e,{state:t}){let n=u(t,i);o(document.getElementById(`fault-note`),n&&s`<${d} text=${n.note} />`),o(e,n&&s`<${p} ...${n} />`)}export{m as showFaults};