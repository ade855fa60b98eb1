import{It as e,Jt as t,Kt as n,Ut as r,_t as i,ht as a,in as o,ln as s,nn as c,pt as l,xt as u}from"./all-16646811.js";import{l as d}from"./shared-cd25237a.js";let f=``,p=``;function m(e){let t=e.proposal?.text??``,n=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);t&&t!==f&&i(`${s(`proposal`)} ${t}`),!t&&f&&p===n&&(a(s(`proposal_off`)),i(s(`proposal_off`))),[f,p]=[t,n]}function h({state:e,geometry:t}){let r={pieces:[...u(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:s(`proposed_position`)};return n`<${d} state=${e} geometry=${t} around=${null} contents=${r} css="proposed" />`}function g({state:t,geometry:i}){let{agreed:a,waiting:u,text:d,what:f}=t.proposal,p=n=>n.map(n=>e(t,n)).join(`, `),m=e=>()=>l(()=>o(`/api/overrule/${e}`)),g=c.host||c.seats.some(e=>u.includes(e)),_=c.seats.some(e=>[...a,...u].includes(e));return n`<section class="card question" aria-label=${s(`proposal`)}>
    <h2>${s(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&i&&n`<${h} state=${t} geometry=${i} />`}
    <p class="small">${s(`proposal_so_far`,{agreed:p(a),waiting:p(u)})}</p>
    <div class="row">
      ${g&&r(s(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&r(s(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:r,geometry:i}){m(r),t(e,r.proposal&&n`<${g} state=${r} geometry=${i} />`)}export{_ as n,h as t};