import{Lt as e,Vt as t,Yt as n,dn as r,gn as i,kt as a,mn as o,pt as s,qt as c,sn as l,zt as u}from"./phone-f2d0a0d3.js";import{a as d}from"./shared-6779584e.js";let f=``,p=``;function m(e){let n=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);n&&n!==f&&t(`${l(`proposal`)} ${n}`),!n&&f&&p===r&&(u(l(`proposal_off`)),t(l(`proposal_off`))),[f,p]=[n,r]}function h({state:e,geometry:t}){let n={pieces:[...s(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:l(`proposed_position`)};return o`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:t,geometry:i}){let{agreed:s,waiting:u,text:d,what:f}=t.proposal,p=e=>e.map(e=>a(t,e)).join(`, `),m=t=>()=>e(()=>n(`/api/overrule/${t}`)),g=c.host||c.seats.some(e=>u.includes(e)),_=c.seats.some(e=>[...s,...u].includes(e));return o`<section class="card question" aria-label=${l(`proposal`)}>
    <h2>${l(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&i&&o`<${h} state=${t} geometry=${i} />`}
    <p class="small">${l(`proposal_so_far`,{agreed:p(s),waiting:p(u)})}</p>
    <div class="row">
      ${g&&r(l(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&r(l(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),i(e,t.proposal&&o`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};