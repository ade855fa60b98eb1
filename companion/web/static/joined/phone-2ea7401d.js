import{$ as e,$t as t,Bt as n,C as r,Dt as i,Et as a,Ft as o,H as s,It as c,J as l,K as u,Kt as d,Mt as f,Ot as p,Rt as m,S as h,St as g,T as _,Tt as v,U as y,Ut as b,Vt as x,Wt as ee,X as te,Zt as S,b as ne,c as re,d as ie,en as ae,et as C,f as oe,gt as w,ht as se,it as ce,kt as T,l as le,lt as E,nn as D,nt as O,o as ue,ot as de,rn as k,s as fe,u as pe,ut as A,v as me,vt as j,w as he,wt as ge,x as _e,xt as M,y as ve,zt as N}from"./all-ed664c5f.js";const P=.86,F={long:.66,wide:.15},I=e=>!!e.marks.fields?.length;function L(e){let t=/* @__PURE__ */ new Map;if(!I(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const R=(e,t=F.wide,n=F.long)=>x`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function z({x:e,y:t,upright:n},...r){return x`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}function ye(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>x`<g class=${`square${r(e)?` corner`:``}`}>
      <rect x=${t-P/2} y=${-n-P/2} width=${P} height=${P} rx=${r(e)?.2:.08} />
      ${i(e)&&x`<circle class="printed" cx=${t} cy=${-n} r="0.3" />`}
    </g>`,o=({x:e,y:t})=>x`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return x`<g>
    ${n.map(a)}
    ${[...L(e).values()].map(e=>z(e,R(e.slot?`slot`:`seam`,e.slot?F.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o)}
  </g>`}const B=.53;function be(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const V=e=>(e.track??[]).map(([e,t])=>[e,-t]);function xe(e){let t=V(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?x`<g><path class="bed-edge" d=${n} /><path class="bed" d=${n} /></g>`:null}function H(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>d(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function U(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const W=e=>[e.x,-e.y];function G(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(W),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-B,right:Math.max(...r)+B,top:Math.min(...i)-B,bottom:Math.max(...i)+B}}function Se(e,t,n){let{left:r,right:i,top:a,bottom:o}=G(e,t),[s,c]=d(e,t),[l,u]=[i-r,o-a],f={x:r+l/2+s*(l/2+.46),y:a+u/2-c*(u/2+.46)};return x`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${r} y=${a} width=${l} height=${u} rx="0.5" />
    ${n?x`<text class="home-mark" ...${f} dy="0.34em">${n}</text>`:null}
    ${t.kind?null:Ce(r,i,a,o)}
  </g>`}function Ce(e,t,n,r){let i=(e,t)=>x`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function K(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${W(e.spots[t]).join(` `)}L${W(e.spots[n]).join(` `)}`).join(``);return x`<path class=${t} d=${r} />`}function we(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=W(r),{left:o,right:s,top:c,bottom:l}=G(e,t),[u,f]=d(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${f?f>0?l:c:a}`});return x`<path class="threshold" d=${t.join(``)} />`}function Te(e,t){let[n,r]=W(e);if(t.goal?.includes(e.name))return x`<g class="field goal"><circle cx=${n} cy=${r} r="0.52" /><path d=${Ee(n,r,.4)} /></g>`;let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return x`<g class=${`field${i?` rest`:``}${a?` stone`:``}`}>
    <circle cx=${n} cy=${r} r="0.36" />
    ${i?x`<path class="shield" d=${`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function Ee(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function De(e){return[K(e,`link-edge`),K(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>Te(t,e.marks))]}function Oe(t,n={}){let[r,i,a,o]=H(t),s=new Set(t.marks.village??[]);return x`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${r+.06} y=${i+.06} width=${a-.12} height=${o-.12} rx="0.8" />
    ${xe(t)}
    ${s.size?K(t,`village`,e=>s.has(e.name)):null}
    ${t.pools.map(r=>Se(t,r,r.kind in e?n[r.kind]??O(r.kind):``))}
    ${we(t)}
    ${I(t)?ye(t):De(t)}
    ${t.pools.map(e=>t.spots.filter(t=>t.pool===e.name).map(n=>x`<circle class="place" cx=${n.x} cy=${-n.y} r=${.3*U(t,e.name)} />`))}
  </g>`}const q=.57;function ke(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>x`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return x`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:q)}
    ${o(`ring-light`,r===`double`?.51:q)}
    ${r===`double`?o(`ring-light`,q+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,q):null}
  </g>`}function Ae({colour:e,pattern:t}){let n=(e,t)=>x`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return x`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function J([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],d=Math.min(.46,a*.36),[f,p]=Y(n-l,r-u),[m,h]=Y(l-e,u-t),g=[n-f*d,r-p*d],_=[g[0]-f*.36,g[1]-p*.36],v=`M${e+m*d} ${t+h*d}Q${l} ${u} ${_.join(` `)}`,y=`M${g.join(` `)}L${_[0]-p*.28} ${_[1]+f*.28}L${_[0]+p*.28} ${_[1]-f*.28}Z`;return x`<g class=${`arrow a-${i}`}>
    <path class="case" d=${v} />
    <path class="case head" d=${y} />
    <path class="shaft" d=${v} />
    <path class="head" d=${y} />
  </g>`}function je(){let e=x`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return x`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function Y(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Me(e,[t,n],r){return x`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Ne(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?J(e,o,n):J(o,t,n)}const Pe=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var X=class{constructor(e,t,{around:r=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,U(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=L(e),this.whole=H(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=n(x`<svg
      class="board"
      viewBox=${(r?this.window(r):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Oe(e,t)}
      ${Pe.map(e=>x`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(I(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:be(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-22347f74.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));N(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?z(this.gaps.get(e),Ae(t)):ke(...this.at(e),t,this.scale(e),I(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);N(this.arrows,s.map(([e,t,n])=>e&&t?J(e,t,n):Ne(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),N(this.halos,e.map(e=>Me(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);N(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??O(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return x`<g key=${e} class=${c} style=${{transform:u}}>
      ${ce(n,l,s?.upright?{transform:`rotate(90deg)`}:null)}
      ${je()}
    </g>`}};const Z=()=>import(`./zoom_buttons-888e4267.js`);function Q(e){return j(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?c(e.idea,`idea`):null}const Fe=e=>Q(e)??([`ask`,`paused`].includes(e.phase)?[]:p(e.past.last)),Ie=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Le=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=ge(r),c=JSON.stringify([a,o,s]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&ee(n,e)}this.lies=c,this.found&&this.found.at!==Ie(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Z().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new X(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Z().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Z()).showTools(this,e,t)}async find(e,t){await(await Z()).find(this,e,t)}};function Re(e,t){let n=re(e,t),r=e.phase===`roll`||fe(e),a=!n&&(r||M(e)&&!g(e,t).length),o=e.die&&w(e)||(e.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,c=e.awaited?.find(({word:e})=>e===`stop`),l=i(e)||w(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?ze(e,t):null,pad:r&&n,invited:a?Be(e,t):null,turns:!!(s&&o&&n),done:l&&n?c?.values[0]?.text??k(`turn_done`):``,undo:(M(e)||e.phase===`over`)&&pe(e,t)&&!oe(e,t),pause:(M(e)||e.phase===`arrange`)&&le(t),howRolled:e.phase===`roll`}}function ze(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function Be(e,t){let n=se(e);return n&&o(e,n)&&!t.claimed?.includes(n)?n:``}const Ve=`number-keys`,He=()=>localStorage.getItem(Ve)!==`off`,Ue=e=>localStorage.setItem(Ve,e?`on`:`off`);function We(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||He()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Ge=e=>E(()=>t(`/api/roll`,{number:e})),Ke=({number:e})=>x`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Ge(e)}
  aria-label=${k(`i_rolled`,{number:e})}
>
  ${C(e)}
  <b aria-hidden="true">${e}</b>
</button>`,qe=({context:e})=>x`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${te()?`true`:null}
  onclick=${()=>l(e)}
>
  ${C(5,`tilt-2`)}
  <span>${k(`roll_for_me`)}</span>
</button>`;function Je({context:e}){let t=e.state.phase===`roll`,n=u(e.state);return x`<div class="roll-pad">
    ${t&&x`<${qe} context=${e} />`}
    <p class="small" id="pad-label">${k(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>x`<${Ke} key=${e} number=${e} />`)}
    </div>
  </div>`}function Ye(e){return We(t=>{ie(e.state,S)&&u(e.state).includes(t)&&Ge(t)}),!0}async function Xe(e){let{number:n}=e.undo,{last:r,played:i}=e.past,a=r?.what===`number`&&r.die===e.die,o=!e.die||a,s=o&&i?k(w(e)?`undo_turn_text`:`undo_input_text`,{turn:i.text}):k(`undo_number_text`),c=o&&e.secrets&&(e.phase===`over`||i?.move.endsWith(`:?`))?` ${k(`mine_unseen`)}`:``;await A(k(`undo`),s+c,k(`undo_yes`))&&await E(()=>t(`/api/undo`,{number:n}))}function Ze({context:e,again:n,stored:r,broken:i}){let a=e=>()=>E(()=>t(e,{game_id:i}));return x`<div class="row">
    ${i&&m(k(`aside_again`),a(`/api/game/resume`),{name:`aside-again`})}
    ${i&&m(k(`aside_leave`),a(`/api/game/aside`),{name:`aside-leave`})}
    ${m(k(n?`play_again`:`new_game`),()=>s(e),{kind:`primary wide`,name:`new`})}
    ${r&&x`<a class="button wide" href=${D(`/games/${r}`)} data-f="look-back">${k(`look_back`)}</a>`}
  </div>`}function Qe({context:e,seat:t}){if(!t)return x`<p class="small">${k(`only_seat_plays`)}</p>`;let{state:n}=e;return x`<p class="invite">
    ${m(k(`that_is_me`,{name:f(n,t)}),()=>y(e,o(n,t)),{name:`claim`})}
    <span class="small">${k(`looking_is_free`)}</span>
  </p>`}function $e({context:e,turns:n,done:r,undo:i,pause:a,howRolled:o}){let{state:s}=e;return[n,r,i,a,o].some(Boolean)?x`<div class="row">
    ${n&&m(k(`turn_list`),()=>_(e),{name:`turns`})}
    ${r&&m(r,()=>E(()=>t(`/api/done`)),{name:`done`})}
    ${i&&m(k(`undo`),()=>Xe(s),{kind:`quiet`,name:`undo`})}
    ${a&&ue(s)}
    ${o&&m(k(`how_rolled`),()=>h(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`:null}function et({context:e,begin:t,pad:n,invited:r,...i}){return x`
    ${t&&x`<${Ze} context=${e} ...${t} />`}
    ${n&&x`<${Je} context=${e} />`}
    ${r!==null&&x`<${Qe} context=${e} seat=${r} />`}
    <${$e} context=${e} ...${i} />
  `}let tt=!1;function nt(e,t){tt||=Ye(t),b(e,x`<${et} context=${t} ...${Re(t.state,S)} />`)}function rt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>it(e,t,n)),tournament:e.manner===`tournament`,looking:a?k(i?`looking_on_free`:`looking_on`):``}}function it(e,t,{seat:n,mark:r,name:i,playing:a,lights:o}){let s=t.seats.includes(n),c=t.claimed.includes(n),l=e.turn===n&&![`idle`,`over`].includes(e.phase),u=[i&&ae(n),s?k(`you`):c&&k(`taken_seat`),!a&&k(`has_left`),o===!1&&k(`lights_off`)];return{seat:n,mark:r,name:f(e,n),notes:u.filter(Boolean).join(` · `),css:`seat seat-${n}${l?` turn`:``}`,free:a&&!c&&t.seats.length===0,more:a&&(s||t.host||t.seats.length>0&&!c)}}async function at(e,n,r,i={}){let a=await E(()=>t(`/api/seats/${n}/${r}`,i));return a&&await e.refresh(),a}function ot({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":k(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":k(`more_for`,{name:n})};return x`<li class=${i}>
    ${de(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&m(k(`me`),()=>s(e),l)}
      ${o&&m(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function st({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return x`
    <h2>${k(`seats`)}</h2>
    ${t&&x`<p class="small"><b>${k(`manner_tournament`)}</b> · ${k(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>x`<${ot} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&x`<p class="small">${n}</p>`}
  `}function ct(e,t){let{state:n}=t,r=rt(n,S);b(e,r&&x`<${st} ...${r} onTake=${e=>y(t,o(n,e))} onMore=${e=>he(t,o(n,e))} />`)}function lt(e,t,n){let r=!T(e)&&e.phase!==`over`;return{playing:r,corrects:!T(e)&&a(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function ut(){await A(k(`end_game`),k(`end_game_text`),k(`end_game`))&&await E(()=>t(`/api/game/end`))}const $=(e,t,n)=>x`<a key=${n} class="button" href=${D(t)} data-f=${n}>${e}</a>`;function dt({aid:e,name:n,on:r}){return m(k(r?`aid_off`:`aid_on`,{name:n}),()=>E(()=>t(`/api/aid`,{aid:e,on:!r})),{name:`aid-${e}`})}const ft=({context:e,playing:t,corrects:n,built:i,sealed:a,host:o,aids:c})=>x`
  <h2>${k(`table`)}</h2>
  <div class="row">
    ${m(k(`join`),ve,{name:`join`})}
    ${m(k(`this_phone`),()=>_e(e),{name:`phone`})}
    ${$(k(`games`),`/games`,`games`)}
    ${n&&m(k(`correct_game`),()=>ne(e),{name:`overrule`})}
    ${i&&$(k(`maze`),`/maze`,`maze`)}
    ${a&&m(k(`how_drawn`),()=>r(e),{name:`seal`})}
    ${c.map(dt)}
    ${t&&m(k(`new_game`),()=>s(e),{name:`new-game`})}
    ${m(k(o?`you_are_host`:`host`),()=>me(e),{name:`host`})}
    ${$(k(`care`),`/care`,`care`)}
    ${o&&$(k(`check_board`),`/check`,`check`)}
    ${t&&o&&m(k(`end_game`),ut,{kind:`danger`,name:`end`})}
  </div>
`;function pt(e,t){let n=lt(t.state,S,t.geometry);b(e,x`<${ft} context=${t} ...${n} />`)}function mt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=k(`history`,{count:r});b(e,r>0&&x`
        ${Object.keys(n.house??{}).length>0&&x`<h2>${k(`taken`)}</h2>${ht(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-1727d6ab.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function ht(e,t){let n=e=>x`<td>${e}</td>`,r=[[k(`captured`),k(`captured_short`)],[k(`was_captured`),k(`was_captured_short`)],[k(`barricades`),k(`barricades_short`)]];return x`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>x`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>x`<tr>
        <th scope="row">
          <span class="named">
            ${de(t.seat,o(e,t.seat)?.mark,`small`)}
            <span>${f(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function gt(e,t,n){let r=t.geometry&&t.state.game&&!v(t.state);b(e,r&&x`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${k(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-31108273.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function _t(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function vt(e){if(!e.game)return k(`empty_board`);let t=t=>{let{house:n,fields:r}=_t(e,t);return`${f(e,t)}: ${k(`in_house`,{count:n})}, ${k(`on_fields`,{count:r})}`},n=j(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${f(e,t.seat)}: `:``}${t.text}.`);return[`${k(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{L as _,at as a,He as c,Fe as d,Q as f,R as g,V as h,pt as i,Ue as l,X as m,mt as n,ct as o,Ie as p,gt as r,nt as s,vt as t,Le as u,z as v,I as y};