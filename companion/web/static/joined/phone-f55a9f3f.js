import{$t as e,C as t,Ct as n,D as r,Dt as i,E as a,Et as o,G as s,Gt as c,It as l,Jt as u,K as d,O as f,Pt as p,Qt as m,Rt as h,S as ee,T as g,Ut as _,Xt as v,Y as y,Yt as b,Z as te,_ as ne,_t as re,an as x,bt as ie,en as S,et as C,ft as w,g as ae,gt as oe,h as se,ht as ce,in as T,kt as E,ln as D,lt as le,m as ue,o as de,on as fe,ot as pe,p as me,pt as he,q as O,qt as ge,rn as k,sn as A,st as j,tt as M,un as _e,v as ve,vt as ye,w as be,x as xe,y as Se,yt as Ce,zt as N}from"./all-9abd0c32.js";const P=.22,F=.4,I=[.05,0,.09,.02],L=e=>Number(e.toFixed(2));function we(e,t,n,r,i){let a=[];for(let o=0;o<r;o+=1)for(let r=1;r*F<i-.1;r+=1){let s=(o*31+r*17)%24,[c,l]=[e+.1+s*n/60,(.45+s*7%24/60)*n],u=Math.min(l,e+n-.1-c)/3,d=t+o*i+r*F;a.push(`M${L(c)} ${L(d)}q${L(u/2)} ${(s%5-2)/16} ${L(u)} 0t${L(u)} 0 ${L(u)} 0`)}return a.join(``)}function Te([e,t,n,r],{frame:i,wood:a,grain:o}){let s=(i,a)=>A`<rect x=${e+i} y=${t+i} width=${n-2*i} height=${r-2*i} fill="none" ...${a} />`,[c,l,u,d]=[e+P,t+P,n-2*P,r-2*P],f=Math.max(1,Math.round(d/2.4)),p=d/f,m=Array.from({length:f},(e,t)=>L(l+t*p));return A`<g class="wood">
    ${s(.03,{rx:.42,fill:i})}
    ${s(P,{rx:.26,fill:a})}
    ${m.map((e,t)=>I[t%4]>0&&A`<rect x=${c} y=${e} width=${u} height=${p} rx=${f>1?0:.26} opacity=${I[t%4]} />`)}
    <path d=${we(c,l,u,f,p)} fill="none" stroke=${o} stroke-width=".035" stroke-linecap="round" opacity=".6" />
    <path d=${m.slice(1).map(e=>`M${c} ${e}h${u}`).join(``)} stroke="#000" stroke-width=".04" opacity=".3" />
    ${s(.07,{rx:.4,stroke:`#fff`,"stroke-width":.05,opacity:.3})}
    ${s(.33,{rx:.2,stroke:`#000`,"stroke-width":.22,opacity:.12})}
    ${s(P,{rx:.26,stroke:`#000`,"stroke-width":.07,opacity:.45})}
  </g>`}function Ee({left:e,right:t,top:n,bottom:r},{hollow:i,ivory_deep:a}){let o=(i,a)=>A`<rect x=${e+i} y=${n+i} width=${t-e-2*i} height=${r-n-2*i} ...${a} />`;return[o(-.04,{rx:.44,fill:i}),o(0,{rx:.4,fill:`currentColor`}),o(.1,{rx:.3,fill:i}),A`<path fill=${a} d=${`M${e+.14} ${n+.5}q0-.28.28-.28H${t-.42}q.28 0 .28.28V${r-.42}q0 .28-.28.28H${e+.42}q-.28 0-.28-.28Z`} />`]}const R={long:.66,wide:.15},z=e=>!!e.marks.fields?.length;function B(e){let t=/* @__PURE__ */ new Map;if(!z(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const De=(e,t=R.wide,n=R.long)=>A`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function V({x:e,y:t,upright:n},...r){return A`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}const H=.53;function U(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const W=e=>(e.track??[]).map(([e,t])=>[e,-t]);function Oe(e){let t=W(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`,{frame:r,way:i}=e.art.colours;return t.length?A`<g class="bed"><path stroke=${r} stroke-width="0.74" d=${n} /><path stroke=${i} stroke-width="0.6" d=${n} /></g>`:null}function G(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>E(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function ke(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const K=e=>[e.x,-e.y];function Ae(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(K),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-H,right:Math.max(...r)+H,top:Math.min(...i)-H,bottom:Math.max(...i)+H}}const je=(e,{x:t,y:n})=>h[e]&&A`<g class="home-sign" transform=${`translate(${t} ${n}) scale(.44)`}>${h[e]()}</g>`;function Me(e,t,n){let r=Ae(e,t),{left:i,right:a,top:o,bottom:s}=r,[c,l]=E(e,t),[d,f]=[a-i,s-o],p={x:i+d/2+c*(d/2+.4),y:o+f/2-l*(f/2+.4)},{colours:m,parts:h}=e.art;return A`<g class=${`home k-${t.kind??t.name}`}>
    ${Ee(r,m)}
    ${n?A`<text class="home-mark" ...${p} dy="0.34em">${n}</text>`:je(t.kind,p)}
    ${u(h[`pool.${t.name}`],[U(e,t.name)])}
  </g>`}function q(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${K(e.spots[t]).join(` `)}L${K(e.spots[n]).join(` `)}`).join(``);return A`<path class="links" ...${t} d=${r} />`}function Ne(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=K(r),{left:o,right:s,top:c,bottom:l}=Ae(e,t),[u,d]=E(e,t);return`M${i} ${a}L${u?u>0?o:s:i} ${d?d>0?l:c:a}`});return A`<path class="threshold" d=${t.join(``)} />`}function J(e,t,n){let{art:r,marks:i}=e,a=new Map(n.map(e=>[e,ge(r,t,i,e.name)]));return[...new Set(a.values())].map(e=>b(r,e,n.filter(t=>a.get(t)===e).map(K)))}function Pe(e){let{art:t,marks:n,spots:r}=e;return Object.keys(t.parts).filter(e=>e.startsWith(`over.`)).map(e=>b(t,e,r.filter(t=>n[e.slice(5)]?.includes(t.name)).map(K)))}function Fe(e){let{art:t,marks:n,spots:r}=e,i=e=>t=>e.has(t.name);return[Object.entries(t.bands).map(([t,r])=>n[t]&&q(e,{stroke:r,"stroke-width":1.3,opacity:.75},i(new Set(n[t])))),q(e,{stroke:t.colours.groove,"stroke-width":.28}),q(e,{stroke:t.colours.way,"stroke-width":.16}),J(e,`field`,r.filter(({pool:e})=>!e))]}function Ie(e){let{art:t,marks:n,spots:r}=e,i=[...B(e).values()],a=(e,t)=>i.filter(n=>n.slot===e&&n.upright===t),o=(e,n)=>[u(t.parts[e],a(n,!1).map(({x:e,y:t})=>[e,t])),A`<g transform="rotate(90)">${u(t.parts[e],a(n,!0).map(({x:e,y:t})=>[t,-e]))}</g>`];return[J(e,`square`,r.filter(({name:e})=>n.fields.includes(e))),o(`slot`,!0),o(`seam`,!1)]}function Le(e,t={}){let{art:n,pools:r,spots:i}=e,a=new Map(r.map(({name:t})=>[t,ke(e,t)])),o=e=>i.filter(({pool:t})=>t&&a.get(t)===e);return A`<g class="ground" aria-hidden="true">
    ${Te(G(e),n.colours)}
    ${Oe(e)}
    ${r.map(n=>Me(e,n,n.kind in h?t[n.kind]:``))}
    ${Ne(e)}
    ${z(e)?Ie(e):Fe(e)}
    ${Pe(e)}
    ${[...new Set(a.values())].map(e=>A`<g transform=${`scale(${e})`}>${u(n.parts.socket,o(e).map(({x:t,y:n})=>[t/e,-n/e]))}</g>`)}
  </g>`}const Y=.57;function Re(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>A`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return A`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:Y)}
    ${o(`ring-light`,r===`double`?.51:Y)}
    ${r===`double`?o(`ring-light`,Y+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,Y):null}
  </g>`}function ze({colour:e,pattern:t}){let n=(e,t)=>A`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return A`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function X([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=i===`right`||i===`wrong`,l=Math.min(1.6,Math.max(c?.2:a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[u,d]=[(e+n)/2+s*l,(t+r)/2-o*l],f=Math.min(.46,a*(c?.18:.36)),[p,m]=We(n-u,r-d),[h,ee]=We(u-e,d-t),g=[n-p*f,r-m*f],_=[g[0]-p*.36,g[1]-m*.36],v=`M${e+h*f} ${t+ee*f}Q${u} ${d} ${_.join(` `)}`,y=`M${g.join(` `)}L${_[0]-m*.28} ${_[1]+p*.28}L${_[0]+m*.28} ${_[1]-p*.28}Z`;return A`<g class=${`arrow a-${i}`}>
    <path class="case" d=${v} />
    <path class="case head" d=${y} />
    <path class="shaft" d=${v} />
    <path class="head" d=${y} />
    ${i===`wrong`?He((e+2*u+n)/4,(t+2*d+r)/4,a<1.6?.6:1):null}
  </g>`}function Be(e,{spots:t}){let n=t.filter(({pool:e})=>!e).length,r=([,{colour:e,pattern:t}])=>`${e} ${t}`,i=[...new Set(e.map(r))].map(t=>e.filter(e=>r(e)===t));return new Set((i.find(e=>e.length*2>n)??[]).map(([e])=>e))}function Ve(e){let t=t=>e.map(({x:e,y:n})=>`M${e} ${-n}${t}`).join(``);return A`<g class="veil">
    <path class="veil-shade" d=${t(`m-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0z`)} />
    <path class="veil-cross" d=${t(`m-.15-.15l.3 .3m0-.3l-.3 .3`)} />
  </g>`}const He=(e,t,n)=>A`<g class="verdict" transform=${`translate(${e} ${t}) scale(${n})`}>
  <circle r="0.36" />
  <path d="M-.15-.15 .15 .15M.15-.15-.15 .15" />
</g>`;function Ue(){let e=A`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return A`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function We(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ge(e,[t,n],r){return A`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Ke(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?X(e,o,n):X(o,t,n)}const qe=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var Je=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,ke(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=B(e),this.whole=G(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=fe(A`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Le(e,k(`letters`)?t:{})}
      ${qe.map(e=>A`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(z(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:U(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-6c6cb37b.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e)),s=Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`),c=Be(s,this.geometry),l=this.geometry.spots.filter(({name:e,pool:n})=>c.size>0&&!n&&!(e in t)&&!this.standing.has(e));x(this.rings,[l.length>0&&Ve(l),s.filter(([e])=>!c.has(e)).map(([e,t])=>this.gaps.has(e)?V(this.gaps.get(e),ze(t)):Re(...this.at(e),t,this.scale(e),z(this.geometry)))]);let u=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);x(this.arrows,u.map(([e,t,n])=>e&&t?X(e,t,n):Ke(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),x(this.halos,e.map(e=>Ge(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);x(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),c=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,l=n===`unknown`?`?`:this.letters[n]??m(n),u=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return A`<g key=${e} class=${c} style=${{transform:u}}>
      ${_(n,l,{lies:this.spots.get(t)?.pool,style:s?.upright?{transform:`rotate(90deg)`}:null,art:this.geometry.art})}
      ${Ue()}
    </g>`}};const Z=()=>import(`./zoom_buttons-4a882053.js`);function Ye(e){return le(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?i(e.idea,`idea`):null}const Xe=e=>Ye(e)??([`ask`,`paused`].includes(e.phase)?[]:Ce(e.past.last)),Ze=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Qe=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=ce(r),c=JSON.stringify([a,o,s,k(`letters`)]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&_e(n,e)}this.lies=c,this.found&&this.found.at!==Ze(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Z().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new Je(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Z().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Z()).showTools(this,e,t)}async find(e,t){await(await Z()).find(this,e,t)}};function $e(e,t){let n=ue(e,t),r=e.phase===`roll`||me(e),i=!n&&(r||w(e)&&!he(e,t).length),a=e.die&&j(e)||(e.awaited??[]).some(({source:e})=>e===`board`),o=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,s=e.awaited?.find(({word:e})=>e===`stop`),c=ye(e)||j(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?et(e,t):null,pad:r&&n,invited:i?tt(e,t):null,turns:!!(o&&a&&n),done:c&&n?s?.values[0]?.text??S(`turn_done`):``,undo:(w(e)||e.phase===`over`)&&ae(e,t)&&!ve(e,t),pause:(w(e)||e.phase===`arrange`)&&se(t),howRolled:e.phase===`roll`}}function et(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function tt(e,t){let n=pe(e);return n&&o(e,n)&&!t.claimed?.includes(n)?n:``}const nt=`number-keys`,rt=()=>localStorage.getItem(nt)!==`off`,it=e=>localStorage.setItem(nt,e?`on`:`off`);function at(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||rt()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const Q=e=>C(()=>l(`/api/roll`,{number:e})),ot=({number:e})=>A`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>Q(e)}
  aria-label=${S(`i_rolled`,{number:e})}
>
  ${N(e)}
  <b aria-hidden="true">${e}</b>
</button>`,st=({context:e})=>A`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${te()?`true`:null}
  onclick=${()=>y(e)}
>
  ${N(5,`tilt-2`)}
  <span>${S(`roll_for_me`)}</span>
</button>`;function ct({context:e}){let t=e.state.phase===`roll`,n=O(e.state);return A`<div class="roll-pad">
    ${t&&A`<${st} context=${e} />`}
    <p class="small" id="pad-label">${S(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>A`<${ot} key=${e} number=${e} />`)}
    </div>
  </div>`}function lt(e){return at(t=>{ne(e.state,p)&&O(e.state).includes(t)&&Q(t)}),!0}async function ut(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?S(j(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):S(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${S(`mine_unseen`)}`:``;await M(S(`undo`),o+s,S(`undo_yes`))&&await C(()=>l(`/api/undo`,{number:t}))}function dt({context:t,again:n,stored:r,broken:i}){let a=e=>()=>C(()=>l(e,{game_id:i}));return A`<div class="row">
    ${i&&T(S(`aside_again`),a(`/api/game/resume`),{name:`aside-again`})}
    ${i&&T(S(`aside_leave`),a(`/api/game/aside`),{name:`aside-leave`})}
    ${T(S(n?`play_again`:`new_game`),()=>s(t),{kind:`primary wide`,name:`new`})}
    ${r&&A`<a class="button wide" href=${e(`/games/${r}`)} data-f="look-back">${S(`look_back`)}</a>`}
  </div>`}function ft({context:e,seat:t}){if(!t)return A`<p class="small">${S(`only_seat_plays`)}</p>`;let{state:r}=e;return A`<p class="invite">
    ${T(S(`that_is_me`,{name:n(r,t)}),()=>d(e,o(r,t)),{name:`claim`})}
    <span class="small">${S(`looking_is_free`)}</span>
  </p>`}function pt({context:e,turns:t,done:n}){return!t&&!n?null:A`<div class="row">
    ${t&&T(S(`turn_list`),()=>f(e),{name:`turns`})}
    ${n&&T(n,()=>C(()=>l(`/api/done`)),{name:`done`})}
  </div>`}function mt({context:e,begin:t,pad:n,invited:r,...i}){return A`
    ${t&&A`<${dt} context=${e} ...${t} />`}
    ${n&&A`<${ct} context=${e} />`}
    ${r!==null&&A`<${ft} context=${e} seat=${r} />`}
    <${pt} context=${e} ...${i} />
  `}function ht({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:A`<div class="row">
    ${t&&T(S(`undo`),()=>ut(i),{kind:`quiet`,name:`undo`})}
    ${n&&de(i)}
    ${r&&T(S(`how_rolled`),()=>g(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let gt=!1;function _t(e,t){gt||=lt(t),D(e,A`<${mt} context=${t} ...${$e(t.state,p)} />`)}function vt(e,t){D(e,A`<${ht} context=${t} ...${$e(t.state,p)} />`)}function yt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>bt(e,t,n)),tournament:e.manner===`tournament`,looking:a?S(i?`looking_on_free`:`looking_on`):``}}function bt(e,t,{seat:r,mark:i,name:a,playing:o,lights:s,plays:c}){let l=t.seats.includes(r),u=t.claimed.includes(r),d=e.turn===r&&![`idle`,`over`].includes(e.phase),f=[a&&v(r),c,l?S(`you`):u&&S(`taken_seat`),!o&&S(`has_left`),s===!1&&S(`lights_off`)];return{seat:r,mark:i,name:n(e,r),notes:f.filter(Boolean).join(` · `),css:`seat seat-${r}${d?` turn`:``}`,free:o&&!u&&t.seats.length===0,more:o&&(l||t.host||t.seats.length>0&&!u)}}async function xt(e,t,n,r={}){let i=await C(()=>l(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function St({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:l}){let u={name:`claim-${e}`,"aria-label":S(`that_is_me`,{name:n})},d={kind:`quiet icon`,name:`more-${e}`,"aria-label":S(`more_for`,{name:n})};return A`<li class=${i}>
    ${c(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&T(S(`me`),()=>s(e),u)}
      ${o&&T(`⋯`,()=>l(e),d)}
    </span>
  </li>`}function Ct({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return A`
    <h2>${S(`seats`)}</h2>
    ${t&&A`<p class="small"><b>${S(`manner_tournament`)}</b> · ${S(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>A`<${St} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&A`<p class="small">${n}</p>`}
  `}function wt(e,t){let{state:n}=t,i=yt(n,p);D(e,i&&A`<${Ct} ...${i} onTake=${e=>d(t,o(n,e))} onMore=${e=>r(t,o(n,e))} />`)}function Tt(e,t,n){let r=!ie(e)&&e.phase!==`over`;return{playing:r,explained:Se(n),corrects:!ie(e)&&re(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function Et(){await M(S(`end_game`),S(`end_game_text`),S(`end_game`))&&await C(()=>l(`/api/game/end`))}const $=(t,n,r)=>A`<a key=${r} class="button" href=${e(n)} data-f=${r}>${t}</a>`;function Dt({aid:e,name:t,on:n}){return T(S(n?`aid_off`:`aid_on`,{name:t}),()=>C(()=>l(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const Ot=({context:e,playing:n,explained:r,corrects:i,built:o,sealed:c,host:l,aids:u})=>A`
  <h2>${S(`table`)}</h2>
  <div class="row">
    ${T(S(`join`),ee,{name:`join`})}
    ${T(S(`this_phone`),()=>be(e),{name:`phone`})}
    ${r&&A`<a class="button" href=${r} data-f="how-to-play">${S(`how_to_play`)}</a>`}
    ${$(S(`games`),`/games`,`games`)}
    ${i&&T(S(`correct_game`),()=>t(e),{name:`overrule`})}
    ${o&&$(S(`maze`),`/maze`,`maze`)}
    ${c&&T(S(`how_drawn`),()=>a(e),{name:`seal`})}
    ${u.map(Dt)}
    ${n&&T(S(`new_game`),()=>s(e),{name:`new-game`})}
    ${T(S(l?`you_are_host`:`host`),()=>xe(e),{name:`host`})}
    ${$(S(`care`),`/care`,`care`)}
    ${l&&$(S(`check_board`),`/check`,`check`)}
    ${n&&l&&T(S(`end_game`),Et,{kind:`danger`,name:`end`})}
  </div>
`;function kt(e,t){let n=Tt(t.state,p,t.geometry);D(e,A`<${Ot} context=${t} ...${n} />`)}function At(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=S(`history`,{count:r});D(e,r>0&&A`
        ${Object.keys(n.house??{}).length>0&&A`<h2>${S(`taken`)}</h2>${jt(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-42ea8786.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function jt(e,t){let r=e=>A`<td>${e}</td>`,i=[[S(`captured`),S(`captured_short`)],[S(`was_captured`),S(`was_captured_short`)],[S(`barricades`),S(`barricades_short`)]];return A`<table class="taken">
    <thead><tr><td />${i.map(([e,t])=>A`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>A`<tr>
        <th scope="row">
          <span class="named">
            ${c(t.seat,o(e,t.seat)?.mark,`small`)}
            <span>${n(e,t.seat)}</span>
          </span>
        </th>
        ${r(t.captured)}
        ${r(t.lost)}
        ${r(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function Mt(e,t,n){let r=t.geometry&&t.state.game&&!oe(t.state);D(e,r&&A`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${S(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-3578df71.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function Nt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function Pt(e){if(!e.game)return S(`empty_board`);let t=t=>{let{house:r,fields:i}=Nt(e,t);return`${n(e,t)}: ${S(`in_house`,{count:r})}, ${S(`on_fields`,{count:i})}`},r=le(e)?e.steps?.[0]?.text:e.past?.last?.text,i=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),a=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||i(e))).map(t=>`${i(t)?`${n(e,t.seat)}: `:``}${t.text}.`);return[`${S(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...a,r].filter(Boolean).join(` `)}export{De as _,xt as a,z as b,vt as c,Qe as d,Xe as f,W as g,Je as h,kt as i,rt as l,Ze as m,At as n,wt as o,Ye as p,Mt as r,_t as s,Pt as t,it as u,B as v,V as y};