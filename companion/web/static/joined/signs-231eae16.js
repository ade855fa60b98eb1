import{Bt as e,Kt as t,Ut as n,Vt as r,cn as i,st as a,un as o}from"./all-eabb7ade.js";import{r as s}from"./shared-f27c9c55.js";import{_ as c,g as l,y as u}from"./phone-f8eaffec.js";await a(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(t,n,r){let{x:i,y:a}=d(t,n/r),s=n===0||n===r;return o`<g class=${`stair${s?` end`:``}`} transform=${`translate(${i} ${a})`}>
    <circle r=${s?.34:.2} />
    ${n===r?o`<path class="key" d=${e} />`:null}
    ${n%5==0&&n<r?o`<text dy="0.35em">${n}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(e,n){let{x:r,y:i}=d(e.geometry,n[0].count/n[0].most),a=n.length>1?.48:.64;return n.map(({seat:s},c)=>{let[l,u]=(p[n.length]??p[4])[c%4];return o`<g class="on-track" transform=${`translate(${r+l} ${i+u}) scale(${a})`}>
      ${t(s,e.letters[s]??``)}
    </g>`})}function h(e,t){let n=t[0]?.most;if(!n||!e.geometry.track?.length)return[];let r=({count:e})=>Math.min(n,Math.max(0,e)),i=[...new Set(t.map(r))];return[o`<g>${Array.from({length:n+1},(t,r)=>f(e.geometry,r,n))}</g>`,o`<g>
      ${i.flatMap(n=>m(e,t.filter(e=>r(e)===n)))}
    </g>`]}const g={target:({picture:t})=>[o`<circle class="medal" r="0.4" />`,o`<circle class="medal-rim" r="0.32" />`,t?o`<g class="medal-picture" transform="scale(.5)">${n(t)}</g>`:o`<path class="medal-star" d=${e} />`],symbol:({picture:e,count:t})=>e?o`<g class="symbol" transform="scale(.52)">${n(e)}</g>`:o`<text class="symbol-count" dy="0.16">${t}</text>`,cut:()=>[o`<circle class="cut" r="0.3" />`,o`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:e,picture:t})=>o`<g class=${`printed-field f-${e}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${n(t)}</g>
    </g>`,corner:({seat:e})=>o`<g class=${`base k-${e}`} transform="scale(.8)">${(r[e]??r.red)()}</g>`};function _({value:e}){let t=o`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(e)} /></g>`;return o`<g class=${`w-${e||`none`}`}>
    ${c(`known`,.24,.7)}
    ${e?o`<g><circle class="known-back" r="0.19" />${t}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(e,n){let r=n.filter(({spot:t,seat:n})=>e.at(t)&&e.standing.get(t)?.kind!==n);return[...new Set(r.map(({spot:e})=>e))].flatMap(n=>{let[i,a]=e.at(n),s=r.filter(e=>e.spot===n);return s.map(({seat:n},r)=>{let[c,l]=(v[s.length]??v[4])[r%4];return o`<g class="marker" transform=${`translate(${i+c} ${a+l}) scale(.46)`}>
        ${t(n,e.letters[n]??``)}
      </g>`})})}function b(e,{spot:t,seat:r,picture:i,count:a}){let s=e.geometry.spots.filter(({pool:n,name:r})=>n===t&&!e.standing.has(r)).slice(0,a),c=e.scales.get(t)*.86;return s.map(({x:e,y:t})=>o`<g class=${`lying k-${r||`none`}`} transform=${`translate(${e} ${-t}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${n(i)}</g>
    </g>`)}function x({under:e,over:t},n,r){let a=e=>r.filter(({what:t})=>t===e),s=a(`known`).filter(({spot:e})=>n.gaps.has(e)),c=r.filter(({what:e,spot:t})=>g[e]&&n.at(t));i(t,[s.map(e=>u(n.gaps.get(e.spot),_(e))),y(n,a(`marker`))]),i(e,[c.map(e=>o`<g transform=${`translate(${n.at(e.spot).join(` `)})`}>${g[e.what](e)}</g>`),a(`stock`).filter(({spot:e})=>n.scales.has(e)).map(e=>b(n,e)),h(n,a(`step`))])}export{x as drawSigns};