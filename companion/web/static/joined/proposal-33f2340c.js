import{En as e,Et as t,Qt as n,Sn as r,Ut as i,cn as a,en as o,jn as s,kn as c,nn as l,u,un as d}from"./phone-68234baa.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&l(`${r(`proposal`)} ${t}`),!t&&f&&p===n&&(o(r(`proposal_off`)),l(r(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:n}){let i={pieces:[...t(e.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:r(`proposed_position`)};return c`<${u} state=${e} geometry=${n} around=${null} contents=${i} css="proposed" />`}function g({state:t,geometry:o}){let{agreed:s,waiting:l,text:u,what:f}=t.proposal,p=e=>e.map(e=>i(t,e)).join(`, `),m=e=>()=>n(()=>d(`/api/overrule/${e}`)),g=a.host||a.seats.some(e=>l.includes(e)),_=a.seats.some(e=>[...s,...l].includes(e));return c`<section class="card question" aria-label=${r(`proposal`)}>
    <h2>${r(`proposal`)}</h2>
    <p class="step">${u}</p>
    ${f===`edit`&&o&&c`<${h} state=${t} geometry=${o} />`}
    <p class="small">${r(`proposal_so_far`,{agreed:p(s),waiting:p(l)})}</p>
    <div class="row">
      ${g&&e(r(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&e(r(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),s(e,t.proposal&&c`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};