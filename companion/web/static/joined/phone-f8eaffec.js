import{$ as e,$t as t,C as n,D as r,E as i,Ht as a,J as o,Jt as s,Kt as c,Lt as l,Mt as u,O as d,Ot as f,Qt as p,S as m,St as h,T as g,Tt as _,Vt as v,Xt as y,Y as b,Z as ee,Zt as x,_ as te,_t as ne,bt as re,cn as S,ct as ie,dt as C,fn as w,g as ae,h as oe,ht as se,kt as ce,ln as le,lt as T,m as ue,mt as E,nn as de,nt as D,o as fe,on as O,p as pe,pn as me,q as k,rn as A,rt as j,sn as M,tn as he,un as N,v as ge,vt as _e,w as ve,x as ye,xt as be,y as xe,yt as Se,zt as P}from"./all-eabb7ade.js";const F=.22,I=.4,L=[.05,0,.09,.02],R=e=>Number(e.toFixed(2));function Ce(e,t,n,r,i){let a=[];for(let o=0;o<r;o+=1)for(let r=1;r*I<i-.1;r+=1){let s=(o*31+r*17)%24,[c,l]=[e+.1+s*n/60,(.45+s*7%24/60)*n],u=Math.min(l,e+n-.1-c)/3,d=t+o*i+r*I;a.push(`M${R(c)} ${R(d)}q${R(u/2)} ${(s%5-2)/16} ${R(u)} 0t${R(u)} 0 ${R(u)} 0`)}return a.join(``)}function we([e,t,n,r],{frame:i,wood:a,grain:o}){let s=(i,a)=>N`<rect x=${e+i} y=${t+i} width=${n-2*i} height=${r-2*i} fill="none" ...${a} />`,[c,l,u,d]=[e+F,t+F,n-2*F,r-2*F],f=Math.max(1,Math.round(d/2.4)),p=d/f,m=Array.from({length:f},(e,t)=>R(l+t*p));return N`<g class="wood">
    ${s(.03,{rx:.42,fill:i})}
    ${s(F,{rx:.26,fill:a})}
    ${m.map((e,t)=>L[t%4]>0&&N`<rect x=${c} y=${e} width=${u} height=${p} rx=${f>1?0:.26} opacity=${L[t%4]} />`)}
    <path d=${Ce(c,l,u,f,p)} fill="none" stroke=${o} stroke-width=".035" stroke-linecap="round" opacity=".6" />
    <path d=${m.slice(1).map(e=>`M${c} ${e}h${u}`).join(``)} stroke="#000" stroke-width=".04" opacity=".3" />
    ${s(.07,{rx:.4,stroke:`#fff`,"stroke-width":.05,opacity:.3})}
    ${s(.33,{rx:.2,stroke:`#000`,"stroke-width":.22,opacity:.12})}
    ${s(F,{rx:.26,stroke:`#000`,"stroke-width":.07,opacity:.45})}
  </g>`}function Te({left:e,right:t,top:n,bottom:r},{hollow:i,ivory_deep:a}){let o=(i,a)=>N`<rect x=${e+i} y=${n+i} width=${t-e-2*i} height=${r-n-2*i} ...${a} />`;return[o(-.04,{rx:.44,fill:i}),o(0,{rx:.4,fill:`currentColor`}),o(.1,{rx:.3,fill:i}),N`<path fill=${a} d=${`M${e+.14} ${n+.5}q0-.28.28-.28H${t-.42}q.28 0 .28.28V${r-.42}q0 .28-.28.28H${e+.42}q-.28 0-.28-.28Z`} />`]}const z={long:.66,wide:.15},B=e=>!!e.marks.fields?.length;function V(e){let t=/* @__PURE__ */ new Map;if(!B(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const Ee=(e,t=z.wide,n=z.long)=>N`<rect class=${e} x=${-n/2} y=${-t/2} width=${n} height=${t} rx=${Math.min(.06,t/2)} />`;function H({x:e,y:t,upright:n},...r){return N`<g transform=${`translate(${e} ${t})${n?` rotate(90)`:``}`}>${r}</g>`}const U=.53;function W(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const G=e=>(e.track??[]).map(([e,t])=>[e,-t]);function De(e){let t=G(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`,{frame:r,way:i}=e.art.colours;return t.length?N`<g class="bed"><path stroke=${r} stroke-width="0.74" d=${n} /><path stroke=${i} stroke-width="0.6" d=${n} /></g>`:null}function K(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>u(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function q(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const J=e=>[e.x,-e.y];function Oe(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(J),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-U,right:Math.max(...r)+U,top:Math.min(...i)-U,bottom:Math.max(...i)+U}}const ke=(e,{x:t,y:n})=>v[e]&&N`<g class="home-sign" transform=${`translate(${t} ${n}) scale(.44)`}>${v[e]()}</g>`;function Ae(e,t,n){let r=Oe(e,t),{left:i,right:a,top:o,bottom:s}=r,[c,l]=u(e,t),[d,f]=[a-i,s-o],p={x:i+d/2+c*(d/2+.4),y:o+f/2-l*(f/2+.4)},{colours:m,parts:h}=e.art;return N`<g class=${`home k-${t.kind??t.name}`}>
    ${Te(r,m)}
    ${n?N`<text class="home-mark" ...${p} dy="0.34em">${n}</text>`:ke(t.kind,p)}
    ${x(h[`pool.${t.name}`],[W(e,t.name)])}
  </g>`}function Y(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${J(e.spots[t]).join(` `)}L${J(e.spots[n]).join(` `)}`).join(``);return N`<path class="links" ...${t} d=${r} />`}function je(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=J(r),{left:o,right:s,top:c,bottom:l}=Oe(e,t),[d,f]=u(e,t);return`M${i} ${a}L${d?d>0?o:s:i} ${f?f>0?l:c:a}`});return N`<path class="threshold" d=${t.join(``)} />`}function Me(e,t,n){let{art:r,marks:i}=e,a=new Map(n.map(e=>[e,y(r,t,i,e.name)]));return[...new Set(a.values())].map(e=>p(r,e,n.filter(t=>a.get(t)===e).map(J)))}function Ne(e){let{art:t,marks:n,spots:r}=e;return Object.keys(t.parts).filter(e=>e.startsWith(`over.`)).map(e=>p(t,e,r.filter(t=>n[e.slice(5)]?.includes(t.name)).map(J)))}function Pe(e){let{art:t,marks:n,spots:r}=e,i=e=>t=>e.has(t.name);return[Object.entries(t.bands).map(([t,r])=>n[t]&&Y(e,{stroke:r,"stroke-width":1.3,opacity:.75},i(new Set(n[t])))),Y(e,{stroke:t.colours.groove,"stroke-width":.28}),Y(e,{stroke:t.colours.way,"stroke-width":.16}),Me(e,`field`,r.filter(({pool:e})=>!e))]}function Fe(e){let{art:t,marks:n,spots:r}=e,i=[...V(e).values()],a=(e,t)=>i.filter(n=>n.slot===e&&n.upright===t),o=(e,n)=>[x(t.parts[e],a(n,!1).map(({x:e,y:t})=>[e,t])),N`<g transform="rotate(90)">${x(t.parts[e],a(n,!0).map(({x:e,y:t})=>[t,-e]))}</g>`];return[Me(e,`square`,r.filter(({name:e})=>n.fields.includes(e))),o(`slot`,!0),o(`seam`,!1)]}function Ie(e,t={}){let{art:n,pools:r,spots:i}=e,a=new Map(r.map(({name:t})=>[t,q(e,t)])),o=e=>i.filter(({pool:t})=>t&&a.get(t)===e);return N`<g class="ground" aria-hidden="true">
    ${we(K(e),n.colours)}
    ${De(e)}
    ${r.map(n=>Ae(e,n,n.kind in v?t[n.kind]:``))}
    ${je(e)}
    ${B(e)?Fe(e):Pe(e)}
    ${Ne(e)}
    ${[...new Set(a.values())].map(e=>N`<g transform=${`scale(${e})`}>${x(n.parts.socket,o(e).map(({x:t,y:n})=>[t/e,-n/e]))}</g>`)}
  </g>`}const X=.57;function Le(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>N`<circle class=${n} cx=${e} cy=${t} r=${r*i} />`;return N`<g class=${`ring${a?` tight`:``} c-${n} p-${r}`}>
    ${o(`ring-case`,r===`double`&&!a?.6399999999999999:X)}
    ${o(`ring-light`,r===`double`?.51:X)}
    ${r===`double`?o(`ring-light`,X+(a?.1:.2)):null}
    ${r===`breathe`?o(`ring-core`,X):null}
  </g>`}function Re({colour:e,pattern:t}){let n=(e,t)=>N`<rect class=${e} x=${-.36-t} y=${-.1-t} width=${.72+2*t} height=${.2+2*t} rx=${.1+t} />`;return N`<g class=${`ring slim c-${e} p-${t}`}>
    ${n(`ring-case`,t===`double`?.09:.05)}
    ${n(`ring-light`,t===`double`?.02:.05)}
    ${t===`double`?n(`ring-light`,.13):null}
    ${t===`breathe`?n(`ring-core`,.05):null}
  </g>`}function Z([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=i===`right`||i===`wrong`,l=Math.min(1.6,Math.max(c?.2:a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[u,d]=[(e+n)/2+s*l,(t+r)/2-o*l],f=Math.min(.46,a*(c?.18:.36)),[p,m]=Ue(n-u,r-d),[h,g]=Ue(u-e,d-t),_=[n-p*f,r-m*f],v=[_[0]-p*.36,_[1]-m*.36],y=`M${e+h*f} ${t+g*f}Q${u} ${d} ${v.join(` `)}`,b=`M${_.join(` `)}L${v[0]-m*.28} ${v[1]+p*.28}L${v[0]+m*.28} ${v[1]-p*.28}Z`;return N`<g class=${`arrow a-${i}`}>
    <path class="case" d=${y} />
    <path class="case head" d=${b} />
    <path class="shaft" d=${y} />
    <path class="head" d=${b} />
    ${i===`wrong`?Ve((e+2*u+n)/4,(t+2*d+r)/4,a<1.6?.6:1):null}
  </g>`}function ze(e,{spots:t}){let n=t.filter(({pool:e})=>!e).length,r=([,{colour:e,pattern:t}])=>`${e} ${t}`,i=[...new Set(e.map(r))].map(t=>e.filter(e=>r(e)===t));return new Set((i.find(e=>e.length*2>n)??[]).map(([e])=>e))}function Be(e){let t=t=>e.map(({x:e,y:n})=>`M${e} ${-n}${t}`).join(``);return N`<g class="veil">
    <path class="veil-shade" d=${t(`m-.42 0a.42 .42 0 1 0 .84 0a.42 .42 0 1 0-.84 0z`)} />
    <path class="veil-cross" d=${t(`m-.15-.15l.3 .3m0-.3l-.3 .3`)} />
  </g>`}const Ve=(e,t,n)=>N`<g class="verdict" transform=${`translate(${e} ${t}) scale(${n})`}>
  <circle r="0.36" />
  <path d="M-.15-.15 .15 .15M.15-.15-.15 .15" />
</g>`;function He(){let e=N`<path class="badge-sign" d="M.33 -.45V-.31M.33 -.23V-.2" />`;return N`<g class="badge"><circle cx="0.33" cy="-0.33" r="0.22" />${e}</g>`}function Ue(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function We(e,[t,n],r){return N`<g key=${e} class="halo" style=${{transform:`translate(${t}px, ${n}px)`}}>
    <circle class="halo-case" r=${r} />
    <circle class="halo-line" r=${r} />
  </g>`}function Ge(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?Z(e,o,n):Z(o,t,n)}const Ke=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`];var qe=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,q(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.made=0,this.gaps=V(e),this.whole=K(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,this.element=le(N`<svg
      class="board"
      viewBox=${(n?this.window(n):this.whole).join(` `)}
      role="img"
      aria-label=""
    >
      ${Ie(e,O(`letters`)?t:{})}
      ${Ke.map(e=>N`<g class=${e} aria-hidden=${e===`top`?null:`true`} />`)}
    </svg>`),[,this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=this.element.children}scale(e){if(this.gaps.has(e))return 1;if(B(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:W(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-231eae16.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e)),s=Object.entries(t).filter(([e,{pattern:t,colour:n}])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t!==`off`&&n!==`off`),c=ze(s,this.geometry),l=this.geometry.spots.filter(({name:e,pool:n})=>c.size>0&&!n&&!(e in t)&&!this.standing.has(e));S(this.rings,[l.length>0&&Be(l),s.filter(([e])=>!c.has(e)).map(([e,t])=>this.gaps.has(e)?H(this.gaps.get(e),Re(t)):Le(...this.at(e),t,this.scale(e),B(this.geometry)))]);let u=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);S(this.arrows,u.map(([e,t,n])=>e&&t?Z(e,t,n):Ge(e,t,n,this.whole[1])))}halo(e){this.haloed=new Set(e),S(this.halos,e.map(e=>We(e,this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0)}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,{kind:r}]of t){if(this.standing.has(e))continue;let t=n.findIndex(e=>e.kind===r);this.standing.set(e,t>=0?n.splice(t,1)[0]:{kind:r,number:this.made++})}let r=[...this.standing].sort(([,e],[,t])=>e.number-t.number);S(this.layer,r.map(([e,{number:n}])=>this.stand(n,t.get(e))))}stand(e,{spot:t,kind:n,look:r,wrong:i}){let[a,o]=this.at(t),s=this.gaps.get(t),l=`stand l-${r}${i?` wrong`:``}${this.haloed.has(t)?` sought`:``}`,u=n===`unknown`?`?`:this.letters[n]??he(n),d=`translate(${a}px, ${o}px) scale(${s?1:this.scale(t)})`;return N`<g key=${e} class=${l} style=${{transform:d}}>
      ${c(n,u,{lies:this.spots.get(t)?.pool,style:s?.upright?{transform:`rotate(90deg)`}:null,art:this.geometry.art})}
      ${He()}
    </g>`}};const Q=()=>import(`./zoom_buttons-a55a05ab.js`);function Je(e){return C(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?ce(e.idea,`idea`):null}const Ye=e=>Je(e)??([`ask`,`paused`].includes(e.phase)?[]:be(e.past.last)),Xe=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Ze=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.lies=``,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:o}=t;if(!i||r.phase===`starting`&&this.view)return;let s=ne(r),c=JSON.stringify([a,o,s,O(`letters`)]);if(c!==this.lies){let n=e.contains(document.activeElement)?document.activeElement.dataset.f:null;e.replaceChildren(this.renew(t,i,s)),n&&me(n,e)}this.lies=c,this.found&&this.found.at!==Xe(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&Q().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new qe(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>Q().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await Q()).showTools(this,e,t)}async find(e,t){await(await Q()).find(this,e,t)}};function Qe(e,t){let n=ue(e,t),r=e.phase===`roll`||pe(e),i=!n&&(r||E(e)&&!se(e,t).length),a=e.die&&T(e)||(e.awaited??[]).some(({source:e})=>e===`board`),o=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,s=e.awaited?.find(({word:e})=>e===`stop`),c=re(e)||T(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?$e(e,t):null,pad:r&&n,invited:i?et(e,t):null,turns:!!(o&&a&&n),done:c&&n?s?.values[0]?.text??A(`turn_done`):``,undo:(E(e)||e.phase===`over`)&&ae(e,t)&&!ge(e,t),pause:(E(e)||e.phase===`arrange`)&&oe(t),howRolled:e.phase===`roll`}}function $e(e,t){let n=e.phase===`over`;return{over:n,again:t.host||e.again?.open&&t.seats.length>0?e.again:null,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function et(e,t){let n=ie(e);return n&&f(e,n)&&!t.claimed?.includes(n)?n:``}const tt=`number-keys`,nt=()=>localStorage.getItem(tt)!==`off`,rt=e=>localStorage.setItem(tt,e?`on`:`off`);function it(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||nt()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const at=e=>D(()=>P(`/api/roll`,{number:e})),ot=({number:e})=>N`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>at(e)}
  aria-label=${A(`i_rolled`,{number:e})}
>
  ${a(e)}
  <b aria-hidden="true">${e}</b>
</button>`,st=({context:t})=>N`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${e()?`true`:null}
  onclick=${()=>ee(t)}
>
  ${a(5,`tilt-2`)}
  <span>${A(`roll_for_me`)}</span>
</button>`;function ct({context:e}){let t=e.state.phase===`roll`,n=b(e.state);return N`<div class="roll-pad">
    ${t&&N`<${st} context=${e} />`}
    <p class="small" id="pad-label">${A(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>N`<${ot} key=${e} number=${e} />`)}
    </div>
  </div>`}function lt(e){return it(t=>{te(e.state,l)&&b(e.state).includes(t)&&at(t)}),!0}async function ut(e){let{number:t}=e.undo,{last:n,played:r}=e.past,i=n?.what===`number`&&n.die===e.die,a=!e.die||i,o=a&&r?A(T(e)?`undo_turn_text`:`undo_input_text`,{turn:r.text}):A(`undo_number_text`),s=a&&e.secrets&&(e.phase===`over`||r?.move.endsWith(`:?`))?` ${A(`mine_unseen`)}`:``;await j(A(`undo`),o+s,A(`undo_yes`))&&await D(()=>P(`/api/undo`,{number:t}))}const dt=({title:e,seats:n,text:r})=>N`<div class="last-game">
  <p><b>${e}</b></p>
  <p class="row">
    ${n.map(({seat:e,mark:n,name:r})=>N`<span class="waited-for">${s(e,n,`small`)} ${r||t(e)}</span>`)}
  </p>
  <p class="small">${r}</p>
</div>`;function ft({again:e,over:t}){return N`
    <${dt} ...${e} />
    ${M(A(t?`play_again`:`same_again`),()=>D(()=>P(`/api/game/again`,{game_id:e.game_id})),{kind:`primary wide`,name:`again`})}
  `}function pt({context:e,over:t,again:n,stored:r,broken:i}){let a=e=>()=>D(()=>P(e,{game_id:i})),o=n?``:`primary wide`;return N`<div class="row begin">
    ${i&&M(A(`aside_again`),a(`/api/game/resume`),{name:`aside-again`})}
    ${i&&M(A(`aside_leave`),a(`/api/game/aside`),{name:`aside-leave`})}
    ${n&&N`<${ft} key="again" again=${n} over=${t} />`}
    ${M(A(`new_game`),()=>k(e),{kind:o,name:`new`})}
    ${r&&N`<a class=${`button ${n?``:`wide`}`} href=${de(`/games/${r}`)} data-f="look-back">${A(`look_back`)}</a>`}
  </div>`}function mt({context:e,seat:t}){if(!t)return N`<p class="small">${A(`only_seat_plays`)}</p>`;let{state:n}=e;return N`<p class="invite">
    ${M(A(`that_is_me`,{name:_(n,t)}),()=>o(e,f(n,t)),{name:`claim`})}
    <span class="small">${A(`looking_is_free`)}</span>
  </p>`}function ht({context:e,turns:t,done:n}){return!t&&!n?null:N`<div class="row">
    ${t&&M(A(`turn_list`),()=>d(e),{name:`turns`})}
    ${n&&M(n,()=>D(()=>P(`/api/done`)),{name:`done`})}
  </div>`}function gt({context:e,begin:t,pad:n,invited:r,...i}){return N`
    ${t&&N`<${pt} context=${e} ...${t} />`}
    ${n&&N`<${ct} context=${e} />`}
    ${r!==null&&N`<${mt} context=${e} seat=${r} />`}
    <${ht} context=${e} ...${i} />
  `}function _t({context:e,undo:t,pause:n,howRolled:r}){let{state:i}=e;return!t&&!n&&!r?null:N`<div class="row">
    ${t&&M(A(`undo`),()=>ut(i),{kind:`quiet`,name:`undo`})}
    ${n&&fe(i)}
    ${r&&M(A(`how_rolled`),()=>g(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`}let vt=!1;function yt(e,t){vt||=lt(t),w(e,N`<${gt} context=${t} ...${Qe(t.state,l)} />`)}function bt(e,t){w(e,N`<${_t} context=${t} ...${Qe(t.state,l)} />`)}function xt(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>St(e,t,n)),tournament:e.manner===`tournament`,looking:a?A(i?`looking_on_free`:`looking_on`):``}}function St(e,n,{seat:r,mark:i,name:a,playing:o,lights:s,plays:c}){let l=n.seats.includes(r),u=n.claimed.includes(r),d=e.turn===r&&![`idle`,`over`].includes(e.phase),f=[a&&t(r),c,l?A(`you`):u&&A(`taken_seat`),!o&&A(`has_left`),s===!1&&A(`lights_off`)];return{seat:r,mark:i,name:_(e,r),notes:f.filter(Boolean).join(` · `),css:`seat seat-${r}${d?` turn`:``}`,free:o&&!u&&n.seats.length===0,more:o&&(l||n.host||n.seats.length>0&&!u)}}async function Ct(e,t,n,r={}){let i=await D(()=>P(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function wt({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:c,onMore:l}){let u={name:`claim-${e}`,"aria-label":A(`that_is_me`,{name:n})},d={kind:`quiet icon`,name:`more-${e}`,"aria-label":A(`more_for`,{name:n})};return N`<li class=${i}>
    ${s(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&M(A(`me`),()=>c(e),u)}
      ${o&&M(`⋯`,()=>l(e),d)}
    </span>
  </li>`}function Tt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return N`
    <h2>${A(`seats`)}</h2>
    ${t&&N`<p class="small"><b>${A(`manner_tournament`)}</b> · ${A(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>N`<${wt} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&N`<p class="small">${n}</p>`}
  `}function Et(e,t){let{state:n}=t,i=xt(n,l);w(e,i&&N`<${Tt} ...${i} onTake=${e=>o(t,f(n,e))} onMore=${e=>r(t,f(n,e))} />`)}function Dt(e,t,n){let r=!h(e)&&e.phase!==`over`;return{playing:r,explained:xe(n),corrects:!h(e)&&Se(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function Ot(){await j(A(`end_game`),A(`end_game_text`),A(`end_game`))&&await D(()=>P(`/api/game/end`))}const $=(e,t,n)=>N`<a key=${n} class="button" href=${de(t)} data-f=${n}>${e}</a>`;function kt({aid:e,name:t,on:n}){return M(A(n?`aid_off`:`aid_on`,{name:t}),()=>D(()=>P(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const At=({context:e,playing:t,explained:r,corrects:a,built:o,sealed:s,host:c,aids:l})=>N`
  <h2>${A(`table`)}</h2>
  <div class="row">
    ${M(A(`join`),m,{name:`join`})}
    ${M(A(`this_phone`),()=>ve(e),{name:`phone`})}
    ${r&&N`<a class="button" href=${r} data-f="how-to-play">${A(`how_to_play`)}</a>`}
    ${$(A(`games`),`/games`,`games`)}
    ${a&&M(A(`correct_game`),()=>n(e),{name:`overrule`})}
    ${o&&$(A(`maze`),`/maze`,`maze`)}
    ${s&&M(A(`how_drawn`),()=>i(e),{name:`seal`})}
    ${l.map(kt)}
    ${t&&M(A(`new_game`),()=>k(e),{name:`new-game`})}
    ${M(A(c?`you_are_host`:`host`),()=>ye(e),{name:`host`})}
    ${$(A(`care`),`/care`,`care`)}
    ${c&&$(A(`check_board`),`/check`,`check`)}
    ${t&&c&&M(A(`end_game`),Ot,{kind:`danger`,name:`end`})}
  </div>
`;function jt(e,t){let n=Dt(t.state,l,t.geometry);w(e,N`<${At} context=${t} ...${n} />`)}function Mt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=A(`history`,{count:r});w(e,r>0&&N`
        ${Object.keys(n.house??{}).length>0&&N`<h2>${A(`taken`)}</h2>${Nt(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-87f4f12a.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function Nt(e,t){let n=e=>N`<td>${e}</td>`,r=[[A(`captured`),A(`captured_short`)],[A(`was_captured`),A(`was_captured_short`)],[A(`barricades`),A(`barricades_short`)]];return N`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>N`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>N`<tr>
        <th scope="row">
          <span class="named">
            ${s(t.seat,f(e,t.seat)?.mark,`small`)}
            <span>${_(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function Pt(e,t,n){let r=t.geometry&&t.state.game&&!_e(t.state);w(e,r&&N`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${A(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&(await import(`./whereabouts-677c6e92.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function Ft(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function It(e){if(!e.game)return A(`empty_board`);let t=t=>{let{house:n,fields:r}=Ft(e,t);return`${_(e,t)}: ${A(`in_house`,{count:n})}, ${A(`on_fields`,{count:r})}`},n=C(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${_(e,t.seat)}: `:``}${t.text}.`);return[`${A(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{Ee as _,Ct as a,B as b,bt as c,Ze as d,Ye as f,G as g,qe as h,jt as i,nt as l,Xe as m,Mt as n,Et as o,Je as p,Pt as r,yt as s,It as t,rt as u,V as v,H as y};