import{A as e,Dn as t,Jt as n,Tn as r,dn as i,fn as a,gn as o,nn as s,rn as c,sn as l,vn as u}from"./phone-6455bc21.js";import{t as d}from"./stage-131d7a14.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:e})=>r`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${a(e.seat,o(e.seat),`small`)} ${e.die&&l(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>r`<li>${i(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,_=({lesson:e,geometry:t,number:n})=>r`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&r`<p class="small">${u(`house_rule`,{name:e.house_rule})}</p>`}
  <${d} lesson=${e} geometry=${t} />
  <${g} lesson=${e} />
</article>`,v=({page:e,geometry:t})=>r`
  <h1>${u(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&r`<p class="small">${u(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>r`<${_} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await e();let[i,a]=await Promise.all([n(()=>s(`/api/lessons/${p}/${m}`)),n(()=>c({game:p,variant:m}))]);i&&a&&(Object.assign(h,{page:i,geometry:a}),t(f(`cards`),r`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();