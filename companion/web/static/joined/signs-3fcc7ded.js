import{Ht as e,It as t,Lt as n,in as r,it as i,on as a,zt as o}from"./all-d6ddc8ee.js";import{r as s}from"./shared-66e995ce.js";import{_ as c,g as l,y as u}from"./phone-4e010b9e.js";await i(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(e,n,r){let{x:i,y:o}=d(e,n/r),s=n===0||n===r;return a`<g class=${`stair${s?` end`:``}`} transform=${`translate(${i} ${o})`}>
    <circle r=${s?.34:.2} />
    ${n===r?a`<path class="key" d=${t} />`:null}
    ${n%5==0&&n<r?a`<text dy="0.35em">${n}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(t,n){let{x:r,y:i}=d(t.geometry,n[0].count/n[0].most),o=n.length>1?.48:.64;return n.map(({seat:s},c)=>{let[l,u]=(p[n.length]??p[4])[c%4];return a`<g class="on-track" transform=${`translate(${r+l} ${i+u}) scale(${o})`}>
      ${e(s,t.letters[s]??``)}
    </g>`})}function h(e,t){let n=t[0]?.most;if(!n||!e.geometry.track?.length)return[];let r=({count:e})=>Math.min(n,Math.max(0,e)),i=[...new Set(t.map(r))];return[a`<g>${Array.from({length:n+1},(t,r)=>f(e.geometry,r,n))}</g>`,a`<g>
      ${i.flatMap(n=>m(e,t.filter(e=>r(e)===n)))}
    </g>`]}const g={target:({picture:e})=>[a`<circle class="medal" r="0.4" />`,a`<circle class="medal-rim" r="0.32" />`,e?a`<g class="medal-picture" transform="scale(.5)">${o(e)}</g>`:a`<path class="medal-star" d=${t} />`],symbol:({picture:e,count:t})=>e?a`<g class="symbol" transform="scale(.52)">${o(e)}</g>`:a`<text class="symbol-count" dy="0.16">${t}</text>`,cut:()=>[a`<circle class="cut" r="0.3" />`,a`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:e,picture:t})=>a`<g class=${`printed-field f-${e}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${o(t)}</g>
    </g>`,corner:({seat:e})=>a`<g class=${`base k-${e}`} transform="scale(.8)">${(n[e]??n.red)()}</g>`};function _({value:e}){let t=a`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(e)} /></g>`;return a`<g class=${`w-${e||`none`}`}>
    ${c(`known`,.24,.7)}
    ${e?a`<g><circle class="known-back" r="0.19" />${t}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(t,n){let r=n.filter(({spot:e,seat:n})=>t.at(e)&&t.standing.get(e)?.kind!==n);return[...new Set(r.map(({spot:e})=>e))].flatMap(n=>{let[i,o]=t.at(n),s=r.filter(e=>e.spot===n);return s.map(({seat:n},r)=>{let[c,l]=(v[s.length]??v[4])[r%4];return a`<g class="marker" transform=${`translate(${i+c} ${o+l}) scale(.46)`}>
        ${e(n,t.letters[n]??``)}
      </g>`})})}function b(e,{spot:t,seat:n,picture:r,count:i}){let s=e.geometry.spots.filter(({pool:n,name:r})=>n===t&&!e.standing.has(r)).slice(0,i),c=e.scales.get(t)*.86;return s.map(({x:e,y:t})=>a`<g class=${`lying k-${n||`none`}`} transform=${`translate(${e} ${-t}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${o(r)}</g>
    </g>`)}function x({under:e,over:t},n,i){let o=e=>i.filter(({what:t})=>t===e),s=o(`known`).filter(({spot:e})=>n.gaps.has(e)),c=i.filter(({what:e,spot:t})=>g[e]&&n.at(t));r(t,[s.map(e=>u(n.gaps.get(e.spot),_(e))),y(n,o(`marker`))]),r(e,[c.map(e=>a`<g transform=${`translate(${n.at(e.spot).join(` `)})`}>${g[e.what](e)}</g>`),o(`stock`).filter(({spot:e})=>n.scales.has(e)).map(e=>b(n,e)),h(n,o(`step`))])}export{x as drawSigns};