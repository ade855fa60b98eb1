import{En as e,Fn as t,Ln as n,On as r,bn as i,dn as a,fn as o,gn as s,j as c,rn as l,xn as u}from"./phone-9ef268c8.js";import{t as d}from"./stage-2563cc48.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:n})=>t`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${u(n.seat,e(n.seat),`small`)} ${n.die&&s(n.die,`small`)}
  </p>
  <ul>
    ${n.told.filter(({drawn:e})=>!e).map(({text:e,right:n})=>t`<li>${i(n?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,_=({lesson:e,geometry:n,number:i})=>t`<article
  class="card learn-card"
  id=${`card-${i}`}
  aria-labelledby=${`title-${i}`}
>
  <h2 id=${`title-${i}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&t`<p class="small">${r(`house_rule`,{name:e.house_rule})}</p>`}
  <${d} lesson=${e} geometry=${n} />
  <${g} lesson=${e} />
</article>`,v=({page:e,geometry:n})=>t`
  <h1>${r(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&t`<p class="small">${r(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,r)=>t`<${_} lesson=${e} geometry=${n} number=${r} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await c();let[e,r]=await Promise.all([l(()=>a(`/api/lessons/${p}/${m}`)),l(()=>o({game:p,variant:m}))]);e&&r&&(Object.assign(h,{page:e,geometry:r}),n(f(`cards`),t`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();