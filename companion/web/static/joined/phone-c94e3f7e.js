import{At as e,C as t,D as n,Dt as r,E as i,Ft as a,G as o,Ht as s,K as c,Kt as l,Mt as u,O as d,Ot as f,Q as p,Rt as m,S as ee,T as h,Tt as g,Ut as _,Vt as v,Wt as y,X as b,Yt as x,_ as te,an as S,en as C,et as ne,ft as w,g as re,h as ie,it as T,jt as ae,kt as oe,lt as E,m as se,nn as D,o as ce,on as O,p as le,pt as k,qt as ue,rn as de,rt as fe,sn as A,st as pe,v as me,vt as he,w as ge,wt as j,x as _e,xt as M,y as ve,yt as N,zt as ye}from"./all-230952a6.js";const P=.86,F={long:.66,wide:.15},I=e=>!!e.marks.fields?.length;function L(e){let t=/* @__PURE__ */ new Map;if(!I(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const be=(e,t=F.wide,n=F.long)=>y`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function R({x:e,y:t,upright:n},...r){return y`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}function xe(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>y`<g class=${`square${r(e)?` corner`:``}`}>
      <rect x=${t-P/2} y=${-n-P/2} width=${P} height=${P} rx=${r(e)?.2:.08} />
      ${i(e)&&y`<circle class="printed" cx=${t} cy=${-n} r="0.3" />`}
    </g>`,o=({x:e,y:t})=>y`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return y`<g>
    ${n.map(a)}
    ${[...L(e).values()].map(e=>R(e,be(e.slot?`slot`:`seam`,e.slot?F.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o)}
  </g>`}const z=.53;function Se(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const B=e=>(e.track??[]).map(([e,t])=>[e,-t]);function Ce(e){let t=B(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?y`<g><path class="bed-edge" d=${n} /><path class="bed" d=${n} /></g>`:null}function V(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>x(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function H(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const U=e=>[e.x,-e.y];function W(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(U),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-z,right:Math.max(...r)+z,top:Math.min(...i)-z,bottom:Math.max(...i)+z}}function we(e,t,n){let{left:r,right:i,top:a,bottom:o}=W(e,t),[s,c]=x(e,t),[l,u]=[i-r,o-a],d={x:r+l/2+s*(l/2+.46),y:a+u/2-c*(u/2+.46)};return y`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${r} y=${a} width=${l} height=${u} rx="0.5" />
    ${n?y`<text class="home-mark" ...${d} dy="0.34em">${n}</text>`:null}
    ${t.kind?null:Te(r,i,a,o)}
  </g>`}function Te(e,t,n,r){let i=(e,t)=>y`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function G(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${U(e.spots[t]).join(` `)}L${U(e.spots[n]).join(` `)}`).join(``);return y`<path class=${t} d=${r} />`}function Ee(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=U(r),{left:o,right:s,top:c,bottom:l}=W(e,t),[u,d]=x(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${d?d>0?l:c:a}`});return y`<path class="threshold" d=${t.join(``)} />`}function De(e,t){let[n,r]=U(e);if(t.goal?.includes(e.name))return y`<g class="field goal"><circle cx=${n} cy=${r} r="0.52" /><path d=${Oe(n,r,.4)} /></g>`;let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return y`<g class=${`field${i?` rest`:``}${a?` stone`:``}`}>
    <circle cx=${n} cy=${r} r="0.36" />
    ${i?y`<path class="shield" d=${`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function Oe(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function ke(e){return[G(e,`link-edge`),G(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>De(t,e.marks))]}function Ae(e,t={}){let[n,r,i,a]=V(e),o=new Set(e.marks.village??[]);return y`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${n+.06} y=${r+.06} width=${i-.12} height=${a-.12} rx="0.8" />
    ${Ce(e)}
    ${o.size?G(e,`village`,e=>o.has(e.name)):null}
    ${e.pools.map(n=>we(e,n,n.kind in fe?t[n.kind]??S(n.kind):``))}
    ${Ee(e)}
    ${I(e)?xe(e):ke(e)}
    ${e.pools.map(t=>e.spots.filter(e=>e.pool===t.name).map(n=>y`<circle class="place" cx=${n.x} cy=${-n.y} r=${.3*H(e,t.name)} />`))}
  </g>`}const K=.57;function je(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>y`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return y`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:K)}
    ${o(`ring-light`,r===`double`?.51:K)}
    ${r===`double`?o(`ring-light`,K+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,K):null}
  </g>`}function Me({colour:e,pattern:t}){let n=(e,t)=>y`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return y`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function q([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=i===`right`||i===`wrong`,l=Math.min(1.6,Math.max(c?.2:a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[u,d]=[(e+n)/2+s*l,(t+r)/2-o*l],f=Math.min(.46,a*(c?.18:.36)),[p,m]=J(n-u,r-d),[ee,h]=J(u-e,d-t),g=[n-p*f,r-m*f],_=[g[0]-p*.36,g[1]-m*.36],v=`M${e+ee*f} ${t+h*f}Q${u} ${d} ${_.join(` `)}`,b=`M${g.join(` `)}L${_[0]-m*.28} ${_[1]+p*.28}L${_[0]+m*.28} ${_[1]-p*.28}Z`;return y`<g class=${`arrow a-${i}`}>
    <path class="case" d=${v} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${v} />
    <path class="head" d=${b} />
    ${i===`wrong`?Ne((e+2*u+n)/4,(t+2*d+r)/4,Math.min(1,Math.max(.5,a*.3))):null}
  </g>`}const Ne=(e,t,n)=>y`<g class="verdict" transform=${`translate(${e} ${t}) scale(${n})`}>
  <circle r="0.36" />
  <path d="M-.15-.15 .15 .15M.15-.15-.15 .15" />
</g>`;function Pe(){let e=y`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return y`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function J(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Fe(e,[t,n],r){return y`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Ie(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?q(e,o,n):q(o,t,n)}const Le=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Y=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,H(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=L(e),this.whole=V(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=_(y`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Ae(e,t)}
      ${Le.map(e=>y`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(I(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:Se(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-ecb0e9aa.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));s(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?R(this.gaps.get(e),Me(t)):je(...this.at(e),t,this.scale(e),I(this.geometry))));let c=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);s(this.arrows,c.map(([e,t,n])=>e&&t?q(e,t,n):Ie(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),s(this.halos,e.map(e=>Fe(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);s(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??S(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return y`<g key=${e} class=${c} style=${{transform:u}}>
      ${pe(n,l,s?.upright?{transform:`rotate(90deg)`}:null)}
      ${Pe()}
    </g>`}};const X=()=>import(`./zoom_buttons-fb015108.js`);function Z(e){return M(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?ye(e.idea,`idea`):null}const Re=e=>Z(e)??([`ask`,`paused`].includes(e.phase)?[]:ae(e.past.last)),Q=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var ze=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:i,geometry:a,drawn:o,quarters:s}=t;if(!a||i.phase===`starting`&&this.view)return;let c=r(i),l=JSON.stringify([o,s,c]);if(l!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,a,c)),n&&ue(n,e)}this.lies=l,this.found&&this.found.at!==Q(i)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&X().then(({follow:e})=>e(this,i))}renew(e,t,n){this.view=new Y(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>X().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await X()).showTools(this,e,t)}async find(e,t){await(await X()).find(this,e,t)}};function Be(t,n){let r=se(t,n),i=t.phase===`roll`||le(t),a=!r&&(i||j(t)&&!g(t,n).length),o=t.die&&N(t)||(t.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(t.phase)||t.phase===`illegal`&&!t.offer,c=t.awaited?.find(({word:e})=>e===`stop`),l=e(t)||N(t)&&t.die&&[`move`,`illegal`].includes(t.phase);return{begin:[`idle`,`over`].includes(t.phase)&&t.awaiting?.what!==`check`?Ve(t,n):null,pad:i&&r,invited:a?He(t,n):null,turns:!!(s&&o&&r),done:l&&r?c?.values[0]?.text??A(`turn_done`):``,undo:(j(t)||t.phase===`over`)&&re(t,n)&&!me(t,n),pause:(j(t)||t.phase===`arrange`)&&ie(n),howRolled:t.phase===`roll`}}function Ve(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function He(e,t){let n=he(e);return n&&m(e,n)&&!t.claimed?.includes(n)?n:``}const Ue=`number-keys`,We=()=>localStorage.getItem(Ue)!==`off`,Ge=e=>localStorage.setItem(Ue,e?`on`:`off`);function Ke(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||We()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const qe=e=>w(()=>D(`/api/roll`,{number:e})),Je=({number:e})=>y`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>qe(e)}
  aria-label=${A(`i_rolled`,{number:e})}
>
  ${T(e)}
  <b aria-hidden="true">${e}</b>
</button>`,Ye=({context:e})=>y`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${ne()?`true`:null}
  onclick=${()=>p(e)}
>
  ${T(5,`tilt-2`)}
  <span>${A(`roll_for_me`)}</span>
</button>`;function Xe({context:e}){let t=e.state.phase===`roll`,n=b(e.state);return y`<div class="roll-pad">
    ${t&&y`<${Ye} context=${e} />`}
    <p class="small" id="pad-label">${A(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>y`<${Je} key=${e} number=${e} />`)}
    </div>
  </div>`}function Ze(e){return Ke(t=>{te(e.state,C)&&b(e.state).includes(t)&&qe(t)}),!0}async function Qe(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?A(N(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):A(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${A(`mine_unseen`)}`:``;await k(A(`undo`),o+s,A(`undo_yes`))&&await w(()=>D(`/api/undo`,{number:t}))}function $e({context:e,again:t,stored:n,broken:r}){let i=e=>()=>w(()=>D(e,{game_id:r}));return y`<div class="row">
    ${r&&v(A(`aside_again`),i(`/api/game/resume`),{name:`aside-again`})}
    ${r&&v(A(`aside_leave`),i(`/api/game/aside`),{name:`aside-leave`})}
    ${v(A(t?`play_again`:`new_game`),()=>o(e),{kind:`primary wide`,name:`new`})}
    ${n&&y`<a class="button wide" href=${O(`/games/${n}`)} data-f="look-back">${A(`look_back`)}</a>`}
  </div>`}function et({context:e,seat:t}){if(!t)return y`<p class="small">${A(`only_seat_plays`)}</p>`;let{state:n}=e;return y`<p class="invite">
    ${v(A(`that_is_me`,{name:a(n,t)}),()=>c(e,m(n,t)),{name:`claim`})}
    <span class="small">${A(`looking_is_free`)}</span>
  </p>`}function tt({context:e,turns:t,done:n}){return!t&&!n?null:y`<div class="row">
    ${t&&v(A(`turn_list`),()=>d(e),{name:`turns`})}
    ${n&&v(n,()=>w(()=>D(`/api/done`)),{name:`done`})}
  </div>`}function nt({context:e,begin:t,pad:n,invited:r,...i}){return y`
    ${t&&y`<${$e} context=${e} ...${t} />`}
    ${n&&y`<${Xe} context=${e} />`}
    ${r!==null&&y`<${et} context=${e} seat=${r} />`}
    <${tt} context=${e} ...${i} />
  `}function rt({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:y`<div class="row">
    ${t&&v(A(`undo`),()=>Qe(i),{kind:`quiet`,name:`undo`})}
    ${n&&ce(i)}
    ${r&&v(A(`how_rolled`),()=>h(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let it=!1;function at(e,t){it||=Ze(t),l(e,y`<${nt} context=${t} ...${Be(t.state,C)} />`)}function ot(e,t){l(e,y`<${rt} context=${t} ...${Be(t.state,C)} />`)}function st(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>ct(e,t,n)),tournament:e.manner===`tournament`,looking:a?A(i?`looking_on_free`:`looking_on`):``}}function ct(e,t,{seat:n,mark:r,name:i,playing:o,lights:s}){let c=t.seats.includes(n),l=t.claimed.includes(n),u=e.turn===n&&![`idle`,`over`].includes(e.phase),d=[i&&de(n),c?A(`you`):l&&A(`taken_seat`),!o&&A(`has_left`),s===!1&&A(`lights_off`)];return{seat:n,mark:r,name:a(e,n),notes:d.filter(Boolean).join(` · `),css:`seat seat-${n}${u?` turn`:``}`,free:o&&!l&&t.seats.length===0,more:o&&(c||t.host||t.seats.length>0&&!l)}}async function lt(e,t,n,r={}){let i=await w(()=>D(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function ut({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":A(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":A(`more_for`,{name:n})};return y`<li class=${i}>
    ${E(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&v(A(`me`),()=>s(e),l)}
      ${o&&v(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function dt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return y`
    <h2>${A(`seats`)}</h2>
    ${t&&y`<p class="small"><b>${A(`manner_tournament`)}</b> · ${A(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>y`<${ut} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&y`<p class="small">${n}</p>`}
  `}function ft(e,t){let{state:r}=t,i=st(r,C);l(e,i&&y`<${dt} ...${i} onTake=${e=>c(t,m(r,e))} onMore=${e=>n(t,m(r,e))} />`)}function pt(e,t,n){let r=!u(e)&&e.phase!==`over`;return{playing:r,explained:ve(n),corrects:!u(e)&&oe(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function mt(){await k(A(`end_game`),A(`end_game_text`),A(`end_game`))&&await w(()=>D(`/api/game/end`))}const $=(e,t,n)=>y`<a key=${n} class="button" href=${O(t)} data-f=${n}>${e}</a>`;function ht({aid:e,name:t,on:n}){return v(A(n?`aid_off`:`aid_on`,{name:t}),()=>w(()=>D(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const gt=({context:e,playing:n,explained:r,corrects:a,built:s,sealed:c,host:l,aids:u})=>y`
  <h2>${A(`table`)}</h2>
  <div class="row">
    ${v(A(`join`),ee,{name:`join`})}
    ${v(A(`this_phone`),()=>ge(e),{name:`phone`})}
    ${r&&y`<a class="button" href=${r} data-f="how-to-play">${A(`how_to_play`)}</a>`}
    ${$(A(`games`),`/games`,`games`)}
    ${a&&v(A(`correct_game`),()=>t(e),{name:`overrule`})}
    ${s&&$(A(`maze`),`/maze`,`maze`)}
    ${c&&v(A(`how_drawn`),()=>i(e),{name:`seal`})}
    ${u.map(ht)}
    ${n&&v(A(`new_game`),()=>o(e),{name:`new-game`})}
    ${v(A(l?`you_are_host`:`host`),()=>_e(e),{name:`host`})}
    ${$(A(`care`),`/care`,`care`)}
    ${l&&$(A(`check_board`),`/check`,`check`)}
    ${n&&l&&v(A(`end_game`),mt,{kind:`danger`,name:`end`})}
  </div>
`;function _t(e,t){let n=pt(t.state,C,t.geometry);l(e,y`<${gt} context=${t} ...${n} />`)}function vt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=A(`history`,{count:r});l(e,r>0&&y`
        ${Object.keys(n.house??{}).length>0&&y`<h2>${A(`taken`)}</h2>${yt(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-a96a3adf.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function yt(e,t){let n=e=>y`<td>${e}</td>`,r=[[A(`captured`),A(`captured_short`)],[A(`was_captured`),A(`was_captured_short`)],[A(`barricades`),A(`barricades_short`)]];return y`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>y`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>y`<tr>
        <th scope="row">
          <span class="named">
            ${E(t.seat,m(e,t.seat)?.mark,`small`)}
            <span>${a(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function bt(e,t,n){let r=t.geometry&&t.state.game&&!f(t.state);l(e,r&&y`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${A(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-5def2633.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function xt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function St(e){if(!e.game)return A(`empty_board`);let t=t=>{let{house:n,fields:r}=xt(e,t);return`${a(e,t)}: ${A(`in_house`,{count:n})}, ${A(`on_fields`,{count:r})}`},n=M(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${a(e,t.seat)}: `:``}${t.text}.`);return[`${A(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{be as _,lt as a,I as b,ot as c,ze as d,Re as f,B as g,Y as h,_t as i,We as l,Q as m,vt as n,ft as o,Z as p,bt as r,at as s,St as t,Ge as u,L as v,R as y};