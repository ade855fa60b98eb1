import{Ht as e,Mt as t,Rt as n,Vt as r,Yt as i,Zt as a,_t as o,dt as s,lt as c,pt as l,tn as u}from"./all-d6b41ecc.js";import{a as d}from"./shared-5272dd52.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&l(`${u(`proposal`)} ${t}`),!t&&f&&p===n&&(s(u(`proposal_off`)),l(u(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...o(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:u(`proposed_position`)};return r`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:e,geometry:o}){let{agreed:s,waiting:l,text:d,what:f}=e.proposal,p=n=>n.map(n=>t(e,n)).join(`, `),m=e=>()=>c(()=>a(`/api/overrule/${e}`)),g=i.host||i.seats.some(e=>l.includes(e)),_=i.seats.some(e=>[...s,...l].includes(e));return r`<section class="card question" aria-label=${u(`proposal`)}>
    <h2>${u(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&r`<${h} state=${e} geometry=${o} />`}
    <p class="small">${u(`proposal_so_far`,{agreed:p(s),waiting:p(l)})}</p>
    <div class="row">
      ${g&&n(u(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(u(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(t,{state:n,geometry:i}){m(n),e(t,n.proposal&&r`<${g} state=${n} geometry=${i} />`)}export{_ as n,h as t};