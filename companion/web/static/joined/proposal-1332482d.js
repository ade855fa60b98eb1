import{Bt as e,Ht as t,Mt as n,Qt as r,Wt as i,Xt as a,_n as o,gt as s,mn as c,o as l,un as u,yn as d}from"./phone-c6295ca4.js";let f=``,p=``;function m(e){let n=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);n&&n!==f&&i(`${u(`proposal`)} ${n}`),!n&&f&&p===r&&(t(u(`proposal_off`)),i(u(`proposal_off`))),[f,p]=[n,r]}function h({state:e,geometry:t}){let n={pieces:[...s(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:u(`proposed_position`)};return o`<${l} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:t,geometry:i}){let{agreed:s,waiting:l,text:d,what:f}=t.proposal,p=e=>e.map(e=>n(t,e)).join(`, `),m=t=>()=>e(()=>r(`/api/overrule/${t}`)),g=a.host||a.seats.some(e=>l.includes(e)),_=a.seats.some(e=>[...s,...l].includes(e));return o`<section class="card question" aria-label=${u(`proposal`)}>
    <h2>${u(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&i&&o`<${h} state=${t} geometry=${i} />`}
    <p class="small">${u(`proposal_so_far`,{agreed:p(s),waiting:p(l)})}</p>
    <div class="row">
      ${g&&c(u(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&c(u(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),d(e,t.proposal&&o`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};