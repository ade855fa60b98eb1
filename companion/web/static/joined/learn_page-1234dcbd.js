import{$t as e,Bt as t,D as n,Jt as r,Yt as i,_n as a,a as o,cn as s,in as c,rn as l,un as u,yn as d}from"./phone-c6295ca4.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:e,geometry:t}){let n={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,arrows:e.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:e.told.map(({text:e})=>e).join(` `)},r=e.around.length?e.around:null;return a`<${o} css="learn-board" geometry=${t} around=${r} contents=${n} />`}const _=({lesson:t})=>a`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${c(t.seat,s(t.seat),`small`)} ${t.die&&e(t.die,`small`)}
  </p>
  <ul>
    ${t.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>a`<li>${l(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,v=({lesson:e,geometry:t,number:n})=>a`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&a`<p class="small">${u(`house_rule`,{name:e.house_rule})}</p>`}
  <${g} lesson=${e} geometry=${t} />
  <${_} lesson=${e} />
</article>`,y=({page:e,geometry:t})=>a`
  <h1>${u(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&a`<p class="small">${u(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>a`<${v} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await n();let[e,o]=await Promise.all([t(()=>r(`/api/lessons/${p}/${m}`)),t(()=>i({game:p,variant:m}))]);e&&o&&(Object.assign(h,{page:e,geometry:o}),d(f(`cards`),a`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();