import{En as e,Mn as t,Qt as n,Sn as r,X as i,cn as a,jn as o,kn as s,nn as c,on as l,rn as u,sn as d,un as f}from"./phone-68234baa.js";import{t as p}from"./stage-83fa1104.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:a,...o}=r;return{key:`${e.game_id} ${o.seat} ${o.when}`,more:i(n,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([l(`/api/lessons/${e}/${t}`),d({game:e,variant:t})])),g.get(r)}var v=class extends t{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:n}){return t?s`<${p} lesson=${t} geometry=${n} />`:null}};function y({state:t,seat:i,when:a,title:o,text:c,caption:l,known:u,off:d,more:p}){let m=e=>()=>n(()=>f(`/api/seats/${i}/learning`,e));return s`
    <${v} key=${a} state=${t} />
    <p class="small">${l}</p>
    <h2>${o}</h2>
    <p>${c}</p>
    <div class="row">
      ${e(u,m({on:!0,told:a}),{name:`lesson-known`})}
      ${e(d,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&s`<a class="button why" href=${p} aria-label=${r(`how_to_play`)} title=${r(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:t,geometry:n}){let r=m(t,a,n);return e.hidden=!r,r?(u(`learn/lesson.css`),r.key!==b&&c(`${r.title}. ${r.text}`),b=r.key,o(e,s`<${y} ...${r} key=${r.key} state=${t} />`)):o(e,null)}export{m as i,v as n,x as r,y as t};