import{Ut as e,an as t,it as n,zt as r}from"./all-316d160f.js";await n(`board/signs.css`);const i=(e,n=``)=>t`<svg class=${`sign-icon ${n}`.trim()} viewBox="-.5 -.5 1 1" aria-hidden="true">${r(e)}</svg>`;function a({picture:n,seat:r,mark:a},o={}){return!n&&!r&&!a?null:t`<span class="sketch" aria-hidden="true">
    ${r?e(r,o[r]??``,`small`):null}
    ${n?i(n):null}
    ${a?t`<b>${a}</b>`:null}
  </span>`}export{a as n,i as t};