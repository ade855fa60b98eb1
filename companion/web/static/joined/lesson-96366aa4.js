import{An as e,Dn as t,X as n,Xt as r,an as i,bn as a,cn as o,en as s,in as c,kn as l,on as u,tn as d,wn as f}from"./phone-4f51d064.js";import{t as p}from"./stage-b2544836.js";function m(e,t,r){let{lesson:i}=e;if(!i||!(t.host||t.seats.includes(i.seat)))return null;let{rule:a,...o}=i;return{key:`${e.game_id} ${o.seat} ${o.when}`,more:n(r,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([c(`/api/lessons/${e}/${t}`),i({game:e,variant:t})])),g.get(r)}var v=class extends e{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:n,geometry:r}){return n?t`<${p} lesson=${n} geometry=${r} />`:null}};function y({state:e,seat:n,when:i,title:s,text:c,caption:l,known:u,off:d,more:p}){let m=e=>()=>r(()=>o(`/api/seats/${n}/learning`,e));return t`
    <${v} key=${i} state=${e} />
    <p class="small">${l}</p>
    <h2>${s}</h2>
    <p>${c}</p>
    <div class="row">
      ${f(u,m({on:!0,told:i}),{name:`lesson-known`})}
      ${f(d,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&t`<a class="button why" href=${p} aria-label=${a(`how_to_play`)} title=${a(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:n,geometry:r}){let i=m(n,u,r);return e.hidden=!i,i?(d(`learn/lesson.css`),i.key!==b&&s(`${i.title}. ${i.text}`),b=i.key,l(e,t`<${y} ...${i} key=${i.key} state=${n} />`)):l(e,null)}export{m as i,v as n,x as r,y as t};