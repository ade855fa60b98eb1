import{$ as e,Q as t,Vt as n,it as r,mt as i,tt as a,zt as o}from"./all-ed664c5f.js";import{t as s}from"./colours-9f94c4e7.js";import{g as c,h as l,v as u}from"./phone-2ea7401d.js";await i(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(e,r,i){let{x:a,y:o}=d(e,r/i),s=r===0||r===i;return n`<g class=${`stair${s?` end`:``}`} transform=${`translate(${a} ${o})`}>
    <circle r=${s?.34:.2} />
    ${r===i?n`<path class="key" d=${t} />`:null}
    ${r%5==0&&r<i?n`<text dy="0.35em">${r}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(e,t){let{x:i,y:a}=d(e.geometry,t[0].count/t[0].most),o=t.length>1?.48:.64;return t.map(({seat:s},c)=>{let[l,u]=(p[t.length]??p[4])[c%4];return n`<g class="on-track" transform=${`translate(${i+l} ${a+u}) scale(${o})`}>
      ${r(s,e.letters[s]??``)}
    </g>`})}function h(e,t){let r=t[0]?.most;if(!r||!e.geometry.track?.length)return[];let i=({count:e})=>Math.min(r,Math.max(0,e)),a=[...new Set(t.map(i))];return[n`<g>${Array.from({length:r+1},(t,n)=>f(e.geometry,n,r))}</g>`,n`<g>
      ${a.flatMap(n=>m(e,t.filter(e=>i(e)===n)))}
    </g>`]}const g={target:()=>[n`<circle class="medal" r="0.4" />`,n`<circle class="medal-rim" r="0.32" />`,n`<path class="medal-star" d=${t} />`],cut:()=>[n`<circle class="cut" r="0.3" />`,n`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:e,picture:t})=>n`<g class=${`printed-field f-${e}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${a(t)}</g>
    </g>`,corner:({seat:t})=>n`<g class=${`base k-${t}`} transform="scale(.8)">${(e[t]??e.red)()}</g>`};function _({value:e}){let t=n`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(e)} /></g>`;return n`<g class=${`w-${e||`none`}`}>
    ${c(`known`,.24,.7)}
    ${e?n`<g><circle class="known-back" r="0.19" />${t}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(e,t){let i=t.filter(({spot:t,seat:n})=>e.at(t)&&e.standing.get(t)?.kind!==n);return[...new Set(i.map(({spot:e})=>e))].flatMap(t=>{let[a,o]=e.at(t),s=i.filter(e=>e.spot===t);return s.map(({seat:t},i)=>{let[c,l]=(v[s.length]??v[4])[i%4];return n`<g class="marker" transform=${`translate(${a+c} ${o+l}) scale(.46)`}>
        ${r(t,e.letters[t]??``)}
      </g>`})})}function b(e,{spot:t,seat:r,picture:i,count:o}){let s=e.geometry.spots.filter(({pool:n,name:r})=>n===t&&!e.standing.has(r)).slice(0,o),c=e.scales.get(t)*.86;return s.map(({x:e,y:t})=>n`<g class=${`lying k-${r||`none`}`} transform=${`translate(${e} ${-t}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${a(i)}</g>
    </g>`)}function x({under:e,over:t},r,i){let a=e=>i.filter(({what:t})=>t===e),s=a(`known`).filter(({spot:e})=>r.gaps.has(e)),c=i.filter(({what:e,spot:t})=>g[e]&&r.at(t));o(t,[s.map(e=>u(r.gaps.get(e.spot),_(e))),y(r,a(`marker`))]),o(e,[c.map(e=>n`<g transform=${`translate(${r.at(e.spot).join(` `)})`}>${g[e.what](e)}</g>`),a(`stock`).filter(({spot:e})=>r.scales.has(e)).map(e=>b(r,e)),h(r,a(`step`))])}export{x as drawSigns};