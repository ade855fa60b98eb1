import{Dn as e,In as t,Jt as n,Pn as r,an as i,hn as a,jn as o,jt as s,pn as c,rn as l,sn as u,u as d}from"./phone-1c8a60bc.js";let f=``,p=``;function m(t){let n=t.proposal?.text??``,r=JSON.stringify([t.game_id,t.past.lines,t.phase,t.die,t.verdicts?.at(-1)]);n&&n!==f&&u(`${e(`proposal`)} ${n}`),!n&&f&&p===r&&(i(e(`proposal_off`)),u(e(`proposal_off`))),[f,p]=[n,r]}function h({state:t,geometry:n}){let i={pieces:[...s(t.proposal.position,n)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:e(`proposed_position`)};return r`<${d} state=${t} geometry=${n} around=${null} contents=${i} css="proposed" />`}function g({state:t,geometry:i}){let{agreed:s,waiting:u,text:d,what:f}=t.proposal,p=e=>e.map(e=>n(t,e)).join(`, `),m=e=>()=>l(()=>a(`/api/overrule/${e}`)),g=c.host||c.seats.some(e=>u.includes(e)),_=c.seats.some(e=>[...s,...u].includes(e));return r`<section class="card question" aria-label=${e(`proposal`)}>
    <h2>${e(`proposal`)}</h2>
    <p class="step">${d}</p>
    ${f===`edit`&&i&&r`<${h} state=${t} geometry=${i} />`}
    <p class="small">${e(`proposal_so_far`,{agreed:p(s),waiting:p(u)})}</p>
    <div class="row">
      ${g&&o(e(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&o(e(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:n,geometry:i}){m(n),t(e,n.proposal&&r`<${g} state=${n} geometry=${i} />`)}export{_ as n,h as t};