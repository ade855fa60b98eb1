import{Wt as e,_t as t,at as n,lt as r}from"./all-230952a6.js";await t(`board/signs.css`);const i=(t,r=``)=>e`<svg class=${`sign-icon ${r}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${n(t)}</svg>`;function a({picture:t,seat:n,mark:a},o={}){return!t&&!n&&!a?null:e`<span class="sketch" aria-hidden="true">
    ${n?r(n,o[n]??``,`small`):null}
    ${t?i(t):null}
    ${a?e`<b>${a}</b>`:null}
  </span>`}export{a as n,i as t};