import{Cn as e,It as t,Jt as n,Kt as r,Wt as i,bt as a,en as o,l as s,mn as c,nn as l,vn as u,xn as d}from"./phone-a6660e6d.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,i=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&n(`${c(`proposal`)} ${t}`),!t&&f&&p===i&&(r(c(`proposal_off`)),n(c(`proposal_off`))),[f,p]=[t,i]}function h({state:e,geometry:t}){let n={pieces:[...a(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:c(`proposed_position`)};return d`<${s} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:e,geometry:n}){let{agreed:r,waiting:a,text:s,what:f}=e.proposal,p=n=>n.map(n=>t(e,n)).join(`, `),m=e=>()=>i(()=>l(`/api/overrule/${e}`)),g=o.host||o.seats.some(e=>a.includes(e)),_=o.seats.some(e=>[...r,...a].includes(e));return d`<section class="card question" aria-label=${c(`proposal`)}>
    <h2>${c(`proposal`)}</h2>
    <p class="step">${s}</p>
    ${f===`edit`&&n&&d`<${h} state=${e} geometry=${n} />`}
    <p class="small">${c(`proposal_so_far`,{agreed:p(r),waiting:p(a)})}</p>
    <div class="row">
      ${g&&u(c(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&u(c(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(t,{state:n,geometry:r}){m(n),e(t,n.proposal&&d`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};