import{$ as e,$t as t,At as n,Bt as r,C as i,Ct as a,D as o,Dt as s,E as c,Et as l,G as u,Gt as d,Ht as f,Jt as p,Kt as ee,Lt as m,Ot as h,Pt as g,Rt as _,S as v,T as te,Ut as y,Vt as b,W as x,Y as S,Z as ne,_ as re,_t as ie,an as C,b as ae,bt as w,ct as T,dt as E,ft as oe,g as se,h as ce,in as D,jt as O,kt as le,m as ue,nn as de,nt as fe,o as pe,on as k,ot as me,p as he,rt as A,tn as j,v as ge,vt as M,w as _e,wt as ve,x as ye}from"./all-458abd06.js";const N=.86,P={long:.66,wide:.15},F=e=>!!e.marks.fields?.length;function I(e){let t=/* @__PURE__ */ new Map;if(!F(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const L=(e,t=P.wide,n=P.long)=>y`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function R({x:e,y:t,upright:n},...r){return y`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}function be(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>y`<g class=${`square${r(e)?` corner`:``}`}>
      <rect x=${t-N/2} y=${-n-N/2} width=${N} height=${N} rx=${r(e)?.2:.08} />
      ${i(e)&&y`<circle class="printed" cx=${t} cy=${-n} r="0.3" />`}
    </g>`,o=({x:e,y:t})=>y`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return y`<g>
    ${n.map(a)}
    ${[...I(e).values()].map(e=>R(e,L(e.slot?`slot`:`seam`,e.slot?P.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o)}
  </g>`}const z=.53;function xe(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const B=e=>(e.track??[]).map(([e,t])=>[e,-t]);function Se(e){let t=B(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?y`<g><path class="bed-edge" d=${n} /><path class="bed" d=${n} /></g>`:null}function V(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>p(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function H(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const U=e=>[e.x,-e.y];function W(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(U),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-z,right:Math.max(...r)+z,top:Math.min(...i)-z,bottom:Math.max(...i)+z}}function Ce(e,t,n){let{left:r,right:i,top:a,bottom:o}=W(e,t),[s,c]=p(e,t),[l,u]=[i-r,o-a],d={x:r+l/2+s*(l/2+.46),y:a+u/2-c*(u/2+.46)};return y`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${r} y=${a} width=${l} height=${u} rx="0.5" />
    ${n?y`<text class="home-mark" ...${d} dy="0.34em">${n}</text>`:null}
    ${t.kind?null:we(r,i,a,o)}
  </g>`}function we(e,t,n,r){let i=(e,t)=>y`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function G(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${U(e.spots[t]).join(` `)}L${U(e.spots[n]).join(` `)}`).join(``);return y`<path class=${t} d=${r} />`}function Te(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=U(r),{left:o,right:s,top:c,bottom:l}=W(e,t),[u,d]=p(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${d?d>0?l:c:a}`});return y`<path class="threshold" d=${t.join(``)} />`}function Ee(e,t){let[n,r]=U(e);if(t.goal?.includes(e.name))return y`<g class="field goal"><circle cx=${n} cy=${r} r="0.52" /><path d=${De(n,r,.4)} /></g>`;let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return y`<g class=${`field${i?` rest`:``}${a?` stone`:``}`}>
    <circle cx=${n} cy=${r} r="0.36" />
    ${i?y`<path class="shield" d=${`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function De(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function Oe(e){return[G(e,`link-edge`),G(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>Ee(t,e.marks))]}function ke(e,t={}){let[n,r,i,a]=V(e),o=new Set(e.marks.village??[]);return y`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${n+.06} y=${r+.06} width=${i-.12} height=${a-.12} rx="0.8" />
    ${Se(e)}
    ${o.size?G(e,`village`,e=>o.has(e.name)):null}
    ${e.pools.map(n=>Ce(e,n,n.kind in fe?t[n.kind]??D(n.kind):``))}
    ${Te(e)}
    ${F(e)?be(e):Oe(e)}
    ${e.pools.map(t=>e.spots.filter(e=>e.pool===t.name).map(n=>y`<circle class="place" cx=${n.x} cy=${-n.y} r=${.3*H(e,t.name)} />`))}
  </g>`}const K=.57;function Ae(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>y`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return y`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:K)}
    ${o(`ring-light`,r===`double`?.51:K)}
    ${r===`double`?o(`ring-light`,K+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,K):null}
  </g>`}function je({colour:e,pattern:t}){let n=(e,t)=>y`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return y`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function q([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],d=Math.min(.46,a*.36),[f,p]=J(n-l,r-u),[ee,m]=J(l-e,u-t),h=[n-f*d,r-p*d],g=[h[0]-f*.36,h[1]-p*.36],_=`M${e+ee*d} ${t+m*d}Q${l} ${u} ${g.join(` `)}`,v=`M${h.join(` `)}L${g[0]-p*.28} ${g[1]+f*.28}L${g[0]+p*.28} ${g[1]-f*.28}Z`;return y`<g class=${`arrow a-${i}`}>
    <path class="case" d=${_} />
    <path class="case head" d=${v} />
    <path class="shaft" d=${_} />
    <path class="head" d=${v} />
  </g>`}function Me(){let e=y`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return y`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function J(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ne(e,[t,n],r){return y`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Pe(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?q(e,o,n):q(o,t,n)}const Fe=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Y=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,H(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=I(e),this.whole=V(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=f(y`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${ke(e,t)}
      ${Fe.map(e=>y`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(F(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:xe(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-9f86990c.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));b(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?R(this.gaps.get(e),je(t)):Ae(...this.at(e),t,this.scale(e),F(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);b(this.arrows,s.map(([e,t,n])=>e&&t?q(e,t,n):Pe(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),b(this.halos,e.map(e=>Ne(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);b(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??D(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return y`<g key=${e} class=${c} style=${{transform:u}}>
      ${me(n,l,s?.upright?{transform:`rotate(90deg)`}:null)}
      ${Me()}
    </g>`}};const X=()=>import(`./zoom_buttons-550a8453.js`);function Z(e){return w(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?_(e.idea,`idea`):null}const Ie=e=>Z(e)??([`ask`,`paused`].includes(e.phase)?[]:n(e.past.last)),Q=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Le=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=l(r),c=JSON.stringify([a,o,s]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&ee(n,e)}this.lies=c,this.found&&this.found.at!==Q(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&X().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new Y(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>X().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await X()).showTools(this,e,t)}async find(e,t){await(await X()).find(this,e,t)}};function Re(e,t){let n=ue(e,t),r=e.phase===`roll`||he(e),i=!n&&(r||a(e)&&!ve(e,t).length),o=e.die&&M(e)||(e.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,c=e.awaited?.find(({word:e})=>e===`stop`),l=le(e)||M(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?ze(e,t):null,pad:r&&n,invited:i?Be(e,t):null,turns:!!(s&&o&&n),done:l&&n?c?.values[0]?.text??k(`turn_done`):``,undo:(a(e)||e.phase===`over`)&&se(e,t)&&!ge(e,t),pause:(a(e)||e.phase===`arrange`)&&ce(t),howRolled:e.phase===`roll`}}function ze(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function Be(e,t){let n=ie(e);return n&&m(e,n)&&!t.claimed?.includes(n)?n:``}const Ve=`number-keys`,He=()=>localStorage.getItem(Ve)!==`off`,Ue=e=>localStorage.setItem(Ve,e?`on`:`off`);function We(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||He()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Ge=e=>E(()=>j(`/api/roll`,{number:e})),Ke=({number:e})=>y`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Ge(e)}
  aria-label=${k(`i_rolled`,{number:e})}
>
  ${A(e)}
  <b aria-hidden="true">${e}</b>
</button>`,qe=({context:t})=>y`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${e()?`true`:null}
  onclick=${()=>ne(t)}
>
  ${A(5,`tilt-2`)}
  <span>${k(`roll_for_me`)}</span>
</button>`;function Je({context:e}){let t=e.state.phase===`roll`,n=S(e.state);return y`<div class="roll-pad">
    ${t&&y`<${qe} context=${e} />`}
    <p class="small" id="pad-label">${k(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>y`<${Ke} key=${e} number=${e} />`)}
    </div>
  </div>`}function Ye(e){return We(n=>{re(e.state,t)&&S(e.state).includes(n)&&Ge(n)}),!0}async function Xe(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?k(M(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):k(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${k(`mine_unseen`)}`:``;await oe(k(`undo`),o+s,k(`undo_yes`))&&await E(()=>j(`/api/undo`,{number:t}))}function Ze({context:e,again:t,stored:n,broken:i}){let a=e=>()=>E(()=>j(e,{game_id:i}));return y`<div class="row">
    ${i&&r(k(`aside_again`),a(`/api/game/resume`),{name:`aside-again`})}
    ${i&&r(k(`aside_leave`),a(`/api/game/aside`),{name:`aside-leave`})}
    ${r(k(t?`play_again`:`new_game`),()=>x(e),{kind:`primary wide`,name:`new`})}
    ${n&&y`<a class="button wide" href=${C(`/games/${n}`)} data-f="look-back">${k(`look_back`)}</a>`}
  </div>`}function Qe({context:e,seat:t}){if(!t)return y`<p class="small">${k(`only_seat_plays`)}</p>`;let{state:n}=e;return y`<p class="invite">
    ${r(k(`that_is_me`,{name:g(n,t)}),()=>u(e,m(n,t)),{name:`claim`})}
    <span class="small">${k(`looking_is_free`)}</span>
  </p>`}function $e({context:e,turns:t,done:n}){return!t&&!n?null:y`<div class="row">
    ${t&&r(k(`turn_list`),()=>o(e),{name:`turns`})}
    ${n&&r(n,()=>E(()=>j(`/api/done`)),{name:`done`})}
  </div>`}function et({context:e,begin:t,pad:n,invited:r,...i}){return y`
    ${t&&y`<${Ze} context=${e} ...${t} />`}
    ${n&&y`<${Je} context=${e} />`}
    ${r!==null&&y`<${Qe} context=${e} seat=${r} />`}
    <${$e} context=${e} ...${i} />
  `}function tt({context:e,undo:t,pause:n,howRolled:i}){let{state:a}=e;return!t&&!n&&!i?null:y`<div class="row">
    ${t&&r(k(`undo`),()=>Xe(a),{kind:`quiet`,name:`undo`})}
    ${n&&pe(a)}
    ${i&&r(k(`how_rolled`),()=>_e(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let nt=!1;function rt(e,n){nt||=Ye(n),d(e,y`<${et} context=${n} ...${Re(n.state,t)} />`)}function it(e,n){d(e,y`<${tt} context=${n} ...${Re(n.state,t)} />`)}function at(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>ot(e,t,n)),tournament:e.manner===`tournament`,looking:a?k(i?`looking_on_free`:`looking_on`):``}}function ot(e,t,{seat:n,mark:r,name:i,playing:a,lights:o}){let s=t.seats.includes(n),c=t.claimed.includes(n),l=e.turn===n&&![`idle`,`over`].includes(e.phase),u=[i&&de(n),s?k(`you`):c&&k(`taken_seat`),!a&&k(`has_left`),o===!1&&k(`lights_off`)];return{seat:n,mark:r,name:g(e,n),notes:u.filter(Boolean).join(` · `),css:`seat seat-${n}${l?` turn`:``}`,free:a&&!c&&t.seats.length===0,more:a&&(s||t.host||t.seats.length>0&&!c)}}async function st(e,t,n,r={}){let i=await E(()=>j(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function ct({seat:e,mark:t,name:n,notes:i,css:a,free:o,more:s,onTake:c,onMore:l}){let u={name:`claim-${e}`,"aria-label":k(`that_is_me`,{name:n})},d={kind:`quiet icon`,name:`more-${e}`,"aria-label":k(`more_for`,{name:n})};return y`<li class=${a}>
    ${T(e,t)}
    <span class="seat-name"><b>${n}</b><small>${i}</small></span>
    <span class="seat-acts">
      ${o&&r(k(`me`),()=>c(e),u)}
      ${s&&r(`⋯`,()=>l(e),d)}
    </span>
  </li>`}function lt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return y`
    <h2>${k(`seats`)}</h2>
    ${t&&y`<p class="small"><b>${k(`manner_tournament`)}</b> · ${k(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>y`<${ct} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&y`<p class="small">${n}</p>`}
  `}function ut(e,n){let{state:r}=n,i=at(r,t);d(e,i&&y`<${lt} ...${i} onTake=${e=>u(n,m(r,e))} onMore=${e=>c(n,m(r,e))} />`)}function dt(e,t,n){let r=!O(e)&&e.phase!==`over`;return{playing:r,corrects:!O(e)&&h(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function ft(){await oe(k(`end_game`),k(`end_game_text`),k(`end_game`))&&await E(()=>j(`/api/game/end`))}const $=(e,t,n)=>y`<a key=${n} class="button" href=${C(t)} data-f=${n}>${e}</a>`;function pt({aid:e,name:t,on:n}){return r(k(n?`aid_off`:`aid_on`,{name:t}),()=>E(()=>j(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const mt=({context:e,playing:t,corrects:n,built:a,sealed:o,host:s,aids:c})=>y`
  <h2>${k(`table`)}</h2>
  <div class="row">
    ${r(k(`join`),ye,{name:`join`})}
    ${r(k(`this_phone`),()=>i(e),{name:`phone`})}
    ${$(k(`games`),`/games`,`games`)}
    ${n&&r(k(`correct_game`),()=>v(e),{name:`overrule`})}
    ${a&&$(k(`maze`),`/maze`,`maze`)}
    ${o&&r(k(`how_drawn`),()=>te(e),{name:`seal`})}
    ${c.map(pt)}
    ${t&&r(k(`new_game`),()=>x(e),{name:`new-game`})}
    ${r(k(s?`you_are_host`:`host`),()=>ae(e),{name:`host`})}
    ${$(k(`care`),`/care`,`care`)}
    ${s&&$(k(`check_board`),`/check`,`check`)}
    ${t&&s&&r(k(`end_game`),ft,{kind:`danger`,name:`end`})}
  </div>
`;function ht(e,n){let r=dt(n.state,t,n.geometry);d(e,y`<${mt} context=${n} ...${r} />`)}function gt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=k(`history`,{count:r});d(e,r>0&&y`
        ${Object.keys(n.house??{}).length>0&&y`<h2>${k(`taken`)}</h2>${_t(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-fee3b972.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function _t(e,t){let n=e=>y`<td>${e}</td>`,r=[[k(`captured`),k(`captured_short`)],[k(`was_captured`),k(`was_captured_short`)],[k(`barricades`),k(`barricades_short`)]];return y`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>y`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>y`<tr>
        <th scope="row">
          <span class="named">
            ${T(t.seat,m(e,t.seat)?.mark,`small`)}
            <span>${g(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function vt(e,t,n){let r=t.geometry&&t.state.game&&!s(t.state);d(e,r&&y`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${k(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-fd87ba48.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function yt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function bt(e){if(!e.game)return k(`empty_board`);let t=t=>{let{house:n,fields:r}=yt(e,t);return`${g(e,t)}: ${k(`in_house`,{count:n})}, ${k(`on_fields`,{count:r})}`},n=w(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${g(e,t.seat)}: `:``}${t.text}.`);return[`${k(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{L as _,st as a,F as b,it as c,Le as d,Ie as f,B as g,Y as h,ht as i,He as l,Q as m,gt as n,ut as o,Z as p,vt as r,rt as s,bt as t,Ue as u,I as v,R as y};