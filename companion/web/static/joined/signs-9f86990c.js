import{Ut as e,Vt as t,gt as n,it as r,nt as i,ot as a,tt as o}from"./all-458abd06.js";import{r as s}from"./shared-179bdb9a.js";import{_ as c,g as l,y as u}from"./phone-cc974519.js";await n(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(t,n,r){let{x:i,y:a}=d(t,n/r),s=n===0||n===r;return e`<g class=${`stair${s?` end`:``}`} transform=${`translate(${i} ${a})`}>
    <circle r=${s?.34:.2} />
    ${n===r?e`<path class="key" d=${o} />`:null}
    ${n%5==0&&n<r?e`<text dy="0.35em">${n}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(t,n){let{x:r,y:i}=d(t.geometry,n[0].count/n[0].most),o=n.length>1?.48:.64;return n.map(({seat:s},c)=>{let[l,u]=(p[n.length]??p[4])[c%4];return e`<g class="on-track" transform=${`translate(${r+l} ${i+u}) scale(${o})`}>
      ${a(s,t.letters[s]??``)}
    </g>`})}function h(t,n){let r=n[0]?.most;if(!r||!t.geometry.track?.length)return[];let i=({count:e})=>Math.min(r,Math.max(0,e)),a=[...new Set(n.map(i))];return[e`<g>${Array.from({length:r+1},(e,n)=>f(t.geometry,n,r))}</g>`,e`<g>
      ${a.flatMap(e=>m(t,n.filter(t=>i(t)===e)))}
    </g>`]}const g={target:({picture:t})=>[e`<circle class="medal" r="0.4" />`,e`<circle class="medal-rim" r="0.32" />`,t?e`<g class="medal-picture" transform="scale(.5)">${r(t)}</g>`:e`<path class="medal-star" d=${o} />`],symbol:({picture:t,count:n})=>t?e`<g class="symbol" transform="scale(.52)">${r(t)}</g>`:e`<text class="symbol-count" dy="0.16">${n}</text>`,cut:()=>[e`<circle class="cut" r="0.3" />`,e`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:t,picture:n})=>e`<g class=${`printed-field f-${t}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${r(n)}</g>
    </g>`,corner:({seat:t})=>e`<g class=${`base k-${t}`} transform="scale(.8)">${(i[t]??i.red)()}</g>`};function _({value:t}){let n=e`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(t)} /></g>`;return e`<g class=${`w-${t||`none`}`}>
    ${c(`known`,.24,.7)}
    ${t?e`<g><circle class="known-back" r="0.19" />${n}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(t,n){let r=n.filter(({spot:e,seat:n})=>t.at(e)&&t.standing.get(e)?.kind!==n);return[...new Set(r.map(({spot:e})=>e))].flatMap(n=>{let[i,o]=t.at(n),s=r.filter(e=>e.spot===n);return s.map(({seat:n},r)=>{let[c,l]=(v[s.length]??v[4])[r%4];return e`<g class="marker" transform=${`translate(${i+c} ${o+l}) scale(.46)`}>
        ${a(n,t.letters[n]??``)}
      </g>`})})}function b(t,{spot:n,seat:i,picture:a,count:o}){let s=t.geometry.spots.filter(({pool:e,name:r})=>e===n&&!t.standing.has(r)).slice(0,o),c=t.scales.get(n)*.86;return s.map(({x:t,y:n})=>e`<g class=${`lying k-${i||`none`}`} transform=${`translate(${t} ${-n}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${r(a)}</g>
    </g>`)}function x({under:n,over:r},i,a){let o=e=>a.filter(({what:t})=>t===e),s=o(`known`).filter(({spot:e})=>i.gaps.has(e)),c=a.filter(({what:e,spot:t})=>g[e]&&i.at(t));t(r,[s.map(e=>u(i.gaps.get(e.spot),_(e))),y(i,o(`marker`))]),t(n,[c.map(t=>e`<g transform=${`translate(${i.at(t.spot).join(` `)})`}>${g[t.what](t)}</g>`),o(`stock`).filter(({spot:e})=>i.scales.has(e)).map(e=>b(i,e)),h(i,o(`step`))])}export{x as drawSigns};