import{Bt as e,Et as t,Rt as n,at as r,cn as i,dn as a,dt as o,in as s,pn as c,rt as l,st as u}from"./all-136c38ea.js";import{l as d}from"./shared-32cc7dcf.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&u(`${s(`proposal`)} ${t}`),!t&&f&&p===n&&(r(s(`proposal_off`)),u(s(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...o(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:s(`proposed_position`)};return a`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:r,geometry:o}){let{agreed:c,waiting:u,text:d,what:f}=r.proposal,p=e=>e.map(e=>t(r,e)).join(`, `),m=t=>()=>l(()=>e(`/api/overrule/${t}`)),g=n.host||n.seats.some(e=>u.includes(e)),_=n.seats.some(e=>[...c,...u].includes(e));return a`<section class="card question" aria-label=${s(`proposal`)}>
    <h2>${s(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&a`<${h} state=${r} geometry=${o} />`}
    <p class="small">${s(`proposal_so_far`,{agreed:p(c),waiting:p(u)})}</p>
    <div class="row">
      ${g&&i(s(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&i(s(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),c(e,t.proposal&&a`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};