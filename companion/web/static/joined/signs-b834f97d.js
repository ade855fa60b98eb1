import{Ht as e,Vt as t,Wt as n,ct as r,dn as i,ln as a,qt as o}from"./all-136c38ea.js";import{r as s}from"./shared-32cc7dcf.js";import{_ as c,g as l,y as u}from"./phone-62eb2458.js";await r(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(e,n,r){let{x:a,y:o}=d(e,n/r),s=n===0||n===r;return i`<g class=${`stair${s?` end`:``}`} transform=${`translate(${a} ${o})`}>
    <circle r=${s?.34:.2} />
    ${n===r?i`<path class="key" d=${t} />`:null}
    ${n%5==0&&n<r?i`<text dy="0.35em">${n}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(e,t){let{x:n,y:r}=d(e.geometry,t[0].count/t[0].most),a=t.length>1?.48:.64;return t.map(({seat:s},c)=>{let[l,u]=(p[t.length]??p[4])[c%4];return i`<g class="on-track" transform=${`translate(${n+l} ${r+u}) scale(${a})`}>
      ${o(s,e.letters[s]??``)}
    </g>`})}function h(e,t){let n=t[0]?.most;if(!n||!e.geometry.track?.length)return[];let r=({count:e})=>Math.min(n,Math.max(0,e)),a=[...new Set(t.map(r))];return[i`<g>${Array.from({length:n+1},(t,r)=>f(e.geometry,r,n))}</g>`,i`<g>
      ${a.flatMap(n=>m(e,t.filter(e=>r(e)===n)))}
    </g>`]}const g={target:({picture:e})=>[i`<circle class="medal" r="0.4" />`,i`<circle class="medal-rim" r="0.32" />`,e?i`<g class="medal-picture" transform="scale(.5)">${n(e)}</g>`:i`<path class="medal-star" d=${t} />`],symbol:({picture:e,count:t})=>e?i`<g class="symbol" transform="scale(.52)">${n(e)}</g>`:i`<text class="symbol-count" dy="0.16">${t}</text>`,cut:()=>[i`<circle class="cut" r="0.3" />`,i`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:e,picture:t})=>i`<g class=${`printed-field f-${e}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${n(t)}</g>
    </g>`,corner:({seat:t})=>i`<g class=${`base k-${t}`} transform="scale(.8)">${(e[t]??e.red)()}</g>`};function _({value:e}){let t=i`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(e)} /></g>`;return i`<g class=${`w-${e||`none`}`}>
    ${c(`known`,.24,.7)}
    ${e?i`<g><circle class="known-back" r="0.19" />${t}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(e,t){let n=t.filter(({spot:t,seat:n})=>e.at(t)&&e.standing.get(t)?.kind!==n);return[...new Set(n.map(({spot:e})=>e))].flatMap(t=>{let[r,a]=e.at(t),s=n.filter(e=>e.spot===t);return s.map(({seat:t},n)=>{let[c,l]=(v[s.length]??v[4])[n%4];return i`<g class="marker" transform=${`translate(${r+c} ${a+l}) scale(.46)`}>
        ${o(t,e.letters[t]??``)}
      </g>`})})}function b(e,{spot:t,seat:r,picture:a,count:o}){let s=e.geometry.spots.filter(({pool:n,name:r})=>n===t&&!e.standing.has(r)).slice(0,o),c=e.scales.get(t)*.86;return s.map(({x:e,y:t})=>i`<g class=${`lying k-${r||`none`}`} transform=${`translate(${e} ${-t}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${n(a)}</g>
    </g>`)}function x({under:e,over:t},n,r){let o=e=>r.filter(({what:t})=>t===e),s=o(`known`).filter(({spot:e})=>n.gaps.has(e)),c=r.filter(({what:e,spot:t})=>g[e]&&n.at(t));a(t,[s.map(e=>u(n.gaps.get(e.spot),_(e))),y(n,o(`marker`))]),a(e,[c.map(e=>i`<g transform=${`translate(${n.at(e.spot).join(` `)})`}>${g[e.what](e)}</g>`),o(`stock`).filter(({spot:e})=>n.scales.has(e)).map(e=>b(n,e)),h(n,o(`step`))])}export{x as drawSigns};