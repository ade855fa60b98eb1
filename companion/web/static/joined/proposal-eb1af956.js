import{An as e,At as t,En as n,Fn as r,Nn as i,fn as a,in as o,mn as s,nn as c,on as l,qt as u,u as d}from"./phone-c348bab2.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&l(`${n(`proposal`)} ${t}`),!t&&f&&p===r&&(o(n(`proposal_off`)),l(n(`proposal_off`))),[f,p]=[t,r]}function h({state:e,geometry:r}){let a={pieces:[...t(e.proposal.position,r)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:n(`proposed_position`)};return i`<${d} state=${e} geometry=${r} around=${null} contents=${a} css="proposed" />`}function g({state:t,geometry:r}){let{agreed:o,waiting:l,text:d,what:f}=t.proposal,p=e=>e.map(e=>u(t,e)).join(`, `),m=e=>()=>c(()=>s(`/api/overrule/${e}`)),g=a.host||a.seats.some(e=>l.includes(e)),_=a.seats.some(e=>[...o,...l].includes(e));return i`<section class="card question" aria-label=${n(`proposal`)}>
    <h2>${n(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&r&&i`<${h} state=${t} geometry=${r} />`}
    <p class="small">${n(`proposal_so_far`,{agreed:p(o),waiting:p(l)})}</p>
    <div class="row">
      ${g&&e(n(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&e(n(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),r(e,t.proposal&&i`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};