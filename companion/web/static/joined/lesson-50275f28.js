import{$ as e,An as t,En as n,Fn as r,In as i,Nn as a,dn as o,fn as s,mn as c,nn as l,on as u,sn as d,un as f}from"./phone-5c84839d.js";import{t as p}from"./stage-1d34f80e.js";function m(t,n,r){let{lesson:i}=t;if(!i||!(n.host||n.seats.includes(i.seat)))return null;let{rule:a,...o}=i;return{key:`${t.game_id} ${o.seat} ${o.when}`,more:e(r,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([f(`/api/lessons/${e}/${t}`),o({game:e,variant:t})])),g.get(r)}var v=class extends i{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:n}){return t?a`<${p} lesson=${t} geometry=${n} />`:null}};function y({state:e,seat:r,when:i,title:o,text:s,caption:u,known:d,off:f,more:p}){let m=e=>()=>l(()=>c(`/api/seats/${r}/learning`,e));return a`
    <${v} key=${i} state=${e} />
    <p class="small">${u}</p>
    <h2>${o}</h2>
    <p>${s}</p>
    <div class="row">
      ${t(d,m({on:!0,told:i}),{name:`lesson-known`})}
      ${t(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&a`<a class="button why" href=${p} aria-label=${n(`how_to_play`)} title=${n(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:t,geometry:n}){let i=m(t,s,n);return e.hidden=!i,i?(d(`learn/lesson.css`),i.key!==b&&u(`${i.title}. ${i.text}`),b=i.key,r(e,a`<${y} ...${i} key=${i.key} state=${t} />`)):r(e,null)}export{m as i,v as n,x as r,y as t};