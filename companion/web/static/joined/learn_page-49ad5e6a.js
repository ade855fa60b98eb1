import{A as e,An as t,Cn as n,Ln as r,On as i,Sn as a,an as o,mn as s,pn as c,vn as l,zn as u}from"./phone-f50be9ec.js";import{t as d}from"./stage-23fdd295.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:e})=>r`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${n(e.seat,i(e.seat),`small`)} ${e.die&&l(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>r`<li>${a(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,_=({lesson:e,geometry:n,number:i})=>r`<article
  class="card learn-card"
  id=${`card-${i}`}
  aria-labelledby=${`title-${i}`}
>
  <h2 id=${`title-${i}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&r`<p class="small">${t(`house_rule`,{name:e.house_rule})}</p>`}
  <${d} lesson=${e} geometry=${n} />
  <${g} lesson=${e} />
</article>`,v=({page:e,geometry:n})=>r`
  <h1>${t(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&r`<p class="small">${t(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,t)=>r`<${_} lesson=${e} geometry=${n} number=${t} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await e();let[t,n]=await Promise.all([o(()=>c(`/api/lessons/${p}/${m}`)),o(()=>s({game:p,variant:m}))]);t&&n&&(Object.assign(h,{page:t,geometry:n}),u(f(`cards`),r`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();