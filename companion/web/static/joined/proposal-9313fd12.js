import{An as e,Bn as t,Nt as n,Pn as r,Rn as i,Xt as a,_n as o,an as s,hn as c,l,ln as u,sn as d}from"./phone-9725a789.js";let f=``,p=``;function m(t){let n=t.proposal?.text??``,r=JSON.stringify([t.game_id,t.past.lines,t.phase,t.die,t.verdicts?.at(-1)]);n&&n!==f&&u(`${e(`proposal`)} ${n}`),!n&&f&&p===r&&(d(e(`proposal_off`)),u(e(`proposal_off`))),[f,p]=[n,r]}function h({state:t,geometry:r}){let a={pieces:[...n(t.proposal.position,r)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:e(`proposed_position`)};return i`<${l} state=${t} geometry=${r} around=${null} contents=${a} css="proposed" />`}function g({state:t,geometry:n}){let{agreed:l,waiting:u,text:d,what:f}=t.proposal,p=e=>e.map(e=>a(t,e)).join(`, `),m=e=>()=>s(()=>o(`/api/overrule/${e}`)),g=c.host||c.seats.some(e=>u.includes(e)),_=c.seats.some(e=>[...l,...u].includes(e));return i`<section class="card question" aria-label=${e(`proposal`)}>
<h2>${e(`proposal`)}</h2>
<p class="step">${d}</p>
${f===`edit`&&n&&i`<${h} state=${t} geometry=${n} />`}
<p class="small">${e(`proposal_so_far`,{agreed:p(l),waiting:p(u)})}</p>
<div class="row">
${g&&r(e(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
${(g||_)&&r(e(g?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
</div>
</section>`}function _(e,{state:n,geometry:r}){m(n),t(e,n.proposal&&i`<${g} state=${n} geometry=${r} />`)}export{_ as n,h as t};