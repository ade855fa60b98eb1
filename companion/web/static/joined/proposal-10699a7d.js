import{$t as e,Bt as t,Cn as n,En as r,On as i,Yt as a,Zt as o,an as s,sn as c,u as l,wt as u,yn as d}from"./phone-1fbd6002.js";let f=``,p=``;function m(t){let n=t.proposal?.text??``,r=JSON.stringify([t.game_id,t.past.lines,t.phase,t.die,t.verdicts?.at(-1)]);n&&n!==f&&e(`${d(`proposal`)} ${n}`),!n&&f&&p===r&&(o(d(`proposal_off`)),e(d(`proposal_off`))),[f,p]=[n,r]}function h({state:e,geometry:t}){let n={pieces:[...u(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:d(`proposed_position`)};return r`<${l} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:e,geometry:i}){let{agreed:o,waiting:l,text:u,what:f}=e.proposal,p=n=>n.map(n=>t(e,n)).join(`, `),m=e=>()=>a(()=>c(`/api/overrule/${e}`)),g=s.host||s.seats.some(e=>l.includes(e)),_=s.seats.some(e=>[...o,...l].includes(e));return r`<section class="card question" aria-label=${d(`proposal`)}>
    <h2>${d(`proposal`)}</h2>
    <p class="step">${u}</p>
    ${f===`edit`&&i&&r`<${h} state=${e} geometry=${i} />`}
    <p class="small">${d(`proposal_so_far`,{agreed:p(o),waiting:p(l)})}</p>
    <div class="row">
      ${g&&n(d(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(d(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),i(e,t.proposal&&r`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};