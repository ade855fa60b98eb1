import{Bt as e,Dn as t,Jt as n,Qt as r,Sn as i,Tn as a,Xt as o,in as s,on as c,u as l,vn as u,wt as d}from"./phone-6455bc21.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&r(`${u(`proposal`)} ${t}`),!t&&f&&p===n&&(o(u(`proposal_off`)),r(u(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...d(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:u(`proposed_position`)};return a`<${l} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:t,geometry:r}){let{agreed:o,waiting:l,text:d,what:f}=t.proposal,p=n=>n.map(n=>e(t,n)).join(`, `),m=e=>()=>n(()=>c(`/api/overrule/${e}`)),g=s.host||s.seats.some(e=>l.includes(e)),_=s.seats.some(e=>[...o,...l].includes(e));return a`<section class="card question" aria-label=${u(`proposal`)}>
    <h2>${u(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&r&&a`<${h} state=${t} geometry=${r} />`}
    <p class="small">${u(`proposal_so_far`,{agreed:p(o),waiting:p(l)})}</p>
    <div class="row">
      ${g&&i(u(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&i(u(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:n,geometry:r}){m(n),t(e,n.proposal&&a`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};