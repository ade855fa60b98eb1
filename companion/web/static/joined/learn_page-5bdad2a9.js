import{$t as e,Bt as t,Gt as n,Kt as r,Nt as i,Pt as a,cn as o,r as s,tn as c,tt as l,un as u}from"./all-4d413dfa.js";import{c as d}from"./shared-f84836c4.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:e,geometry:t}){let n={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,arrows:e.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:e.told.map(({text:e})=>e).join(` `)},r=e.around.length?e.around:null;return o`<${d} css="learn-board" geometry=${t} around=${r} contents=${n} />`}const _=({lesson:i})=>o`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${r(i.seat,e(i.seat),`small`)} ${i.die&&t(i.die,`small`)}
  </p>
  <ul>
    ${i.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>o`<li>${n(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,v=({lesson:e,geometry:t,number:n})=>o`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&o`<p class="small">${c(`house_rule`,{name:e.house_rule})}</p>`}
  <${g} lesson=${e} geometry=${t} />
  <${_} lesson=${e} />
</article>`,y=({page:e,geometry:t})=>o`
  <h1>${c(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&o`<p class="small">${c(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>o`<${v} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await s();let[e,t]=await Promise.all([l(()=>i(`/api/lessons/${p}/${m}`)),l(()=>a({game:p,variant:m}))]);e&&t&&(Object.assign(h,{page:e,geometry:t}),u(f(`cards`),o`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();