import{$ as e,$t as t,Ft as n,Nt as r,St as i,cn as a,on as o,rn as s,rt as c,st as l,tt as u}from"./all-d6ddc8ee.js";import{l as d}from"./shared-66e995ce.js";let f=``,p=``;function m(e){let n=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);n&&n!==f&&c(`${t(`proposal`)} ${n}`),!n&&f&&p===r&&(u(t(`proposal_off`)),c(t(`proposal_off`))),[f,p]=[n,r]}function h({state:e,geometry:n}){let r={pieces:[...l(e.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:t(`proposed_position`)};return o`<${d} state=${e} geometry=${n} around=${null} contents=${r} css="proposed" />`}function g({state:a,geometry:c}){let{agreed:l,waiting:u,text:d,what:f}=a.proposal,p=e=>e.map(e=>i(a,e)).join(`, `),m=t=>()=>e(()=>n(`/api/overrule/${t}`)),g=r.host||r.seats.some(e=>u.includes(e)),_=r.seats.some(e=>[...l,...u].includes(e));return o`<section class="card question" aria-label=${t(`proposal`)}>
    <h2>${t(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&c&&o`<${h} state=${a} geometry=${c} />`}
    <p class="small">${t(`proposal_so_far`,{agreed:p(l),waiting:p(u)})}</p>
    <div class="row">
      ${g&&s(t(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&s(t(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),a(e,t.proposal&&o`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};