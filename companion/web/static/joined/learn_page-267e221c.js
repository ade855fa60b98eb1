import{An as e,Cn as t,Ln as n,On as r,P as i,Sn as a,an as o,mn as s,pn as c,vn as l,zn as u}from"./phone-44b4d523.js";import{t as d}from"./stage-f3c1a3c4.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:e})=>n`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${t(e.seat,r(e.seat),`small`)} ${e.die&&l(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>n`<li>${a(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,_=({lesson:t,geometry:r,number:i})=>n`<article
  class="card learn-card"
  id=${`card-${i}`}
  aria-labelledby=${`title-${i}`}
>
  <h2 id=${`title-${i}`} tabindex="-1">${t.title}</h2>
  <p>${t.text}</p>
  ${t.house_rule&&n`<p class="small">${e(`house_rule`,{name:t.house_rule})}</p>`}
  <${d} lesson=${t} geometry=${r} />
  <${g} lesson=${t} />
</article>`,v=({page:t,geometry:r})=>n`
  <h1>${e(`how_to_play`)}</h1>
  <p class="learn-game">${t.title}</p>
  ${t.played&&n`<p class="small">${e(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${t.lessons.map((e,t)=>n`<${_} lesson=${e} geometry=${r} number=${t} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await i();let[e,t]=await Promise.all([o(()=>c(`/api/lessons/${p}/${m}`)),o(()=>s({game:p,variant:m}))]);e&&t&&(Object.assign(h,{page:e,geometry:t}),u(f(`cards`),n`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();