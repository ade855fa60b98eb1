import{$ as e,C as t,D as n,E as r,Et as i,Ft as a,G as o,Gt as s,J as c,Jt as l,K as u,Kt as d,Lt as f,Nt as p,Ot as m,Qt as h,Rt as g,S as _,St as v,T as y,Tt as b,Ut as x,Vt as ee,W as S,X as te,Xt as ne,Zt as C,_ as re,_t as ie,an as w,at as ae,b as oe,cn as se,ct as T,dt as E,et as ce,ft as le,g as ue,gt as de,h as fe,ht as pe,in as me,m as he,mt as ge,nn as D,o as _e,ot as O,p as ve,qt as k,rn as A,sn as j,tn as M,v as ye,vt as be,w as xe,x as Se,yt as N}from"./all-85bff6b0.js";const P=.22,F=.4,I=[.05,0,.09,.02],L=e=>Number(e.toFixed(2));function Ce(e,t,n,r,i){let a=[];for(let o=0;o<r;o+=1)for(let r=1;r*F<i-.1;r+=1){let s=(o*31+r*17)%24,[c,l]=[e+.1+s*n/60,(.45+s*7%24/60)*n],u=Math.min(l,e+n-.1-c)/3,d=t+o*i+r*F;a.push(`M${L(c)} ${L(d)}q${L(u/2)} ${(s%5-2)/16} ${L(u)} 0t${L(u)} 0 ${L(u)} 0`)}return a.join(``)}function we([e,t,n,r],{frame:i,wood:a,grain:o}){let s=(i,a)=>w`<rect x=${e+i} y=${t+i} width=${n-2*i} height=${r-2*i} fill="none" ...${a} />`,[c,l,u,d]=[e+P,t+P,n-2*P,r-2*P],f=Math.max(1,Math.round(d/2.4)),p=d/f,m=Array.from({length:f},(e,t)=>L(l+t*p));return w`<g class="wood">
    ${s(.03,{rx:.42,fill:i})}
    ${s(P,{rx:.26,fill:a})}
    ${m.map((e,t)=>I[t%4]>0&&w`<rect x=${c} y=${e} width=${u} height=${p} rx=${f>1?0:.26} opacity=${I[t%4]} />`)}
    <path d=${Ce(c,l,u,f,p)} fill="none" stroke=${o} stroke-width=".035" stroke-linecap="round" opacity=".6" />
    <path d=${m.slice(1).map(e=>`M${c} ${e}h${u}`).join(``)} stroke="#000" stroke-width=".04" opacity=".3" />
    ${s(.07,{rx:.4,stroke:`#fff`,"stroke-width":.05,opacity:.3})}
    ${s(.33,{rx:.2,stroke:`#000`,"stroke-width":.22,opacity:.12})}
    ${s(P,{rx:.26,stroke:`#000`,"stroke-width":.07,opacity:.45})}
  </g>`}function Te({left:e,right:t,top:n,bottom:r},{hollow:i,ivory_deep:a}){let o=(i,a)=>w`<rect x=${e+i} y=${n+i} width=${t-e-2*i} height=${r-n-2*i} ...${a} />`;return[o(-.04,{rx:.44,fill:i}),o(0,{rx:.4,fill:`currentColor`}),o(.1,{rx:.3,fill:i}),w`<path fill=${a} d=${`M${e+.14} ${n+.5}q0-.28.28-.28H${t-.42}q.28 0 .28.28V${r-.42}q0 .28-.28.28H${e+.42}q-.28 0-.28-.28Z`} />`]}const R={long:.66,wide:.15},z=e=>!!e.marks.fields?.length;function B(e){let t=/* @__PURE__ */ new Map;if(!z(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const Ee=(e,t=R.wide,n=R.long)=>w`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function V({x:e,y:t,upright:n},...r){return w`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}const H=.53;function U(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const W=e=>(e.track??[]).map(([e,t])=>[e,-t]);function De(e){let t=W(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`,{frame:r,way:i}=e.art.colours;return t.length?w`<g class="bed"><path stroke=${r} stroke-width="0.74" d=${n} /><path stroke=${i} stroke-width="0.6" d=${n} /></g>`:null}function G(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>m(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function K(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const q=e=>[e.x,-e.y];function Oe(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(q),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-H,right:Math.max(...r)+H,top:Math.min(...i)-H,bottom:Math.max(...i)+H}}function ke(e,t,n){let r=Oe(e,t),{left:i,right:a,top:o,bottom:s}=r,[c,l]=m(e,t),[u,f]=[a-i,s-o],p={x:i+u/2+c*(u/2+.4),y:o+f/2-l*(f/2+.4)},{colours:h,parts:g}=e.art;return w`<g class=${`home k-${t.kind??t.name}`}>
    ${Te(r,h)}
    ${n?w`<text class="home-mark" ...${p} dy="0.34em">${n}</text>`:null}
    ${d(g[`pool.${t.name}`],[U(e,t.name)])}
  </g>`}function J(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${q(e.spots[t]).join(` `)}L${q(e.spots[n]).join(` `)}`).join(``);return w`<path class="links" ...${t} d=${r} />`}function Ae(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=q(r),{left:o,right:s,top:c,bottom:l}=Oe(e,t),[u,d]=m(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${d?d>0?l:c:a}`});return w`<path class="threshold" d=${t.join(``)} />`}function je(e,t,n){let{art:r,marks:i}=e,a=new Map(n.map(e=>[e,s(r,t,i,e.name)]));return[...new Set(a.values())].map(e=>k(r,e,n.filter(t=>a.get(t)===e).map(q)))}function Me(e){let{art:t,marks:n,spots:r}=e;return Object.keys(t.parts).filter(e=>e.startsWith(`over.`)).map(e=>k(t,e,r.filter(t=>n[e.slice(5)]?.includes(t.name)).map(q)))}function Ne(e){let{art:t,marks:n,spots:r}=e,i=e=>t=>e.has(t.name);return[Object.entries(t.bands).map(([t,r])=>n[t]&&J(e,{stroke:r,"stroke-width":1.3,opacity:.75},i(new Set(n[t])))),J(e,{stroke:t.colours.groove,"stroke-width":.28}),J(e,{stroke:t.colours.way,"stroke-width":.16}),je(e,`field`,r.filter(({pool:e})=>!e))]}function Pe(e){let{art:t,marks:n,spots:r}=e,i=[...B(e).values()],a=(e,t)=>i.filter(n=>n.slot===e&&n.upright===t),o=(e,n)=>[d(t.parts[e],a(n,!1).map(({x:e,y:t})=>[e,t])),w`<g transform="rotate(90)">${d(t.parts[e],a(n,!0).map(({x:e,y:t})=>[t,-e]))}</g>`];return[je(e,`square`,r.filter(({name:e})=>n.fields.includes(e))),o(`slot`,!0),o(`seam`,!1)]}function Fe(e,t={}){let{art:n,pools:r,spots:i}=e,a=new Map(r.map(({name:t})=>[t,K(e,t)])),o=e=>i.filter(({pool:t})=>t&&a.get(t)===e);return w`<g class="ground" aria-hidden="true">
    ${we(G(e),n.colours)}
    ${De(e)}
    ${r.map(n=>ke(e,n,n.kind in f?t[n.kind]:``))}
    ${Ae(e)}
    ${z(e)?Pe(e):Ne(e)}
    ${Me(e)}
    ${[...new Set(a.values())].map(e=>w`<g transform=${`scale(${e})`}>${d(n.parts.socket,o(e).map(({x:t,y:n})=>[t/e,-n/e]))}</g>`)}
  </g>`}const Y=.57;function Ie(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>w`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return w`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:Y)}
    ${o(`ring-light`,r===`double`?.51:Y)}
    ${r===`double`?o(`ring-light`,Y+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,Y):null}
  </g>`}function Le({colour:e,pattern:t}){let n=(e,t)=>w`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return w`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function X([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],d=Math.min(.46,a*.36),[f,p]=Ve(n-l,r-u),[m,h]=Ve(l-e,u-t),g=[n-f*d,r-p*d],_=[g[0]-f*.36,g[1]-p*.36],v=`M${e+m*d} ${t+h*d}Q${l} ${u} ${_.join(` `)}`,y=`M${g.join(` `)}L${_[0]-p*.28} ${_[1]+f*.28}L${_[0]+p*.28} ${_[1]-f*.28}Z`;return w`<g class=${`arrow a-${i}`}>
    <path class="case" d=${v} />
    <path class="case head" d=${y} />
    <path class="shaft" d=${v} />
    <path class="head" d=${y} />
  </g>`}function Re(e,{spots:t}){let n=t.filter(({pool:e})=>!e).length,r=([,{colour:e,pattern:t}])=>`${e} ${t}`,i=[...new Set(e.map(r))].map(t=>e.filter(e=>r(e)===t));return new Set((i.find(e=>e.length*2>n)??[]).map(([e])=>e))}function ze(e){let t=t=>e.map(({x:e,y:n})=>`M${e} ${-n}${t}`).join(``);return w`<g class="veil">
    <path class="veil-shade" d=${t(`m-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0z`)} />
    <path class="veil-cross" d=${t(`m-.15-.15l.3 .3m0-.3l-.3 .3`)} />
  </g>`}function Be(){let e=w`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return w`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function Ve(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function He(e,[t,n],r){return w`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Ue(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?X(e,o,n):X(o,t,n)}const We=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Ge=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,K(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=B(e),this.whole=G(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=me(w`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Fe(e,M(`letters`)?t:{})}
      ${We.map(e=>w`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(z(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:U(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-4b09c968.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e)),s=Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`),c=Re(s,this.geometry),l=this.geometry.spots.filter(({name:e,pool:n})=>c.size>0&&!n&&!(e in t)&&!this.standing.has(e));A(this.rings,[l.length>0&&ze(l),s.filter(([e])=>!c.has(e)).map(([e,t])=>this.gaps.has(e)?V(this.gaps.get(e),Le(t)):Ie(...this.at(e),t,this.scale(e),z(this.geometry)))]);let u=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);A(this.arrows,u.map(([e,t,n])=>e&&t?X(e,t,n):Ue(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),A(this.halos,e.map(e=>He(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);A(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??ne(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return w`<g key=${e} class=${c} style=${{transform:u}}>
      ${ee(n,l,{style:s?.upright?{transform:`rotate(90deg)`}:null,art:this.geometry.art})}
      ${Be()}
    </g>`}};const Z=()=>import(`./zoom_buttons-f206c088.js`);function Ke(e){return T(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?i(e.idea,`idea`):null}const qe=e=>Ke(e)??([`ask`,`paused`].includes(e.phase)?[]:be(e.past.last)),Je=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Ye=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=ge(r),c=JSON.stringify([a,o,s,M(`letters`)]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&se(n,e)}this.lies=c,this.found&&this.found.at!==Je(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Z().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new Ge(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Z().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Z()).showTools(this,e,t)}async find(e,t){await(await Z()).find(this,e,t)}};function Xe(e,t){let n=he(e,t),r=e.phase===`roll`||ve(e),i=!n&&(r||E(e)&&!le(e,t).length),a=e.die&&O(e)||(e.awaited??[]).some(({source:e})=>e===`board`),o=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,s=e.awaited?.find(({word:e})=>e===`stop`),c=ie(e)||O(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?Ze(e,t):null,pad:r&&n,invited:i?Qe(e,t):null,turns:!!(o&&a&&n),done:c&&n?s?.values[0]?.text??h(`turn_done`):``,undo:(E(e)||e.phase===`over`)&&ue(e,t)&&!ye(e,t),pause:(E(e)||e.phase===`arrange`)&&fe(t),howRolled:e.phase===`roll`}}function Ze(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function Qe(e,t){let n=ae(e);return n&&b(e,n)&&!t.claimed?.includes(n)?n:``}const $e=`number-keys`,et=()=>localStorage.getItem($e)!==`off`,tt=e=>localStorage.setItem($e,e?`on`:`off`);function nt(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||et()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Q=t=>e(()=>a(`/api/roll`,{number:t})),rt=({number:e})=>w`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Q(e)}
  aria-label=${h(`i_rolled`,{number:e})}
>
  ${g(e)}
  <b aria-hidden="true">${e}</b>
</button>`,it=({context:e})=>w`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${te()?`true`:null}
  onclick=${()=>c(e)}
>
  ${g(5,`tilt-2`)}
  <span>${h(`roll_for_me`)}</span>
</button>`;function at({context:e}){let t=e.state.phase===`roll`,n=u(e.state);return w`<div class="roll-pad">
    ${t&&w`<${it} context=${e} />`}
    <p class="small" id="pad-label">${h(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>w`<${rt} key=${e} number=${e} />`)}
    </div>
  </div>`}function ot(e){return nt(t=>{re(e.state,p)&&u(e.state).includes(t)&&Q(t)}),!0}async function st(t){let{number:n}=t.undo,{last:r,played:i}=t.past,o=r?.what===`number`&&r.die===t.die,s=!t.die||o,c=s&&i?h(O(t)?`undo_turn_text`:`undo_input_text`,{turn:i.text}):h(`undo_number_text`),l=s&&t.secrets&&(t.phase===`over`||i?.move.endsWith(`:?`))?` ${h(`mine_unseen`)}`:``;await ce(h(`undo`),c+l,h(`undo_yes`))&&await e(()=>a(`/api/undo`,{number:n}))}function ct({context:t,again:n,stored:r,broken:i}){let o=t=>()=>e(()=>a(t,{game_id:i}));return w`<div class="row">
    ${i&&D(h(`aside_again`),o(`/api/game/resume`),{name:`aside-again`})}
    ${i&&D(h(`aside_leave`),o(`/api/game/aside`),{name:`aside-leave`})}
    ${D(h(n?`play_again`:`new_game`),()=>S(t),{kind:`primary wide`,name:`new`})}
    ${r&&w`<a class="button wide" href=${C(`/games/${r}`)} data-f="look-back">${h(`look_back`)}</a>`}
  </div>`}function lt({context:e,seat:t}){if(!t)return w`<p class="small">${h(`only_seat_plays`)}</p>`;let{state:n}=e;return w`<p class="invite">
    ${D(h(`that_is_me`,{name:v(n,t)}),()=>o(e,b(n,t)),{name:`claim`})}
    <span class="small">${h(`looking_is_free`)}</span>
  </p>`}function ut({context:t,turns:r,done:i}){return!r&&!i?null:w`<div class="row">
    ${r&&D(h(`turn_list`),()=>n(t),{name:`turns`})}
    ${i&&D(i,()=>e(()=>a(`/api/done`)),{name:`done`})}
  </div>`}function dt({context:e,begin:t,pad:n,invited:r,...i}){return w`
    ${t&&w`<${ct} context=${e} ...${t} />`}
    ${n&&w`<${at} context=${e} />`}
    ${r!==null&&w`<${lt} context=${e} seat=${r} />`}
    <${ut} context=${e} ...${i} />
  `}function ft({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:w`<div class="row">
    ${t&&D(h(`undo`),()=>st(i),{kind:`quiet`,name:`undo`})}
    ${n&&_e(i)}
    ${r&&D(h(`how_rolled`),()=>xe(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let pt=!1;function mt(e,t){pt||=ot(t),j(e,w`<${dt} context=${t} ...${Xe(t.state,p)} />`)}function ht(e,t){j(e,w`<${ft} context=${t} ...${Xe(t.state,p)} />`)}function gt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>_t(e,t,n)),tournament:e.manner===`tournament`,looking:a?h(i?`looking_on_free`:`looking_on`):``}}function _t(e,t,{seat:n,mark:r,name:i,playing:a,lights:o,plays:s}){let c=t.seats.includes(n),u=t.claimed.includes(n),d=e.turn===n&&![`idle`,`over`].includes(e.phase),f=[i&&l(n),s,c?h(`you`):u&&h(`taken_seat`),!a&&h(`has_left`),o===!1&&h(`lights_off`)];return{seat:n,mark:r,name:v(e,n),notes:f.filter(Boolean).join(` · `),css:`seat seat-${n}${d?` turn`:``}`,free:a&&!u&&t.seats.length===0,more:a&&(c||t.host||t.seats.length>0&&!u)}}async function vt(t,n,r,i={}){let o=await e(()=>a(`/api/seats/${n}/${r}`,i));return o&&await t.refresh(),o}function yt({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":h(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":h(`more_for`,{name:n})};return w`<li class=${i}>
    ${x(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&D(h(`me`),()=>s(e),l)}
      ${o&&D(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function bt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return w`
    <h2>${h(`seats`)}</h2>
    ${t&&w`<p class="small"><b>${h(`manner_tournament`)}</b> · ${h(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>w`<${yt} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&w`<p class="small">${n}</p>`}
  `}function xt(e,t){let{state:n}=t,i=gt(n,p);j(e,i&&w`<${bt} ...${i} onTake=${e=>o(t,b(n,e))} onMore=${e=>r(t,b(n,e))} />`)}function St(e,t,n){let r=!N(e)&&e.phase!==`over`;return{playing:r,corrects:!N(e)&&de(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function Ct(){await ce(h(`end_game`),h(`end_game_text`),h(`end_game`))&&await e(()=>a(`/api/game/end`))}const $=(e,t,n)=>w`<a key=${n} class="button" href=${C(t)} data-f=${n}>${e}</a>`;function wt({aid:t,name:n,on:r}){return D(h(r?`aid_off`:`aid_on`,{name:n}),()=>e(()=>a(`/api/aid`,{aid:t,on:!r})),{name:`aid-${t}`})}const Tt=({context:e,playing:n,corrects:r,built:i,sealed:a,host:o,aids:s})=>w`
  <h2>${h(`table`)}</h2>
  <div class="row">
    ${D(h(`join`),Se,{name:`join`})}
    ${D(h(`this_phone`),()=>t(e),{name:`phone`})}
    ${$(h(`games`),`/games`,`games`)}
    ${r&&D(h(`correct_game`),()=>_(e),{name:`overrule`})}
    ${i&&$(h(`maze`),`/maze`,`maze`)}
    ${a&&D(h(`how_drawn`),()=>y(e),{name:`seal`})}
    ${s.map(wt)}
    ${n&&D(h(`new_game`),()=>S(e),{name:`new-game`})}
    ${D(h(o?`you_are_host`:`host`),()=>oe(e),{name:`host`})}
    ${$(h(`care`),`/care`,`care`)}
    ${o&&$(h(`check_board`),`/check`,`check`)}
    ${n&&o&&D(h(`end_game`),Ct,{kind:`danger`,name:`end`})}
  </div>
`;function Et(e,t){let n=St(t.state,p,t.geometry);j(e,w`<${Tt} context=${t} ...${n} />`)}function Dt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=h(`history`,{count:r});j(e,r>0&&w`
        ${Object.keys(n.house??{}).length>0&&w`<h2>${h(`taken`)}</h2>${Ot(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-d7290f78.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function Ot(e,t){let n=e=>w`<td>${e}</td>`,r=[[h(`captured`),h(`captured_short`)],[h(`was_captured`),h(`was_captured_short`)],[h(`barricades`),h(`barricades_short`)]];return w`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>w`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>w`<tr>
        <th scope="row">
          <span class="named">
            ${x(t.seat,b(e,t.seat)?.mark,`small`)}
            <span>${v(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function kt(e,t,n){let r=t.geometry&&t.state.game&&!pe(t.state);j(e,r&&w`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${h(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-c1acceea.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function At(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function jt(e){if(!e.game)return h(`empty_board`);let t=t=>{let{house:n,fields:r}=At(e,t);return`${v(e,t)}: ${h(`in_house`,{count:n})}, ${h(`on_fields`,{count:r})}`},n=T(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${v(e,t.seat)}: `:``}${t.text}.`);return[`${h(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{Ee as _,vt as a,z as b,ht as c,Ye as d,qe as f,W as g,Ge as h,Et as i,et as l,Je as m,Dt as n,xt as o,Ke as p,kt as r,mt as s,jt as t,tt as u,B as v,V as y};