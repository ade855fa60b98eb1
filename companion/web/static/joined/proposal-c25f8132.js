import{t as e}from"./rolldown-runtime-fdcf77fe.js";import{$t as t,An as n,Ht as r,On as i,Tn as a,Tt as o,Zt as s,l as c,ln as l,sn as u,tn as d,xn as f}from"./phone-99872946.js";var p=/* @__PURE__ */ e({showProposal:()=>y});let m=``,h=``;function g(e){let n=e.proposal?.text??``,r=JSON.stringify([e.game_id,e.past.lines,e.phase,e.die,e.verdicts?.at(-1)]);n&&n!==m&&d(`${f(`proposal`)} ${n}`),!n&&m&&h===r&&(t(f(`proposal_off`)),d(f(`proposal_off`))),[m,h]=[n,r]}function _({state:e,geometry:t}){let n={pieces:[...o(e.proposal.position,t)].map(([e,t])=>({spot:e,kind:t,look:`down`})),label:f(`proposed_position`)};return i`<${c} state=${e} geometry=${t} around=${null} contents=${n} css="proposed" />`}function v({state:e,geometry:t}){let{agreed:n,waiting:o,text:c,what:d}=e.proposal,p=t=>t.map(t=>r(e,t)).join(`, `),m=e=>()=>s(()=>l(`/api/overrule/${e}`)),h=u.host||u.seats.some(e=>o.includes(e)),g=u.seats.some(e=>[...n,...o].includes(e));return i`<section class="card question" aria-label=${f(`proposal`)}>
    <h2>${f(`proposal`)}</h2>
    <p class="step">${c}</p>
    ${d===`edit`&&t&&i`<${_} state=${e} geometry=${t} />`}
    <p class="small">${f(`proposal_so_far`,{agreed:p(n),waiting:p(o)})}</p>
    <div class="row">
      ${h&&a(f(`agree`),m(`agree`),{kind:`primary`,name:`agree`})}
      ${(h||g)&&a(f(h?`refuse`:`withdraw`),m(`refuse`),{name:`refuse`})}
    </div>
  </section>`}function y(e,{state:t,geometry:r}){g(t),n(e,t.proposal&&i`<${v} state=${t} geometry=${r} />`)}export{p as n,_ as t};