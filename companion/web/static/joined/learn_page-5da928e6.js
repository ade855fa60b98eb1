import{Gt as e,Kt as t,Lt as n,Xt as r,an as i,en as a,gn as o,mn as s,sn as c,tn as l,w as u}from"./phone-f2d0a0d3.js";import{i as d}from"./shared-6779584e.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:e,geometry:t}){let n={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,arrows:e.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:e.told.map(({text:e})=>e).join(` `)},r=e.around.length?e.around:null;return s`<${d} css="learn-board" geometry=${t} around=${r} contents=${n} />`}const _=({lesson:e})=>s`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${l(e.seat,i(e.seat),`small`)} ${e.die&&r(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>s`<li>${a(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,v=({lesson:e,geometry:t,number:n})=>s`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&s`<p class="small">${c(`house_rule`,{name:e.house_rule})}</p>`}
  <${g} lesson=${e} geometry=${t} />
  <${_} lesson=${e} />
</article>`,y=({page:e,geometry:t})=>s`
  <h1>${c(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&s`<p class="small">${c(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>s`<${v} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await u();let[r,i]=await Promise.all([n(()=>e(`/api/lessons/${p}/${m}`)),n(()=>t({game:p,variant:m}))]);r&&i&&(Object.assign(h,{page:r,geometry:i}),o(f(`cards`),s`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();