import{At as e,C as t,D as n,Dt as r,E as i,Ft as a,G as o,Gt as s,Ht as c,Jt as l,K as u,Mt as d,Ot as f,Q as p,Rt as m,S as h,T as g,Tt as _,Ut as v,Wt as y,X as b,Xt as x,_ as ee,b as te,cn as S,et as ne,ft as C,g as re,h as ie,in as w,it as ae,jt as oe,kt as se,lt as T,m as ce,o as le,on as E,p as ue,pt as D,qt as O,rn as k,rt as de,sn as fe,st as pe,tn as A,v as me,vt as he,w as ge,wt as j,x as _e,xt as M,yt as N,zt as ve}from"./all-473c1d34.js";const P=.86,F={long:.66,wide:.15},I=e=>!!e.marks.fields?.length;function L(e){let t=/* @__PURE__ */ new Map;if(!I(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const ye=(e,t=F.wide,n=F.long)=>s`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function R({x:e,y:t,upright:n},...r){return s`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}function be(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>s`<g class=${`square${r(e)?` corner`:``}`}>
      <rect x=${t-P/2} y=${-n-P/2} width=${P} height=${P} rx=${r(e)?.2:.08} />
      ${i(e)&&s`<circle class="printed" cx=${t} cy=${-n} r="0.3" />`}
    </g>`,o=({x:e,y:t})=>s`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return s`<g>
    ${n.map(a)}
    ${[...L(e).values()].map(e=>R(e,ye(e.slot?`slot`:`seam`,e.slot?F.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o)}
  </g>`}const z=.53;function xe(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const B=e=>(e.track??[]).map(([e,t])=>[e,-t]);function Se(e){let t=B(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?s`<g><path class="bed-edge" d=${n} /><path class="bed" d=${n} /></g>`:null}function V(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>x(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function H(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const U=e=>[e.x,-e.y];function W(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(U),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-z,right:Math.max(...r)+z,top:Math.min(...i)-z,bottom:Math.max(...i)+z}}function Ce(e,t,n){let{left:r,right:i,top:a,bottom:o}=W(e,t),[c,l]=x(e,t),[u,d]=[i-r,o-a],f={x:r+u/2+c*(u/2+.46),y:a+d/2-l*(d/2+.46)};return s`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${r} y=${a} width=${u} height=${d} rx="0.5" />
    ${n?s`<text class="home-mark" ...${f} dy="0.34em">${n}</text>`:null}
    ${t.kind?null:we(r,i,a,o)}
  </g>`}function we(e,t,n,r){let i=(e,t)=>s`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function G(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${U(e.spots[t]).join(` `)}L${U(e.spots[n]).join(` `)}`).join(``);return s`<path class=${t} d=${r} />`}function Te(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=U(r),{left:o,right:s,top:c,bottom:l}=W(e,t),[u,d]=x(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${d?d>0?l:c:a}`});return s`<path class="threshold" d=${t.join(``)} />`}function Ee(e,t){let[n,r]=U(e);if(t.goal?.includes(e.name))return s`<g class="field goal"><circle cx=${n} cy=${r} r="0.52" /><path d=${De(n,r,.4)} /></g>`;let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return s`<g class=${`field${i?` rest`:``}${a?` stone`:``}`}>
    <circle cx=${n} cy=${r} r="0.36" />
    ${i?s`<path class="shield" d=${`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function De(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function Oe(e){return[G(e,`link-edge`),G(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>Ee(t,e.marks))]}function ke(e,t={}){let[n,r,i,a]=V(e),o=new Set(e.marks.village??[]);return s`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${n+.06} y=${r+.06} width=${i-.12} height=${a-.12} rx="0.8" />
    ${Se(e)}
    ${o.size?G(e,`village`,e=>o.has(e.name)):null}
    ${e.pools.map(n=>Ce(e,n,n.kind in de?t[n.kind]??E(n.kind):``))}
    ${Te(e)}
    ${I(e)?be(e):Oe(e)}
    ${e.pools.map(t=>e.spots.filter(e=>e.pool===t.name).map(n=>s`<circle class="place" cx=${n.x} cy=${-n.y} r=${.3*H(e,t.name)} />`))}
  </g>`}const K=.57;function Ae(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>s`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return s`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:K)}
    ${o(`ring-light`,r===`double`?.51:K)}
    ${r===`double`?o(`ring-light`,K+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,K):null}
  </g>`}function je({colour:e,pattern:t}){let n=(e,t)=>s`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return s`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function q([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,c]=[(n-e)/a,(r-t)/a],l=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[u,d]=[(e+n)/2+c*l,(t+r)/2-o*l],f=Math.min(.46,a*.36),[p,m]=J(n-u,r-d),[h,g]=J(u-e,d-t),_=[n-p*f,r-m*f],v=[_[0]-p*.36,_[1]-m*.36],y=`M${e+h*f} ${t+g*f}Q${u} ${d} ${v.join(` `)}`,b=`M${_.join(` `)}L${v[0]-m*.28} ${v[1]+p*.28}L${v[0]+m*.28} ${v[1]-p*.28}Z`;return s`<g class=${`arrow a-${i}`}>
    <path class="case" d=${y} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${y} />
    <path class="head" d=${b} />
  </g>`}function Me(){let e=s`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return s`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function J(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ne(e,[t,n],r){return s`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Pe(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?q(e,o,n):q(o,t,n)}const Fe=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Y=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,H(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=L(e),this.whole=V(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=y(s`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${ke(e,t)}
      ${Fe.map(e=>s`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(I(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:xe(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-939c8e81.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));v(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?R(this.gaps.get(e),je(t)):Ae(...this.at(e),t,this.scale(e),I(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);v(this.arrows,s.map(([e,t,n])=>e&&t?q(e,t,n):Pe(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),v(this.halos,e.map(e=>Ne(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);v(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),c=this.gaps.get(t),l=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,u=n===`unknown`?`?`:this.letters[n]??E(n),d=`translate(${a}px, ${o}px) scale(${c?1:this.scale(t)})`;return s`<g key=${e} class=${l} style=${{transform:d}}>
      ${pe(n,u,c?.upright?{transform:`rotate(90deg)`}:null)}
      ${Me()}
    </g>`}};const X=()=>import(`./zoom_buttons-fcfb0cf6.js`);function Z(e){return M(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?ve(e.idea,`idea`):null}const Ie=e=>Z(e)??([`ask`,`paused`].includes(e.phase)?[]:oe(e.past.last)),Q=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Le=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:i,geometry:a,drawn:o,quarters:s}=t;if(!a||i.phase===`starting`&&this.view)return;let c=r(i),u=JSON.stringify([o,s,c]);if(u!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,a,c)),n&&l(n,e)}this.lies=u,this.found&&this.found.at!==Q(i)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&X().then(({follow:e})=>e(this,i))}renew(e,t,n){this.view=new Y(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>X().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await X()).showTools(this,e,t)}async find(e,t){await(await X()).find(this,e,t)}};function Re(t,n){let r=ce(t,n),i=t.phase===`roll`||ue(t),a=!r&&(i||j(t)&&!_(t,n).length),o=t.die&&N(t)||(t.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(t.phase)||t.phase===`illegal`&&!t.offer,c=t.awaited?.find(({word:e})=>e===`stop`),l=e(t)||N(t)&&t.die&&[`move`,`illegal`].includes(t.phase);return{begin:[`idle`,`over`].includes(t.phase)&&t.awaiting?.what!==`check`?ze(t,n):null,pad:i&&r,invited:a?Be(t,n):null,turns:!!(s&&o&&r),done:l&&r?c?.values[0]?.text??S(`turn_done`):``,undo:(j(t)||t.phase===`over`)&&re(t,n)&&!me(t,n),pause:(j(t)||t.phase===`arrange`)&&ie(n),howRolled:t.phase===`roll`}}function ze(e,t){let n=e.phase===`over`;return{over:n,again:t.host||e.again?.open&&t.seats.length>0?e.again:null,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function Be(e,t){let n=he(e);return n&&m(e,n)&&!t.claimed?.includes(n)?n:``}const Ve=`number-keys`,He=()=>localStorage.getItem(Ve)!==`off`,Ue=e=>localStorage.setItem(Ve,e?`on`:`off`);function We(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||He()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Ge=e=>C(()=>k(`/api/roll`,{number:e})),Ke=({number:e})=>s`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Ge(e)}
  aria-label=${S(`i_rolled`,{number:e})}
>
  ${ae(e)}
  <b aria-hidden="true">${e}</b>
</button>`,qe=({context:e})=>s`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${ne()?`true`:null}
  onclick=${()=>p(e)}
>
  ${ae(5,`tilt-2`)}
  <span>${S(`roll_for_me`)}</span>
</button>`;function Je({context:e}){let t=e.state.phase===`roll`,n=b(e.state);return s`<div class="roll-pad">
    ${t&&s`<${qe} context=${e} />`}
    <p class="small" id="pad-label">${S(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>s`<${Ke} key=${e} number=${e} />`)}
    </div>
  </div>`}function Ye(e){return We(t=>{ee(e.state,A)&&b(e.state).includes(t)&&Ge(t)}),!0}async function Xe(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?S(N(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):S(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${S(`mine_unseen`)}`:``;await D(S(`undo`),o+s,S(`undo_yes`))&&await C(()=>k(`/api/undo`,{number:t}))}const Ze=({title:e,seats:t,text:n})=>s`<div class="last-game">
  <p><b>${e}</b></p>
  <p class="row">
    ${t.map(({seat:e,mark:t,name:n})=>s`<span class="waited-for">${T(e,t,`small`)} ${n||w(e)}</span>`)}
  </p>
  <p class="small">${n}</p>
</div>`;function Qe({again:e,over:t}){return s`
    <${Ze} ...${e} />
    ${c(S(t?`play_again`:`same_again`),()=>C(()=>k(`/api/game/again`,{game_id:e.game_id})),{kind:`primary wide`,name:`again`})}
  `}function $e({context:e,over:t,again:n,stored:r,broken:i}){let a=e=>()=>C(()=>k(e,{game_id:i})),l=n?``:`primary wide`;return s`<div class="row begin">
    ${i&&c(S(`aside_again`),a(`/api/game/resume`),{name:`aside-again`})}
    ${i&&c(S(`aside_leave`),a(`/api/game/aside`),{name:`aside-leave`})}
    ${n&&s`<${Qe} key="again" again=${n} over=${t} />`}
    ${c(S(`new_game`),()=>o(e),{kind:l,name:`new`})}
    ${r&&s`<a class=${`button ${n?``:`wide`}`} href=${fe(`/games/${r}`)} data-f="look-back">${S(`look_back`)}</a>`}
  </div>`}function et({context:e,seat:t}){if(!t)return s`<p class="small">${S(`only_seat_plays`)}</p>`;let{state:n}=e;return s`<p class="invite">
    ${c(S(`that_is_me`,{name:a(n,t)}),()=>u(e,m(n,t)),{name:`claim`})}
    <span class="small">${S(`looking_is_free`)}</span>
  </p>`}function tt({context:e,turns:t,done:r}){return!t&&!r?null:s`<div class="row">
    ${t&&c(S(`turn_list`),()=>n(e),{name:`turns`})}
    ${r&&c(r,()=>C(()=>k(`/api/done`)),{name:`done`})}
  </div>`}function nt({context:e,begin:t,pad:n,invited:r,...i}){return s`
    ${t&&s`<${$e} context=${e} ...${t} />`}
    ${n&&s`<${Je} context=${e} />`}
    ${r!==null&&s`<${et} context=${e} seat=${r} />`}
    <${tt} context=${e} ...${i} />
  `}function rt({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:s`<div class="row">
    ${t&&c(S(`undo`),()=>Xe(i),{kind:`quiet`,name:`undo`})}
    ${n&&le(i)}
    ${r&&c(S(`how_rolled`),()=>ge(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let it=!1;function at(e,t){it||=Ye(t),O(e,s`<${nt} context=${t} ...${Re(t.state,A)} />`)}function ot(e,t){O(e,s`<${rt} context=${t} ...${Re(t.state,A)} />`)}function st(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>ct(e,t,n)),tournament:e.manner===`tournament`,looking:a?S(i?`looking_on_free`:`looking_on`):``}}function ct(e,t,{seat:n,mark:r,name:i,playing:o,lights:s,plays:c}){let l=t.seats.includes(n),u=t.claimed.includes(n),d=e.turn===n&&![`idle`,`over`].includes(e.phase),f=[i&&w(n),c,l?S(`you`):u&&S(`taken_seat`),!o&&S(`has_left`),s===!1&&S(`lights_off`)];return{seat:n,mark:r,name:a(e,n),notes:f.filter(Boolean).join(` · `),css:`seat seat-${n}${d?` turn`:``}`,free:o&&!u&&t.seats.length===0,more:o&&(l||t.host||t.seats.length>0&&!u)}}async function lt(e,t,n,r={}){let i=await C(()=>k(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function ut({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:l,onMore:u}){let d={name:`claim-${e}`,"aria-label":S(`that_is_me`,{name:n})},f={kind:`quiet icon`,name:`more-${e}`,"aria-label":S(`more_for`,{name:n})};return s`<li class=${i}>
    ${T(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&c(S(`me`),()=>l(e),d)}
      ${o&&c(`⋯`,()=>u(e),f)}
    </span>
  </li>`}function dt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return s`
    <h2>${S(`seats`)}</h2>
    ${t&&s`<p class="small"><b>${S(`manner_tournament`)}</b> · ${S(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>s`<${ut} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&s`<p class="small">${n}</p>`}
  `}function ft(e,t){let{state:n}=t,r=st(n,A);O(e,r&&s`<${dt} ...${r} onTake=${e=>u(t,m(n,e))} onMore=${e=>i(t,m(n,e))} />`)}function pt(e,t,n){let r=!d(e)&&e.phase!==`over`;return{playing:r,corrects:!d(e)&&se(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function mt(){await D(S(`end_game`),S(`end_game_text`),S(`end_game`))&&await C(()=>k(`/api/game/end`))}const $=(e,t,n)=>s`<a key=${n} class="button" href=${fe(t)} data-f=${n}>${e}</a>`;function ht({aid:e,name:t,on:n}){return c(S(n?`aid_off`:`aid_on`,{name:t}),()=>C(()=>k(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const gt=({context:e,playing:n,corrects:r,built:i,sealed:a,host:l,aids:u})=>s`
  <h2>${S(`table`)}</h2>
  <div class="row">
    ${c(S(`join`),_e,{name:`join`})}
    ${c(S(`this_phone`),()=>t(e),{name:`phone`})}
    ${$(S(`games`),`/games`,`games`)}
    ${r&&c(S(`correct_game`),()=>h(e),{name:`overrule`})}
    ${i&&$(S(`maze`),`/maze`,`maze`)}
    ${a&&c(S(`how_drawn`),()=>g(e),{name:`seal`})}
    ${u.map(ht)}
    ${n&&c(S(`new_game`),()=>o(e),{name:`new-game`})}
    ${c(S(l?`you_are_host`:`host`),()=>te(e),{name:`host`})}
    ${$(S(`care`),`/care`,`care`)}
    ${l&&$(S(`check_board`),`/check`,`check`)}
    ${n&&l&&c(S(`end_game`),mt,{kind:`danger`,name:`end`})}
  </div>
`;function _t(e,t){let n=pt(t.state,A,t.geometry);O(e,s`<${gt} context=${t} ...${n} />`)}function vt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=S(`history`,{count:r});O(e,r>0&&s`
        ${Object.keys(n.house??{}).length>0&&s`<h2>${S(`taken`)}</h2>${yt(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-8b4dce51.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function yt(e,t){let n=e=>s`<td>${e}</td>`,r=[[S(`captured`),S(`captured_short`)],[S(`was_captured`),S(`was_captured_short`)],[S(`barricades`),S(`barricades_short`)]];return s`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>s`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>s`<tr>
        <th scope="row">
          <span class="named">
            ${T(t.seat,m(e,t.seat)?.mark,`small`)}
            <span>${a(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function bt(e,t,n){let r=t.geometry&&t.state.game&&!f(t.state);O(e,r&&s`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${S(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-5ffc6630.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function xt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function St(e){if(!e.game)return S(`empty_board`);let t=t=>{let{house:n,fields:r}=xt(e,t);return`${a(e,t)}: ${S(`in_house`,{count:n})}, ${S(`on_fields`,{count:r})}`},n=M(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${a(e,t.seat)}: `:``}${t.text}.`);return[`${S(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{ye as _,lt as a,I as b,ot as c,Le as d,Ie as f,B as g,Y as h,_t as i,He as l,Q as m,vt as n,ft as o,Z as p,bt as r,at as s,St as t,Ue as u,L as v,R as y};