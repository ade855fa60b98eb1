import{Fn as e,Jt as t,Ln as n,Mn as r,On as i,an as a,hn as o,jt as s,l as c,pn as l,rn as u,sn as d}from"./phone-c7af0d79.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&d(`${i(`proposal`)} ${t}`),!t&&f&&p===n&&(a(i(`proposal_off`)),d(i(`proposal_off`))),[f,p]=[t,n]}function h({state:t,geometry:n}){let r={pieces:[...s(t.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:i(`proposed_position`)};return e`<${c} state=${t} geometry=${n} around=${null} contents=${r} css="proposed" />`}function g({state:n,geometry:a}){let{agreed:s,waiting:c,text:d,what:f}=n.proposal,p=e=>e.map(e=>t(n,e)).join(`, `),m=e=>()=>u(()=>o(`/api/overrule/${e}`)),g=l.host||l.seats.some(e=>c.includes(e)),_=l.seats.some(e=>[...s,...c].includes(e));return e`<section class="card question" aria-label=${i(`proposal`)}>
    <h2>${i(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&a&&e`<${h} state=${n} geometry=${a} />`}
    <p class="small">${i(`proposal_so_far`,{agreed:p(s),waiting:p(c)})}</p>
    <div class="row">
      ${g&&r(i(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&r(i(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(t,{state:r,geometry:i}){m(r),n(t,r.proposal&&e`<${g} state=${r} geometry=${i} />`)}export{_ as n,h as t};