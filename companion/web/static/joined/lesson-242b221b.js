import{$t as e,Bt as t,Dn as n,J as r,Jt as i,On as a,Qt as o,Sn as s,Tn as c,in as l,nn as u,on as d,rn as f,vn as p}from"./phone-dc503a23.js";import{t as m}from"./stage-64e46944.js";function h(e,n,i){let{lesson:a}=e;if(!a||!(n.host||n.seats.includes(a.seat)))return null;let{seat:o,when:s,title:c,text:l,rule:u}=a;return{key:`${e.game_id} ${o} ${s}`,seat:o,when:s,title:c,text:l,more:r(i,u),caption:p(`lesson_for`,{name:t(e,o)})}}function g(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const _=/* @__PURE__ */ new Map;function v({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return _.has(r)||_.set(r,Promise.all([u(`/api/lessons/${e}/${t}`),f({game:e,variant:t})])),_.get(r)}var y=class extends a{async componentDidMount(){let{state:e}=this.props,t=await v(e).catch(()=>null),n=t&&g(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:n}){return t?c`<${m} lesson=${t} geometry=${n} />`:null}};function b({state:e,seat:t,when:n,title:r,text:a,caption:o,more:l}){let u=e=>()=>i(()=>d(`/api/seats/${t}/learning`,e));return c`
    <${y} key=${n} state=${e} />
    <p class="small">${o}</p>
    <h2>${r}</h2>
    <p>${a}</p>
    <div class="row">
      ${s(p(`lesson_known`),u({on:!0,told:n}),{name:`lesson-known`})}
      ${s(p(`lesson_off`),u({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${l&&c`<a class="button why" href=${l} aria-label=${p(`how_to_play`)} title=${p(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let x=``;async function S(t,{state:r,geometry:i}){let a=h(r,l,i);return t.hidden=!a,a?(e(`learn/lesson.css`),a.key!==x&&o(`${a.title}. ${a.text}`),x=a.key,n(t,c`<${b} ...${a} key=${a.key} state=${r} />`)):n(t,null)}export{S as showLesson};