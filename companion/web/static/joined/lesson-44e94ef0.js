import{An as e,Bn as t,Ln as n,Pn as r,_n as i,an as a,hn as o,ln as s,mn as c,pn as l,tt as u,un as d,zn as f}from"./phone-44b4d523.js";import{t as p}from"./stage-f3c1a3c4.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:i,...a}=r;return{key:`${e.game_id} ${a.seat} ${a.when}`,more:u(n,i),...a}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([l(`/api/lessons/${e}/${t}`),c({game:e,variant:t})])),g.get(r)}var v=class extends t{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:r}){return t?n`<${p} lesson=${t} geometry=${r} />`:null}};function y({state:t,seat:o,when:s,title:c,text:l,caption:u,known:d,off:f,more:p}){let m=e=>()=>a(()=>i(`/api/seats/${o}/learning`,e));return n`
    <${v} key=${s} state=${t} />
    <p class="small">${u}</p>
    <h2>${c}</h2>
    <p>${l}</p>
    <div class="row">
      ${r(d,m({on:!0,told:s}),{name:`lesson-known`})}
      ${r(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&n`<a class="button why" href=${p} aria-label=${e(`how_to_play`)} title=${e(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:t,geometry:r}){let i=m(t,o,r);return e.hidden=!i,i?(d(`learn/lesson.css`),i.key!==b&&s(`${i.title}. ${i.text}`),b=i.key,f(e,n`<${y} ...${i} key=${i.key} state=${t} />`)):f(e,null)}export{m as i,v as n,x as r,y as t};