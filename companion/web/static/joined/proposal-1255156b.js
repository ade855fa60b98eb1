import{Ft as e,Lt as t,an as n,at as r,cn as i,lt as a,rt as o,tn as s,tt as c,un as l,wt as u}from"./all-4d413dfa.js";import{l as d}from"./shared-f84836c4.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&r(`${s(`proposal`)} ${t}`),!t&&f&&p===n&&(o(s(`proposal_off`)),r(s(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...a(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:s(`proposed_position`)};return i`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:r,geometry:a}){let{agreed:o,waiting:l,text:d,what:f}=r.proposal,p=e=>e.map(e=>u(r,e)).join(`, `),m=e=>()=>c(()=>t(`/api/overrule/${e}`)),g=e.host||e.seats.some(e=>l.includes(e)),_=e.seats.some(e=>[...o,...l].includes(e));return i`<section class="card question" aria-label=${s(`proposal`)}>
    <h2>${s(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&a&&i`<${h} state=${r} geometry=${a} />`}
    <p class="small">${s(`proposal_so_far`,{agreed:p(o),waiting:p(l)})}</p>
    <div class="row">
      ${g&&n(s(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&n(s(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),l(e,t.proposal&&i`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};