import{Gt as e,Mt as t,Nt as n,Qt as r,Wt as i,en as a,et as o,ln as s,r as c,sn as l,zt as u}from"./all-9abd0c32.js";import{c as d}from"./shared-a7f95979.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:e,geometry:t}){let n={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,arrows:e.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:e.told.map(({text:e})=>e).join(` `)},r=e.around.length?e.around:null;return l`<${d} css="learn-board" geometry=${t} around=${r} contents=${n} />`}const _=({lesson:t})=>l`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${e(t.seat,r(t.seat),`small`)} ${t.die&&u(t.die,`small`)}
  </p>
  <ul>
    ${t.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>l`<li>${i(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,v=({lesson:e,geometry:t,number:n})=>l`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&l`<p class="small">${a(`house_rule`,{name:e.house_rule})}</p>`}
  <${g} lesson=${e} geometry=${t} />
  <${_} lesson=${e} />
</article>`,y=({page:e,geometry:t})=>l`
  <h1>${a(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&l`<p class="small">${a(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>l`<${v} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await c();let[e,r]=await Promise.all([o(()=>t(`/api/lessons/${p}/${m}`)),o(()=>n({game:p,variant:m}))]);e&&r&&(Object.assign(h,{page:e,geometry:r}),s(f(`cards`),l`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();