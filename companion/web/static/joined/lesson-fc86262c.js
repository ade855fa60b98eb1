import{Dn as e,In as t,Ln as n,Pn as r,cn as i,dn as a,fn as o,hn as s,jn as c,pn as l,rn as u,sn as d,tt as f}from"./phone-1c8a60bc.js";import{t as p}from"./stage-97e644cc.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:i,...a}=r;return{key:`${e.game_id} ${a.seat} ${a.when}`,more:f(n,i),...a}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([a(`/api/lessons/${e}/${t}`),o({game:e,variant:t})])),g.get(r)}var v=class extends n{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:n}){return t?r`<${p} lesson=${t} geometry=${n} />`:null}};function y({state:t,seat:n,when:i,title:a,text:o,caption:l,known:d,off:f,more:p}){let m=e=>()=>u(()=>s(`/api/seats/${n}/learning`,e));return r`
    <${v} key=${i} state=${t} />
    <p class="small">${l}</p>
    <h2>${a}</h2>
    <p>${o}</p>
    <div class="row">
      ${c(d,m({on:!0,told:i}),{name:`lesson-known`})}
      ${c(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&r`<a class="button why" href=${p} aria-label=${e(`how_to_play`)} title=${e(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:n,geometry:a}){let o=m(n,l,a);return e.hidden=!o,o?(i(`learn/lesson.css`),o.key!==b&&d(`${o.title}. ${o.text}`),b=o.key,t(e,r`<${y} ...${o} key=${o.key} state=${n} />`)):t(e,null)}export{m as i,v as n,x as r,y as t};