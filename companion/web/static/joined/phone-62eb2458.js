import{$t as e,At as t,Bt as n,C as r,Ct as i,D as a,E as o,Et as s,Ht as c,J as l,Nt as u,O as d,Q as f,Qt as p,Rt as m,S as h,St as g,T as _,Ut as v,X as y,Y as b,Yt as x,Zt as ee,_ as te,b as ne,bt as re,cn as S,dn as C,en as w,et as ie,ft as T,g as ae,gt as oe,h as se,ht as E,in as D,it as O,k as ce,kt as k,ln as A,lt as le,m as ue,mn as de,nn as fe,o as pe,p as me,pn as j,qt as he,rn as M,rt as N,sn as P,un as ge,ut as F,v as _e,vt as ve,w as ye,xt as be,yt as xe}from"./all-136c38ea.js";const I=.22,L=.4,R=[.05,0,.09,.02],z=e=>Number(e.toFixed(2));function Se(e,t,n,r,i){let a=[];for(let o=0;o<r;o+=1)for(let r=1;r*L<i-.1;r+=1){let s=(o*31+r*17)%24,[c,l]=[e+.1+s*n/60,(.45+s*7%24/60)*n],u=Math.min(l,e+n-.1-c)/3,d=t+o*i+r*L;a.push(`M${z(c)} ${z(d)}q${z(u/2)} ${(s%5-2)/16} ${z(u)} 0t${z(u)} 0 ${z(u)} 0`)}return a.join(``)}function Ce([e,t,n,r],{frame:i,wood:a,grain:o}){let s=(i,a)=>C`<rect x=${e+i} y=${t+i} width=${n-2*i} height=${r-2*i} fill="none" ...${a} />`,[c,l,u,d]=[e+I,t+I,n-2*I,r-2*I],f=Math.max(1,Math.round(d/2.4)),p=d/f,m=Array.from({length:f},(e,t)=>z(l+t*p));return C`<g class="wood">
    ${s(.03,{rx:.42,fill:i})}
    ${s(I,{rx:.26,fill:a})}
    ${m.map((e,t)=>R[t%4]>0&&C`<rect x=${c} y=${e} width=${u} height=${p} rx=${f>1?0:.26} opacity=${R[t%4]} />`)}
    <path d=${Se(c,l,u,f,p)} fill="none" stroke=${o} stroke-width=".035" stroke-linecap="round" opacity=".6" />
    <path d=${m.slice(1).map(e=>`M${c} ${e}h${u}`).join(``)} stroke="#000" stroke-width=".04" opacity=".3" />
    ${s(.07,{rx:.4,stroke:`#fff`,"stroke-width":.05,opacity:.3})}
    ${s(.33,{rx:.2,stroke:`#000`,"stroke-width":.22,opacity:.12})}
    ${s(I,{rx:.26,stroke:`#000`,"stroke-width":.07,opacity:.45})}
  </g>`}function we({left:e,right:t,top:n,bottom:r},{hollow:i,ivory_deep:a}){let o=(i,a)=>C`<rect x=${e+i} y=${n+i} width=${t-e-2*i} height=${r-n-2*i} ...${a} />`;return[o(-.04,{rx:.44,fill:i}),o(0,{rx:.4,fill:`currentColor`}),o(.1,{rx:.3,fill:i}),C`<path fill=${a} d=${`M${e+.14} ${n+.5}q0-.28.28-.28H${t-.42}q.28 0 .28.28V${r-.42}q0 .28-.28.28H${e+.42}q-.28 0-.28-.28Z`} />`]}const B={long:.66,wide:.15},V=e=>!!e.marks.fields?.length;function H(e){let t=/* @__PURE__ */ new Map;if(!V(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const Te=(e,t=B.wide,n=B.long)=>C`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function U({x:e,y:t,upright:n},...r){return C`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}const W=.53;function G(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const K=e=>(e.track??[]).map(([e,t])=>[e,-t]);function Ee(e){let t=K(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`,{frame:r,way:i}=e.art.colours;return t.length?C`<g class="bed"><path stroke=${r} stroke-width="0.74" d=${n} /><path stroke=${i} stroke-width="0.6" d=${n} /></g>`:null}function De(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>u(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function Oe(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const q=e=>[e.x,-e.y];function ke(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(q),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-W,right:Math.max(...r)+W,top:Math.min(...i)-W,bottom:Math.max(...i)+W}}const Ae=(e,{x:t,y:n})=>c[e]&&C`<g class="home-sign" transform=${`translate(${t} ${n}) scale(.44)`}>${c[e]()}</g>`;function je(e,t,n){let r=ke(e,t),{left:i,right:a,top:o,bottom:s}=r,[c,l]=u(e,t),[d,f]=[a-i,s-o],m={x:i+d/2+c*(d/2+.4),y:o+f/2-l*(f/2+.4)},{colours:h,parts:g}=e.art;return C`<g class=${`home k-${t.kind??t.name}`}>
    ${we(r,h)}
    ${n?C`<text class="home-mark" ...${m} dy="0.34em">${n}</text>`:Ae(t.kind,m)}
    ${p(g[`pool.${t.name}`],[G(e,t.name)])}
  </g>`}function J(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${q(e.spots[t]).join(` `)}L${q(e.spots[n]).join(` `)}`).join(``);return C`<path class="links" ...${t} d=${r} />`}function Me(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=q(r),{left:o,right:s,top:c,bottom:l}=ke(e,t),[d,f]=u(e,t);return`M${i} ${a}L${d?d>0?o:s:i} ${f?f>0?l:c:a}`});return C`<path class="threshold" d=${t.join(``)} />`}function Ne(t,n,r){let{art:i,marks:a}=t,o=new Map(r.map(e=>[e,ee(i,n,a,e.name)]));return[...new Set(o.values())].map(t=>e(i,t,r.filter(e=>o.get(e)===t).map(q)))}function Pe(t){let{art:n,marks:r,spots:i}=t;return Object.keys(n.parts).filter(e=>e.startsWith(`over.`)).map(t=>e(n,t,i.filter(e=>r[t.slice(5)]?.includes(e.name)).map(q)))}function Fe(e){let{art:t,marks:n,spots:r}=e,i=e=>t=>e.has(t.name);return[Object.entries(t.bands).map(([t,r])=>n[t]&&J(e,{stroke:r,"stroke-width":1.3,opacity:.75},i(new Set(n[t])))),J(e,{stroke:t.colours.groove,"stroke-width":.28}),J(e,{stroke:t.colours.way,"stroke-width":.16}),Ne(e,`field`,r.filter(({pool:e})=>!e))]}function Ie(e){let{art:t,marks:n,spots:r}=e,i=[...H(e).values()],a=(e,t)=>i.filter(n=>n.slot===e&&n.upright===t),o=(e,n)=>[p(t.parts[e],a(n,!1).map(({x:e,y:t})=>[e,t])),C`<g transform="rotate(90)">${p(t.parts[e],a(n,!0).map(({x:e,y:t})=>[t,-e]))}</g>`];return[Ne(e,`square`,r.filter(({name:e})=>n.fields.includes(e))),o(`slot`,!0),o(`seam`,!1)]}function Le(e,t={}){let{art:n,pools:r,spots:i}=e,a=new Map(r.map(({name:t})=>[t,Oe(e,t)])),o=e=>i.filter(({pool:t})=>t&&a.get(t)===e);return C`<g class="ground" aria-hidden="true">
    ${Ce(De(e),n.colours)}
    ${Ee(e)}
    ${r.map(n=>je(e,n,n.kind in c?t[n.kind]:``))}
    ${Me(e)}
    ${V(e)?Ie(e):Fe(e)}
    ${Pe(e)}
    ${[...new Set(a.values())].map(e=>C`<g transform=${`scale(${e})`}>${p(n.parts.socket,o(e).map(({x:t,y:n})=>[t/e,-n/e]))}</g>`)}
  </g>`}const Y=.57;function Re(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>C`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return C`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:Y)}
    ${o(`ring-light`,r===`double`?.51:Y)}
    ${r===`double`?o(`ring-light`,Y+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,Y):null}
  </g>`}function ze({colour:e,pattern:t}){let n=(e,t)=>C`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return C`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function X([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=i===`right`||i===`wrong`,l=Math.min(1.6,Math.max(c?.2:a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[u,d]=[(e+n)/2+s*l,(t+r)/2-o*l],f=Math.min(.46,a*(c?.18:.36)),[p,m]=We(n-u,r-d),[h,g]=We(u-e,d-t),_=[n-p*f,r-m*f],v=[_[0]-p*.36,_[1]-m*.36],y=`M${e+h*f} ${t+g*f}Q${u} ${d} ${v.join(` `)}`,b=`M${_.join(` `)}L${v[0]-m*.28} ${v[1]+p*.28}L${v[0]+m*.28} ${v[1]-p*.28}Z`;return C`<g class=${`arrow a-${i}`}>
    <path class="case" d=${y} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${y} />
    <path class="head" d=${b} />
    ${i===`wrong`?He((e+2*u+n)/4,(t+2*d+r)/4,Math.min(1,Math.max(.5,a*.3))):null}
  </g>`}function Be(e,{spots:t}){let n=t.filter(({pool:e})=>!e).length,r=([,{colour:e,pattern:t}])=>`${e} ${t}`,i=[...new Set(e.map(r))].map(t=>e.filter(e=>r(e)===t));return new Set((i.find(e=>e.length*2>n)??[]).map(([e])=>e))}function Ve(e){let t=t=>e.map(({x:e,y:n})=>`M${e} ${-n}${t}`).join(``);return C`<g class="veil">
    <path class="veil-shade" d=${t(`m-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0z`)} />
    <path class="veil-cross" d=${t(`m-.15-.15l.3 .3m0-.3l-.3 .3`)} />
  </g>`}const He=(e,t,n)=>C`<g class="verdict" transform=${`translate(${e} ${t}) scale(${n})`}>
  <circle r="0.36" />
  <path d="M-.15-.15 .15 .15M.15-.15-.15 .15" />
</g>`;function Ue(){let e=C`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return C`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function We(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ge(e,[t,n],r){return C`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Ke(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?X(e,o,n):X(o,t,n)}const qe=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Je=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,Oe(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=H(e),this.whole=De(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=ge(C`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Le(e,P(`letters`)?t:{})}
      ${qe.map(e=>C`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(V(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:G(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-b834f97d.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e)),s=Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`),c=Be(s,this.geometry),l=this.geometry.spots.filter(({name:e,pool:n})=>c.size>0&&!n&&!(e in t)&&!this.standing.has(e));A(this.rings,[l.length>0&&Ve(l),s.filter(([e])=>!c.has(e)).map(([e,t])=>this.gaps.has(e)?U(this.gaps.get(e),ze(t)):Re(...this.at(e),t,this.scale(e),V(this.geometry)))]);let u=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);A(this.arrows,u.map(([e,t,n])=>e&&t?X(e,t,n):Ke(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),A(this.halos,e.map(e=>Ge(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);A(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??fe(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return C`<g key=${e} class=${c} style=${{transform:u}}>
      ${he(n,l,{lies:this.spots.get(t)?.pool,style:s?.upright?{transform:`rotate(90deg)`}:null,art:this.geometry.art})}
      ${Ue()}
    </g>`}};const Z=()=>import(`./zoom_buttons-8c7b7652.js`);function Ye(e){return T(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?t(e.idea,`idea`):null}const Xe=e=>Ye(e)??([`ask`,`paused`].includes(e.phase)?[]:g(e.past.last)),Ze=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Qe=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=ve(r),c=JSON.stringify([a,o,s,P(`letters`)]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&de(n,e)}this.lies=c,this.found&&this.found.at!==Ze(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Z().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new Je(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Z().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Z()).showTools(this,e,t)}async find(e,t){await(await Z()).find(this,e,t)}};function $e(e,t){let n=ue(e,t),r=e.phase===`roll`||me(e),i=!n&&(r||E(e)&&!oe(e,t).length),a=e.die&&F(e)||(e.awaited??[]).some(({source:e})=>e===`board`),o=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,s=e.awaited?.find(({word:e})=>e===`stop`),c=be(e)||F(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?et(e,t):null,pad:r&&n,invited:i?tt(e,t):null,turns:!!(o&&a&&n),done:c&&n?s?.values[0]?.text??D(`turn_done`):``,undo:(E(e)||e.phase===`over`)&&ae(e,t)&&!_e(e,t),pause:(E(e)||e.phase===`arrange`)&&se(t),howRolled:e.phase===`roll`}}function et(e,t){let n=e.phase===`over`;return{over:n,again:t.host||e.again?.open&&t.seats.length>0?e.again:null,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function tt(e,t){let n=le(e);return n&&k(e,n)&&!t.claimed?.includes(n)?n:``}const nt=`number-keys`,rt=()=>localStorage.getItem(nt)!==`off`,it=e=>localStorage.setItem(nt,e?`on`:`off`);function at(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||rt()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Q=e=>N(()=>n(`/api/roll`,{number:e})),ot=({number:e})=>C`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Q(e)}
  aria-label=${D(`i_rolled`,{number:e})}
>
  ${v(e)}
  <b aria-hidden="true">${e}</b>
</button>`,st=({context:e})=>C`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${ie()?`true`:null}
  onclick=${()=>f(e)}
>
  ${v(5,`tilt-2`)}
  <span>${D(`roll_for_me`)}</span>
</button>`;function ct({context:e}){let t=e.state.phase===`roll`,n=y(e.state);return C`<div class="roll-pad">
    ${t&&C`<${st} context=${e} />`}
    <p class="small" id="pad-label">${D(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>C`<${ot} key=${e} number=${e} />`)}
    </div>
  </div>`}function lt(e){return at(t=>{te(e.state,m)&&y(e.state).includes(t)&&Q(t)}),!0}async function ut(e){let{number:t}=e.undo,{last:r,played:i}=e.past,a=r?.what===`number`&&r.die===e.die,o=!e.die||a,s=o&&i?D(F(e)?`undo_turn_text`:`undo_input_text`,{turn:i.text}):D(`undo_number_text`),c=o&&e.secrets&&(e.phase===`over`||i?.move.endsWith(`:?`))?` ${D(`mine_unseen`)}`:``;await O(D(`undo`),s+c,D(`undo_yes`))&&await N(()=>n(`/api/undo`,{number:t}))}const dt=({title:e,seats:t,text:n})=>C`<div class="last-game">
  <p><b>${e}</b></p>
  <p class="row">
    ${t.map(({seat:e,mark:t,name:n})=>C`<span class="waited-for">${x(e,t,`small`)} ${n||w(e)}</span>`)}
  </p>
  <p class="small">${n}</p>
</div>`;function ft({again:e,over:t}){return C`
    <${dt} ...${e} />
    ${S(D(t?`play_again`:`same_again`),()=>N(()=>n(`/api/game/again`,{game_id:e.game_id})),{kind:`primary wide`,name:`again`})}
  `}function pt({context:e,over:t,again:r,stored:i,broken:a}){let o=e=>()=>N(()=>n(e,{game_id:a})),s=r?``:`primary wide`;return C`<div class="row begin">
    ${a&&S(D(`aside_again`),o(`/api/game/resume`),{name:`aside-again`})}
    ${a&&S(D(`aside_leave`),o(`/api/game/aside`),{name:`aside-leave`})}
    ${r&&C`<${ft} key="again" again=${r} over=${t} />`}
    ${S(D(`new_game`),()=>l(e),{kind:s,name:`new`})}
    ${i&&C`<a class=${`button ${r?``:`wide`}`} href=${M(`/games/${i}`)} data-f="look-back">${D(`look_back`)}</a>`}
  </div>`}function mt({context:e,seat:t}){if(!t)return C`<p class="small">${D(`only_seat_plays`)}</p>`;let{state:n}=e;return C`<p class="invite">
    ${S(D(`that_is_me`,{name:s(n,t)}),()=>b(e,k(n,t)),{name:`claim`})}
    <span class="small">${D(`looking_is_free`)}</span>
  </p>`}function ht({context:e,turns:t,done:r}){return!t&&!r?null:C`<div class="row">
    ${t&&S(D(`turn_list`),()=>ce(e),{name:`turns`})}
    ${r&&S(r,()=>N(()=>n(`/api/done`)),{name:`done`})}
  </div>`}function gt({context:e,begin:t,pad:n,invited:r,...i}){return C`
    ${t&&C`<${pt} context=${e} ...${t} />`}
    ${n&&C`<${ct} context=${e} />`}
    ${r!==null&&C`<${mt} context=${e} seat=${r} />`}
    <${ht} context=${e} ...${i} />
  `}function _t({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:C`<div class="row">
    ${t&&S(D(`undo`),()=>ut(i),{kind:`quiet`,name:`undo`})}
    ${n&&pe(i)}
    ${r&&S(D(`how_rolled`),()=>o(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let vt=!1;function yt(e,t){vt||=lt(t),j(e,C`<${gt} context=${t} ...${$e(t.state,m)} />`)}function bt(e,t){j(e,C`<${_t} context=${t} ...${$e(t.state,m)} />`)}function xt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>St(e,t,n)),tournament:e.manner===`tournament`,looking:a?D(i?`looking_on_free`:`looking_on`):``}}function St(e,t,{seat:n,mark:r,name:i,playing:a,lights:o,plays:c}){let l=t.seats.includes(n),u=t.claimed.includes(n),d=e.turn===n&&![`idle`,`over`].includes(e.phase),f=[i&&w(n),c,l?D(`you`):u&&D(`taken_seat`),!a&&D(`has_left`),o===!1&&D(`lights_off`)];return{seat:n,mark:r,name:s(e,n),notes:f.filter(Boolean).join(` · `),css:`seat seat-${n}${d?` turn`:``}`,free:a&&!u&&t.seats.length===0,more:a&&(l||t.host||t.seats.length>0&&!u)}}async function Ct(e,t,r,i={}){let a=await N(()=>n(`/api/seats/${t}/${r}`,i));return a&&await e.refresh(),a}function wt({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":D(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":D(`more_for`,{name:n})};return C`<li class=${i}>
    ${x(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&S(D(`me`),()=>s(e),l)}
      ${o&&S(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function Tt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return C`
    <h2>${D(`seats`)}</h2>
    ${t&&C`<p class="small"><b>${D(`manner_tournament`)}</b> · ${D(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>C`<${wt} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&C`<p class="small">${n}</p>`}
  `}function Et(e,t){let{state:n}=t,r=xt(n,m);j(e,r&&C`<${Tt} ...${r} onTake=${e=>b(t,k(n,e))} onMore=${e=>d(t,k(n,e))} />`)}function Dt(e,t,n){let r=!i(e)&&e.phase!==`over`;return{playing:r,explained:ne(n),corrects:!i(e)&&re(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function Ot(){await O(D(`end_game`),D(`end_game_text`),D(`end_game`))&&await N(()=>n(`/api/game/end`))}const $=(e,t,n)=>C`<a key=${n} class="button" href=${M(t)} data-f=${n}>${e}</a>`;function kt({aid:e,name:t,on:r}){return S(D(r?`aid_off`:`aid_on`,{name:t}),()=>N(()=>n(`/api/aid`,{aid:e,on:!r})),{name:`aid-${e}`})}const At=({context:e,playing:t,explained:n,corrects:i,built:o,sealed:s,host:c,aids:u})=>C`
  <h2>${D(`table`)}</h2>
  <div class="row">
    ${S(D(`join`),r,{name:`join`})}
    ${S(D(`this_phone`),()=>_(e),{name:`phone`})}
    ${n&&C`<a class="button" href=${n} data-f="how-to-play">${D(`how_to_play`)}</a>`}
    ${$(D(`games`),`/games`,`games`)}
    ${i&&S(D(`correct_game`),()=>ye(e),{name:`overrule`})}
    ${o&&$(D(`maze`),`/maze`,`maze`)}
    ${s&&S(D(`how_drawn`),()=>a(e),{name:`seal`})}
    ${u.map(kt)}
    ${t&&S(D(`new_game`),()=>l(e),{name:`new-game`})}
    ${S(D(c?`you_are_host`:`host`),()=>h(e),{name:`host`})}
    ${$(D(`care`),`/care`,`care`)}
    ${c&&$(D(`check_board`),`/check`,`check`)}
    ${t&&c&&S(D(`end_game`),Ot,{kind:`danger`,name:`end`})}
  </div>
`;function jt(e,t){let n=Dt(t.state,m,t.geometry);j(e,C`<${At} context=${t} ...${n} />`)}function Mt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=D(`history`,{count:r});j(e,r>0&&C`
        ${Object.keys(n.house??{}).length>0&&C`<h2>${D(`taken`)}</h2>${Nt(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-fa9a063f.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function Nt(e,t){let n=e=>C`<td>${e}</td>`,r=[[D(`captured`),D(`captured_short`)],[D(`was_captured`),D(`was_captured_short`)],[D(`barricades`),D(`barricades_short`)]];return C`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>C`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>C`<tr>
        <th scope="row">
          <span class="named">
            ${x(t.seat,k(e,t.seat)?.mark,`small`)}
            <span>${s(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function Pt(e,t,n){let r=t.geometry&&t.state.game&&!xe(t.state);j(e,r&&C`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${D(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-54e69a47.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function Ft(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function It(e){if(!e.game)return D(`empty_board`);let t=t=>{let{house:n,fields:r}=Ft(e,t);return`${s(e,t)}: ${D(`in_house`,{count:n})}, ${D(`on_fields`,{count:r})}`},n=T(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${s(e,t.seat)}: `:``}${t.text}.`);return[`${D(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{Te as _,Ct as a,V as b,bt as c,Qe as d,Xe as f,K as g,Je as h,jt as i,rt as l,Ze as m,Mt as n,Et as o,Ye as p,Pt as r,yt as s,It as t,it as u,H as v,U as y};