import{Dn as e,Et as t,Ht as n,Qt as r,Xt as i,bn as a,cn as o,en as s,kn as c,on as l,u,wn as d}from"./phone-4f51d064.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&s(`${a(`proposal`)} ${t}`),!t&&f&&p===n&&(r(a(`proposal_off`)),s(a(`proposal_off`))),[f,p]=[t,n]}function h({state:n,geometry:r}){let i={pieces:[...t(n.proposal.position,r)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:a(`proposed_position`)};return e`<${u} state=${n} geometry=${r} around=${null} contents=${i} css="proposed" />`}function g({state:t,geometry:r}){let{agreed:s,waiting:c,text:u,what:f}=t.proposal,p=e=>e.map(e=>n(t,e)).join(`, `),m=e=>()=>i(()=>o(`/api/overrule/${e}`)),g=l.host||l.seats.some(e=>c.includes(e)),_=l.seats.some(e=>[...s,...c].includes(e));return e`<section class="card question" aria-label=${a(`proposal`)}>
    <h2>${a(`proposal`)}</h2>
    <p class="step">${u}</p>
    ${f===`edit`&&r&&e`<${h} state=${t} geometry=${r} />`}
    <p class="small">${a(`proposal_so_far`,{agreed:p(s),waiting:p(c)})}</p>
    <div class="row">
      ${g&&d(a(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&d(a(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(t,{state:n,geometry:r}){m(n),c(t,n.proposal&&e`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};