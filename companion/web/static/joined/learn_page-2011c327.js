import{Cn as e,Kt as t,Tn as n,an as r,en as i,gn as a,j as o,l as s,ln as c,mn as l,tn as u,un as d}from"./phone-e22dede0.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:t,geometry:n}){let r={pieces:Object.entries(t.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:t.signs,arrows:t.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:t.told.map(({text:e})=>e).join(` `)},i=t.around.length?t.around:null;return e`<${s} css="learn-board" geometry=${n} around=${i} contents=${r} />`}const _=({lesson:t})=>e`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${d(t.seat,l(t.seat),`small`)} ${t.die&&r(t.die,`small`)}
  </p>
  <ul>
    ${t.told.filter(({drawn:e})=>!e).map(({text:t,right:n})=>e`<li>${c(n?`heard`:`illegal`)}<span>${t}</span></li>`)}
  </ul>
</div>`,v=({lesson:t,geometry:n,number:r})=>e`<article
  class="card learn-card"
  id=${`card-${r}`}
  aria-labelledby=${`title-${r}`}
>
  <h2 id=${`title-${r}`} tabindex="-1">${t.title}</h2>
  <p>${t.text}</p>
  ${t.house_rule&&e`<p class="small">${a(`house_rule`,{name:t.house_rule})}</p>`}
  <${g} lesson=${t} geometry=${n} />
  <${_} lesson=${t} />
</article>`,y=({page:t,geometry:n})=>e`
  <h1>${a(`how_to_play`)}</h1>
  <p class="learn-game">${t.title}</p>
  ${t.played&&e`<p class="small">${a(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${t.lessons.map((t,r)=>e`<${v} lesson=${t} geometry=${n} number=${r} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await o();let[r,a]=await Promise.all([t(()=>i(`/api/lessons/${p}/${m}`)),t(()=>u({game:p,variant:m}))]);r&&a&&(Object.assign(h,{page:r,geometry:a}),n(f(`cards`),e`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();