import{$ as e,Gt as t,ht as n,it as r}from"./all-55a14521.js";await n(`board/signs.css`);const i=(n,r=``)=>t`<svg class=${`sign-icon ${r}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${e(n)}</svg>`;function a({picture:e,seat:n,mark:a},o={}){return!e&&!n&&!a?null:t`<span class="sketch" aria-hidden="true">
    ${n?r(n,o[n]??``,`small`):null}
    ${e?i(e):null}
    ${a?t`<b>${a}</b>`:null}
  </span>`}export{a as n,i as t};