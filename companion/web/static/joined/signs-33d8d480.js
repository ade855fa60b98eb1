import{$ as e,Ht as t,Q as n,Wt as r,gt as i,it as a,tt as o}from"./all-75524188.js";import{t as s}from"./colours-cfe213ae.js";import{g as c,h as l,v as u}from"./phone-0bf82816.js";await i(`board/signs.css`);function d(e,t){let n=l(e),r=n.slice(1).map(([e,t],r)=>({from:n[r],way:[e-n[r][0],t-n[r][1]]})),i=r.map(({way:e})=>Math.hypot(...e)),a=Math.min(1,Math.max(0,t))*i.reduce((e,t)=>e+t,0),o=i.findIndex((e,t)=>a<=e+1e-9||t===i.length-1||(a-=e,!1)),{from:s,way:c}=r[o],[u,d]=[c[0]/i[o],c[1]/i[o]];return{x:s[0]+u*a,y:s[1]+d*a}}function f(e,t,i){let{x:a,y:o}=d(e,t/i),s=t===0||t===i;return r`<g class=${`stair${s?` end`:``}`} transform=${`translate(${a} ${o})`}>
    <circle r=${s?.34:.2} />
    ${t===i?r`<path class="key" d=${n} />`:null}
    ${t%5==0&&t<i?r`<text dy="0.35em">${t}</text>`:null}
  </g>`}const p=[[],[[0,0]],[[-.24,0],[.24,0]],[[-.24,.18],[.24,.18],[0,-.24]],[[-.24,.24],[.24,.24],[-.24,-.24],[.24,-.24]]];function m(e,t){let{x:n,y:i}=d(e.geometry,t[0].count/t[0].most),o=t.length>1?.48:.64;return t.map(({seat:s},c)=>{let[l,u]=(p[t.length]??p[4])[c%4];return r`<g class="on-track" transform=${`translate(${n+l} ${i+u}) scale(${o})`}>
      ${a(s,e.letters[s]??``)}
    </g>`})}function h(e,t){let n=t[0]?.most;if(!n||!e.geometry.track?.length)return[];let i=({count:e})=>Math.min(n,Math.max(0,e)),a=[...new Set(t.map(i))];return[r`<g>${Array.from({length:n+1},(t,r)=>f(e.geometry,r,n))}</g>`,r`<g>
      ${a.flatMap(n=>m(e,t.filter(e=>i(e)===n)))}
    </g>`]}const g={target:()=>[r`<circle class="medal" r="0.4" />`,r`<circle class="medal-rim" r="0.32" />`,r`<path class="medal-star" d=${n} />`],cut:()=>[r`<circle class="cut" r="0.3" />`,r`<path class="cut-sign" d="M0-.16V.04M0 .15V.16" />`],printed:({value:e,picture:t})=>r`<g class=${`printed-field f-${e}`}>
      <circle r="0.62" />
      <g transform="translate(0 -.17) scale(.78)">${o(t)}</g>
    </g>`,corner:({seat:t})=>r`<g class=${`base k-${t}`} transform="scale(.8)">${(e[t]??e.red)()}</g>`};function _({value:e}){let t=r`<g class="known-sign" transform="scale(.0145) translate(-12 -12)"><path d=${s(e)} /></g>`;return r`<g class=${`w-${e||`none`}`}>
    ${c(`known`,.24,.7)}
    ${e?r`<g><circle class="known-back" r="0.19" />${t}</g>`:null}
  </g>`}const v=[[],[[0,.36]],[[-.22,.36],[.22,.36]],[[-.4,.28],[0,.44],[.4,.28]],[[-.56,.16],[-.2,.44],[.2,.44],[.56,.16]]];function y(e,t){let n=t.filter(({spot:t,seat:n})=>e.at(t)&&e.standing.get(t)?.kind!==n);return[...new Set(n.map(({spot:e})=>e))].flatMap(t=>{let[i,o]=e.at(t),s=n.filter(e=>e.spot===t);return s.map(({seat:t},n)=>{let[c,l]=(v[s.length]??v[4])[n%4];return r`<g class="marker" transform=${`translate(${i+c} ${o+l}) scale(.46)`}>
        ${a(t,e.letters[t]??``)}
      </g>`})})}function b(e,{spot:t,seat:n,picture:i,count:a}){let s=e.geometry.spots.filter(({pool:n,name:r})=>n===t&&!e.standing.has(r)).slice(0,a),c=e.scales.get(t)*.86;return s.map(({x:e,y:t})=>r`<g class=${`lying k-${n||`none`}`} transform=${`translate(${e} ${-t}) scale(${c})`}>
      <circle r="0.5" />
      <g transform="scale(.8)">${o(i)}</g>
    </g>`)}function x({under:e,over:n},i,a){let o=e=>a.filter(({what:t})=>t===e),s=o(`known`).filter(({spot:e})=>i.gaps.has(e)),c=a.filter(({what:e,spot:t})=>g[e]&&i.at(t));t(n,[s.map(e=>u(i.gaps.get(e.spot),_(e))),y(i,o(`marker`))]),t(e,[c.map(e=>r`<g transform=${`translate(${i.at(e.spot).join(` `)})`}>${g[e.what](e)}</g>`),o(`stock`).filter(({spot:e})=>i.scales.has(e)).map(e=>b(i,e)),h(i,o(`step`))])}export{x as drawSigns};