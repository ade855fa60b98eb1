import{Bt as e,Ht as t,Lt as n,Qt as r,Xt as i,ct as a,ft as o,gt as s,jt as c,rn as l,ut as u}from"./all-713fa23a.js";import{a as d}from"./shared-8929366e.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&o(`${l(`proposal`)} ${t}`),!t&&f&&p===n&&(u(l(`proposal_off`)),o(l(`proposal_off`))),[f,p]=[t,n]}function h({state:t,geometry:n}){let r={pieces:[...s(t.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:l(`proposed_position`)};return e`<${d} state=${t} geometry=${n} around=${null} contents=${r} css="proposed" />`}function g({state:t,geometry:o}){let{agreed:s,waiting:u,text:d,what:f}=t.proposal,p=e=>e.map(e=>c(t,e)).join(`, `),m=e=>()=>a(()=>r(`/api/overrule/${e}`)),g=i.host||i.seats.some(e=>u.includes(e)),_=i.seats.some(e=>[...s,...u].includes(e));return e`<section class="card question" aria-label=${l(`proposal`)}>
    <h2>${l(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&e`<${h} state=${t} geometry=${o} />`}
    <p class="small">${l(`proposal_so_far`,{agreed:p(s),waiting:p(u)})}</p>
    <div class="row">
      ${g&&n(l(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(l(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(n,{state:r,geometry:i}){m(r),t(n,r.proposal&&e`<${g} state=${r} geometry=${i} />`)}export{_ as n,h as t};