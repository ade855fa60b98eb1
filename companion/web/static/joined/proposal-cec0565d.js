import{Kt as e,Mn as t,Pn as n,Tn as r,an as i,dn as a,kn as o,kt as s,pn as c,rn as l,tn as u,u as d}from"./phone-7ea352df.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&i(`${r(`proposal`)} ${t}`),!t&&f&&p===n&&(l(r(`proposal_off`)),i(r(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:n}){let i={pieces:[...s(e.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:r(`proposed_position`)};return t`<${d} state=${e} geometry=${n} around=${null} contents=${i} css="proposed" />`}function g({state:n,geometry:i}){let{agreed:s,waiting:l,text:d,what:f}=n.proposal,p=t=>t.map(t=>e(n,t)).join(`, `),m=e=>()=>u(()=>c(`/api/overrule/${e}`)),g=a.host||a.seats.some(e=>l.includes(e)),_=a.seats.some(e=>[...s,...l].includes(e));return t`<section class="card question" aria-label=${r(`proposal`)}>
    <h2>${r(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&i&&t`<${h} state=${n} geometry=${i} />`}
    <p class="small">${r(`proposal_so_far`,{agreed:p(s),waiting:p(l)})}</p>
    <div class="row">
      ${g&&o(r(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&o(r(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:r,geometry:i}){m(r),n(e,r.proposal&&t`<${g} state=${r} geometry=${i} />`)}export{_ as n,h as t};