import{Ft as e,Gt as t,Ht as n,bt as r,cn as i,ft as a,gt as o,mt as s,qt as c,rn as l,tn as u}from"./all-473c1d34.js";import{l as d}from"./shared-d37f49bf.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&o(`${i(`proposal`)} ${t}`),!t&&f&&p===n&&(s(i(`proposal_off`)),o(i(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:n}){let a={pieces:[...r(e.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:i(`proposed_position`)};return t`<${d} state=${e} geometry=${n} around=${null} contents=${a} css="proposed" />`}function g({state:r,geometry:o}){let{agreed:s,waiting:c,text:d,what:f}=r.proposal,p=t=>t.map(t=>e(r,t)).join(`, `),m=e=>()=>a(()=>l(`/api/overrule/${e}`)),g=u.host||u.seats.some(e=>c.includes(e)),_=u.seats.some(e=>[...s,...c].includes(e));return t`<section class="card question" aria-label=${i(`proposal`)}>
    <h2>${i(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&t`<${h} state=${r} geometry=${o} />`}
    <p class="small">${i(`proposal_so_far`,{agreed:p(s),waiting:p(c)})}</p>
    <div class="row">
      ${g&&n(i(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(i(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:n,geometry:r}){m(n),c(e,n.proposal&&t`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};