import{$ as e,Ft as t,Nt as n,Qt as r,St as i,an as a,nn as o,rt as s,sn as c,st as l,tt as u}from"./all-85bff6b0.js";import{l as d}from"./shared-a701eaf2.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&s(`${r(`proposal`)} ${t}`),!t&&f&&p===n&&(u(r(`proposal_off`)),s(r(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...l(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:r(`proposed_position`)};return a`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:s,geometry:c}){let{agreed:l,waiting:u,text:d,what:f}=s.proposal,p=e=>e.map(e=>i(s,e)).join(`, `),m=n=>()=>e(()=>t(`/api/overrule/${n}`)),g=n.host||n.seats.some(e=>u.includes(e)),_=n.seats.some(e=>[...l,...u].includes(e));return a`<section class="card question" aria-label=${r(`proposal`)}>
    <h2>${r(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&c&&a`<${h} state=${s} geometry=${c} />`}
    <p class="small">${r(`proposal_so_far`,{agreed:p(l),waiting:p(u)})}</p>
    <div class="row">
      ${g&&o(r(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&o(r(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),c(e,t.proposal&&a`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};