import{$t as e,An as t,Bn as n,Fn as r,Pn as i,Rn as a,Sn as o,_n as s,an as c,hn as l,kn as u}from"./phone-9725a789.js";function d({faults:n=[],paused:r},i){return n.length?{faults:n,note:n.length===1?n[0].text:`${t(`faults`)} (${n.length})`,judges:!e({paused:r})&&(i.host||i.seats.length>0),host:i.host}:null}const f=({text:e})=>a`<a href="#faults" data-f="fault-note">${o(`fault`)}<span>${e}</span></a>`;function p({spots:[e]}){return i(t(`sensor_works`),()=>c(()=>s(`/api/sensor-works`,{spot:e})),{kind:`quiet`,name:`works-${e}`})}const m=({faults:e,judges:n,host:r})=>a`
<h2>${t(`faults`)}</h2>
<ul class="verdicts">
${e.map(e=>a`<li key=${`${e.kind} ${e.spots}`} class="verdict v-fault">
${o(`fault`)}
<span>${e.text}${` `}<small>${e.remedy}</small>${n&&p(e)}</span>
</li>`)}
</ul>
<p class="small">${t(`faults_hint`)}</p>
${r&&a`<a class="button quiet" href=${u(`/check`)} data-f="check-faults">${t(`check_board`)}</a>`}
`;function h(e,{state:t}){let i=d(t,l);n(r(`fault-note`),i&&a`<${f} text=${i.note} />`),n(e,i&&a`<${m} ...${i} />`)}export{h as showFaults};