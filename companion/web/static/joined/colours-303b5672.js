import{Wt as e,_t as t}from"./all-230952a6.js";await t(`board/signs.css`);const n={red:`M12 4.5a7.5 7.5 0 1 0 .01 0Z`,yellow:`M5 5H19V19H5Z`,green:`M12 4 20.5 19.5H3.5Z`,blue:`M12 3 21 12 12 21 3 12Z`,orange:`M12 3.5v17M3.5 12h17`,white:`M5 12h14`},r=e=>n[e]??`M5 5 19 19M19 5 5 19`;function i(t,n=``){return e`<svg class=${`swatch w-${t} ${n}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="0.75" y="0.75" width="22.5" height="22.5" rx="5" />
    <path d=${r(t)} />
  </svg>`}export{i as n,r as t};