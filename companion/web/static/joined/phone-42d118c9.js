import{$ as e,At as t,Bt as n,C as r,D as i,E as a,Et as o,Gt as s,It as c,Jt as l,K as u,Kt as d,Mt as f,Nt as p,Ot as m,S as h,St as g,T as _,Tt as v,Ut as y,Wt as b,Yt as ee,Z as x,Zt as S,_ as te,an as C,at as w,b as ne,bt as T,cn as E,ct as re,g as ie,h as ae,in as D,it as oe,jt as se,kt as ce,ln as O,m as le,mt as k,nn as A,o as ue,p as de,pt as j,q as fe,sn as M,tt as pe,ut as N,v as me,w as he,x as ge,yt as _e,zt as P}from"./all-16646811.js";const F=.86,I={long:.66,wide:.15},L=e=>!!e.marks.fields?.length;function R(e){let t=/* @__PURE__ */ new Map;if(!L(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const z=(e,t=I.wide,n=I.long)=>d`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function B({x:e,y:t,upright:n},...r){return d`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}function ve(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>d`<g class=${`square${r(e)?` corner`:``}`}>
      <rect x=${t-F/2} y=${-n-F/2} width=${F} height=${F} rx=${r(e)?.2:.08} />
      ${i(e)&&d`<circle class="printed" cx=${t} cy=${-n} r="0.3" />`}
    </g>`,o=({x:e,y:t})=>d`<g class="outlet"><circle cx=${e} cy=${-t} r="0.26" /><circle class="hole" cx=${e} cy=${-t} r="0.15" /></g>`;return d`<g>
    ${n.map(a)}
    ${[...R(e).values()].map(e=>B(e,z(e.slot?`slot`:`seam`,e.slot?I.wide:.04)))}
    ${e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o)}
  </g>`}const V=.53;function ye(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const H=e=>(e.track??[]).map(([e,t])=>[e,-t]);function be(e){let t=H(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?d`<g><path class="bed-edge" d=${n} /><path class="bed" d=${n} /></g>`:null}function U(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>S(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function W(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const G=e=>[e.x,-e.y];function K(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(G),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-V,right:Math.max(...r)+V,top:Math.min(...i)-V,bottom:Math.max(...i)+V}}function xe(e,t,n){let{left:r,right:i,top:a,bottom:o}=K(e,t),[s,c]=S(e,t),[l,u]=[i-r,o-a],f={x:r+l/2+s*(l/2+.46),y:a+u/2-c*(u/2+.46)};return d`<g class=${`home k-${t.kind??t.name}`}>
    <rect x=${r} y=${a} width=${l} height=${u} rx="0.5" />
    ${n?d`<text class="home-mark" ...${f} dy="0.34em">${n}</text>`:null}
    ${t.kind?null:Se(r,i,a,o)}
  </g>`}function Se(e,t,n,r){let i=(e,t)=>d`<path class="tree" d=${`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`} />`,a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function q(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${G(e.spots[t]).join(` `)}L${G(e.spots[n]).join(` `)}`).join(``);return d`<path class=${t} d=${r} />`}function Ce(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=G(r),{left:o,right:s,top:c,bottom:l}=K(e,t),[u,d]=S(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${d?d>0?l:c:a}`});return d`<path class="threshold" d=${t.join(``)} />`}function we(e,t){let[n,r]=G(e);if(t.goal?.includes(e.name))return d`<g class="field goal"><circle cx=${n} cy=${r} r="0.52" /><path d=${Te(n,r,.4)} /></g>`;let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return d`<g class=${`field${i?` rest`:``}${a?` stone`:``}`}>
    <circle cx=${n} cy=${r} r="0.36" />
    ${i?d`<path class="shield" d=${`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`} />`:null}
  </g>`}function Te(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function Ee(e){return[q(e,`link-edge`),q(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>we(t,e.marks))]}function De(e,t={}){let[n,r,i,a]=U(e),o=new Set(e.marks.village??[]);return d`<g class="ground" aria-hidden="true">
    <rect class="wood" x=${n+.06} y=${r+.06} width=${i-.12} height=${a-.12} rx="0.8" />
    ${be(e)}
    ${o.size?q(e,`village`,e=>o.has(e.name)):null}
    ${e.pools.map(n=>xe(e,n,n.kind in oe?t[n.kind]??M(n.kind):``))}
    ${Ce(e)}
    ${L(e)?ve(e):Ee(e)}
    ${e.pools.map(t=>e.spots.filter(e=>e.pool===t.name).map(n=>d`<circle class="place" cx=${n.x} cy=${-n.y} r=${.3*W(e,t.name)} />`))}
  </g>`}const J=.57;function Oe(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>d`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return d`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:J)}
    ${o(`ring-light`,r===`double`?.51:J)}
    ${r===`double`?o(`ring-light`,J+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,J):null}
  </g>`}function ke({colour:e,pattern:t}){let n=(e,t)=>d`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return d`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function Y([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],f=Math.min(.46,a*.36),[p,m]=X(n-l,r-u),[h,g]=X(l-e,u-t),_=[n-p*f,r-m*f],v=[_[0]-p*.36,_[1]-m*.36],y=`M${e+h*f} ${t+g*f}Q${l} ${u} ${v.join(` `)}`,b=`M${_.join(` `)}L${v[0]-m*.28} ${v[1]+p*.28}L${v[0]+m*.28} ${v[1]-p*.28}Z`;return d`<g class=${`arrow a-${i}`}>
    <path class="case" d=${y} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${y} />
    <path class="head" d=${b} />
  </g>`}function Ae(){let e=d`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return d`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function X(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function je(e,[t,n],r){return d`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Me(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?Y(e,o,n):Y(o,t,n)}const Ne=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Z=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,W(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=R(e),this.whole=U(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=s(d`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${De(e,t)}
      ${Ne.map(e=>d`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(L(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:ye(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-b0e6953d.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));b(this.rings,Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`).map(([e,t])=>this.gaps.has(e)?B(this.gaps.get(e),ke(t)):Oe(...this.at(e),t,this.scale(e),L(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);b(this.arrows,s.map(([e,t,n])=>e&&t?Y(e,t,n):Me(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),b(this.halos,e.map(e=>je(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);b(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??M(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return d`<g key=${e} class=${c} style=${{transform:u}}>
      ${re(n,l,s?.upright?{transform:`rotate(90deg)`}:null)}
      ${Ae()}
    </g>`}};const Q=()=>import(`./zoom_buttons-f8df63af.js`);function Pe(e){return g(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?n(e.idea,`idea`):null}const Fe=e=>Pe(e)??([`ask`,`paused`].includes(e.phase)?[]:f(e.past.last)),Ie=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Le=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=m(r),c=JSON.stringify([a,o,s]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&ee(n,e)}this.lies=c,this.found&&this.found.at!==Ie(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Q().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new Z(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Q().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Q()).showTools(this,e,t)}async find(e,t){await(await Q()).find(this,e,t)}};function Re(e,t){let n=le(e,t),r=e.phase===`roll`||de(e),i=!n&&(r||v(e)&&!o(e,t).length),a=e.die&&T(e)||(e.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,c=e.awaited?.find(({word:e})=>e===`stop`),l=se(e)||T(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?ze(e,t):null,pad:r&&n,invited:i?Be(e,t):null,turns:!!(s&&a&&n),done:l&&n?c?.values[0]?.text??O(`turn_done`):``,undo:(v(e)||e.phase===`over`)&&ie(e,t)&&!me(e,t),pause:(v(e)||e.phase===`arrange`)&&ae(t),howRolled:e.phase===`roll`}}function ze(e,t){let n=e.phase===`over`;return{over:n,again:t.host||e.again?.open&&t.seats.length>0?e.again:null,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function Be(e,t){let n=_e(e);return n&&P(e,n)&&!t.claimed?.includes(n)?n:``}const Ve=`number-keys`,He=()=>localStorage.getItem(Ve)!==`off`,Ue=e=>localStorage.setItem(Ve,e?`on`:`off`);function We(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||He()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Ge=e=>j(()=>D(`/api/roll`,{number:e})),Ke=({number:e})=>d`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Ge(e)}
  aria-label=${O(`i_rolled`,{number:e})}
>
  ${w(e)}
  <b aria-hidden="true">${e}</b>
</button>`,qe=({context:t})=>d`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${pe()?`true`:null}
  onclick=${()=>e(t)}
>
  ${w(5,`tilt-2`)}
  <span>${O(`roll_for_me`)}</span>
</button>`;function Je({context:e}){let t=e.state.phase===`roll`,n=x(e.state);return d`<div class="roll-pad">
    ${t&&d`<${qe} context=${e} />`}
    <p class="small" id="pad-label">${O(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>d`<${Ke} key=${e} number=${e} />`)}
    </div>
  </div>`}function Ye(e){return We(t=>{te(e.state,A)&&x(e.state).includes(t)&&Ge(t)}),!0}async function Xe(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?O(T(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):O(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${O(`mine_unseen`)}`:``;await k(O(`undo`),o+s,O(`undo_yes`))&&await j(()=>D(`/api/undo`,{number:t}))}const Ze=({title:e,seats:t,text:n})=>d`<div class="last-game">
  <p><b>${e}</b></p>
  <p class="row">
    ${t.map(({seat:e,mark:t,name:n})=>d`<span class="waited-for">${N(e,t,`small`)} ${n||C(e)}</span>`)}
  </p>
  <p class="small">${n}</p>
</div>`;function Qe({again:e,over:t}){return d`
    <${Ze} ...${e} />
    ${y(O(t?`play_again`:`same_again`),()=>j(()=>D(`/api/game/again`,{game_id:e.game_id})),{kind:`primary wide`,name:`again`})}
  `}function $e({context:e,over:t,again:n,stored:r,broken:i}){let a=e=>()=>j(()=>D(e,{game_id:i})),o=n?``:`primary wide`;return d`<div class="row begin">
    ${i&&y(O(`aside_again`),a(`/api/game/resume`),{name:`aside-again`})}
    ${i&&y(O(`aside_leave`),a(`/api/game/aside`),{name:`aside-leave`})}
    ${n&&d`<${Qe} key="again" again=${n} over=${t} />`}
    ${y(O(`new_game`),()=>u(e),{kind:o,name:`new`})}
    ${r&&d`<a class=${`button ${n?``:`wide`}`} href=${E(`/games/${r}`)} data-f="look-back">${O(`look_back`)}</a>`}
  </div>`}function et({context:e,seat:t}){if(!t)return d`<p class="small">${O(`only_seat_plays`)}</p>`;let{state:n}=e;return d`<p class="invite">
    ${y(O(`that_is_me`,{name:c(n,t)}),()=>fe(e,P(n,t)),{name:`claim`})}
    <span class="small">${O(`looking_is_free`)}</span>
  </p>`}function tt({context:e,turns:t,done:n}){return!t&&!n?null:d`<div class="row">
    ${t&&y(O(`turn_list`),()=>i(e),{name:`turns`})}
    ${n&&y(n,()=>j(()=>D(`/api/done`)),{name:`done`})}
  </div>`}function nt({context:e,begin:t,pad:n,invited:r,...i}){return d`
    ${t&&d`<${$e} context=${e} ...${t} />`}
    ${n&&d`<${Je} context=${e} />`}
    ${r!==null&&d`<${et} context=${e} seat=${r} />`}
    <${tt} context=${e} ...${i} />
  `}function rt({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:d`<div class="row">
    ${t&&y(O(`undo`),()=>Xe(i),{kind:`quiet`,name:`undo`})}
    ${n&&ue(i)}
    ${r&&y(O(`how_rolled`),()=>he(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let it=!1;function at(e,t){it||=Ye(t),l(e,d`<${nt} context=${t} ...${Re(t.state,A)} />`)}function ot(e,t){l(e,d`<${rt} context=${t} ...${Re(t.state,A)} />`)}function st(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>ct(e,t,n)),tournament:e.manner===`tournament`,looking:a?O(i?`looking_on_free`:`looking_on`):``}}function ct(e,t,{seat:n,mark:r,name:i,playing:a,lights:o,plays:s}){let l=t.seats.includes(n),u=t.claimed.includes(n),d=e.turn===n&&![`idle`,`over`].includes(e.phase),f=[i&&C(n),s,l?O(`you`):u&&O(`taken_seat`),!a&&O(`has_left`),o===!1&&O(`lights_off`)];return{seat:n,mark:r,name:c(e,n),notes:f.filter(Boolean).join(` · `),css:`seat seat-${n}${d?` turn`:``}`,free:a&&!u&&t.seats.length===0,more:a&&(l||t.host||t.seats.length>0&&!u)}}async function lt(e,t,n,r={}){let i=await j(()=>D(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function ut({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":O(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":O(`more_for`,{name:n})};return d`<li class=${i}>
    ${N(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&y(O(`me`),()=>s(e),l)}
      ${o&&y(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function dt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return d`
    <h2>${O(`seats`)}</h2>
    ${t&&d`<p class="small"><b>${O(`manner_tournament`)}</b> · ${O(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>d`<${ut} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&d`<p class="small">${n}</p>`}
  `}function ft(e,t){let{state:n}=t,r=st(n,A);l(e,r&&d`<${dt} ...${r} onTake=${e=>fe(t,P(n,e))} onMore=${e=>a(t,P(n,e))} />`)}function pt(e,n,r){let i=!p(e)&&e.phase!==`over`;return{playing:i,corrects:!p(e)&&t(e,n),built:!!r?.marks.outlets?.length,sealed:!!e.seal,host:n.host,aids:n.host&&i?e.aids:[]}}async function mt(){await k(O(`end_game`),O(`end_game_text`),O(`end_game`))&&await j(()=>D(`/api/game/end`))}const $=(e,t,n)=>d`<a key=${n} class="button" href=${E(t)} data-f=${n}>${e}</a>`;function ht({aid:e,name:t,on:n}){return y(O(n?`aid_off`:`aid_on`,{name:t}),()=>j(()=>D(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const gt=({context:e,playing:t,corrects:n,built:i,sealed:a,host:o,aids:s})=>d`
  <h2>${O(`table`)}</h2>
  <div class="row">
    ${y(O(`join`),ge,{name:`join`})}
    ${y(O(`this_phone`),()=>r(e),{name:`phone`})}
    ${$(O(`games`),`/games`,`games`)}
    ${n&&y(O(`correct_game`),()=>h(e),{name:`overrule`})}
    ${i&&$(O(`maze`),`/maze`,`maze`)}
    ${a&&y(O(`how_drawn`),()=>_(e),{name:`seal`})}
    ${s.map(ht)}
    ${t&&y(O(`new_game`),()=>u(e),{name:`new-game`})}
    ${y(O(o?`you_are_host`:`host`),()=>ne(e),{name:`host`})}
    ${$(O(`care`),`/care`,`care`)}
    ${o&&$(O(`check_board`),`/check`,`check`)}
    ${t&&o&&y(O(`end_game`),mt,{kind:`danger`,name:`end`})}
  </div>
`;function _t(e,t){let n=pt(t.state,A,t.geometry);l(e,d`<${gt} context=${t} ...${n} />`)}function vt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=O(`history`,{count:r});l(e,r>0&&d`
        ${Object.keys(n.house??{}).length>0&&d`<h2>${O(`taken`)}</h2>${yt(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-579271cc.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function yt(e,t){let n=e=>d`<td>${e}</td>`,r=[[O(`captured`),O(`captured_short`)],[O(`was_captured`),O(`was_captured_short`)],[O(`barricades`),O(`barricades_short`)]];return d`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>d`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>d`<tr>
        <th scope="row">
          <span class="named">
            ${N(t.seat,P(e,t.seat)?.mark,`small`)}
            <span>${c(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function bt(e,t,n){let r=t.geometry&&t.state.game&&!ce(t.state);l(e,r&&d`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${O(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-80a731c8.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function xt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function St(e){if(!e.game)return O(`empty_board`);let t=t=>{let{house:n,fields:r}=xt(e,t);return`${c(e,t)}: ${O(`in_house`,{count:n})}, ${O(`on_fields`,{count:r})}`},n=g(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${c(e,t.seat)}: `:``}${t.text}.`);return[`${O(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{z as _,lt as a,L as b,ot as c,Le as d,Fe as f,H as g,Z as h,_t as i,He as l,Ie as m,vt as n,ft as o,Pe as p,bt as r,at as s,St as t,Ue as u,R as v,B as y};