import{An as e,Bn as t,Hn as n,Pn as r,Rn as i,_n as a,an as o,hn as s,ln as c,mn as l,pn as u,tt as d,un as f}from"./phone-9725a789.js";import{t as p}from"./stage-3170c14d.js";function m(e,t,n){let{lesson:r}=e;if(!r||!(t.host||t.seats.includes(r.seat)))return null;let{rule:i,...a}=r;return{key:`${e.game_id} ${a.seat} ${a.when}`,more:d(n,i),...a}}function h(e,{when:t,title:n}){let r=e.filter(e=>e.when===t);return r.find(e=>e.title===n)??r[0]}const g=/* @__PURE__ */ new Map;function _({game:e,variant:t,game_id:n}){let r=`${n} ${e} ${t} ${document.documentElement.lang}`,i={game:e??``,variant:t??``},a=g.get(r)??Promise.all([u(`/api/lessons/${i.game}/${i.variant}`),l(i)]);return g.set(r,a),a}var v=class extends n{async componentDidMount(){let{state:e}=this.props,t=await _(e).catch(()=>null),n=t&&e.lesson&&h(t[0].lessons,e.lesson);n&&this.setState({lesson:n,geometry:t[1]})}render(e,{lesson:t,geometry:n}){return t?i`<${p} lesson=${t} geometry=${n} />`:null}};function y({state:t,seat:n,when:s,title:c,text:l,caption:u,known:d,off:f,more:p}){let m=e=>()=>o(()=>a(`/api/seats/${n}/learning`,e));return i`
<${v} key=${s} state=${t} />
<p class="small">${u}</p>
<h2>${c}</h2>
<p>${l}</p>
<div class="row">
${r(d,m({on:!0,told:s}),{name:`lesson-known`})}
${r(f,m({on:!1}),{kind:`quiet`,name:`lesson-off`})}
${p&&i`<a class="button why" href=${p} aria-label=${e(`how_to_play`)} title=${e(`how_to_play`)} data-f="lesson-more">?</a>`}
</div>
`}let b=``;async function x(e,{state:n,geometry:r}){let a=m(n,s,r);return e.hidden=!a,a?(f(`learn/lesson.css`),a.key!==b&&c(`${a.title}. ${a.text}`),b=a.key,t(e,i`<${y} ...${a} key=${a.key} state=${n} />`)):t(e,null)}export{m as i,v as n,x as r,y as t};