import{Cn as e,En as t,K as n,Kt as r,Tn as i,Xt as a,Zt as o,bn as s,en as c,gn as l,in as u,nn as d,tn as f}from"./phone-6a1c03c5.js";import{t as p}from"./stage-82caf528.js";function m(e,t,r){let{lesson:i}=e;if(!i||!(t.host||t.seats.includes(i.seat)))return null;let{rule:a,...o}=i;return{key:`${e.game_id} ${o.seat} ${o.when}`,more:n(r,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([c(`/api/lessons/${e}/${t}`),f({game:e,variant:t})])),g.get(r)}var v=class extends t{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(t,{lesson:n,geometry:r}){return n?e`<${p} lesson=${n} geometry=${r} />`:null}};function y({state:t,seat:n,when:i,title:a,text:o,caption:c,known:d,off:f,more:p}){let m=e=>()=>r(()=>u(`/api/seats/${n}/learning`,e));return e`
    <${v} key=${i} state=${t} />
    <p class="small">${c}</p>
    <h2>${a}</h2>
    <p>${o}</p>
    <div class="row">
      ${s(d,m({on:!0,told:i}),{name:`lesson-known`})}
      ${s(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&e`<a class="button why" href=${p} aria-label=${l(`how_to_play`)} title=${l(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(t,{state:n,geometry:r}){let s=m(n,d,r);return t.hidden=!s,s?(o(`learn/lesson.css`),s.key!==b&&a(`${s.title}. ${s.text}`),b=s.key,i(t,e`<${y} ...${s} key=${s.key} state=${n} />`)):i(t,null)}export{x as showLesson};