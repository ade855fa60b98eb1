import{Cn as e,En as t,K as n,Kt as r,Rt as i,Tn as a,Xt as o,Zt as s,bn as c,en as l,gn as u,in as d,nn as f,tn as p}from"./phone-b544b77c.js";import{t as m}from"./stage-fb6e05cc.js";function h(e,t,r){let{lesson:a}=e;if(!a||!(t.host||t.seats.includes(a.seat)))return null;let{seat:o,when:s,title:c,text:l,rule:d}=a;return{key:`${e.game_id} ${o} ${s}`,seat:o,when:s,title:c,text:l,more:n(r,d),caption:u(`lesson_for`,{name:i(e,o)})}}function g(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const _=/* @__PURE__ */ new Map;function v({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return _.has(r)||_.set(r,Promise.all([l(`/api/lessons/${e}/${t}`),p({game:e,variant:t})])),_.get(r)}var y=class extends t{async componentDidMount(){let{state:e}=this.props,t=await v(e).catch(()=>null),n=t&&g(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(t,{lesson:n,geometry:r}){return n?e`<${m} lesson=${n} geometry=${r} />`:null}};function b({state:t,seat:n,when:i,title:a,text:o,caption:s,more:l}){let f=e=>()=>r(()=>d(`/api/seats/${n}/learning`,e));return e`
    <${y} key=${i} state=${t} />
    <p class="small">${s}</p>
    <h2>${a}</h2>
    <p>${o}</p>
    <div class="row">
      ${c(u(`lesson_known`),f({on:!0,told:i}),{name:`lesson-known`})}
      ${c(u(`lesson_off`),f({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${l&&e`<a class="button why" href=${l} aria-label=${u(`how_to_play`)} title=${u(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let x=``;async function S(t,{state:n,geometry:r}){let i=h(n,f,r);return t.hidden=!i,i?(s(`learn/lesson.css`),i.key!==x&&o(`${i.title}. ${i.text}`),x=i.key,a(t,e`<${b} ...${i} key=${i.key} state=${n} />`)):a(t,null)}export{S as showLesson};