import{Mt as e,Qt as t,Rt as n,Ut as r,Vt as i,Xt as a,_t as o,dt as s,lt as c,nn as l,pt as u}from"./all-fb846322.js";import{a as d}from"./shared-b75b350e.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&u(`${l(`proposal`)} ${t}`),!t&&f&&p===n&&(s(l(`proposal_off`)),u(l(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...o(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:l(`proposed_position`)};return i`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:r,geometry:o}){let{agreed:s,waiting:u,text:d,what:f}=r.proposal,p=t=>t.map(t=>e(r,t)).join(`, `),m=e=>()=>c(()=>t(`/api/overrule/${e}`)),g=a.host||a.seats.some(e=>u.includes(e)),_=a.seats.some(e=>[...s,...u].includes(e));return i`<section class="card question" aria-label=${l(`proposal`)}>
    <h2>${l(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&i`<${h} state=${r} geometry=${o} />`}
    <p class="small">${l(`proposal_so_far`,{agreed:p(s),waiting:p(u)})}</p>
    <div class="row">
      ${g&&n(l(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(l(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),r(e,t.proposal&&i`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};