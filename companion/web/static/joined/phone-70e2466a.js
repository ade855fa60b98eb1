import{$ as e,$t as t,Bt as n,C as r,Dt as i,Et as a,Ft as o,Gt as s,H as c,It as l,J as u,K as d,Mt as f,Ot as p,Qt as m,Rt as h,S as g,St as _,T as v,Tt as y,U as b,Ut as x,Vt as S,X as ee,Xt as C,b as te,c as ne,d as re,et as w,f as ie,gt as T,ht as ae,it as oe,kt as E,l as se,lt as D,nn as O,nt as k,o as ce,ot as A,s as le,tn as ue,u as de,ut as fe,v as pe,vt as j,w as me,wt as he,x as ge,xt as M,y as _e,zt as N}from"./all-fb846322.js";const P=.86,F={long:.66,wide:.15},I=e=>!!e.marks.fields?.length;function L(e){let t=/* @__PURE__ */ new Map;if(!I(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const R=(e,t=F.wide,n=F.long)=>S`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function z({x:e,y:t,upright:n},...r){return S`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}function ve(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>S`<g class=${`square${r(e)?` corner`:``}`}>
      <rect x=${t-P/2} y=${-n-P/2} width=${P} height=${P} rx=${r(e)?.2:.08} />
      ${i(e)&&S`<circle class="printed" cx=${t} cy=${-n} r="0.3" />`}
    </g>`,o=({x:e,y:t})=>S`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return S`<g>
    ${n.map(a)}
    ${[...L(e).values()].map(e=>z(e,R(e.slot?`slot`:`seam`,e.slot?F.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o)}
  </g>`}const B=.53;function ye(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const V=e=>(e.track??[]).map(([e,t])=>[e,-t]);function be(e){let t=V(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?S`<g><path class="bed-edge" d=${n} /><path class="bed" d=${n} /></g>`:null}function H(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>s(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,c]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,c,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-c]}function U(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const W=e=>[e.x,-e.y];function G(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(W),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-B,right:Math.max(...r)+B,top:Math.min(...i)-B,bottom:Math.max(...i)+B}}function xe(e,t,n){let{left:r,right:i,top:a,bottom:o}=G(e,t),[c,l]=s(e,t),[u,d]=[i-r,o-a],f={x:r+u/2+c*(u/2+.46),y:a+d/2-l*(d/2+.46)};return S`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${r} y=${a} width=${u} height=${d} rx="0.5" />
    ${n?S`<text class="home-mark" ...${f} dy="0.34em">${n}</text>`:null}
    ${t.kind?null:Se(r,i,a,o)}
  </g>`}function Se(e,t,n,r){let i=(e,t)=>S`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function K(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${W(e.spots[t]).join(` `)}L${W(e.spots[n]).join(` `)}`).join(``);return S`<path class=${t} d=${r} />`}function Ce(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=W(r),{left:o,right:c,top:l,bottom:u}=G(e,t),[d,f]=s(e,t);return`M${i} ${a}L${d?d>0?o:c:i} ${f?f>0?u:l:a}`});return S`<path class="threshold" d=${t.join(``)} />`}function we(e,t){let[n,r]=W(e);if(t.goal?.includes(e.name))return S`<g class="field goal"><circle cx=${n} cy=${r} r="0.52" /><path d=${Te(n,r,.4)} /></g>`;let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return S`<g class=${`field${i?` rest`:``}${a?` stone`:``}`}>
    <circle cx=${n} cy=${r} r="0.36" />
    ${i?S`<path class="shield" d=${`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function Te(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function Ee(e){return[K(e,`link-edge`),K(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>we(t,e.marks))]}function De(t,n={}){let[r,i,a,o]=H(t),s=new Set(t.marks.village??[]);return S`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${r+.06} y=${i+.06} width=${a-.12} height=${o-.12} rx="0.8" />
    ${be(t)}
    ${s.size?K(t,`village`,e=>s.has(e.name)):null}
    ${t.pools.map(r=>xe(t,r,r.kind in e?n[r.kind]??k(r.kind):``))}
    ${Ce(t)}
    ${I(t)?ve(t):Ee(t)}
    ${t.pools.map(e=>t.spots.filter(t=>t.pool===e.name).map(n=>S`<circle class="place" cx=${n.x} cy=${-n.y} r=${.3*U(t,e.name)} />`))}
  </g>`}const q=.57;function Oe(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>S`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return S`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:q)}
    ${o(`ring-light`,r===`double`?.51:q)}
    ${r===`double`?o(`ring-light`,q+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,q):null}
  </g>`}function ke({colour:e,pattern:t}){let n=(e,t)=>S`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return S`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function J([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],d=Math.min(.46,a*.36),[f,p]=Y(n-l,r-u),[m,h]=Y(l-e,u-t),g=[n-f*d,r-p*d],_=[g[0]-f*.36,g[1]-p*.36],v=`M${e+m*d} ${t+h*d}Q${l} ${u} ${_.join(` `)}`,y=`M${g.join(` `)}L${_[0]-p*.28} ${_[1]+f*.28}L${_[0]+p*.28} ${_[1]-f*.28}Z`;return S`<g class=${`arrow a-${i}`}>
    <path class="case" d=${v} />
    <path class="case head" d=${y} />
    <path class="shaft" d=${v} />
    <path class="head" d=${y} />
  </g>`}function Ae(){let e=S`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return S`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function Y(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function je(e,[t,n],r){return S`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Me(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?J(e,o,n):J(o,t,n)}const Ne=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var X=class{constructor(e,t,{around:r=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,U(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=L(e),this.whole=H(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=n(S`<svg
      class="board"
      viewBox=${(r?this.window(r):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${De(e,t)}
      ${Ne.map(e=>S`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(I(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:ye(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-2c728ef7.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));N(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?z(this.gaps.get(e),ke(t)):Oe(...this.at(e),t,this.scale(e),I(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);N(this.arrows,s.map(([e,t,n])=>e&&t?J(e,t,n):Me(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),N(this.halos,e.map(e=>je(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);N(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??k(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return S`<g key=${e} class=${c} style=${{transform:u}}>
      ${oe(n,l,s?.upright?{transform:`rotate(90deg)`}:null)}
      ${Ae()}
    </g>`}};const Z=()=>import(`./zoom_buttons-529d0c41.js`);function Q(e){return j(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?l(e.idea,`idea`):null}const Pe=e=>Q(e)??([`ask`,`paused`].includes(e.phase)?[]:p(e.past.last)),Fe=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Ie=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=he(r),c=JSON.stringify([a,o,s]);c!==this.lies&&e.replaceChildren(this.renew(t,i,s)),this.lies=c,this.found&&this.found.at!==Fe(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Z().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new X(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Z().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Z()).showTools(this,e,t)}async find(e,t){await(await Z()).find(this,e,t)}};function Le(e,t){let n=ne(e,t),r=e.phase===`roll`||le(e),a=!n&&(r||M(e)&&!_(e,t).length),o=e.die&&T(e)||(e.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,c=e.awaited?.find(({word:e})=>e===`stop`),l=i(e)||T(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?Re(e,t):null,pad:r&&n,invited:a?ze(e,t):null,turns:!!(s&&o&&n),done:l&&n?c?.values[0]?.text??O(`turn_done`):``,undo:(M(e)||e.phase===`over`)&&de(e,t)&&!ie(e,t),pause:(M(e)||e.phase===`arrange`)&&se(t),howRolled:e.phase===`roll`}}function Re(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function ze(e,t){let n=ae(e);return n&&o(e,n)&&!t.claimed?.includes(n)?n:``}const Be=`number-keys`,Ve=()=>localStorage.getItem(Be)!==`off`,He=e=>localStorage.setItem(Be,e?`on`:`off`);function Ue(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||Ve()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const We=e=>D(()=>m(`/api/roll`,{number:e})),Ge=({number:e})=>S`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>We(e)}
  aria-label=${O(`i_rolled`,{number:e})}
>
  ${w(e)}
  <b aria-hidden="true">${e}</b>
</button>`,Ke=({context:e})=>S`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${ee()?`true`:null}
  onclick=${()=>u(e)}
>
  ${w(5,`tilt-2`)}
  <span>${O(`roll_for_me`)}</span>
</button>`;function qe({context:e}){let t=e.state.phase===`roll`,n=d(e.state);return S`<div class="roll-pad">
    ${t&&S`<${Ke} context=${e} />`}
    <p class="small" id="pad-label">${O(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>S`<${Ge} key=${e} number=${e} />`)}
    </div>
  </div>`}function Je(e){return Ue(t=>{re(e.state,C)&&d(e.state).includes(t)&&We(t)}),!0}async function Ye(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?O(T(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):O(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${O(`mine_unseen`)}`:``;await fe(O(`undo`),o+s,O(`undo_yes`))&&await D(()=>m(`/api/undo`,{number:t}))}function Xe({context:e,again:t,stored:n,broken:r}){let i=e=>()=>D(()=>m(e,{game_id:r}));return S`<div class="row">
    ${r&&h(O(`aside_again`),i(`/api/game/resume`),{name:`aside-again`})}
    ${r&&h(O(`aside_leave`),i(`/api/game/aside`),{name:`aside-leave`})}
    ${h(O(t?`play_again`:`new_game`),()=>c(e),{kind:`primary wide`,name:`new`})}
    ${n&&S`<a class="button wide" href=${ue(`/games/${n}`)} data-f="look-back">${O(`look_back`)}</a>`}
  </div>`}function Ze({context:e,seat:t}){if(!t)return S`<p class="small">${O(`only_seat_plays`)}</p>`;let{state:n}=e;return S`<p class="invite">
    ${h(O(`that_is_me`,{name:f(n,t)}),()=>b(e,o(n,t)),{name:`claim`})}
    <span class="small">${O(`looking_is_free`)}</span>
  </p>`}function Qe({context:e,turns:t,done:n,undo:r,pause:i,howRolled:a}){let{state:o}=e;return[t,n,r,i,a].some(Boolean)?S`<div class="row">
    ${t&&h(O(`turn_list`),()=>v(e),{name:`turns`})}
    ${n&&h(n,()=>D(()=>m(`/api/done`)),{name:`done`})}
    ${r&&h(O(`undo`),()=>Ye(o),{kind:`quiet`,name:`undo`})}
    ${i&&ce(o)}
    ${a&&h(O(`how_rolled`),()=>g(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`:null}function $e({context:e,begin:t,pad:n,invited:r,...i}){return S`
    ${t&&S`<${Xe} context=${e} ...${t} />`}
    ${n&&S`<${qe} context=${e} />`}
    ${r!==null&&S`<${Ze} context=${e} seat=${r} />`}
    <${Qe} context=${e} ...${i} />
  `}let et=!1;function tt(e,t){et||=Je(t),x(e,S`<${$e} context=${t} ...${Le(t.state,C)} />`)}function nt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>rt(e,t,n)),tournament:e.manner===`tournament`,looking:a?O(i?`looking_on_free`:`looking_on`):``}}function rt(e,n,{seat:r,mark:i,name:a,playing:o,lights:s}){let c=n.seats.includes(r),l=n.claimed.includes(r),u=e.turn===r&&![`idle`,`over`].includes(e.phase),d=[a&&t(r),c?O(`you`):l&&O(`taken_seat`),!o&&O(`has_left`),s===!1&&O(`lights_off`)];return{seat:r,mark:i,name:f(e,r),notes:d.filter(Boolean).join(` · `),css:`seat seat-${r}${u?` turn`:``}`,free:o&&!l&&n.seats.length===0,more:o&&(c||n.host||n.seats.length>0&&!l)}}async function it(e,t,n,r={}){let i=await D(()=>m(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function at({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":O(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":O(`more_for`,{name:n})};return S`<li class=${i}>
    ${A(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&h(O(`me`),()=>s(e),l)}
      ${o&&h(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function ot({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return S`
    <h2>${O(`seats`)}</h2>
    ${t&&S`<p class="small"><b>${O(`manner_tournament`)}</b> · ${O(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>S`<${at} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&S`<p class="small">${n}</p>`}
  `}function st(e,t){let{state:n}=t,r=nt(n,C);x(e,r&&S`<${ot} ...${r} onTake=${e=>b(t,o(n,e))} onMore=${e=>me(t,o(n,e))} />`)}function ct(e,t,n){let r=!E(e)&&e.phase!==`over`;return{playing:r,corrects:!E(e)&&a(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function lt(){await fe(O(`end_game`),O(`end_game_text`),O(`end_game`))&&await D(()=>m(`/api/game/end`))}const $=(e,t,n)=>S`<a key=${n} class="button" href=${ue(t)} data-f=${n}>${e}</a>`;function ut({aid:e,name:t,on:n}){return h(O(n?`aid_off`:`aid_on`,{name:t}),()=>D(()=>m(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const dt=({context:e,playing:t,corrects:n,built:i,sealed:a,host:o,aids:s})=>S`
  <h2>${O(`table`)}</h2>
  <div class="row">
    ${h(O(`join`),_e,{name:`join`})}
    ${h(O(`this_phone`),()=>ge(e),{name:`phone`})}
    ${$(O(`games`),`/games`,`games`)}
    ${n&&h(O(`correct_game`),()=>te(e),{name:`overrule`})}
    ${i&&$(O(`maze`),`/maze`,`maze`)}
    ${a&&h(O(`how_drawn`),()=>r(e),{name:`seal`})}
    ${s.map(ut)}
    ${t&&h(O(`new_game`),()=>c(e),{name:`new-game`})}
    ${h(O(o?`you_are_host`:`host`),()=>pe(e),{name:`host`})}
    ${$(O(`care`),`/care`,`care`)}
    ${o&&$(O(`check_board`),`/check`,`check`)}
    ${t&&o&&h(O(`end_game`),lt,{kind:`danger`,name:`end`})}
  </div>
`;function ft(e,t){let n=ct(t.state,C,t.geometry);x(e,S`<${dt} context=${t} ...${n} />`)}function pt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=O(`history`,{count:r});x(e,r>0&&S`
        ${Object.keys(n.house??{}).length>0&&S`<h2>${O(`taken`)}</h2>${mt(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-7a3719c3.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function mt(e,t){let n=e=>S`<td>${e}</td>`,r=[[O(`captured`),O(`captured_short`)],[O(`was_captured`),O(`was_captured_short`)],[O(`barricades`),O(`barricades_short`)]];return S`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>S`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>S`<tr>
        <th scope="row">
          <span class="named">
            ${A(t.seat,o(e,t.seat)?.mark,`small`)}
            <span>${f(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function ht(e,t,n){let r=t.geometry&&t.state.game&&!y(t.state);x(e,r&&S`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${O(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-3821e4d9.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function gt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function _t(e){if(!e.game)return O(`empty_board`);let t=t=>{let{house:n,fields:r}=gt(e,t);return`${f(e,t)}: ${O(`in_house`,{count:n})}, ${O(`on_fields`,{count:r})}`},n=j(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${f(e,t.seat)}: `:``}${t.text}.`);return[`${O(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{L as _,it as a,Ve as c,Pe as d,Q as f,R as g,V as h,ft as i,He as l,X as m,pt as n,st as o,Fe as p,ht as r,tt as s,_t as t,Ie as u,z as v,I as y};