import{$ as e,$t as t,C as n,D as r,E as i,Et as a,Ft as o,G as s,Ht as c,J as l,Jt as u,K as d,Kt as f,Lt as p,Nt as m,Ot as h,Qt as g,Rt as _,S as v,St as y,T as ee,Tt as b,W as x,Wt as S,X as te,Yt as ne,Zt as re,_ as ie,_t as ae,an as oe,at as se,b as ce,cn as C,ct as w,dt as T,et as E,ft as le,g as ue,gt as de,h as fe,ht as pe,in as D,ln as me,m as he,mt as ge,nn as O,o as _e,on as k,ot as A,p as ve,qt as j,rn as M,v as ye,vt as be,w as xe,x as Se,yt as N}from"./all-d6ddc8ee.js";const P=.22,F=.4,I=[.05,0,.09,.02],L=e=>Number(e.toFixed(2));function Ce(e,t,n,r,i){let a=[];for(let o=0;o<r;o+=1)for(let r=1;r*F<i-.1;r+=1){let s=(o*31+r*17)%24,[c,l]=[e+.1+s*n/60,(.45+s*7%24/60)*n],u=Math.min(l,e+n-.1-c)/3,d=t+o*i+r*F;a.push(`M${L(c)} ${L(d)}q${L(u/2)} ${(s%5-2)/16} ${L(u)} 0t${L(u)} 0 ${L(u)} 0`)}return a.join(``)}function we([e,t,n,r],{frame:i,wood:a,grain:o}){let s=(i,a)=>k`<rect x=${e+i} y=${t+i} width=${n-2*i} height=${r-2*i} fill="none" ...${a} />`,[c,l,u,d]=[e+P,t+P,n-2*P,r-2*P],f=Math.max(1,Math.round(d/2.4)),p=d/f,m=Array.from({length:f},(e,t)=>L(l+t*p));return k`<g class="wood">
    ${s(.03,{rx:.42,fill:i})}
    ${s(P,{rx:.26,fill:a})}
    ${m.map((e,t)=>I[t%4]>0&&k`<rect x=${c} y=${e} width=${u} height=${p} rx=${f>1?0:.26} opacity=${I[t%4]} />`)}
    <path d=${Ce(c,l,u,f,p)} fill="none" stroke=${o} stroke-width=".035" stroke-linecap="round" opacity=".6" />
    <path d=${m.slice(1).map(e=>`M${c} ${e}h${u}`).join(``)} stroke="#000" stroke-width=".04" opacity=".3" />
    ${s(.07,{rx:.4,stroke:`#fff`,"stroke-width":.05,opacity:.3})}
    ${s(.33,{rx:.2,stroke:`#000`,"stroke-width":.22,opacity:.12})}
    ${s(P,{rx:.26,stroke:`#000`,"stroke-width":.07,opacity:.45})}
  </g>`}function Te({left:e,right:t,top:n,bottom:r},{hollow:i,ivory_deep:a}){let o=(i,a)=>k`<rect x=${e+i} y=${n+i} width=${t-e-2*i} height=${r-n-2*i} ...${a} />`;return[o(-.04,{rx:.44,fill:i}),o(0,{rx:.4,fill:`currentColor`}),o(.1,{rx:.3,fill:i}),k`<path fill=${a} d=${`M${e+.14} ${n+.5}q0-.28.28-.28H${t-.42}q.28 0 .28.28V${r-.42}q0 .28-.28.28H${e+.42}q-.28 0-.28-.28Z`} />`]}const R={long:.66,wide:.15},z=e=>!!e.marks.fields?.length;function B(e){let t=/* @__PURE__ */ new Map;if(!z(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const Ee=(e,t=R.wide,n=R.long)=>k`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function V({x:e,y:t,upright:n},...r){return k`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}const H=.53;function U(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const W=e=>(e.track??[]).map(([e,t])=>[e,-t]);function De(e){let t=W(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`,{frame:r,way:i}=e.art.colours;return t.length?k`<g class="bed"><path stroke=${r} stroke-width="0.74" d=${n} /><path stroke=${i} stroke-width="0.6" d=${n} /></g>`:null}function G(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>h(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function K(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const q=e=>[e.x,-e.y];function J(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(q),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-H,right:Math.max(...r)+H,top:Math.min(...i)-H,bottom:Math.max(...i)+H}}function Oe(e,t,n){let r=J(e,t),{left:i,right:a,top:o,bottom:s}=r,[c,l]=h(e,t),[u,d]=[a-i,s-o],f={x:i+u/2+c*(u/2+.4),y:o+d/2-l*(d/2+.4)},{colours:p,parts:m}=e.art;return k`<g class=${`home k-${t.kind??t.name}`}>
    ${Te(r,p)}
    ${n?k`<text class="home-mark" ...${f} dy="0.34em">${n}</text>`:null}
    ${j(m[`pool.${t.name}`],[U(e,t.name)])}
  </g>`}function Y(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${q(e.spots[t]).join(` `)}L${q(e.spots[n]).join(` `)}`).join(``);return k`<path class="links" ...${t} d=${r} />`}function ke(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=q(r),{left:o,right:s,top:c,bottom:l}=J(e,t),[u,d]=h(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${d?d>0?l:c:a}`});return k`<path class="threshold" d=${t.join(``)} />`}function Ae(e,t,n){let{art:r,marks:i}=e,a=new Map(n.map(e=>[e,f(r,t,i,e.name)]));return[...new Set(a.values())].map(e=>u(r,e,n.filter(t=>a.get(t)===e).map(q)))}function je(e){let{art:t,marks:n,spots:r}=e;return Object.keys(t.parts).filter(e=>e.startsWith(`over.`)).map(e=>u(t,e,r.filter(t=>n[e.slice(5)]?.includes(t.name)).map(q)))}function Me(e){let{art:t,marks:n,spots:r}=e,i=e=>t=>e.has(t.name);return[Object.entries(t.bands).map(([t,r])=>n[t]&&Y(e,{stroke:r,"stroke-width":1.3,opacity:.75},i(new Set(n[t])))),Y(e,{stroke:t.colours.groove,"stroke-width":.28}),Y(e,{stroke:t.colours.way,"stroke-width":.16}),Ae(e,`field`,r.filter(({pool:e})=>!e))]}function Ne(e){let{art:t,marks:n,spots:r}=e,i=[...B(e).values()],a=(e,t)=>i.filter(n=>n.slot===e&&n.upright===t),o=(e,n)=>[j(t.parts[e],a(n,!1).map(({x:e,y:t})=>[e,t])),k`<g transform="rotate(90)">${j(t.parts[e],a(n,!0).map(({x:e,y:t})=>[t,-e]))}</g>`];return[Ae(e,`square`,r.filter(({name:e})=>n.fields.includes(e))),o(`slot`,!0),o(`seam`,!1)]}function Pe(e,t={}){let{art:n,pools:r,spots:i}=e,a=new Map(r.map(({name:t})=>[t,K(e,t)])),o=e=>i.filter(({pool:t})=>t&&a.get(t)===e);return k`<g class="ground" aria-hidden="true">
    ${we(G(e),n.colours)}
    ${De(e)}
    ${r.map(n=>Oe(e,n,n.kind in p?t[n.kind]:``))}
    ${ke(e)}
    ${z(e)?Ne(e):Me(e)}
    ${je(e)}
    ${[...new Set(a.values())].map(e=>k`<g transform=${`scale(${e})`}>${j(n.parts.socket,o(e).map(({x:t,y:n})=>[t/e,-n/e]))}</g>`)}
  </g>`}const X=.57;function Fe(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>k`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return k`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:X)}
    ${o(`ring-light`,r===`double`?.51:X)}
    ${r===`double`?o(`ring-light`,X+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,X):null}
  </g>`}function Ie({colour:e,pattern:t}){let n=(e,t)=>k`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return k`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function Z([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],d=Math.min(.46,a*.36),[f,p]=Be(n-l,r-u),[m,h]=Be(l-e,u-t),g=[n-f*d,r-p*d],_=[g[0]-f*.36,g[1]-p*.36],v=`M${e+m*d} ${t+h*d}Q${l} ${u} ${_.join(` `)}`,y=`M${g.join(` `)}L${_[0]-p*.28} ${_[1]+f*.28}L${_[0]+p*.28} ${_[1]-f*.28}Z`;return k`<g class=${`arrow a-${i}`}>
    <path class="case" d=${v} />
    <path class="case head" d=${y} />
    <path class="shaft" d=${v} />
    <path class="head" d=${y} />
  </g>`}function Le(e,{spots:t}){let n=t.filter(({pool:e})=>!e).length,r=([,{colour:e,pattern:t}])=>`${e} ${t}`,i=[...new Set(e.map(r))].map(t=>e.filter(e=>r(e)===t));return new Set((i.find(e=>e.length*2>n)??[]).map(([e])=>e))}function Re(e){let t=t=>e.map(({x:e,y:n})=>`M${e} ${-n}${t}`).join(``);return k`<g class="veil">
    <path class="veil-shade" d=${t(`m-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0z`)} />
    <path class="veil-cross" d=${t(`m-.15-.15l.3 .3m0-.3l-.3 .3`)} />
  </g>`}function ze(){let e=k`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return k`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function Be(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ve(e,[t,n],r){return k`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function He(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?Z(e,o,n):Z(o,t,n)}const Ue=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var We=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,K(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=B(e),this.whole=G(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=oe(k`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Pe(e,O(`letters`)?t:{})}
      ${Ue.map(e=>k`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(z(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:U(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-3fcc7ded.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e)),s=Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`),c=Le(s,this.geometry),l=this.geometry.spots.filter(({name:e,pool:n})=>c.size>0&&!n&&!(e in t)&&!this.standing.has(e));D(this.rings,[l.length>0&&Re(l),s.filter(([e])=>!c.has(e)).map(([e,t])=>this.gaps.has(e)?V(this.gaps.get(e),Ie(t)):Fe(...this.at(e),t,this.scale(e),z(this.geometry)))]);let u=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);D(this.arrows,u.map(([e,t,n])=>e&&t?Z(e,t,n):He(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),D(this.halos,e.map(e=>Ve(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);D(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),l=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,u=n===`unknown`?`?`:this.letters[n]??re(n),d=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return k`<g key=${e} class=${l} style=${{transform:d}}>
      ${c(n,u,{style:s?.upright?{transform:`rotate(90deg)`}:null,art:this.geometry.art})}
      ${ze()}
    </g>`}};const Q=()=>import(`./zoom_buttons-bac78980.js`);function Ge(e){return w(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?a(e.idea,`idea`):null}const Ke=e=>Ge(e)??([`ask`,`paused`].includes(e.phase)?[]:be(e.past.last)),qe=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Je=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=ge(r),c=JSON.stringify([a,o,s,O(`letters`)]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&me(n,e)}this.lies=c,this.found&&this.found.at!==qe(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Q().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new We(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Q().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Q()).showTools(this,e,t)}async find(e,t){await(await Q()).find(this,e,t)}};function Ye(e,n){let r=he(e,n),i=e.phase===`roll`||ve(e),a=!r&&(i||T(e)&&!le(e,n).length),o=e.die&&A(e)||(e.awaited??[]).some(({source:e})=>e===`board`),s=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,c=e.awaited?.find(({word:e})=>e===`stop`),l=ae(e)||A(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?Xe(e,n):null,pad:i&&r,invited:a?Ze(e,n):null,turns:!!(s&&o&&r),done:l&&r?c?.values[0]?.text??t(`turn_done`):``,undo:(T(e)||e.phase===`over`)&&ue(e,n)&&!ye(e,n),pause:(T(e)||e.phase===`arrange`)&&fe(n),howRolled:e.phase===`roll`}}function Xe(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function Ze(e,t){let n=se(e);return n&&b(e,n)&&!t.claimed?.includes(n)?n:``}const Qe=`number-keys`,$e=()=>localStorage.getItem(Qe)!==`off`,et=e=>localStorage.setItem(Qe,e?`on`:`off`);function tt(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||$e()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const nt=t=>e(()=>o(`/api/roll`,{number:t})),rt=({number:e})=>k`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>nt(e)}
  aria-label=${t(`i_rolled`,{number:e})}
>
  ${_(e)}
  <b aria-hidden="true">${e}</b>
</button>`,it=({context:e})=>k`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${te()?`true`:null}
  onclick=${()=>l(e)}
>
  ${_(5,`tilt-2`)}
  <span>${t(`roll_for_me`)}</span>
</button>`;function at({context:e}){let n=e.state.phase===`roll`,r=d(e.state);return k`<div class="roll-pad">
    ${n&&k`<${it} context=${e} />`}
    <p class="small" id="pad-label">${t(n?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${r.length}`} role="group" aria-labelledby="pad-label">
      ${r.map(e=>k`<${rt} key=${e} number=${e} />`)}
    </div>
  </div>`}function ot(e){return tt(t=>{ie(e.state,m)&&d(e.state).includes(t)&&nt(t)}),!0}async function st(n){let{number:r}=n.undo,{last:i,played:a}=n.past,s=i?.what===`number`&&i.die===n.die,c=!n.die||s,l=c&&a?t(A(n)?`undo_turn_text`:`undo_input_text`,{turn:a.text}):t(`undo_number_text`),u=c&&n.secrets&&(n.phase===`over`||a?.move.endsWith(`:?`))?` ${t(`mine_unseen`)}`:``;await E(t(`undo`),l+u,t(`undo_yes`))&&await e(()=>o(`/api/undo`,{number:r}))}function ct({context:n,again:r,stored:i,broken:a}){let s=t=>()=>e(()=>o(t,{game_id:a}));return k`<div class="row">
    ${a&&M(t(`aside_again`),s(`/api/game/resume`),{name:`aside-again`})}
    ${a&&M(t(`aside_leave`),s(`/api/game/aside`),{name:`aside-leave`})}
    ${M(t(r?`play_again`:`new_game`),()=>x(n),{kind:`primary wide`,name:`new`})}
    ${i&&k`<a class="button wide" href=${g(`/games/${i}`)} data-f="look-back">${t(`look_back`)}</a>`}
  </div>`}function lt({context:e,seat:n}){if(!n)return k`<p class="small">${t(`only_seat_plays`)}</p>`;let{state:r}=e;return k`<p class="invite">
    ${M(t(`that_is_me`,{name:y(r,n)}),()=>s(e,b(r,n)),{name:`claim`})}
    <span class="small">${t(`looking_is_free`)}</span>
  </p>`}function ut({context:n,turns:i,done:a}){return!i&&!a?null:k`<div class="row">
    ${i&&M(t(`turn_list`),()=>r(n),{name:`turns`})}
    ${a&&M(a,()=>e(()=>o(`/api/done`)),{name:`done`})}
  </div>`}function dt({context:e,begin:t,pad:n,invited:r,...i}){return k`
    ${t&&k`<${ct} context=${e} ...${t} />`}
    ${n&&k`<${at} context=${e} />`}
    ${r!==null&&k`<${lt} context=${e} seat=${r} />`}
    <${ut} context=${e} ...${i} />
  `}function ft({context:e,undo:n,pause:r,howRolled:i}){let{state:a}=e;return!n&&!r&&!i?null:k`<div class="row">
    ${n&&M(t(`undo`),()=>st(a),{kind:`quiet`,name:`undo`})}
    ${r&&_e(a)}
    ${i&&M(t(`how_rolled`),()=>xe(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let pt=!1;function mt(e,t){pt||=ot(t),C(e,k`<${dt} context=${t} ...${Ye(t.state,m)} />`)}function ht(e,t){C(e,k`<${ft} context=${t} ...${Ye(t.state,m)} />`)}function gt(e,n){let{seats:r,phase:i}=e;if(!r.length||i===`idle`)return null;let a=r.some(({seat:e,playing:t})=>t&&!n.claimed.includes(e)),o=n.seats.length===0&&!n.host;return{seats:r.map(t=>_t(e,n,t)),tournament:e.manner===`tournament`,looking:o?t(a?`looking_on_free`:`looking_on`):``}}function _t(e,n,{seat:r,mark:i,name:a,playing:o,lights:s,plays:c}){let l=n.seats.includes(r),u=n.claimed.includes(r),d=e.turn===r&&![`idle`,`over`].includes(e.phase),f=[a&&ne(r),c,l?t(`you`):u&&t(`taken_seat`),!o&&t(`has_left`),s===!1&&t(`lights_off`)];return{seat:r,mark:i,name:y(e,r),notes:f.filter(Boolean).join(` · `),css:`seat seat-${r}${d?` turn`:``}`,free:o&&!u&&n.seats.length===0,more:o&&(l||n.host||n.seats.length>0&&!u)}}async function vt(t,n,r,i={}){let a=await e(()=>o(`/api/seats/${n}/${r}`,i));return a&&await t.refresh(),a}function yt({seat:e,mark:n,name:r,notes:i,css:a,free:o,more:s,onTake:c,onMore:l}){let u={name:`claim-${e}`,"aria-label":t(`that_is_me`,{name:r})},d={kind:`quiet icon`,name:`more-${e}`,"aria-label":t(`more_for`,{name:r})};return k`<li class=${a}>
    ${S(e,n)}
    <span class="seat-name"><b>${r}</b><small>${i}</small></span>
    <span class="seat-acts">
      ${o&&M(t(`me`),()=>c(e),u)}
      ${s&&M(`⋯`,()=>l(e),d)}
    </span>
  </li>`}function bt({seats:e,tournament:n,looking:r,onTake:i,onMore:a}){return k`
    <h2>${t(`seats`)}</h2>
    ${n&&k`<p class="small"><b>${t(`manner_tournament`)}</b> · ${t(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>k`<${yt} key=${e.seat} ...${e} onTake=${i} onMore=${a} />`)}
    </ul>
    ${r&&k`<p class="small">${r}</p>`}
  `}function xt(e,t){let{state:n}=t,r=gt(n,m);C(e,r&&k`<${bt} ...${r} onTake=${e=>s(t,b(n,e))} onMore=${e=>i(t,b(n,e))} />`)}function St(e,t,n){let r=!N(e)&&e.phase!==`over`;return{playing:r,corrects:!N(e)&&de(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function Ct(){await E(t(`end_game`),t(`end_game_text`),t(`end_game`))&&await e(()=>o(`/api/game/end`))}const $=(e,t,n)=>k`<a key=${n} class="button" href=${g(t)} data-f=${n}>${e}</a>`;function wt({aid:n,name:r,on:i}){return M(t(i?`aid_off`:`aid_on`,{name:r}),()=>e(()=>o(`/api/aid`,{aid:n,on:!i})),{name:`aid-${n}`})}const Tt=({context:e,playing:r,corrects:i,built:a,sealed:o,host:s,aids:c})=>k`
  <h2>${t(`table`)}</h2>
  <div class="row">
    ${M(t(`join`),Se,{name:`join`})}
    ${M(t(`this_phone`),()=>n(e),{name:`phone`})}
    ${$(t(`games`),`/games`,`games`)}
    ${i&&M(t(`correct_game`),()=>v(e),{name:`overrule`})}
    ${a&&$(t(`maze`),`/maze`,`maze`)}
    ${o&&M(t(`how_drawn`),()=>ee(e),{name:`seal`})}
    ${c.map(wt)}
    ${r&&M(t(`new_game`),()=>x(e),{name:`new-game`})}
    ${M(t(s?`you_are_host`:`host`),()=>ce(e),{name:`host`})}
    ${$(t(`care`),`/care`,`care`)}
    ${s&&$(t(`check_board`),`/check`,`check`)}
    ${r&&s&&M(t(`end_game`),Ct,{kind:`danger`,name:`end`})}
  </div>
`;function Et(e,t){let n=St(t.state,m,t.geometry);C(e,k`<${Tt} context=${t} ...${n} />`)}function Dt(e,n){let{state:r}=n,{turns:i,taken:a}=r.past,o=t(`history`,{count:i});C(e,i>0&&k`
        ${Object.keys(r.house??{}).length>0&&k`<h2>${t(`taken`)}</h2>${Ot(r,a)}`}
        <details class="history" ontoggle=${()=>n.render()}>
          <summary data-f="history">${o}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${o} />
        </details>
      `),i>0&&e.querySelector(`details`).open&&import(`./turn_list-e84d1ded.js`).then(({fillTurns:t})=>t(e.querySelector(`.turns`),n))}function Ot(e,n){let r=e=>k`<td>${e}</td>`,i=[[t(`captured`),t(`captured_short`)],[t(`was_captured`),t(`was_captured_short`)],[t(`barricades`),t(`barricades_short`)]];return k`<table class="taken">
    <thead><tr><td />${i.map(([e,t])=>k`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${n.map(t=>k`<tr>
        <th scope="row">
          <span class="named">
            ${S(t.seat,b(e,t.seat)?.mark,`small`)}
            <span>${y(e,t.seat)}</span>
          </span>
        </th>
        ${r(t.captured)}
        ${r(t.lost)}
        ${r(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function kt(e,n,r){let i=n.geometry&&n.state.game&&!pe(n.state);C(e,i&&k`<details class="where" ontoggle=${()=>n.render()}>
        <summary data-f="where">${t(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-e8602307.js`)).fillWhereabouts(e.querySelector(`.tables`),n,r)}function At(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function jt(e){if(!e.game)return t(`empty_board`);let n=n=>{let{house:r,fields:i}=At(e,n);return`${y(e,n)}: ${t(`in_house`,{count:r})}, ${t(`on_fields`,{count:i})}`},r=w(e)?e.steps?.[0]?.text:e.past?.last?.text,i=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),a=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||i(e))).map(t=>`${i(t)?`${y(e,t.seat)}: `:``}${t.text}.`);return[`${t(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${n(e)}.`),...a,r].filter(Boolean).join(` `)}export{Ee as _,vt as a,z as b,ht as c,Je as d,Ke as f,W as g,We as h,Et as i,$e as l,qe as m,Dt as n,xt as o,Ge as p,kt as r,mt as s,jt as t,et as u,B as v,V as y};