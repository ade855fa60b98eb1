import{$t as e,Cn as t,En as n,On as r,Tt as i,Vt as a,Yt as o,Zt as s,an as c,sn as l,u,yn as d}from"./phone-4da4ee6a.js";let f=``,p=``;function m(t){let n=t.proposal?.text??``,r=JSON.stringify([t.game_id,t.past.lines,t.phase,t.die,t.verdicts?.at(-1)]);n&&n!==f&&e(`${d(`proposal`)} ${n}`),!n&&f&&p===r&&(s(d(`proposal_off`)),e(d(`proposal_off`))),[f,p]=[n,r]}function h({state:e,geometry:t}){let r={pieces:[...i(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:d(`proposed_position`)};return n`<${u} state=${e} geometry=${t} around=${null} contents=${r} css="proposed" />`}function g({state:e,geometry:r}){let{agreed:i,waiting:s,text:u,what:f}=e.proposal,p=t=>t.map(t=>a(e,t)).join(`, `),m=e=>()=>o(()=>l(`/api/overrule/${e}`)),g=c.host||c.seats.some(e=>s.includes(e)),_=c.seats.some(e=>[...i,...s].includes(e));return n`<section class="card question" aria-label=${d(`proposal`)}>
    <h2>${d(`proposal`)}</h2>
    <p class="step">${u}</p>
    ${f===`edit`&&r&&n`<${h} state=${e} geometry=${r} />`}
    <p class="small">${d(`proposal_so_far`,{agreed:p(i),waiting:p(s)})}</p>
    <div class="row">
      ${g&&t(d(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(g||_)&&t(d(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function _(e,{state:t,geometry:i}){m(t),r(e,t.proposal&&n`<${g} state=${t} geometry=${i} />`)}export{_ as n,h as t};