import{Lt as e,Tt as t,fn as n,it as r,nt as i,ot as a,rn as o,sn as s,un as c,ut as l,zt as u}from"./all-eabb7ade.js";import{l as d}from"./shared-f27c9c55.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&a(`${o(`proposal`)} ${t}`),!t&&f&&p===n&&(r(o(`proposal_off`)),a(o(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...l(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:o(`proposed_position`)};return c`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:n,geometry:r}){let{agreed:a,waiting:l,text:d,what:f}=n.proposal,p=e=>e.map(e=>t(n,e)).join(`, `),m=e=>()=>i(()=>u(`/api/overrule/${e}`)),g=e.host||e.seats.some(e=>l.includes(e)),_=e.seats.some(e=>[...a,...l].includes(e));return c`<section class="card question" aria-label=${o(`proposal`)}>
    <h2>${o(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&r&&c`<${h} state=${n} geometry=${r} />`}
    <p class="small">${o(`proposal_so_far`,{agreed:p(a),waiting:p(l)})}</p>
    <div class="row">
      ${g&&s(o(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&s(o(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:r}){m(t),n(e,t.proposal&&c`<${g} state=${t} geometry=${r} />`)}export{_ as n,h as t};