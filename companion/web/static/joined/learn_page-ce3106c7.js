import{A as e,En as t,Fn as n,Ln as r,On as i,bn as a,dn as o,fn as s,gn as c,rn as l,xn as u}from"./phone-c7af0d79.js";import{t as d}from"./stage-ee983356.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:e})=>n`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${u(e.seat,t(e.seat),`small`)} ${e.die&&c(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>n`<li>${a(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,_=({lesson:e,geometry:t,number:r})=>n`<article
  class="card learn-card"
  id=${`card-${r}`}
  aria-labelledby=${`title-${r}`}
>
  <h2 id=${`title-${r}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&n`<p class="small">${i(`house_rule`,{name:e.house_rule})}</p>`}
  <${d} lesson=${e} geometry=${t} />
  <${g} lesson=${e} />
</article>`,v=({page:e,geometry:t})=>n`
  <h1>${i(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&n`<p class="small">${i(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,r)=>n`<${_} lesson=${e} geometry=${t} number=${r} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await e();let[t,i]=await Promise.all([l(()=>o(`/api/lessons/${p}/${m}`)),l(()=>s({game:p,variant:m}))]);t&&i&&(Object.assign(h,{page:t,geometry:i}),r(f(`cards`),n`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();