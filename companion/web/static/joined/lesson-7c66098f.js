import{$ as e,Fn as t,Mn as n,Pn as r,Tn as i,an as a,dn as o,kn as s,ln as c,on as l,pn as u,tn as d,un as f}from"./phone-7ea352df.js";import{t as p}from"./stage-19af876b.js";function m(t,n,r){let{lesson:i}=t;if(!i||!(n.host||n.seats.includes(i.seat)))return null;let{rule:a,...o}=i;return{key:`${t.game_id} ${o.seat} ${o.when}`,more:e(r,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([c(`/api/lessons/${e}/${t}`),f({game:e,variant:t})])),g.get(r)}var v=class extends t{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:r}){return t?n`<${p} lesson=${t} geometry=${r} />`:null}};function y({state:e,seat:t,when:r,title:a,text:o,caption:c,known:l,off:f,more:p}){let m=e=>()=>d(()=>u(`/api/seats/${t}/learning`,e));return n`
    <${v} key=${r} state=${e} />
    <p class="small">${c}</p>
    <h2>${a}</h2>
    <p>${o}</p>
    <div class="row">
      ${s(l,m({on:!0,told:r}),{name:`lesson-known`})}
      ${s(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&n`<a class="button why" href=${p} aria-label=${i(`how_to_play`)} title=${i(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:t,geometry:i}){let s=m(t,o,i);return e.hidden=!s,s?(l(`learn/lesson.css`),s.key!==b&&a(`${s.title}. ${s.text}`),b=s.key,r(e,n`<${y} ...${s} key=${s.key} state=${t} />`)):r(e,null)}export{m as i,v as n,x as r,y as t};