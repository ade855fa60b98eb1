import{Ht as e,Mt as t,Qt as n,Rt as r,Vt as i,Xt as a,_t as o,dt as s,lt as c,nn as l,pt as u}from"./all-508bb130.js";import{a as d}from"./shared-da2820b0.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&u(`${l(`proposal`)} ${t}`),!t&&f&&p===n&&(s(l(`proposal_off`)),u(l(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...o(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:l(`proposed_position`)};return i`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:e,geometry:o}){let{agreed:s,waiting:u,text:d,what:f}=e.proposal,p=n=>n.map(n=>t(e,n)).join(`, `),m=e=>()=>c(()=>n(`/api/overrule/${e}`)),g=a.host||a.seats.some(e=>u.includes(e)),_=a.seats.some(e=>[...s,...u].includes(e));return i`<section class="card question" aria-label=${l(`proposal`)}>
    <h2>${l(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&i`<${h} state=${e} geometry=${o} />`}
    <p class="small">${l(`proposal_so_far`,{agreed:p(s),waiting:p(u)})}</p>
    <div class="row">
      ${g&&r(l(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&r(l(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(t,{state:n,geometry:r}){m(n),e(t,n.proposal&&i`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};