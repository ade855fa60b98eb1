import{Gt as e,Lt as t,Sn as n,Yt as r,hn as i,l as a,qt as o,rn as s,tn as c,wn as l,xt as u,yn as d}from"./phone-5c5bf911.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&r(`${i(`proposal`)} ${t}`),!t&&f&&p===n&&(o(i(`proposal_off`)),r(i(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let r={pieces:[...u(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:i(`proposed_position`)};return n`<${a} state=${e} geometry=${t} around=${null} contents=${r} css="proposed" />`}function g({state:r,geometry:a}){let{agreed:o,waiting:l,text:u,what:f}=r.proposal,p=e=>e.map(e=>t(r,e)).join(`, `),m=t=>()=>e(()=>s(`/api/overrule/${t}`)),g=c.host||c.seats.some(e=>l.includes(e)),_=c.seats.some(e=>[...o,...l].includes(e));return n`<section class="card question" aria-label=${i(`proposal`)}>
    <h2>${i(`proposal`)}</h2>
    <p class="step">${u}</p>
    ${f===`edit`&&a&&n`<${h} state=${r} geometry=${a} />`}
    <p class="small">${i(`proposal_so_far`,{agreed:p(o),waiting:p(l)})}</p>
    <div class="row">
      ${g&&d(i(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&d(i(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:r}){m(t),l(e,t.proposal&&n`<${g} state=${t} geometry=${r} />`)}export{_ as n,h as t};