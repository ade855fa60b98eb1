import{Dn as e,Qt as t,Vt as n,Xt as r,bn as i,cn as a,en as o,kn as s,on as c,u as l,wn as u,wt as d}from"./phone-dd59b0b4.js";let f=``,p=``;function m(e){let n=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);n&&n!==f&&o(`${i(`proposal`)} ${n}`),!n&&f&&p===r&&(t(i(`proposal_off`)),o(i(`proposal_off`))),[f,p]=[n,r]}function h({state:t,geometry:n}){let r={pieces:[...d(t.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:i(`proposed_position`)};return e`<${l} state=${t} geometry=${n} around=${null} contents=${r} css="proposed" />`}function g({state:t,geometry:o}){let{agreed:s,waiting:l,text:d,what:f}=t.proposal,p=e=>e.map(e=>n(t,e)).join(`, `),m=e=>()=>r(()=>a(`/api/overrule/${e}`)),g=c.host||c.seats.some(e=>l.includes(e)),_=c.seats.some(e=>[...s,...l].includes(e));return e`<section class="card question" aria-label=${i(`proposal`)}>
    <h2>${i(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&o&&e`<${h} state=${t} geometry=${o} />`}
    <p class="small">${i(`proposal_so_far`,{agreed:p(s),waiting:p(l)})}</p>
    <div class="row">
      ${g&&u(i(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&u(i(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(t,{state:n,geometry:r}){m(n),s(t,n.proposal&&e`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};