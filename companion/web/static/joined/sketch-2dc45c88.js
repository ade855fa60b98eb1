import{Vt as e,mt as t,ot as n,tt as r}from"./all-ed664c5f.js";await t(`board/signs.css`);const i=(t,n=``)=>e`<svg class=${`sign-icon ${n}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${r(t)}</svg>`;function a({picture:t,seat:r,mark:a},o={}){return!t&&!r&&!a?null:e`<span class="sketch" aria-hidden="true">
    ${r?n(r,o[r]??``,`small`):null}
    ${t?i(t):null}
    ${a?e`<b>${a}</b>`:null}
  </span>`}export{a as n,i as t};