import{$t as e,Cn as t,En as n,On as r,Y as i,Yt as a,an as o,en as s,in as c,kn as l,rn as u,sn as d,yn as f}from"./phone-4da4ee6a.js";import{t as p}from"./stage-c47af970.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:a,...o}=r;return{key:`${e.game_id} ${o.seat} ${o.when}`,more:i(n,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([u(`/api/lessons/${e}/${t}`),c({game:e,variant:t})])),g.get(r)}var v=class extends l{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:r}){return t?n`<${p} lesson=${t} geometry=${r} />`:null}};function y({state:e,seat:r,when:i,title:o,text:s,caption:c,known:l,off:u,more:p}){let m=e=>()=>a(()=>d(`/api/seats/${r}/learning`,e));return n`
    <${v} key=${i} state=${e} />
    <p class="small">${c}</p>
    <h2>${o}</h2>
    <p>${s}</p>
    <div class="row">
      ${t(l,m({on:!0,told:i}),{name:`lesson-known`})}
      ${t(u,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&n`<a class="button why" href=${p} aria-label=${f(`how_to_play`)} title=${f(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(t,{state:i,geometry:a}){let c=m(i,o,a);return t.hidden=!c,c?(s(`learn/lesson.css`),c.key!==b&&e(`${c.title}. ${c.text}`),b=c.key,r(t,n`<${y} ...${c} key=${c.key} state=${i} />`)):r(t,null)}export{x as showLesson};