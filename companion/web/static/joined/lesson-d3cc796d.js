import{Fn as e,Mn as t,Pn as n,Q as r,Tn as i,an as a,dn as o,kn as s,ln as c,on as l,pn as u,tn as d,un as f}from"./phone-3ee84c15.js";import{t as p}from"./stage-4e8b5f7f.js";function m(e,t,n){let{lesson:i}=e;if(!i||!(t.host||t.seats.includes(i.seat)))return null;let{rule:a,...o}=i;return{key:`${e.game_id} ${o.seat} ${o.when}`,more:r(n,a),...o}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`;return g.has(r)||g.set(r,Promise.all([c(`/api/lessons/${e}/${t}`),f({game:e,variant:t})])),g.get(r)}var v=class extends e{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:n,geometry:r}){return n?t`<${p} lesson=${n} geometry=${r} />`:null}};function y({state:e,seat:n,when:r,title:a,text:o,caption:c,known:l,off:f,more:p}){let m=e=>()=>d(()=>u(`/api/seats/${n}/learning`,e));return t`
    <${v} key=${r} state=${e} />
    <p class="small">${c}</p>
    <h2>${a}</h2>
    <p>${o}</p>
    <div class="row">
      ${s(l,m({on:!0,told:r}),{name:`lesson-known`})}
      ${s(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
      ${p&&t`<a class="button why" href=${p} aria-label=${i(`how_to_play`)} title=${i(`how_to_play`)} data-f="lesson-more">?</a>`}
    </div>
  `}let b=``;async function x(e,{state:r,geometry:i}){let s=m(r,o,i);return e.hidden=!s,s?(l(`learn/lesson.css`),s.key!==b&&a(`${s.title}. ${s.text}`),b=s.key,n(e,t`<${y} ...${s} key=${s.key} state=${r} />`)):n(e,null)}export{m as i,v as n,x as r,y as t};