import{It as e,Jt as t,Lt as n,Ut as r,Yt as i,dn as a,in as o,nn as s,pn as c,r as l,rt as u}from"./all-136c38ea.js";import{c as d}from"./shared-32cc7dcf.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:e,geometry:t}){let n={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,arrows:e.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:e.told.map(({text:e})=>e).join(` `)},r=e.around.length?e.around:null;return a`<${d} css="learn-board" geometry=${t} around=${r} contents=${n} />`}const _=({lesson:e})=>a`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${i(e.seat,s(e.seat),`small`)} ${e.die&&r(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:n})=>a`<li>${t(n?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,v=({lesson:e,geometry:t,number:n})=>a`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&a`<p class="small">${o(`house_rule`,{name:e.house_rule})}</p>`}
  <${g} lesson=${e} geometry=${t} />
  <${_} lesson=${e} />
</article>`,y=({page:e,geometry:t})=>a`
  <h1>${o(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&a`<p class="small">${o(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>a`<${v} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await l();let[t,r]=await Promise.all([u(()=>e(`/api/lessons/${p}/${m}`)),u(()=>n({game:p,variant:m}))]);t&&r&&(Object.assign(h,{page:t,geometry:r}),c(f(`cards`),a`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();