import{Ut as e,ct as t,gt as n,it as r}from"./all-3975bd8e.js";await n(`board/signs.css`);const i=(t,n=``)=>e`<svg class=${`sign-icon ${n}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${r(t)}</svg>`;function a({picture:n,seat:r,mark:a},o={}){return!n&&!r&&!a?null:e`<span class="sketch" aria-hidden="true">
    ${r?t(r,o[r]??``,`small`):null}
    ${n?i(n):null}
    ${a?e`<b>${a}</b>`:null}
  </span>`}export{a as n,i as t};