import{$ as e,$t as t,Bt as n,C as r,Ct as i,Dt as a,Et as o,Ft as s,Gt as c,H as l,Ht as u,J as d,K as f,Lt as p,Ot as m,Pt as h,Qt as g,Rt as _,S as v,T as y,Tt as b,U as x,Ut as ee,X as te,Xt as S,_t as C,at as w,b as ne,bt as T,c as re,ct as E,d as ie,et as D,f as ae,ht as O,jt as k,l as oe,lt as A,mt as se,nn as ce,o as le,rn as j,rt as ue,s as de,tn as M,u as fe,v as pe,w as me,wt as he,x as ge,xt as _e,y as ve,zt as ye}from"./all-713fa23a.js";const N=.86,P={long:.66,wide:.15},F=e=>!!e.marks.fields?.length;function I(e){let t=/* @__PURE__ */ new Map;if(!F(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const L=(e,t=P.wide,r=P.long)=>n`<rect class=${e} x=${-r/2} y=${-t/2} width=${r} height=${t} rx=${Math.min(.06,t/2)} />`;function R({x:e,y:t,upright:r},...i){return n`<g transform=${`translate(${e} ${t})${r?` rotate(90)`:``}`}>${i}</g>`}function be(e){let{marks:t}=e,r=e.spots.filter(({name:e})=>t.fields.includes(e)),i=e=>t.corners?.includes(e),a=e=>t.symbols?.includes(e),o=({name:e,x:t,y:r})=>n`<g class=${`square${i(e)?` corner`:``}`}>
      <rect x=${t-N/2} y=${-r-N/2} width=${N} height=${N} rx=${i(e)?.2:.08} />
      ${a(e)&&n`<circle class="printed" cx=${t} cy=${-r} r="0.3" />`}
    </g>`,s=({x:e,y:t})=>n`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return n`<g>
    ${r.map(o)}
    ${[...I(e).values()].map(e=>R(e,L(e.slot?`slot`:`seam`,e.slot?P.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(s)}
  </g>`}const z=.53;function xe(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const B=e=>(e.track??[]).map(([e,t])=>[e,-t]);function Se(e){let t=B(e),r=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?n`<g><path class="bed-edge" d=${r} /><path class="bed" d=${r} /></g>`:null}function V(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>c(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function H(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const U=e=>[e.x,-e.y];function W(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(U),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-z,right:Math.max(...r)+z,top:Math.min(...i)-z,bottom:Math.max(...i)+z}}function Ce(e,t,r){let{left:i,right:a,top:o,bottom:s}=W(e,t),[l,u]=c(e,t),[d,f]=[a-i,s-o],p={x:i+d/2+l*(d/2+.46),y:o+f/2-u*(f/2+.46)};return n`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${i} y=${o} width=${d} height=${f} rx="0.5" />
    ${r?n`<text class="home-mark" ...${p} dy="0.34em">${r}</text>`:null}
    ${t.kind?null:we(i,a,o,s)}
  </g>`}function we(e,t,r,i){let a=(e,t)=>n`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,o=(r+i)/2;return[a(e-.1,o-.1),a(e+.1,o+.5),a(t+.1,o-.1),a(t-.1,o+.5)]}function G(e,t,r=()=>!0){let i=e.edges.filter(([t,n])=>r(e.spots[t])&&r(e.spots[n])).map(([t,n])=>`M${U(e.spots[t]).join(` `)}L${U(e.spots[n]).join(` `)}`).join(``);return n`<path class=${t} d=${i} />`}function Te(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=U(r),{left:o,right:s,top:l,bottom:u}=W(e,t),[d,f]=c(e,t);return`M${i} ${a}L${d?d>0?o:s:i} ${f?f>0?u:l:a}`});return n`<path class="threshold" d=${t.join(``)} />`}function Ee(e,t){let[r,i]=U(e);if(t.goal?.includes(e.name))return n`<g class="field goal"><circle cx=${r} cy=${i} r="0.52" /><path d=${De(r,i,.4)} /></g>`;let a=t.rest_fields?.includes(e.name),o=t.barricades?.includes(e.name);return n`<g class=${`field${a?` rest`:``}${o?` stone`:``}`}>
    <circle cx=${r} cy=${i} r="0.36" />
    ${a?n`<path class="shield" d=${`M${r} ${i-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function De(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function Oe(e){return[G(e,`link-edge`),G(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>Ee(t,e.marks))]}function ke(t,r={}){let[i,a,o,s]=V(t),c=new Set(t.marks.village??[]);return n`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${i+.06} y=${a+.06} width=${o-.12} height=${s-.12} rx="0.8" />
    ${Se(t)}
    ${c.size?G(t,`village`,e=>c.has(e.name)):null}
    ${t.pools.map(n=>Ce(t,n,n.kind in e?r[n.kind]??M(n.kind):``))}
    ${Te(t)}
    ${F(t)?be(t):Oe(t)}
    ${t.pools.map(e=>t.spots.filter(t=>t.pool===e.name).map(r=>n`<circle class="place" cx=${r.x} cy=${-r.y} r=${.3*H(t,e.name)} />`))}
  </g>`}const K=.57;function Ae(e,t,{colour:r,pattern:i},a,o){let s=(r,i)=>n`<circle class=${r} cx=${e} cy=${t} r=${i*a} />`;return n`<g class=${`ring${o?` tight`:``} c-${r} p-${i}`}>
    ${s(`ring-case`,i===`double`&&!o?.6399999999999999:K)}
    ${s(`ring-light`,i===`double`?.51:K)}
    ${i===`double`?s(`ring-light`,K+(o?.1:.2)):null}
    ${i===`breathe`?s(`ring-core`,K):null}
  </g>`}function je({colour:e,pattern:t}){let r=(e,t)=>n`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return n`<g class=${`ring slim c-${e} p-${t}`}>
    ${r(`ring-case`,t===`double`?.09:.05)}
    ${r(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?r(`ring-light`,.13):null}
    ${t===`breathe`?r(`ring-core`,.05):null}
  </g>`}function q([e,t],[r,i],a){let o=Math.hypot(r-e,i-t)||1,[s,c]=[(r-e)/o,(i-t)/o],l=Math.min(1.6,Math.max(o<1.6?1.6:.5,Math.min(1.1,o*.16)))*(s<-.01?-1:1),[u,d]=[(e+r)/2+c*l,(t+i)/2-s*l],f=Math.min(.46,o*.36),[p,m]=J(r-u,i-d),[h,g]=J(u-e,d-t),_=[r-p*f,i-m*f],v=[_[0]-p*.36,_[1]-m*.36],y=`M${e+h*f} ${t+g*f}Q${u} ${d} ${v.join(` `)}`,b=`M${_.join(` `)}L${v[0]-m*.28} ${v[1]+p*.28}L${v[0]+m*.28} ${v[1]-p*.28}Z`;return n`<g class=${`arrow a-${a}`}>
    <path class="case" d=${y} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${y} />
    <path class="head" d=${b} />
  </g>`}function Me(){let e=n`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return n`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function J(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ne(e,[t,r],i){return n`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${r}px)`}}>
    <circle class="halo-case" r=${i} />
    <circle class="halo-line" r=${i} />
  </g>`}function Pe(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?q(e,o,n):q(o,t,n)}const Fe=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Y=class{constructor(e,t,{around:r=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,H(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=I(e),this.whole=V(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=ye(n`<svg
      class="board"
      viewBox=${(r?this.window(r):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${ke(e,t)}
      ${Fe.map(e=>n`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(F(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:xe(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-d8a54a44.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));_(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?R(this.gaps.get(e),je(t)):Ae(...this.at(e),t,this.scale(e),F(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);_(this.arrows,s.map(([e,t,n])=>e&&t?q(e,t,n):Pe(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),_(this.halos,e.map(e=>Ne(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);_(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:r,look:i,wrong:a}){let[o,s]=this.at(t),c=this.gaps.get(t),l=`stand l-${i}${a?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,u=r===`unknown`?`?`:this.letters[r]??M(r),d=`translate(${o}px, ${s}px) scale(${c?1:this.scale(t)})`;return n`<g key=${e} class=${l} style=${{transform:d}}>
      ${ue(r,u,c?.upright?{transform:`rotate(90deg)`}:null)}
      ${Me()}
    </g>`}};const X=()=>import(`./zoom_buttons-f9131784.js`);function Z(e){return C(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?s(e.idea,`idea`):null}const Ie=e=>Z(e)??([`ask`,`paused`].includes(e.phase)?[]:a(e.past.last)),Q=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Le=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:a,drawn:o,quarters:s}=t;if(!a||r.phase===`starting`&&this.view)return;let c=i(r),l=JSON.stringify([o,s,c]);if(l!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,a,c)),n&&ee(n,e)}this.lies=l,this.found&&this.found.at!==Q(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&X().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new Y(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>X().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await X()).showTools(this,e,t)}async find(e,t){await(await X()).find(this,e,t)}};function Re(e,t){let n=re(e,t),r=e.phase===`roll`||de(e),i=!n&&(r||T(e)&&!_e(e,t).length),a=e.die&&O(e)||(e.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,c=e.awaited?.find(({word:e})=>e===`stop`),l=o(e)||O(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?ze(e,t):null,pad:r&&n,invited:i?Be(e,t):null,turns:!!(s&&a&&n),done:l&&n?c?.values[0]?.text??j(`turn_done`):``,undo:(T(e)||e.phase===`over`)&&fe(e,t)&&!ae(e,t),pause:(T(e)||e.phase===`arrange`)&&oe(t),howRolled:e.phase===`roll`}}function ze(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function Be(e,t){let n=se(e);return n&&h(e,n)&&!t.claimed?.includes(n)?n:``}const Ve=`number-keys`,He=()=>localStorage.getItem(Ve)!==`off`,Ue=e=>localStorage.setItem(Ve,e?`on`:`off`);function We(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||He()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Ge=e=>E(()=>g(`/api/roll`,{number:e})),Ke=({number:e})=>n`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Ge(e)}
  aria-label=${j(`i_rolled`,{number:e})}
>
  ${D(e)}
  <b aria-hidden="true">${e}</b>
</button>`,qe=({context:e})=>n`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${te()?`true`:null}
  onclick=${()=>d(e)}
>
  ${D(5,`tilt-2`)}
  <span>${j(`roll_for_me`)}</span>
</button>`;function Je({context:e}){let t=e.state.phase===`roll`,r=f(e.state);return n`<div class="roll-pad">
    ${t&&n`<${qe} context=${e} />`}
    <p class="small" id="pad-label">${j(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${r.length}`} role="group" aria-labelledby="pad-label">
      ${r.map(e=>n`<${Ke} key=${e} number=${e} />`)}
    </div>
  </div>`}function Ye(e){return We(t=>{ie(e.state,S)&&f(e.state).includes(t)&&Ge(t)}),!0}async function Xe(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?j(O(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):j(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${j(`mine_unseen`)}`:``;await A(j(`undo`),o+s,j(`undo_yes`))&&await E(()=>g(`/api/undo`,{number:t}))}function Ze({context:e,again:t,stored:r,broken:i}){let a=e=>()=>E(()=>g(e,{game_id:i}));return n`<div class="row">
    ${i&&p(j(`aside_again`),a(`/api/game/resume`),{name:`aside-again`})}
    ${i&&p(j(`aside_leave`),a(`/api/game/aside`),{name:`aside-leave`})}
    ${p(j(t?`play_again`:`new_game`),()=>l(e),{kind:`primary wide`,name:`new`})}
    ${r&&n`<a class="button wide" href=${ce(`/games/${r}`)} data-f="look-back">${j(`look_back`)}</a>`}
  </div>`}function Qe({context:e,seat:t}){if(!t)return n`<p class="small">${j(`only_seat_plays`)}</p>`;let{state:r}=e;return n`<p class="invite">
    ${p(j(`that_is_me`,{name:k(r,t)}),()=>x(e,h(r,t)),{name:`claim`})}
    <span class="small">${j(`looking_is_free`)}</span>
  </p>`}function $e({context:e,turns:t,done:r,undo:i,pause:a,howRolled:o}){let{state:s}=e;return[t,r,i,a,o].some(Boolean)?n`<div class="row">
    ${t&&p(j(`turn_list`),()=>y(e),{name:`turns`})}
    ${r&&p(r,()=>E(()=>g(`/api/done`)),{name:`done`})}
    ${i&&p(j(`undo`),()=>Xe(s),{kind:`quiet`,name:`undo`})}
    ${a&&le(s)}
    ${o&&p(j(`how_rolled`),()=>v(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`:null}function et({context:e,begin:t,pad:r,invited:i,...a}){return n`
    ${t&&n`<${Ze} context=${e} ...${t} />`}
    ${r&&n`<${Je} context=${e} />`}
    ${i!==null&&n`<${Qe} context=${e} seat=${i} />`}
    <${$e} context=${e} ...${a} />
  `}let tt=!1;function nt(e,t){tt||=Ye(t),u(e,n`<${et} context=${t} ...${Re(t.state,S)} />`)}function rt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>it(e,t,n)),tournament:e.manner===`tournament`,looking:a?j(i?`looking_on_free`:`looking_on`):``}}function it(e,n,{seat:r,mark:i,name:a,playing:o,lights:s}){let c=n.seats.includes(r),l=n.claimed.includes(r),u=e.turn===r&&![`idle`,`over`].includes(e.phase),d=[a&&t(r),c?j(`you`):l&&j(`taken_seat`),!o&&j(`has_left`),s===!1&&j(`lights_off`)];return{seat:r,mark:i,name:k(e,r),notes:d.filter(Boolean).join(` · `),css:`seat seat-${r}${u?` turn`:``}`,free:o&&!l&&n.seats.length===0,more:o&&(c||n.host||n.seats.length>0&&!l)}}async function at(e,t,n,r={}){let i=await E(()=>g(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function ot({seat:e,mark:t,name:r,notes:i,css:a,free:o,more:s,onTake:c,onMore:l}){let u={name:`claim-${e}`,"aria-label":j(`that_is_me`,{name:r})},d={kind:`quiet icon`,name:`more-${e}`,"aria-label":j(`more_for`,{name:r})};return n`<li class=${a}>
    ${w(e,t)}
    <span class="seat-name"><b>${r}</b><small>${i}</small></span>
    <span class="seat-acts">
      ${o&&p(j(`me`),()=>c(e),u)}
      ${s&&p(`⋯`,()=>l(e),d)}
    </span>
  </li>`}function st({seats:e,tournament:t,looking:r,onTake:i,onMore:a}){return n`
    <h2>${j(`seats`)}</h2>
    ${t&&n`<p class="small"><b>${j(`manner_tournament`)}</b> · ${j(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>n`<${ot} key=${e.seat} ...${e} onTake=${i} onMore=${a} />`)}
    </ul>
    ${r&&n`<p class="small">${r}</p>`}
  `}function ct(e,t){let{state:r}=t,i=rt(r,S);u(e,i&&n`<${st} ...${i} onTake=${e=>x(t,h(r,e))} onMore=${e=>me(t,h(r,e))} />`)}function lt(e,t,n){let r=!m(e)&&e.phase!==`over`;return{playing:r,corrects:!m(e)&&b(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function ut(){await A(j(`end_game`),j(`end_game_text`),j(`end_game`))&&await E(()=>g(`/api/game/end`))}const $=(e,t,r)=>n`<a key=${r} class="button" href=${ce(t)} data-f=${r}>${e}</a>`;function dt({aid:e,name:t,on:n}){return p(j(n?`aid_off`:`aid_on`,{name:t}),()=>E(()=>g(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const ft=({context:e,playing:t,corrects:i,built:a,sealed:o,host:s,aids:c})=>n`
  <h2>${j(`table`)}</h2>
  <div class="row">
    ${p(j(`join`),ve,{name:`join`})}
    ${p(j(`this_phone`),()=>ge(e),{name:`phone`})}
    ${$(j(`games`),`/games`,`games`)}
    ${i&&p(j(`correct_game`),()=>ne(e),{name:`overrule`})}
    ${a&&$(j(`maze`),`/maze`,`maze`)}
    ${o&&p(j(`how_drawn`),()=>r(e),{name:`seal`})}
    ${c.map(dt)}
    ${t&&p(j(`new_game`),()=>l(e),{name:`new-game`})}
    ${p(j(s?`you_are_host`:`host`),()=>pe(e),{name:`host`})}
    ${$(j(`care`),`/care`,`care`)}
    ${s&&$(j(`check_board`),`/check`,`check`)}
    ${t&&s&&p(j(`end_game`),ut,{kind:`danger`,name:`end`})}
  </div>
`;function pt(e,t){let r=lt(t.state,S,t.geometry);u(e,n`<${ft} context=${t} ...${r} />`)}function mt(e,t){let{state:r}=t,{turns:i,taken:a}=r.past,o=j(`history`,{count:i});u(e,i>0&&n`
        ${Object.keys(r.house??{}).length>0&&n`<h2>${j(`taken`)}</h2>${ht(r,a)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${o}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${o} />
        </details>
      `),i>0&&e.querySelector(`details`).open&&import(`./turn_list-db08ce7f.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function ht(e,t){let r=e=>n`<td>${e}</td>`,i=[[j(`captured`),j(`captured_short`)],[j(`was_captured`),j(`was_captured_short`)],[j(`barricades`),j(`barricades_short`)]];return n`<table class="taken">
    <thead><tr><td />${i.map(([e,t])=>n`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>n`<tr>
        <th scope="row">
          <span class="named">
            ${w(t.seat,h(e,t.seat)?.mark,`small`)}
            <span>${k(e,t.seat)}</span>
          </span>
        </th>
        ${r(t.captured)}
        ${r(t.lost)}
        ${r(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function gt(e,t,r){let i=t.geometry&&t.state.game&&!he(t.state);u(e,i&&n`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${j(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-75f671c2.js`)).fillWhereabouts(e.querySelector(`.tables`),t,r)}function _t(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function vt(e){if(!e.game)return j(`empty_board`);let t=t=>{let{house:n,fields:r}=_t(e,t);return`${k(e,t)}: ${j(`in_house`,{count:n})}, ${j(`on_fields`,{count:r})}`},n=C(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${k(e,t.seat)}: `:``}${t.text}.`);return[`${j(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{I as _,at as a,He as c,Ie as d,Z as f,L as g,B as h,pt as i,Ue as l,Y as m,mt as n,ct as o,Q as p,gt as r,nt as s,vt as t,Le as u,R as v,F as y};