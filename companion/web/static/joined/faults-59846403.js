import{Dn as e,En as t,In as n,Pn as r,Zt as i,bn as a,hn as o,jn as s,pn as c,rn as l}from"./phone-1c8a60bc.js";function u({faults:t=[],paused:n},r){return t.length?{faults:t,note:t.length===1?t[0].text:`${e(`faults`)} (${t.length})`,judges:!i({paused:n})&&(r.host||r.seats.length>0),host:r.host}:null}const d=({text:e})=>r`<a href="#faults" data-f="fault-note">${a(`fault`)}<span>${e}</span></a>`;function f({spots:[t]}){return s(e(`sensor_works`),()=>l(()=>o(`/api/sensor-works`,{spot:t})),{kind:`quiet`,name:`works-${t}`})}const p=({faults:n,judges:i,host:o})=>r`
  <h2>${e(`faults`)}</h2>
  <ul class="verdicts">
    ${n.map(e=>r`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
        ${a(`fault`)}
        <span>${e.text}${` `}<small>${e.remedy}</small>${i&&f(e)}</span>
      </li>`)}
  </ul>
  <p class="small">${e(`faults_hint`)}</p>
  ${o&&r`<a class="button quiet" href=${t(`/check`)} data-f="check-faults">${e(`check_board`)}</a>`}
`;function m(e,{state:t}){let i=u(t,c);n(document.getElementById(`fault-note`),i&&r`<${d} text=${i.note} />`),n(e,i&&r`<${p} ...${i} />`)}export{m as showFaults};