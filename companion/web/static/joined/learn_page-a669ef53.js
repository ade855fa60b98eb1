import{An as e,Bn as t,Cn as n,Fn as r,On as i,P as a,Rn as o,Sn as s,an as c,mn as l,pn as u,vn as d}from"./phone-9725a789.js";import{t as f}from"./stage-3170c14d.js";const{game:p=``,variant:m=``}=r(`main`).dataset,h={page:null,geometry:null},g=({lesson:e})=>o`<div class="learn-said">
<p class="learn-mover" aria-hidden="true">
${n(e.seat,i(e.seat),`small`)} ${e.die&&d(e.die,`small`)}
</p>
<ul>
${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>o`<li>${s(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
</ul>
</div>`,_=({lesson:t,geometry:n,number:r})=>o`<article
class="card learn-card"
id=${`card-${r}`}
aria-labelledby=${`title-${r}`}
>
<h2 id=${`title-${r}`} tabindex="-1">${t.title}</h2>
<p>${t.text}</p>
${t.house_rule&&o`<p class="small">${e(`house_rule`,{name:t.house_rule})}</p>`}
<${f} lesson=${t} geometry=${n} />
<${g} lesson=${t} />
</article>`,v=({page:t,geometry:n})=>o`
<h1>${e(`how_to_play`)}</h1>
<p class="learn-game">${t.title}</p>
${t.played&&o`<p class="small">${e(`how_to_play_played`)}</p>`}
<div class="learn-cards">
${t.lessons.map((e,t)=>o`<${_} lesson=${e} geometry=${n} number=${t} />`)}
</div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),i=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(i<0)return;let a=r(`card-${i}`);a.classList.add(`asked`),a.scrollIntoView({block:`start`}),a.querySelector(`h2`)?.focus({preventScroll:!0})}async function b(){await a();let[e,n]=await Promise.all([c(()=>u(`/api/lessons/${p}/${m}`)),c(()=>l({game:p,variant:m}))]);e&&n&&(Object.assign(h,{page:e,geometry:n}),t(r(`cards`),o`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();