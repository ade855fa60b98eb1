import{An as e,En as t,Fn as n,Nn as r,fn as i,in as a,kt as o,mn as s,nn as c,on as l,qt as u,u as d}from"./phone-5c84839d.js";let f=``,p=``;function m(e){let n=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);n&&n!==f&&l(`${t(`proposal`)} ${n}`),!n&&f&&p===r&&(a(t(`proposal_off`)),l(t(`proposal_off`))),[f,p]=[n,r]}function h({state:e,geometry:n}){let i={pieces:[...o(e.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:t(`proposed_position`)};return r`<${d} state=${e} geometry=${n} around=${null} contents=${i} css="proposed" />`}function g({state:n,geometry:a}){let{agreed:o,waiting:l,text:d,what:f}=n.proposal,p=e=>e.map(e=>u(n,e)).join(`, `),m=e=>()=>c(()=>s(`/api/overrule/${e}`)),g=i.host||i.seats.some(e=>l.includes(e)),_=i.seats.some(e=>[...o,...l].includes(e));return r`<section class="card question" aria-label=${t(`proposal`)}>
    <h2>${t(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&a&&r`<${h} state=${n} geometry=${a} />`}
    <p class="small">${t(`proposal_so_far`,{agreed:p(o),waiting:p(l)})}</p>
    <div class="row">
      ${g&&e(t(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&e(t(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:i}){m(t),n(e,t.proposal&&r`<${g} state=${t} geometry=${i} />`)}export{_ as n,h as t};