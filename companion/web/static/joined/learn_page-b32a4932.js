import{A as e,Dn as t,Xt as n,an as r,bn as i,in as a,kn as o,ln as s,mn as c,pn as l,vn as u}from"./phone-dd59b0b4.js";import{t as d}from"./stage-15794a9b.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:e})=>t`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${c(e.seat,u(e.seat),`small`)} ${e.die&&s(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:n})=>t`<li>${l(n?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,_=({lesson:e,geometry:n,number:r})=>t`<article
  class="card learn-card"
  id=${`card-${r}`}
  aria-labelledby=${`title-${r}`}
>
  <h2 id=${`title-${r}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&t`<p class="small">${i(`house_rule`,{name:e.house_rule})}</p>`}
  <${d} lesson=${e} geometry=${n} />
  <${g} lesson=${e} />
</article>`,v=({page:e,geometry:n})=>t`
  <h1>${i(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&t`<p class="small">${i(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,r)=>t`<${_} lesson=${e} geometry=${n} number=${r} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await e();let[i,s]=await Promise.all([n(()=>a(`/api/lessons/${p}/${m}`)),n(()=>r({game:p,variant:m}))]);i&&s&&(Object.assign(h,{page:i,geometry:s}),o(f(`cards`),t`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();