import{O as e,Qt as t,Sn as n,bn as r,dn as i,gn as a,hn as o,jn as s,kn as c,on as l,sn as u}from"./phone-68234baa.js";import{t as d}from"./stage-83fa1104.js";const f=e=>document.getElementById(e),{game:p,variant:m}=f(`main`).dataset,h={page:null,geometry:null},g=({lesson:e})=>c`<div class="learn-said">
  <p class="learn-mover" aria-hidden="true">
    ${a(e.seat,r(e.seat),`small`)} ${e.die&&i(e.die,`small`)}
  </p>
  <ul>
    ${e.told.filter(({drawn:e})=>!e).map(({text:e,right:t})=>c`<li>${o(t?`heard`:`illegal`)}<span>${e}</span></li>`)}
  </ul>
</div>`,_=({lesson:e,geometry:t,number:r})=>c`<article
  class="card learn-card"
  id=${`card-${r}`}
  aria-labelledby=${`title-${r}`}
>
  <h2 id=${`title-${r}`} tabindex="-1">${e.title}</h2>
  <p>${e.text}</p>
  ${e.house_rule&&c`<p class="small">${n(`house_rule`,{name:e.house_rule})}</p>`}
  <${d} lesson=${e} geometry=${t} />
  <${g} lesson=${e} />
</article>`,v=({page:e,geometry:t})=>c`
  <h1>${n(`how_to_play`)}</h1>
  <p class="learn-game">${e.title}</p>
  ${e.played&&c`<p class="small">${n(`how_to_play_played`)}</p>`}
  <div class="learn-cards">
    ${e.lessons.map((e,n)=>c`<${_} lesson=${e} geometry=${t} number=${n} />`)}
  </div>
`;function y(){let e=decodeURIComponent(location.hash.slice(1)),{lessons:t}=h.page,n=t.findIndex(({rules:t})=>t[0]===e),r=n<0?t.findIndex(({rules:t})=>t.includes(e)):n;for(let e of document.querySelectorAll(`.learn-card.asked`))e.classList.remove(`asked`);if(r<0)return;let i=f(`card-${r}`);i.classList.add(`asked`),i.scrollIntoView({block:`start`}),i.querySelector(`h2`).focus({preventScroll:!0})}async function b(){await e();let[n,r]=await Promise.all([t(()=>l(`/api/lessons/${p}/${m}`)),t(()=>u({game:p,variant:m}))]);n&&r&&(Object.assign(h,{page:n,geometry:r}),s(f(`cards`),c`<${v} ...${h} />`),window.addEventListener(`hashchange`,y),y())}b();