import{Cn as e,Jt as t,Kt as n,Rt as r,St as i,Tn as a,Xt as o,bn as s,gn as c,in as l,l as u,nn as d}from"./phone-6a1c03c5.js";let f=``,p=``;function m(e){let n=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);n&&n!==f&&o(`${c(`proposal`)} ${n}`),!n&&f&&p===r&&(t(c(`proposal_off`)),o(c(`proposal_off`))),[f,p]=[n,r]}function h({state:t,geometry:n}){let r={pieces:[...i(t.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:c(`proposed_position`)};return e`<${u} state=${t} geometry=${n} around=${null} contents=${r} css="proposed" />`}function g({state:t,geometry:i}){let{agreed:a,waiting:o,text:u,what:f}=t.proposal,p=e=>e.map(e=>r(t,e)).join(`, `),m=e=>()=>n(()=>l(`/api/overrule/${e}`)),g=d.host||d.seats.some(e=>o.includes(e)),_=d.seats.some(e=>[...a,...o].includes(e));return e`<section class="card question" aria-label=${c(`proposal`)}>
    <h2>${c(`proposal`)}</h2>
    <p class="step">${u}</p>
    ${f===`edit`&&i&&e`<${h} state=${t} geometry=${i} />`}
    <p class="small">${c(`proposal_so_far`,{agreed:p(a),waiting:p(o)})}</p>
    <div class="row">
      ${g&&s(c(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&s(c(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(t,{state:n,geometry:r}){m(n),a(t,n.proposal&&e`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};