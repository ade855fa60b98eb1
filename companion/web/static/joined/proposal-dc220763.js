import{$t as e,Bt as t,Gt as n,Pt as r,Ut as i,dt as a,ht as o,on as s,pt as c,tn as l,yt as u}from"./all-458abd06.js";import{l as d}from"./shared-179bdb9a.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&o(`${s(`proposal`)} ${t}`),!t&&f&&p===n&&(c(s(`proposal_off`)),o(s(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...u(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:s(`proposed_position`)};return i`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:n,geometry:o}){let{agreed:c,waiting:u,text:d,what:f}=n.proposal,p=e=>e.map(e=>r(n,e)).join(`, `),m=e=>()=>a(()=>l(`/api/overrule/${e}`)),g=e.host||e.seats.some(e=>u.includes(e)),_=e.seats.some(e=>[...c,...u].includes(e));return i`<section class="card question" aria-label=${s(`proposal`)}>
    <h2>${s(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&i`<${h} state=${n} geometry=${o} />`}
    <p class="small">${s(`proposal_so_far`,{agreed:p(c),waiting:p(u)})}</p>
    <div class="row">
      ${g&&t(s(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&t(s(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:r}){m(t),n(e,t.proposal&&i`<${g} state=${t} geometry=${r} />`)}export{_ as n,h as t};