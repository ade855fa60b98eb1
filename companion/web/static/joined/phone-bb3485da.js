import{B as e,Bt as t,C as n,Ct as r,Dt as i,Et as a,Ht as o,J as s,K as c,Kt as l,Lt as u,Ot as d,Pt as f,Q as p,Qt as m,Rt as h,S as g,St as _,Tt as v,Ut as y,V as b,Vt as x,W as S,Wt as C,Z as ee,Zt as te,_ as ne,_t as w,b as re,c as ie,ct as T,d as ae,dt as oe,en as E,et as D,f as se,g as ce,gt as le,in as O,it as k,jt as ue,kt as de,l as fe,nt as pe,o as me,rn as A,s as he,st as j,tn as ge,u as _e,v as ve,x as ye,y as be,yt as M}from"./all-6c7801a2.js";const N=.86,P={long:.66,wide:.15},F=e=>!!e.marks.fields?.length;function I(e){let t=/* @__PURE__ */ new Map;if(!F(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const xe=(e,t=P.wide,n=P.long)=>y`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function L({x:e,y:t,upright:n},...r){return y`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}function Se(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>y`<g class=${`square${r(e)?` corner`:``}`}>
      <rect x=${t-N/2} y=${-n-N/2} width=${N} height=${N} rx=${r(e)?.2:.08} />
      ${i(e)&&y`<circle class="printed" cx=${t} cy=${-n} r="0.3" />`}
    </g>`,o=({x:e,y:t})=>y`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return y`<g>
    ${n.map(a)}
    ${[...I(e).values()].map(e=>L(e,xe(e.slot?`slot`:`seam`,e.slot?P.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o)}
  </g>`}const R=.53;function Ce(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const z=e=>(e.track??[]).map(([e,t])=>[e,-t]);function we(e){let t=z(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?y`<g><path class="bed-edge" d=${n} /><path class="bed" d=${n} /></g>`:null}function B(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>l(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function V(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const H=e=>[e.x,-e.y];function U(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(H),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-R,right:Math.max(...r)+R,top:Math.min(...i)-R,bottom:Math.max(...i)+R}}function Te(e,t,n){let{left:r,right:i,top:a,bottom:o}=U(e,t),[s,c]=l(e,t),[u,d]=[i-r,o-a],f={x:r+u/2+s*(u/2+.46),y:a+d/2-c*(d/2+.46)};return y`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${r} y=${a} width=${u} height=${d} rx="0.5" />
    ${n?y`<text class="home-mark" ...${f} dy="0.34em">${n}</text>`:null}
    ${t.kind?null:Ee(r,i,a,o)}
  </g>`}function Ee(e,t,n,r){let i=(e,t)=>y`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function W(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${H(e.spots[t]).join(` `)}L${H(e.spots[n]).join(` `)}`).join(``);return y`<path class=${t} d=${r} />`}function De(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=H(r),{left:o,right:s,top:c,bottom:u}=U(e,t),[d,f]=l(e,t);return`M${i} ${a}L${d?d>0?o:s:i} ${f?f>0?u:c:a}`});return y`<path class="threshold" d=${t.join(``)} />`}function Oe(e,t){let[n,r]=H(e);if(t.goal?.includes(e.name))return y`<g class="field goal"><circle cx=${n} cy=${r} r="0.52" /><path d=${ke(n,r,.4)} /></g>`;let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return y`<g class=${`field${i?` rest`:``}${a?` stone`:``}`}>
    <circle cx=${n} cy=${r} r="0.36" />
    ${i?y`<path class="shield" d=${`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function ke(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function Ae(e){return[W(e,`link-edge`),W(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>Oe(t,e.marks))]}function je(e,t={}){let[n,r,i,a]=B(e),o=new Set(e.marks.village??[]);return y`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${n+.06} y=${r+.06} width=${i-.12} height=${a-.12} rx="0.8" />
    ${we(e)}
    ${o.size?W(e,`village`,e=>o.has(e.name)):null}
    ${e.pools.map(n=>Te(e,n,n.kind in ee?t[n.kind]??D(n.kind):``))}
    ${De(e)}
    ${F(e)?Se(e):Ae(e)}
    ${e.pools.map(t=>e.spots.filter(e=>e.pool===t.name).map(n=>y`<circle class="place" cx=${n.x} cy=${-n.y} r=${.3*V(e,t.name)} />`))}
  </g>`}const G=.57;function Me(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>y`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return y`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:G)}
    ${o(`ring-light`,r===`double`?.51:G)}
    ${r===`double`?o(`ring-light`,G+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,G):null}
  </g>`}function Ne({colour:e,pattern:t}){let n=(e,t)=>y`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return y`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function K([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],d=Math.min(.46,a*.36),[f,p]=q(n-l,r-u),[m,h]=q(l-e,u-t),g=[n-f*d,r-p*d],_=[g[0]-f*.36,g[1]-p*.36],v=`M${e+m*d} ${t+h*d}Q${l} ${u} ${_.join(` `)}`,b=`M${g.join(` `)}L${_[0]-p*.28} ${_[1]+f*.28}L${_[0]+p*.28} ${_[1]-f*.28}Z`;return y`<g class=${`arrow a-${i}`}>
    <path class="case" d=${v} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${v} />
    <path class="head" d=${b} />
  </g>`}function Pe(){let e=y`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return y`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function q(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Fe(e,[t,n],r){return y`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Ie(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?K(e,o,n):K(o,t,n)}const Le=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var J=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,V(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=I(e),this.whole=B(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=o(y`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${je(e,t)}
      ${Le.map(e=>y`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(F(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:Ce(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-b1dd2328.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));x(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?L(this.gaps.get(e),Ne(t)):Me(...this.at(e),t,this.scale(e),F(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);x(this.arrows,s.map(([e,t,n])=>e&&t?K(e,t,n):Ie(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),x(this.halos,e.map(e=>Fe(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);x(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??D(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return y`<g key=${e} class=${c} style=${{transform:u}}>
      ${pe(n,l,s?.upright?{transform:`rotate(90deg)`}:null)}
      ${Pe()}
    </g>`}};const Y=()=>import(`./zoom_buttons-95de5f4c.js`);function X(e){return M(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?h(e.idea,`idea`):null}const Re=e=>X(e)??([`ask`,`paused`].includes(e.phase)?[]:de(e.past.last)),Z=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var ze=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=v(r),c=JSON.stringify([a,o,s]);c!==this.lies&&e.replaceChildren(this.renew(t,i,s)),this.lies=c,this.found&&this.found.at!==Z(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Y().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new J(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Y().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Y()).showTools(this,e,t)}async find(e,t){await(await Y()).find(this,e,t)}};function Be(e,t){let n=ie(e,t),i=se(e,t),a=e.phase===`roll`||he(e),o=!n&&(a||_(e)&&!r(e,t).length),s=e.die&&w(e)||(e.awaited??[]).some(({source:e})=>e===`board`),c=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,l=e.awaited?.find(({word:e})=>e===`stop`),u=d(e)||w(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?Ve(e,t):null,entered:i,pad:a&&n,invited:o?He(e,t):null,turns:!!(c&&s&&n),done:u&&n?l?.values[0]?.text??O(`turn_done`):``,undo:(_(e)||e.phase===`over`)&&_e(e,t)&&i===null,pause:(_(e)||e.phase===`arrange`)&&fe(t),howRolled:e.phase===`roll`}}function Ve(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function He(e,t){let n=le(e);return n&&u(e,n)&&!t.claimed?.includes(n)?n:``}const Q=`number-keys`,Ue=()=>localStorage.getItem(Q)!==`off`,We=e=>localStorage.setItem(Q,e?`on`:`off`);function Ge(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||Ue()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Ke=e=>j(()=>E(`/api/roll`,{number:e})),qe=({number:e})=>y`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Ke(e)}
  aria-label=${O(`i_rolled`,{number:e})}
>
  ${p(e)}
  <b aria-hidden="true">${e}</b>
</button>`,Je=({context:e})=>y`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${s()?`true`:null}
  onclick=${()=>c(e)}
>
  ${p(5,`tilt-2`)}
  <span>${O(`roll_for_me`)}</span>
</button>`;function Ye({context:e}){let t=e.state.phase===`roll`,n=S(e.state);return y`<div class="roll-pad">
    ${t&&y`<${Je} context=${e} />`}
    <p class="small" id="pad-label">${O(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>y`<${qe} key=${e} number=${e} />`)}
    </div>
  </div>`}function Xe({number:e}){return y`<div class="entered">
    <span>${O(`entered`,{number:e})}</span>
    ${t(O(`not_this_number`,{number:e}),async()=>{await j(()=>E(`/api/undo`))&&oe(O(`tap_number`))},{name:`change`})}
  </div>`}function Ze(e){return Ge(t=>{ae(e.state,m)&&S(e.state).includes(t)&&Ke(t)}),!0}async function Qe(e){let{last:t,played:n}=e.past,r=t?.what===`number`&&t.die===e.die,i=!e.die||r,a=i&&n?O(w(e)?`undo_turn_text`:`undo_input_text`,{turn:n.text}):O(`undo_number_text`),o=i&&e.secrets&&(e.phase===`over`||n?.move.endsWith(`:?`))?` ${O(`mine_unseen`)}`:``;await T(O(`undo`),a+o,O(`undo_yes`))&&await j(()=>E(`/api/undo`))}function $e({context:n,again:r,stored:i,broken:a}){let o=e=>()=>j(()=>E(e,{game_id:a}));return y`<div class="row">
    ${a&&t(O(`aside_again`),o(`/api/game/resume`),{name:`aside-again`})}
    ${a&&t(O(`aside_leave`),o(`/api/game/aside`),{name:`aside-leave`})}
    ${t(O(r?`play_again`:`new_game`),()=>e(n),{kind:`primary wide`,name:`new`})}
    ${i&&y`<a class="button wide" href=${A(`/games/${i}`)} data-f="look-back">${O(`look_back`)}</a>`}
  </div>`}function et({context:e,seat:n}){if(!n)return y`<p class="small">${O(`only_seat_plays`)}</p>`;let{state:r}=e;return y`<p class="invite">
    ${t(O(`that_is_me`,{name:f(r,n)}),()=>b(e,u(r,n)),{name:`claim`})}
    <span class="small">${O(`looking_is_free`)}</span>
  </p>`}function tt({context:e,turns:r,done:i,undo:a,pause:o,howRolled:s}){let{state:c}=e;return[r,i,a,o,s].some(Boolean)?y`<div class="row">
    ${r&&t(O(`turn_list`),()=>n(e),{name:`turns`})}
    ${i&&t(i,()=>j(()=>E(`/api/done`)),{name:`done`})}
    ${a&&t(O(`undo`),()=>Qe(c),{kind:`quiet`,name:`undo`})}
    ${o&&me(c)}
    ${s&&t(O(`how_rolled`),()=>re(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`:null}function nt({context:e,begin:t,entered:n,pad:r,invited:i,...a}){return y`
    ${t&&y`<${$e} context=${e} ...${t} />`}
    ${n!==null&&y`<${Xe} number=${n} />`}
    ${r&&y`<${Ye} context=${e} />`}
    ${i!==null&&y`<${et} context=${e} seat=${i} />`}
    <${tt} context=${e} ...${a} />
  `}let rt=!1;function it(e,t){rt||=Ze(t),C(e,y`<${nt} context=${t} ...${Be(t.state,m)} />`)}function at(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>ot(e,t,n)),tournament:e.manner===`tournament`,looking:a?O(i?`looking_on_free`:`looking_on`):``}}function ot(e,t,{seat:n,mark:r,name:i,playing:a,lights:o}){let s=t.seats.includes(n),c=t.claimed.includes(n),l=e.turn===n&&![`idle`,`over`].includes(e.phase),u=[i&&ge(n),s?O(`you`):c&&O(`taken_seat`),!a&&O(`has_left`),o===!1&&O(`lights_off`)];return{seat:n,mark:r,name:f(e,n),notes:u.filter(Boolean).join(` · `),css:`seat seat-${n}${l?` turn`:``}`,free:a&&!c&&t.seats.length===0,more:a&&(s||t.host||t.seats.length>0&&!c)}}async function st(e,t,n,r={}){let i=await j(()=>E(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function ct({seat:e,mark:n,name:r,notes:i,css:a,free:o,more:s,onTake:c,onMore:l}){let u={name:`claim-${e}`,"aria-label":O(`that_is_me`,{name:r})},d={kind:`quiet icon`,name:`more-${e}`,"aria-label":O(`more_for`,{name:r})};return y`<li class=${a}>
    ${k(e,n)}
    <span class="seat-name"><b>${r}</b><small>${i}</small></span>
    <span class="seat-acts">
      ${o&&t(O(`me`),()=>c(e),u)}
      ${s&&t(`⋯`,()=>l(e),d)}
    </span>
  </li>`}function lt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return y`
    <h2>${O(`seats`)}</h2>
    ${t&&y`<p class="small"><b>${O(`manner_tournament`)}</b> · ${O(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>y`<${ct} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&y`<p class="small">${n}</p>`}
  `}function ut(e,t){let{state:n}=t,r=at(n,m);C(e,r&&y`<${lt} ...${r} onTake=${e=>b(t,u(n,e))} onMore=${e=>g(t,u(n,e))} />`)}function dt(e,t,n){let r=!ue(e)&&e.phase!==`over`;return{playing:r,corrects:!ue(e)&&i(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function ft(){await T(O(`end_game`),O(`end_game_text`),O(`end_game`))&&await j(()=>E(`/api/game/end`))}const $=(e,t,n)=>y`<a key=${n} class="button" href=${A(t)} data-f=${n}>${e}</a>`;function pt({aid:e,name:n,on:r}){return t(O(r?`aid_off`:`aid_on`,{name:n}),()=>j(()=>E(`/api/aid`,{aid:e,on:!r})),{name:`aid-${e}`})}const mt=({context:n,playing:r,corrects:i,built:a,sealed:o,host:s,aids:c})=>y`
  <h2>${O(`table`)}</h2>
  <div class="row">
    ${t(O(`join`),ne,{name:`join`})}
    ${t(O(`this_phone`),()=>be(n),{name:`phone`})}
    ${$(O(`games`),`/games`,`games`)}
    ${i&&t(O(`correct_game`),()=>ve(n),{name:`overrule`})}
    ${a&&$(O(`maze`),`/maze`,`maze`)}
    ${o&&t(O(`how_drawn`),()=>ye(n),{name:`seal`})}
    ${c.map(pt)}
    ${r&&t(O(`new_game`),()=>e(n),{name:`new-game`})}
    ${t(O(s?`you_are_host`:`host`),()=>ce(n),{name:`host`})}
    ${$(O(`care`),`/care`,`care`)}
    ${s&&$(O(`check_board`),`/check`,`check`)}
    ${r&&s&&t(O(`end_game`),ft,{kind:`danger`,name:`end`})}
  </div>
`;function ht(e,t){let n=dt(t.state,m,t.geometry);C(e,y`<${mt} context=${t} ...${n} />`)}function gt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=O(`history`,{count:r});C(e,r>0&&y`
        ${Object.keys(n.house??{}).length>0&&y`<h2>${O(`taken`)}</h2>${_t(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-c80b3e8e.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function _t(e,t){let n=e=>y`<td>${e}</td>`,r=[[O(`captured`),O(`captured_short`)],[O(`was_captured`),O(`was_captured_short`)],[O(`barricades`),O(`barricades_short`)]];return y`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>y`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>y`<tr>
        <th scope="row">
          <span class="named">
            ${k(t.seat,u(e,t.seat)?.mark,`small`)}
            <span>${f(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function vt(e,t,n){let r=t.geometry&&t.state.game&&!a(t.state);C(e,r&&y`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${O(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&await j(async()=>(await te(`whereabouts`),!0))&&(await import(`./whereabouts-a1a34f06.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function yt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function bt(e){if(!e.game)return O(`empty_board`);let t=t=>{let{house:n,fields:r}=yt(e,t);return`${f(e,t)}: ${O(`in_house`,{count:n})}, ${O(`on_fields`,{count:r})}`},n=M(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${f(e,t.seat)}: `:``}${t.text}.`);return[`${O(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{I as _,st as a,Ue as c,Re as d,X as f,xe as g,z as h,ht as i,We as l,J as m,gt as n,ut as o,Z as p,vt as r,it as s,bt as t,ze as u,L as v,F as y};