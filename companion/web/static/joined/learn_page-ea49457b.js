import{Dn as e,O as t,Xt as n,an as r,bn as i,in as a,kn as o,ln as s,mn as c,pn as l,vn as u}from"./phone-4f51d064.js";import{t as d}from"./stage-b2544836.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:t})=>e`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${c(t.seat,u(t.seat),`small`)} ${t.die&&s(t.die,`small`)}
  </p>
  <ul>
    ${t.told.filter(({drawn:e})=>!e).map(({text:t,right:n})=>e`<li>${l(n?`heard`:`illegal`)}<span>${t}</span></li>`)}
  </ul>
</div>`,_=({lesson:t,geometry:n,number:r})=>e`<article
  class="card learn-card"
  id=${`card-${r}`}
  aria-labelledby=${`title-${r}`}
>
  <h2 id=${`title-${r}`} tabindex="-1">${t.title}</h2>
  <p>${t.text}</p>
  ${t.house_rule&&e`<p class="small">${i(`house_rule`,{name:t.house_rule})}</p>`}
  <${d} lesson=${t} geometry=${n} />
  <${g} lesson=${t} />
</article>`,v=({page:t,geometry:n})=>e`
  <h1>${i(`how_to_play`)}</h1>
  <p class="learn-game">${t.title}</p>
  ${t.played&&e`<p class="small">${i(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${t.lessons.map((t,r)=>e`<${_} lesson=${t} geometry=${n} number=${r} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await t();let[i,s]=await Promise.all([n(()=>a(`/api/lessons/${p}/${m}`)),n(()=>r({game:p,variant:m}))]);i&&s&&(Object.assign(h,{page:i,geometry:s}),o(f(`cards`),e`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();