import{$t as e,Cn as t,Qt as n,Wt as r,c as i,cn as a,fn as o,k as s,mn as c,rn as l,sn as u,xn as d}from"./phone-a6660e6d.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:e,geometry:t}){let n={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,arrows:e.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:e.told.map(({text:e})=>e).join(` `)},r=e.around.length?e.around:null;return d`<${i} css="learn-board" geometry=${t} around=${r} contents=${n} />`}const _=({lesson:e})=>d`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${a(e.seat,o(e.seat),`small`)} ${e.die&&l(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>d`<li>${u(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,v=({lesson:e,geometry:t,number:n})=>d`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&d`<p class="small">${c(`house_rule`,{name:e.house_rule})}</p>`}
  <${g} lesson=${e} geometry=${t} />
  <${_} lesson=${e} />
</article>`,y=({page:e,geometry:t})=>d`
  <h1>${c(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&d`<p class="small">${c(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>d`<${v} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await s();let[i,a]=await Promise.all([r(()=>n(`/api/lessons/${p}/${m}`)),r(()=>e({game:p,variant:m}))]);i&&a&&(Object.assign(h,{page:i,geometry:a}),t(f(`cards`),d`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();