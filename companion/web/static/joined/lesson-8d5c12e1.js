import{Fn as e,Ln as t,Mn as n,On as r,Rn as i,cn as a,dn as o,fn as s,hn as c,pn as l,rn as u,sn as d,tt as f}from"./phone-9ef268c8.js";import{t as p}from"./stage-2563cc48.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:i,...a}=r;return{key:`${e.game_id} ${a.seat} ${a.when}`,more:f(n,i),...a}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([o(`/api/lessons/${e}/${t}`),s({game:e,variant:t})])),g.get(r)}var v=class extends i{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(t,{lesson:n,geometry:r}){return n?e`<${p} lesson=${n} geometry=${r} />`:null}};function y({state:t,seat:i,when:a,title:o,text:s,caption:l,known:d,off:f,more:p}){let m=e=>()=>u(()=>c(`/api/seats/${i}/learning`,e));return e`
    <${v} key=${a} state=${t} />
    <p class="small">${l}</p>
    <h2>${o}</h2>
    <p>${s}</p>
    <div class="row">
      ${n(d,m({on:!0,told:a}),{name:`lesson-known`})}
      ${n(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&e`<a class="button why" href=${p} aria-label=${r(`how_to_play`)} title=${r(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(n,{state:r,geometry:i}){let o=m(r,l,i);return n.hidden=!o,o?(a(`learn/lesson.css`),o.key!==b&&d(`${o.title}. ${o.text}`),b=o.key,t(n,e`<${y} ...${o} key=${o.key} state=${r} />`)):t(n,null)}export{m as i,v as n,x as r,y as t};