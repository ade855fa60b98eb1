import{$t as e,Dn as t,J as n,Jt as r,On as i,Qt as a,Sn as o,Tn as s,in as c,nn as l,on as u,rn as d,vn as f}from"./phone-6455bc21.js";import{t as p}from"./stage-131d7a14.js";function m(e,t,r){let{lesson:i}=e;if(!i||!(t.host||t.seats.includes(i.seat)))return null;let{rule:a,...o}=i;return{key:`${e.game_id} ${o.seat} ${o.when}`,more:n(r,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([l(`/api/lessons/${e}/${t}`),d({game:e,variant:t})])),g.get(r)}var v=class extends i{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:n}){return t?s`<${p} lesson=${t} geometry=${n} />`:null}};function y({state:e,seat:t,when:n,title:i,text:a,caption:c,known:l,off:d,more:p}){let m=e=>()=>r(()=>u(`/api/seats/${t}/learning`,e));return s`
    <${v} key=${n} state=${e} />
    <p class="small">${c}</p>
    <h2>${i}</h2>
    <p>${a}</p>
    <div class="row">
      ${o(l,m({on:!0,told:n}),{name:`lesson-known`})}
      ${o(d,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&s`<a class="button why" href=${p} aria-label=${f(`how_to_play`)} title=${f(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(n,{state:r,geometry:i}){let o=m(r,c,i);return n.hidden=!o,o?(e(`learn/lesson.css`),o.key!==b&&a(`${o.title}. ${o.text}`),b=o.key,t(n,s`<${y} ...${o} key=${o.key} state=${r} />`)):t(n,null)}export{x as showLesson};