import{Kt as e,Mn as t,Ot as n,Pn as r,Tn as i,an as a,dn as o,kn as s,pn as c,rn as l,tn as u,u as d}from"./phone-3ee84c15.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&a(`${i(`proposal`)} ${t}`),!t&&f&&p===n&&(l(i(`proposal_off`)),a(i(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:r}){let a={pieces:[...n(e.proposal.position,r)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:i(`proposed_position`)};return t`<${d} state=${e} geometry=${r} around=${null} contents=${a} css="proposed" />`}function g({state:n,geometry:r}){let{agreed:a,waiting:l,text:d,what:f}=n.proposal,p=t=>t.map(t=>e(n,t)).join(`, `),m=e=>()=>u(()=>c(`/api/overrule/${e}`)),g=o.host||o.seats.some(e=>l.includes(e)),_=o.seats.some(e=>[...a,...l].includes(e));return t`<section class="card question" aria-label=${i(`proposal`)}>
    <h2>${i(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&r&&t`<${h} state=${n} geometry=${r} />`}
    <p class="small">${i(`proposal_so_far`,{agreed:p(a),waiting:p(l)})}</p>
    <div class="row">
      ${g&&s(i(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&s(i(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:n,geometry:i}){m(n),r(e,n.proposal&&t`<${g} state=${n} geometry=${i} />`)}export{_ as n,h as t};