import{$t as e,Mt as t,Rt as n,Ut as r,Vt as i,Zt as a,_t as o,dt as s,lt as c,pt as l,rn as u}from"./all-ed664c5f.js";import{a as d}from"./shared-bab5db0a.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&l(`${u(`proposal`)} ${t}`),!t&&f&&p===n&&(s(u(`proposal_off`)),l(u(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...o(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:u(`proposed_position`)};return i`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:r,geometry:o}){let{agreed:s,waiting:l,text:d,what:f}=r.proposal,p=e=>e.map(e=>t(r,e)).join(`, `),m=t=>()=>c(()=>e(`/api/overrule/${t}`)),g=a.host||a.seats.some(e=>l.includes(e)),_=a.seats.some(e=>[...s,...l].includes(e));return i`<section class="card question" aria-label=${u(`proposal`)}>
    <h2>${u(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&i`<${h} state=${r} geometry=${o} />`}
    <p class="small">${u(`proposal_so_far`,{agreed:p(s),waiting:p(l)})}</p>
    <div class="row">
      ${g&&n(u(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(u(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),r(e,t.proposal&&i`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};