import{Fn as e,Ln as t,Mn as n,On as r,Rn as i,cn as a,dn as o,et as s,fn as c,hn as l,pn as u,rn as d,sn as f}from"./phone-c7af0d79.js";import{t as p}from"./stage-ee983356.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:i,...a}=r;return{key:`${e.game_id} ${a.seat} ${a.when}`,more:s(n,i),...a}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([o(`/api/lessons/${e}/${t}`),c({game:e,variant:t})])),g.get(r)}var v=class extends i{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(t,{lesson:n,geometry:r}){return n?e`<${p} lesson=${n} geometry=${r} />`:null}};function y({state:t,seat:i,when:a,title:o,text:s,caption:c,known:u,off:f,more:p}){let m=e=>()=>d(()=>l(`/api/seats/${i}/learning`,e));return e`
    <${v} key=${a} state=${t} />
    <p class="small">${c}</p>
    <h2>${o}</h2>
    <p>${s}</p>
    <div class="row">
      ${n(u,m({on:!0,told:a}),{name:`lesson-known`})}
      ${n(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&e`<a class="button why" href=${p} aria-label=${r(`how_to_play`)} title=${r(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(n,{state:r,geometry:i}){let o=m(r,u,i);return n.hidden=!o,o?(a(`learn/lesson.css`),o.key!==b&&f(`${o.title}. ${o.text}`),b=o.key,t(n,e`<${y} ...${o} key=${o.key} state=${r} />`)):t(n,null)}export{m as i,v as n,x as r,y as t};