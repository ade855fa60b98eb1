import{An as e,Ln as t,Nt as n,Pn as r,Xt as i,_n as a,an as o,hn as s,l as c,ln as l,sn as u,zn as d}from"./phone-44b4d523.js";let f=``,p=``;function m(t){let n=t.proposal?.text??``,r=JSON.stringify([t.game_id,t.past.lines,t.phase,t.die,t.verdicts?.at(-1)]);n&&n!==f&&l(`${e(`proposal`)} ${n}`),!n&&f&&p===r&&(u(e(`proposal_off`)),l(e(`proposal_off`))),[f,p]=[n,r]}function h({state:r,geometry:i}){let a={pieces:[...n(r.proposal.position,i)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:e(`proposed_position`)};return t`<${c} state=${r} geometry=${i} around=${null} contents=${a} css="proposed" />`}function g({state:n,geometry:c}){let{agreed:l,waiting:u,text:d,what:f}=n.proposal,p=e=>e.map(e=>i(n,e)).join(`, `),m=e=>()=>o(()=>a(`/api/overrule/${e}`)),g=s.host||s.seats.some(e=>u.includes(e)),_=s.seats.some(e=>[...l,...u].includes(e));return t`<section class="card question" aria-label=${e(`proposal`)}>
    <h2>${e(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&c&&t`<${h} state=${n} geometry=${c} />`}
    <p class="small">${e(`proposal_so_far`,{agreed:p(l),waiting:p(u)})}</p>
    <div class="row">
      ${g&&r(e(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&r(e(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:n,geometry:r}){m(n),d(e,n.proposal&&t`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};