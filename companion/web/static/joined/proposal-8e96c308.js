import{Ct as e,It as t,Pt as n,ct as r,en as i,et as a,in as o,it as s,ln as c,nt as l,sn as u}from"./all-9abd0c32.js";import{l as d}from"./shared-a7f95979.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&s(`${i(`proposal`)} ${t}`),!t&&f&&p===n&&(l(i(`proposal_off`)),s(i(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let n={pieces:[...r(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:i(`proposed_position`)};return u`<${d} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function g({state:r,geometry:s}){let{agreed:c,waiting:l,text:d,what:f}=r.proposal,p=t=>t.map(t=>e(r,t)).join(`, `),m=e=>()=>a(()=>t(`/api/overrule/${e}`)),g=n.host||n.seats.some(e=>l.includes(e)),_=n.seats.some(e=>[...c,...l].includes(e));return u`<section class="card question" aria-label=${i(`proposal`)}>
    <h2>${i(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&s&&u`<${h} state=${r} geometry=${s} />`}
    <p class="small">${i(`proposal_so_far`,{agreed:p(c),waiting:p(l)})}</p>
    <div class="row">
      ${g&&o(i(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&o(i(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:n}){m(t),c(e,t.proposal&&u`<${g} state=${t} geometry=${n} />`)}export{_ as n,h as t};