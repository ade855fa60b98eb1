import{Rt as e,Vt as t,Wt as n,cn as r,on as i,ot as a,zt as o}from"./all-4d413dfa.js";import{r as s}from"./shared-f84836c4.js";import{_ as c,g as l,y as u}from"./phone-787d0a4f.js";await a(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(t,n,i){let{x:a,y:o}=d(t,n/i),s=n===0||n===i;return r`<g class=${`stair${s?` end`:``}`} transform=${`translate(${a} ${o})`}>
    <circle r=${s?.34:.2} />
    ${n===i?r`<path class="key" d=${e} />`:null}
    ${n%5==0&&n<i?r`<text dy="0.35em">${n}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(e,t){let{x:i,y:a}=d(e.geometry,t[0].count/t[0].most),o=t.length>1?.48:.64;return t.map(({seat:s},c)=>{let[l,u]=(p[t.length]??p[4])[c%4];return r`<g class="on-track" transform=${`translate(${i+l} ${a+u}) scale(${o})`}>
      ${n(s,e.letters[s]??``)}
    </g>`})}function h(e,t){let n=t[0]?.most;if(!n||!e.geometry.track?.length)return[];let i=({count:e})=>Math.min(n,Math.max(0,e)),a=[...new Set(t.map(i))];return[r`<g>${Array.from({length:n+1},(t,r)=>f(e.geometry,r,n))}</g>`,r`<g>
      ${a.flatMap(n=>m(e,t.filter(e=>i(e)===n)))}
    </g>`]}const g={target:({picture:n})=>[r`<circle class="medal" r="0.4" />`,r`<circle class="medal-rim" r="0.32" />`,n?r`<g class="medal-picture" transform="scale(.5)">${t(n)}</g>`:r`<path class="medal-star" d=${e} />`],symbol:({picture:e,count:n})=>e?r`<g class="symbol" transform="scale(.52)">${t(e)}</g>`:r`<text class="symbol-count" dy="0.16">${n}</text>`,cut:()=>[r`<circle class="cut" r="0.3" />`,r`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:e,picture:n})=>r`<g class=${`printed-field f-${e}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${t(n)}</g>
    </g>`,corner:({seat:e})=>r`<g class=${`base k-${e}`} transform="scale(.8)">${(o[e]??o.red)()}</g>`};function _({value:e}){let t=r`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(e)} /></g>`;return r`<g class=${`w-${e||`none`}`}>
    ${c(`known`,.24,.7)}
    ${e?r`<g><circle class="known-back" r="0.19" />${t}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(e,t){let i=t.filter(({spot:t,seat:n})=>e.at(t)&&e.standing.get(t)?.kind!==n);return[...new Set(i.map(({spot:e})=>e))].flatMap(t=>{let[a,o]=e.at(t),s=i.filter(e=>e.spot===t);return s.map(({seat:t},i)=>{let[c,l]=(v[s.length]??v[4])[i%4];return r`<g class="marker" transform=${`translate(${a+c} ${o+l}) scale(.46)`}>
        ${n(t,e.letters[t]??``)}
      </g>`})})}function b(e,{spot:n,seat:i,picture:a,count:o}){let s=e.geometry.spots.filter(({pool:t,name:r})=>t===n&&!e.standing.has(r)).slice(0,o),c=e.scales.get(n)*.86;return s.map(({x:e,y:n})=>r`<g class=${`lying k-${i||`none`}`} transform=${`translate(${e} ${-n}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${t(a)}</g>
    </g>`)}function x({under:e,over:t},n,a){let o=e=>a.filter(({what:t})=>t===e),s=o(`known`).filter(({spot:e})=>n.gaps.has(e)),c=a.filter(({what:e,spot:t})=>g[e]&&n.at(t));i(t,[s.map(e=>u(n.gaps.get(e.spot),_(e))),y(n,o(`marker`))]),i(e,[c.map(e=>r`<g transform=${`translate(${n.at(e.spot).join(` `)})`}>${g[e.what](e)}</g>`),o(`stock`).filter(({spot:e})=>n.scales.has(e)).map(e=>b(n,e)),h(n,o(`step`))])}export{x as drawSigns};