import{An as e,En as t,Fn as n,In as r,Nn as i,dn as a,et as o,fn as s,mn as c,nn as l,on as u,sn as d,un as f}from"./phone-c348bab2.js";import{t as p}from"./stage-6e68acd8.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:i,...a}=r;return{key:`${e.game_id} ${a.seat} ${a.when}`,more:o(n,i),...a}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([f(`/api/lessons/${e}/${t}`),a({game:e,variant:t})])),g.get(r)}var v=class extends r{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:n}){return t?i`<${p} lesson=${t} geometry=${n} />`:null}};function y({state:n,seat:r,when:a,title:o,text:s,caption:u,known:d,off:f,more:p}){let m=e=>()=>l(()=>c(`/api/seats/${r}/learning`,e));return i`
    <${v} key=${a} state=${n} />
    <p class="small">${u}</p>
    <h2>${o}</h2>
    <p>${s}</p>
    <div class="row">
      ${e(d,m({on:!0,told:a}),{name:`lesson-known`})}
      ${e(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&i`<a class="button why" href=${p} aria-label=${t(`how_to_play`)} title=${t(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:t,geometry:r}){let a=m(t,s,r);return e.hidden=!a,a?(d(`learn/lesson.css`),a.key!==b&&u(`${a.title}. ${a.text}`),b=a.key,n(e,i`<${y} ...${a} key=${a.key} state=${t} />`)):n(e,null)}export{m as i,v as n,x as r,y as t};