import{Ft as e,Kt as t,Vt as n,Wt as r,bt as i,en as a,ft as o,gt as s,mt as c,nn as l,sn as u}from"./all-230952a6.js";import{a as d}from"./shared-ee6259a0.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&s(`${u(`proposal`)} ${t}`),!t&&f&&p===n&&(c(u(`proposal_off`)),s(u(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...i(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:u(`proposed_position`)};return r`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:t,geometry:i}){let{agreed:s,waiting:c,text:d,what:f}=t.proposal,p=n=>n.map(n=>e(t,n)).join(`, `),m=e=>()=>o(()=>l(`/api/overrule/${e}`)),g=a.host||a.seats.some(e=>c.includes(e)),_=a.seats.some(e=>[...s,...c].includes(e));return r`<section class="card question" aria-label=${u(`proposal`)}>
    <h2>${u(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&i&&r`<${h} state=${t} geometry=${i} />`}
    <p class="small">${u(`proposal_so_far`,{agreed:p(s),waiting:p(c)})}</p>
    <div class="row">
      ${g&&n(u(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(u(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:n,geometry:i}){m(n),t(e,n.proposal&&r`<${g} state=${n} geometry=${i} />`)}export{_ as n,h as t};