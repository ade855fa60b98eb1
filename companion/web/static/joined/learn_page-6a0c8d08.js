import{$t as e,Kt as t,Qt as n,Wt as r,an as i,ct as a,ft as o,it as s,lt as c,r as l,sn as u}from"./all-230952a6.js";import{i as d}from"./shared-ee6259a0.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null};function g({lesson:e,geometry:t}){let n={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,arrows:e.ways.map(({from:e,to:t,right:n})=>({from:e||null,to:t||null,look:n?`right`:`wrong`})),label:e.told.map(({text:e})=>e).join(` `)},i=e.around.length?e.around:null;return r`<${d} css="learn-board" geometry=${t} around=${i} contents=${n} />`}const _=({lesson:e})=>r`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${c(e.seat,i(e.seat),`small`)} ${e.die&&s(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>r`<li>${a(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,v=({lesson:e,geometry:t,number:n})=>r`<article
  class="card learn-card"
  id=${`card-${n}`}
  aria-labelledby=${`title-${n}`}
>
  <h2 id=${`title-${n}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&r`<p class="small">${u(`house_rule`,{name:e.house_rule})}</p>`}
  <${g} lesson=${e} geometry=${t} />
  <${_} lesson=${e} />
</article>`,y=({page:e,geometry:t})=>r`
  <h1>${u(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&r`<p class="small">${u(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>r`<${v} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function b(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function x(){await l();let[i,a]=await Promise.all([o(()=>n(`/api/lessons/${p}/${m}`)),o(()=>e({game:p,variant:m}))]);i&&a&&(Object.assign(h,{page:i,geometry:a}),t(f(`cards`),r`<${y} ...${h} />`),window.addEventListener(`hashchange`,b),b())}x();