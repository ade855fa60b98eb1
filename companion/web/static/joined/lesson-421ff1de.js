import{t as e}from"./rolldown-runtime-fdcf77fe.js";import{An as t,On as n,Tn as r,Y as i,Zt as a,an as o,jn as s,ln as c,nn as l,on as u,sn as d,tn as f,xn as p}from"./phone-99872946.js";import{t as m}from"./stage-28bf5791.js";function h(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:a,...o}=r;return{key:`${e.game_id} ${o.seat} ${o.when}`,more:i(n,a),...o}}function g(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}var _=/* @__PURE__ */ e({showLesson:()=>C});const v=/* @__PURE__ */ new Map;function y({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return v.has(r)||v.set(r,Promise.all([o(`/api/lessons/${e}/${t}`),u({game:e,variant:t})])),v.get(r)}var b=class extends s{async componentDidMount(){let{state:e}=this.props,t=await y(e).catch(()=>null),n=t&&g(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:r}){return t?n`<${m} lesson=${t} geometry=${r} />`:null}};function x({state:e,seat:t,when:i,title:o,text:s,caption:l,known:u,off:d,more:f}){let m=e=>()=>a(()=>c(`/api/seats/${t}/learning`,e));return n`
    <${b} key=${i} state=${e} />
    <p class="small">${l}</p>
    <h2>${o}</h2>
    <p>${s}</p>
    <div class="row">
      ${r(u,m({on:!0,told:i}),{name:`lesson-known`})}
      ${r(d,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${f&&n`<a class="button why" href=${f} aria-label=${p(`how_to_play`)} title=${p(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let S=``;async function C(e,{state:r,geometry:i}){let a=h(r,d,i);return e.hidden=!a,a?(l(`learn/lesson.css`),a.key!==S&&f(`${a.title}. ${a.text}`),S=a.key,t(e,n`<${x} ...${a} key=${a.key} state=${r} />`)):t(e,null)}export{_ as n,h as r,b as t};