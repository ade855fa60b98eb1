import{nt as e,qt as t,st as n,vt as r}from"./all-75e562a5.js";await r(`board/signs.css`);const i=(n,r=``)=>t`<svg class=${`sign-icon ${r}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${e(n)}</svg>`;function a({picture:e,seat:r,mark:a},o={}){return!e&&!r&&!a?null:t`<span class="sketch" aria-hidden="true">
    ${r?n(r,o[r]??``,`small`):null}
    ${e?i(e):null}
    ${a?t`<b>${a}</b>`:null}
  </span>`}export{a as n,i as t};