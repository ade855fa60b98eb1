import{$t as e,At as t,Bt as n,C as r,D as i,Dt as a,E as o,Ft as s,J as c,Jt as l,K as u,Kt as d,Lt as f,O as p,Ot as m,Q as h,S as g,T as _,Wt as v,X as y,Xt as b,Yt as x,Zt as ee,_ as te,_t as ne,an as S,b as re,bt as ie,cn as C,ct as w,dn as ae,en as T,g as oe,gt as se,h as ce,in as E,k as le,m as ue,mt as de,nt as fe,o as pe,on as D,p as me,pt as O,q as k,sn as he,st as ge,tn as A,tt as j,un as M,ut as _e,v as ve,vt as ye,w as be,wt as N,xt as xe,yt as Se,zt as Ce}from"./all-4d413dfa.js";const P=.22,F=.4,I=[.05,0,.09,.02],L=e=>Number(e.toFixed(2));function we(e,t,n,r,i){let a=[];for(let o=0;o<r;o+=1)for(let r=1;r*F<i-.1;r+=1){let s=(o*31+r*17)%24,[c,l]=[e+.1+s*n/60,(.45+s*7%24/60)*n],u=Math.min(l,e+n-.1-c)/3,d=t+o*i+r*F;a.push(`M${L(c)} ${L(d)}q${L(u/2)} ${(s%5-2)/16} ${L(u)} 0t${L(u)} 0 ${L(u)} 0`)}return a.join(``)}function Te([e,t,n,r],{frame:i,wood:a,grain:o}){let s=(i,a)=>C`<rect x=${e+i} y=${t+i} width=${n-2*i} height=${r-2*i} fill="none" ...${a} />`,[c,l,u,d]=[e+P,t+P,n-2*P,r-2*P],f=Math.max(1,Math.round(d/2.4)),p=d/f,m=Array.from({length:f},(e,t)=>L(l+t*p));return C`<g class="wood">
    ${s(.03,{rx:.42,fill:i})}
    ${s(P,{rx:.26,fill:a})}
    ${m.map((e,t)=>I[t%4]>0&&C`<rect x=${c} y=${e} width=${u} height=${p} rx=${f>1?0:.26} opacity=${I[t%4]} />`)}
    <path d=${we(c,l,u,f,p)} fill="none" stroke=${o} stroke-width=".035" stroke-linecap="round" opacity=".6" />
    <path d=${m.slice(1).map(e=>`M${c} ${e}h${u}`).join(``)} stroke="#000" stroke-width=".04" opacity=".3" />
    ${s(.07,{rx:.4,stroke:`#fff`,"stroke-width":.05,opacity:.3})}
    ${s(.33,{rx:.2,stroke:`#000`,"stroke-width":.22,opacity:.12})}
    ${s(P,{rx:.26,stroke:`#000`,"stroke-width":.07,opacity:.45})}
  </g>`}function Ee({left:e,right:t,top:n,bottom:r},{hollow:i,ivory_deep:a}){let o=(i,a)=>C`<rect x=${e+i} y=${n+i} width=${t-e-2*i} height=${r-n-2*i} ...${a} />`;return[o(-.04,{rx:.44,fill:i}),o(0,{rx:.4,fill:`currentColor`}),o(.1,{rx:.3,fill:i}),C`<path fill=${a} d=${`M${e+.14} ${n+.5}q0-.28.28-.28H${t-.42}q.28 0 .28.28V${r-.42}q0 .28-.28.28H${e+.42}q-.28 0-.28-.28Z`} />`]}const R={long:.66,wide:.15},z=e=>!!e.marks.fields?.length;function B(e){let t=/* @__PURE__ */ new Map;if(!z(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const De=(e,t=R.wide,n=R.long)=>C`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function V({x:e,y:t,upright:n},...r){return C`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}const H=.53;function U(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const W=e=>(e.track??[]).map(([e,t])=>[e,-t]);function Oe(e){let t=W(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`,{frame:r,way:i}=e.art.colours;return t.length?C`<g class="bed"><path stroke=${r} stroke-width="0.74" d=${n} /><path stroke=${i} stroke-width="0.6" d=${n} /></g>`:null}function G(e){let n=e.track??[],r=[...e.spots.map(e=>e.x),...n.map(([e])=>e)],i=[...e.spots.map(e=>-e.y),...n.map(([,e])=>-e)],a=e.pools.filter(({kind:e})=>e).map(n=>t(e,n)),o=(e,t)=>.9+(a.some(n=>n[0]===e&&n[1]===t)?.6:0),[s,c]=[Math.min(...r)-o(-1,0),Math.min(...i)-o(0,1)];return[s,c,Math.max(...r)+o(1,0)-s,Math.max(...i)+o(0,-1)-c]}function K(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const q=e=>[e.x,-e.y];function J(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(q),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-H,right:Math.max(...r)+H,top:Math.min(...i)-H,bottom:Math.max(...i)+H}}function ke(e,n,r){let i=J(e,n),{left:a,right:o,top:s,bottom:c}=i,[l,u]=t(e,n),[d,f]=[o-a,c-s],p={x:a+d/2+l*(d/2+.4),y:s+f/2-u*(f/2+.4)},{colours:m,parts:h}=e.art;return C`<g class=${`home k-${n.kind??n.name}`}>
    ${Ee(i,m)}
    ${r?C`<text class="home-mark" ...${p} dy="0.34em">${r}</text>`:null}
    ${x(h[`pool.${n.name}`],[U(e,n.name)])}
  </g>`}function Y(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${q(e.spots[t]).join(` `)}L${q(e.spots[n]).join(` `)}`).join(``);return C`<path class="links" ...${t} d=${r} />`}function Ae(e){let n=e.pools.map(n=>{let r=e.marks[`first:${n.name}`]?.[0],i=r&&e.spots.find(e=>e.name===r);if(!i||!e.spots.some(e=>e.pool===n.name))return``;let[a,o]=q(i),{left:s,right:c,top:l,bottom:u}=J(e,n),[d,f]=t(e,n);return`M${a} ${o}L${d?d>0?s:c:a} ${f?f>0?u:l:o}`});return C`<path class="threshold" d=${n.join(``)} />`}function je(e,t,n){let{art:r,marks:i}=e,a=new Map(n.map(e=>[e,l(r,t,i,e.name)]));return[...new Set(a.values())].map(e=>b(r,e,n.filter(t=>a.get(t)===e).map(q)))}function Me(e){let{art:t,marks:n,spots:r}=e;return Object.keys(t.parts).filter(e=>e.startsWith(`over.`)).map(e=>b(t,e,r.filter(t=>n[e.slice(5)]?.includes(t.name)).map(q)))}function Ne(e){let{art:t,marks:n,spots:r}=e,i=e=>t=>e.has(t.name);return[Object.entries(t.bands).map(([t,r])=>n[t]&&Y(e,{stroke:r,"stroke-width":1.3,opacity:.75},i(new Set(n[t])))),Y(e,{stroke:t.colours.groove,"stroke-width":.28}),Y(e,{stroke:t.colours.way,"stroke-width":.16}),je(e,`field`,r.filter(({pool:e})=>!e))]}function Pe(e){let{art:t,marks:n,spots:r}=e,i=[...B(e).values()],a=(e,t)=>i.filter(n=>n.slot===e&&n.upright===t),o=(e,n)=>[x(t.parts[e],a(n,!1).map(({x:e,y:t})=>[e,t])),C`<g transform="rotate(90)">${x(t.parts[e],a(n,!0).map(({x:e,y:t})=>[t,-e]))}</g>`];return[je(e,`square`,r.filter(({name:e})=>n.fields.includes(e))),o(`slot`,!0),o(`seam`,!1)]}function Fe(e,t={}){let{art:n,pools:r,spots:i}=e,a=new Map(r.map(({name:t})=>[t,K(e,t)])),o=e=>i.filter(({pool:t})=>t&&a.get(t)===e);return C`<g class="ground" aria-hidden="true">
    ${Te(G(e),n.colours)}
    ${Oe(e)}
    ${r.map(n=>ke(e,n,n.kind in Ce?t[n.kind]:``))}
    ${Ae(e)}
    ${z(e)?Pe(e):Ne(e)}
    ${Me(e)}
    ${[...new Set(a.values())].map(e=>C`<g transform=${`scale(${e})`}>${x(n.parts.socket,o(e).map(({x:t,y:n})=>[t/e,-n/e]))}</g>`)}
  </g>`}const X=.57;function Ie(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>C`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return C`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:X)}
    ${o(`ring-light`,r===`double`?.51:X)}
    ${r===`double`?o(`ring-light`,X+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,X):null}
  </g>`}function Le({colour:e,pattern:t}){let n=(e,t)=>C`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return C`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function Z([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=i===`right`||i===`wrong`,l=Math.min(1.6,Math.max(c?.2:a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[u,d]=[(e+n)/2+s*l,(t+r)/2-o*l],f=Math.min(.46,a*(c?.18:.36)),[p,m]=He(n-u,r-d),[h,g]=He(u-e,d-t),_=[n-p*f,r-m*f],v=[_[0]-p*.36,_[1]-m*.36],y=`M${e+h*f} ${t+g*f}Q${u} ${d} ${v.join(` `)}`,b=`M${_.join(` `)}L${v[0]-m*.28} ${v[1]+p*.28}L${v[0]+m*.28} ${v[1]-p*.28}Z`;return C`<g class=${`arrow a-${i}`}>
    <path class="case" d=${y} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${y} />
    <path class="head" d=${b} />
    ${i===`wrong`?Be((e+2*u+n)/4,(t+2*d+r)/4,a<1.6?.6:1):null}
  </g>`}function Re(e,{spots:t}){let n=t.filter(({pool:e})=>!e).length,r=([,{colour:e,pattern:t}])=>`${e} ${t}`,i=[...new Set(e.map(r))].map(t=>e.filter(e=>r(e)===t));return new Set((i.find(e=>e.length*2>n)??[]).map(([e])=>e))}function ze(e){let t=t=>e.map(({x:e,y:n})=>`M${e} ${-n}${t}`).join(``);return C`<g class="veil">
    <path class="veil-shade" d=${t(`m-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0z`)} />
    <path class="veil-cross" d=${t(`m-.15-.15l.3 .3m0-.3l-.3 .3`)} />
  </g>`}const Be=(e,t,n)=>C`<g class="verdict" transform=${`translate(${e} ${t}) scale(${n})`}>
  <circle r="0.36" />
  <path d="M-.15-.15 .15 .15M.15-.15-.15 .15" />
</g>`;function Ve(){let e=C`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return C`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function He(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ue(e,[t,n],r){return C`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function We(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?Z(e,o,n):Z(o,t,n)}const Ge=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Ke=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,K(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=B(e),this.whole=G(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=he(C`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Fe(e,E(`letters`)?t:{})}
      ${Ge.map(e=>C`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(z(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:U(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-a71ca518.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e)),s=Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`),c=Re(s,this.geometry),l=this.geometry.spots.filter(({name:e,pool:n})=>c.size>0&&!n&&!(e in t)&&!this.standing.has(e));D(this.rings,[l.length>0&&ze(l),s.filter(([e])=>!c.has(e)).map(([e,t])=>this.gaps.has(e)?V(this.gaps.get(e),Le(t)):Ie(...this.at(e),t,this.scale(e),z(this.geometry)))]);let u=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);D(this.arrows,u.map(([e,t,n])=>e&&t?Z(e,t,n):We(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),D(this.halos,e.map(e=>Ue(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);D(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(t,{spot:n,kind:r,look:i,wrong:a}){let[o,s]=this.at(n),c=this.gaps.get(n),l=`stand l-${i}${a?` wrong`:``}${this.haloed.has(n)?` sought`:``}`,u=r===`unknown`?`?`:this.letters[r]??e(r),d=`translate(${o}px, ${s}px) scale(${c?1:this.scale(n)})`;return C`<g key=${t} class=${l} style=${{transform:d}}>
      ${v(r,u,{style:c?.upright?{transform:`rotate(90deg)`}:null,art:this.geometry.art})}
      ${Ve()}
    </g>`}};const Q=()=>import(`./zoom_buttons-4dbbf88a.js`);function qe(e){return _e(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?m(e.idea,`idea`):null}const Je=e=>qe(e)??([`ask`,`paused`].includes(e.phase)?[]:ie(e.past.last)),Ye=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Xe=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=se(r),c=JSON.stringify([a,o,s,E(`letters`)]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&ae(n,e)}this.lies=c,this.found&&this.found.at!==Ye(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Q().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new Ke(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Q().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Q()).showTools(this,e,t)}async find(e,t){await(await Q()).find(this,e,t)}};function Ze(e,t){let n=ue(e,t),r=e.phase===`roll`||me(e),i=!n&&(r||O(e)&&!de(e,t).length),a=e.die&&w(e)||(e.awaited??[]).some(({source:e})=>e===`board`),o=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,s=e.awaited?.find(({word:e})=>e===`stop`),c=Se(e)||w(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?Qe(e,t):null,pad:r&&n,invited:i?$e(e,t):null,turns:!!(o&&a&&n),done:c&&n?s?.values[0]?.text??A(`turn_done`):``,undo:(O(e)||e.phase===`over`)&&oe(e,t)&&!ve(e,t),pause:(O(e)||e.phase===`arrange`)&&ce(t),howRolled:e.phase===`roll`}}function Qe(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function $e(e,t){let n=ge(e);return n&&a(e,n)&&!t.claimed?.includes(n)?n:``}const et=`number-keys`,tt=()=>localStorage.getItem(et)!==`off`,nt=e=>localStorage.setItem(et,e?`on`:`off`);function rt(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||tt()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const it=e=>j(()=>f(`/api/roll`,{number:e})),at=({number:e})=>C`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>it(e)}
  aria-label=${A(`i_rolled`,{number:e})}
>
  ${n(e)}
  <b aria-hidden="true">${e}</b>
</button>`,ot=({context:e})=>C`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${h()?`true`:null}
  onclick=${()=>y(e)}
>
  ${n(5,`tilt-2`)}
  <span>${A(`roll_for_me`)}</span>
</button>`;function st({context:e}){let t=e.state.phase===`roll`,n=c(e.state);return C`<div class="roll-pad">
    ${t&&C`<${ot} context=${e} />`}
    <p class="small" id="pad-label">${A(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>C`<${at} key=${e} number=${e} />`)}
    </div>
  </div>`}function ct(e){return rt(t=>{te(e.state,s)&&c(e.state).includes(t)&&it(t)}),!0}async function lt(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?A(w(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):A(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${A(`mine_unseen`)}`:``;await fe(A(`undo`),o+s,A(`undo_yes`))&&await j(()=>f(`/api/undo`,{number:t}))}function ut({context:e,again:t,stored:n,broken:r}){let i=e=>()=>j(()=>f(e,{game_id:r}));return C`<div class="row">
    ${r&&S(A(`aside_again`),i(`/api/game/resume`),{name:`aside-again`})}
    ${r&&S(A(`aside_leave`),i(`/api/game/aside`),{name:`aside-leave`})}
    ${S(A(t?`play_again`:`new_game`),()=>u(e),{kind:`primary wide`,name:`new`})}
    ${n&&C`<a class="button wide" href=${T(`/games/${n}`)} data-f="look-back">${A(`look_back`)}</a>`}
  </div>`}function dt({context:e,seat:t}){if(!t)return C`<p class="small">${A(`only_seat_plays`)}</p>`;let{state:n}=e;return C`<p class="invite">
    ${S(A(`that_is_me`,{name:N(n,t)}),()=>k(e,a(n,t)),{name:`claim`})}
    <span class="small">${A(`looking_is_free`)}</span>
  </p>`}function ft({context:e,turns:t,done:n}){return!t&&!n?null:C`<div class="row">
    ${t&&S(A(`turn_list`),()=>le(e),{name:`turns`})}
    ${n&&S(n,()=>j(()=>f(`/api/done`)),{name:`done`})}
  </div>`}function pt({context:e,begin:t,pad:n,invited:r,...i}){return C`
    ${t&&C`<${ut} context=${e} ...${t} />`}
    ${n&&C`<${st} context=${e} />`}
    ${r!==null&&C`<${dt} context=${e} seat=${r} />`}
    <${ft} context=${e} ...${i} />
  `}function mt({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:C`<div class="row">
    ${t&&S(A(`undo`),()=>lt(i),{kind:`quiet`,name:`undo`})}
    ${n&&pe(i)}
    ${r&&S(A(`how_rolled`),()=>o(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let ht=!1;function gt(e,t){ht||=ct(t),M(e,C`<${pt} context=${t} ...${Ze(t.state,s)} />`)}function _t(e,t){M(e,C`<${mt} context=${t} ...${Ze(t.state,s)} />`)}function vt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>yt(e,t,n)),tournament:e.manner===`tournament`,looking:a?A(i?`looking_on_free`:`looking_on`):``}}function yt(e,t,{seat:n,mark:r,name:i,playing:a,lights:o,plays:s}){let c=t.seats.includes(n),l=t.claimed.includes(n),u=e.turn===n&&![`idle`,`over`].includes(e.phase),d=[i&&ee(n),s,c?A(`you`):l&&A(`taken_seat`),!a&&A(`has_left`),o===!1&&A(`lights_off`)];return{seat:n,mark:r,name:N(e,n),notes:d.filter(Boolean).join(` · `),css:`seat seat-${n}${u?` turn`:``}`,free:a&&!l&&t.seats.length===0,more:a&&(c||t.host||t.seats.length>0&&!l)}}async function bt(e,t,n,r={}){let i=await j(()=>f(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function xt({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":A(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":A(`more_for`,{name:n})};return C`<li class=${i}>
    ${d(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&S(A(`me`),()=>s(e),l)}
      ${o&&S(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function St({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return C`
    <h2>${A(`seats`)}</h2>
    ${t&&C`<p class="small"><b>${A(`manner_tournament`)}</b> · ${A(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>C`<${xt} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&C`<p class="small">${n}</p>`}
  `}function Ct(e,t){let{state:n}=t,r=vt(n,s);M(e,r&&C`<${St} ...${r} onTake=${e=>k(t,a(n,e))} onMore=${e=>p(t,a(n,e))} />`)}function wt(e,t,n){let r=!xe(e)&&e.phase!==`over`;return{playing:r,explained:re(n),corrects:!xe(e)&&ye(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function Tt(){await fe(A(`end_game`),A(`end_game_text`),A(`end_game`))&&await j(()=>f(`/api/game/end`))}const $=(e,t,n)=>C`<a key=${n} class="button" href=${T(t)} data-f=${n}>${e}</a>`;function Et({aid:e,name:t,on:n}){return S(A(n?`aid_off`:`aid_on`,{name:t}),()=>j(()=>f(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const Dt=({context:e,playing:t,explained:n,corrects:a,built:o,sealed:s,host:c,aids:l})=>C`
  <h2>${A(`table`)}</h2>
  <div class="row">
    ${S(A(`join`),r,{name:`join`})}
    ${S(A(`this_phone`),()=>_(e),{name:`phone`})}
    ${n&&C`<a class="button" href=${n} data-f="how-to-play">${A(`how_to_play`)}</a>`}
    ${$(A(`games`),`/games`,`games`)}
    ${a&&S(A(`correct_game`),()=>be(e),{name:`overrule`})}
    ${o&&$(A(`maze`),`/maze`,`maze`)}
    ${s&&S(A(`how_drawn`),()=>i(e),{name:`seal`})}
    ${l.map(Et)}
    ${t&&S(A(`new_game`),()=>u(e),{name:`new-game`})}
    ${S(A(c?`you_are_host`:`host`),()=>g(e),{name:`host`})}
    ${$(A(`care`),`/care`,`care`)}
    ${c&&$(A(`check_board`),`/check`,`check`)}
    ${t&&c&&S(A(`end_game`),Tt,{kind:`danger`,name:`end`})}
  </div>
`;function Ot(e,t){let n=wt(t.state,s,t.geometry);M(e,C`<${Dt} context=${t} ...${n} />`)}function kt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=A(`history`,{count:r});M(e,r>0&&C`
        ${Object.keys(n.house??{}).length>0&&C`<h2>${A(`taken`)}</h2>${At(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-e04c9127.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function At(e,t){let n=e=>C`<td>${e}</td>`,r=[[A(`captured`),A(`captured_short`)],[A(`was_captured`),A(`was_captured_short`)],[A(`barricades`),A(`barricades_short`)]];return C`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>C`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>C`<tr>
        <th scope="row">
          <span class="named">
            ${d(t.seat,a(e,t.seat)?.mark,`small`)}
            <span>${N(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function jt(e,t,n){let r=t.geometry&&t.state.game&&!ne(t.state);M(e,r&&C`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${A(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-5ea3ebd4.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function Mt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function Nt(e){if(!e.game)return A(`empty_board`);let t=t=>{let{house:n,fields:r}=Mt(e,t);return`${N(e,t)}: ${A(`in_house`,{count:n})}, ${A(`on_fields`,{count:r})}`},n=_e(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${N(e,t.seat)}: `:``}${t.text}.`);return[`${A(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{De as _,bt as a,z as b,_t as c,Xe as d,Je as f,W as g,Ke as h,Ot as i,tt as l,Ye as m,kt as n,Ct as o,qe as p,jt as r,gt as s,Nt as t,nt as u,B as v,V as y};