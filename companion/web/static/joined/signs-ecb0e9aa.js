import{Ht as e,Wt as t,_t as n,at as r,nt as i,rt as a,st as o}from"./all-230952a6.js";import{t as s}from"./colours-303b5672.js";import{_ as c,g as l,y as u}from"./phone-c94e3f7e.js";await n(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(e,n,r){let{x:a,y:o}=d(e,n/r),s=n===0||n===r;return t`<g class=${`stair${s?` end`:``}`} transform=${`translate(${a} ${o})`}>
    <circle r=${s?.34:.2} />
    ${n===r?t`<path class="key" d=${i} />`:null}
    ${n%5==0&&n<r?t`<text dy="0.35em">${n}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(e,n){let{x:r,y:i}=d(e.geometry,n[0].count/n[0].most),a=n.length>1?.48:.64;return n.map(({seat:s},c)=>{let[l,u]=(p[n.length]??p[4])[c%4];return t`<g class="on-track" transform=${`translate(${r+l} ${i+u}) scale(${a})`}>
      ${o(s,e.letters[s]??``)}
    </g>`})}function h(e,n){let r=n[0]?.most;if(!r||!e.geometry.track?.length)return[];let i=({count:e})=>Math.min(r,Math.max(0,e)),a=[...new Set(n.map(i))];return[t`<g>${Array.from({length:r+1},(t,n)=>f(e.geometry,n,r))}</g>`,t`<g>
      ${a.flatMap(t=>m(e,n.filter(e=>i(e)===t)))}
    </g>`]}const g={target:()=>[t`<circle class="medal" r="0.4" />`,t`<circle class="medal-rim" r="0.32" />`,t`<path class="medal-star" d=${i} />`],cut:()=>[t`<circle class="cut" r="0.3" />`,t`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:e,picture:n})=>t`<g class=${`printed-field f-${e}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${r(n)}</g>
    </g>`,corner:({seat:e})=>t`<g class=${`base k-${e}`} transform="scale(.8)">${(a[e]??a.red)()}</g>`};function _({value:e}){let n=t`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(e)} /></g>`;return t`<g class=${`w-${e||`none`}`}>
    ${c(`known`,.24,.7)}
    ${e?t`<g><circle class="known-back" r="0.19" />${n}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(e,n){let r=n.filter(({spot:t,seat:n})=>e.at(t)&&e.standing.get(t)?.kind!==n);return[...new Set(r.map(({spot:e})=>e))].flatMap(n=>{let[i,a]=e.at(n),s=r.filter(e=>e.spot===n);return s.map(({seat:n},r)=>{let[c,l]=(v[s.length]??v[4])[r%4];return t`<g class="marker" transform=${`translate(${i+c} ${a+l}) scale(.46)`}>
        ${o(n,e.letters[n]??``)}
      </g>`})})}function b(e,{spot:n,seat:i,picture:a,count:o}){let s=e.geometry.spots.filter(({pool:t,name:r})=>t===n&&!e.standing.has(r)).slice(0,o),c=e.scales.get(n)*.86;return s.map(({x:e,y:n})=>t`<g class=${`lying k-${i||`none`}`} transform=${`translate(${e} ${-n}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${r(a)}</g>
    </g>`)}function x({under:n,over:r},i,a){let o=e=>a.filter(({what:t})=>t===e),s=o(`known`).filter(({spot:e})=>i.gaps.has(e)),c=a.filter(({what:e,spot:t})=>g[e]&&i.at(t));e(r,[s.map(e=>u(i.gaps.get(e.spot),_(e))),y(i,o(`marker`))]),e(n,[c.map(e=>t`<g transform=${`translate(${i.at(e.spot).join(` `)})`}>${g[e.what](e)}</g>`),o(`stock`).filter(({spot:e})=>i.scales.has(e)).map(e=>b(i,e)),h(i,o(`step`))])}export{x as drawSigns};