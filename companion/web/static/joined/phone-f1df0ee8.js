import{$ as e,At as t,B as n,C as r,Ct as i,Dt as a,Et as o,Ft as s,G as c,Gt as l,Kt as u,Mt as d,Nt as f,Ot as p,Pt as m,Qt as h,Rt as g,S as _,Tt as v,U as y,Ut as b,Vt as x,Wt as S,X as ee,Z as C,Zt as te,_ as ne,_t as re,b as ie,bt as w,c as T,d as ae,en as E,f as oe,g as se,gt as D,h as ce,ht as le,in as O,jt as ue,kt as de,l as fe,nt as pe,o as me,ot as k,q as he,rn as A,rt as ge,s as _e,st as ve,tn as ye,tt as be,u as xe,ut as Se,v as Ce,vt as j,wt as we,x as Te,y as Ee,z as De,zt as Oe}from"./all-aa5a1a3e.js";const M=.86,N={long:.66,wide:.15},P=e=>!!e.marks.fields?.length;function F(e){let t=/* @__PURE__ */ new Map;if(!P(e))return t;let n=new Set(e.marks.slots);for(let[r,i]of e.edges){let[a,o]=[e.spots[r],e.spots[i]],s=[a.name,o.name].sort().join(`-`);t.set(s,{x:(a.x+o.x)/2,y:-(a.y+o.y)/2,upright:Math.abs(a.x-o.x)>Math.abs(a.y-o.y),slot:n.has(s)})}return t}const I=(e,t=N.wide,n=N.long)=>D(`rect`,{class:e,x:-n/2,y:-t/2,width:n,height:t,rx:Math.min(.06,t/2)});function L({x:e,y:t,upright:n},...r){return D(`g`,{transform:`translate(${e} ${t})${n?` rotate(90)`:``}`},r)}function ke(e){let{marks:t}=e,n=e.spots.filter(({name:e})=>t.fields.includes(e)),r=e=>t.corners?.includes(e),i=e=>t.symbols?.includes(e),a=({name:e,x:t,y:n})=>D(`g`,{class:`square${r(e)?` corner`:``}`},D(`rect`,{x:t-M/2,y:-n-M/2,width:M,height:M,rx:r(e)?.2:.08}),i(e)?D(`circle`,{class:`printed`,cx:t,cy:-n,r:.3}):null),o=({x:e,y:t})=>D(`g`,{class:`outlet`},D(`circle`,{cx:e,cy:-t,r:.26}),D(`circle`,{class:`hole`,cx:e,cy:-t,r:.15}));return D(`g`,{},n.map(a),[...F(e).values()].map(e=>L(e,I(e.slot?`slot`:`seam`,e.slot?N.wide:.04))),e.spots.filter(({name:e})=>t.outlets?.includes(e)).map(o))}const R=.53;function Ae(e,t){let n=e.spots.filter(e=>e.name===t||e.pool===t);if(n.length===0)return null;let r=e=>n.reduce((t,n)=>t+n[e],0)/n.length;return[r(`x`),-r(`y`)]}const z=e=>(e.track??[]).map(([e,t])=>[e,-t]);function je(e){let t=z(e),n=`M${t.map(e=>e.join(` `)).join(`L`)}`;return t.length?D(`g`,{},D(`path`,{class:`bed-edge`,d:n}),D(`path`,{class:`bed`,d:n})):null}function B(e){let t=e.track??[],n=[...e.spots.map(e=>e.x),...t.map(([e])=>e)],r=[...e.spots.map(e=>-e.y),...t.map(([,e])=>-e)],i=e.pools.filter(({kind:e})=>e).map(t=>u(e,t)),a=(e,t)=>.9+(i.some(n=>n[0]===e&&n[1]===t)?.6:0),[o,s]=[Math.min(...n)-a(-1,0),Math.min(...r)-a(0,1)];return[o,s,Math.max(...n)+a(1,0)-o,Math.max(...r)+a(0,-1)-s]}function V(e,t){let n=e.spots.filter(e=>e.pool===t),r=1;for(let e of n)for(let t of n)e!==t&&(r=Math.min(r,Math.hypot(e.x-t.x,e.y-t.y)));return r}const H=e=>[e.x,-e.y];function U(e,t){let n=e.spots.filter(e=>e.pool===t.name).map(H),[r,i]=[n.map(e=>e[0]),n.map(e=>e[1])];return{left:Math.min(...r)-R,right:Math.max(...r)+R,top:Math.min(...i)-R,bottom:Math.max(...i)+R}}function Me(e,t,n){let{left:r,right:i,top:a,bottom:o}=U(e,t),[s,c]=u(e,t),[l,d]=[i-r,o-a],f={x:r+l/2+s*(l/2+.46),y:a+d/2-c*(d/2+.46)};return D(`g`,{class:`home k-${t.kind??t.name}`},D(`rect`,{x:r,y:a,width:l,height:d,rx:.5}),n?D(`text`,{class:`home-mark`,...f,dy:`0.34em`},n):null,t.kind?null:Ne(r,i,a,o))}function Ne(e,t,n,r){let i=(e,t)=>D(`path`,{class:`tree`,d:`M${e} ${t-.55}l.32.62h-.22l.26.4h-.72l.26-.4h-.22Z`}),a=(n+r)/2;return[i(e-.1,a-.1),i(e+.1,a+.5),i(t+.1,a-.1),i(t-.1,a+.5)]}function W(e,t,n=()=>!0){let r=e.edges.filter(([t,r])=>n(e.spots[t])&&n(e.spots[r])).map(([t,n])=>`M${H(e.spots[t]).join(` `)}L${H(e.spots[n]).join(` `)}`).join(``);return D(`path`,{class:t,d:r})}function Pe(e){let t=e.pools.map(t=>{let n=e.marks[`first:${t.name}`]?.[0],r=n&&e.spots.find(e=>e.name===n);if(!r||!e.spots.some(e=>e.pool===t.name))return``;let[i,a]=H(r),{left:o,right:s,top:c,bottom:l}=U(e,t),[d,f]=u(e,t);return`M${i} ${a}L${d?d>0?o:s:i} ${f?f>0?l:c:a}`});return D(`path`,{class:`threshold`,d:t.join(``)})}function Fe(e,t){let[n,r]=H(e);if(t.goal?.includes(e.name))return D(`g`,{class:`field goal`},D(`circle`,{cx:n,cy:r,r:.52}),D(`path`,{d:Ie(n,r,.4)}));let i=t.rest_fields?.includes(e.name),a=t.barricades?.includes(e.name);return D(`g`,{class:`field${i?` rest`:``}${a?` stone`:``}`},D(`circle`,{cx:n,cy:r,r:.36}),i?D(`path`,{class:`shield`,d:`M${n} ${r-.22}l.18.07v.12q0 .16-.18.25q-.18-.09-.18-.25v-.12Z`}):null)}function Ie(e,t,n){return`M${Array.from({length:10},(r,i)=>{let[a,o]=[i*Math.PI/5-Math.PI/2,i%2?n*.45:n];return`${(e+o*Math.cos(a)).toFixed(3)} ${(t+o*Math.sin(a)).toFixed(3)}`}).join(`L`)}Z`}function Le(e){return[W(e,`link-edge`),W(e,`link`),e.spots.filter(e=>e.pool===null||e.pool===void 0||e.pool===``).map(t=>Fe(t,e.marks))]}function Re(t,n={}){let[r,i,a,o]=B(t),s=new Set(t.marks.village??[]);return D(`g`,{class:`ground`,"aria-hidden":`true`},D(`rect`,{class:`wood`,x:r+.06,y:i+.06,width:a-.12,height:o-.12,rx:.8}),je(t),s.size?W(t,`village`,e=>s.has(e.name)):null,t.pools.map(r=>Me(t,r,r.kind in ee?n[r.kind]??e(r.kind):``)),Pe(t),P(t)?ke(t):Le(t),t.pools.map(e=>t.spots.filter(t=>t.pool===e.name).map(n=>D(`circle`,{class:`place`,cx:n.x,cy:-n.y,r:.3*V(t,e.name)}))))}const G=.57;function ze(e,t,{colour:n,pattern:r},i,a){let o=(n,r)=>D(`circle`,{class:n,cx:e,cy:t,r:r*i});return D(`g`,{class:`ring${a?` tight`:``} c-${n} p-${r}`},o(`ring-case`,r===`double`&&!a?.6399999999999999:G),o(`ring-light`,r===`double`?.51:G),r===`double`?o(`ring-light`,G+(a?.1:.2)):null,r===`breathe`?o(`ring-core`,G):null)}function Be({colour:e,pattern:t}){let n=(e,t)=>D(`rect`,{class:e,x:-.36-t,y:-.1-t,width:.72+2*t,height:.2+2*t,rx:.1+t});return D(`g`,{class:`ring slim c-${e} p-${t}`},n(`ring-case`,t===`double`?.09:.05),n(`ring-light`,t===`double`?.02:.05),t===`double`?n(`ring-light`,.13):null,t===`breathe`?n(`ring-core`,.05):null)}function K([e,t],[n,r],i){let a=Math.hypot(n-e,r-t)||1,[o,s]=[(n-e)/a,(r-t)/a],c=Math.min(1.6,Math.max(a<1.6?1.6:.5,Math.min(1.1,a*.16)))*(o<-.01?-1:1),[l,u]=[(e+n)/2+s*c,(t+r)/2-o*c],d=Math.min(.46,a*.36),[f,p]=He(n-l,r-u),[m,h]=He(l-e,u-t),g=[n-f*d,r-p*d],_=[g[0]-f*.36,g[1]-p*.36],v=`M${e+m*d} ${t+h*d}Q${l} ${u} ${_.join(` `)}`,y=`M${g.join(` `)}L${_[0]-p*.28} ${_[1]+f*.28}L${_[0]+p*.28} ${_[1]-f*.28}Z`;return D(`g`,{class:`arrow a-${i}`},D(`path`,{class:`case`,d:v}),D(`path`,{class:`case head`,d:y}),D(`path`,{class:`shaft`,d:v}),D(`path`,{class:`head`,d:y}))}function Ve(){let e=D(`path`,{class:`badge-sign`,d:`M.33 -.45V-.31M.33 -.23V-.2`});return D(`g`,{class:`badge`},D(`circle`,{cx:.33,cy:-.33,r:.22}),e)}function He(e,t){let n=Math.hypot(e,t)||1;return[e/n,t/n]}function Ue([e,t],n){let r=e=>D(`circle`,{class:e,r:n}),i=D(`g`,{class:`halo`},r(`halo-case`),r(`halo-line`));return i.style.transform=`translate(${e}px, ${t}px)`,i}function We(e,t,n,r){let[i,a]=e??t,o=[i,Math.min(a-.7,Math.max(a-1.7,r+.05))];return e?K(e,o,n):K(o,t,n)}var q=class{constructor(e,t,{around:n=null}={}){this.geometry=e,this.letters=t,this.spots=new Map(e.spots.map(e=>[e.name,e])),this.scales=new Map(e.pools.map(t=>[t.name,V(e,t.name)])),this.standing=/* @__PURE__ */ new Map,this.gaps=F(e),this.whole=B(e),this.haloed=/* @__PURE__ */ new Set,this.busy=!1,[this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top]=[`signs`,`rings`,`pieces`,`known-signs`,`halos`,`arrows`,`top`].map(e=>D(`g`,{class:e,"aria-hidden":e!==`top`&&`true`})),this.element=D(`svg`,{class:`board`,viewBox:(n?this.window(n):this.whole).join(` `),role:`img`,"aria-label":``},Re(e,t),this.signs,this.rings,this.layer,this.known,this.halos,this.arrows,this.top)}scale(e){if(this.gaps.has(e))return 1;if(P(this.geometry))return .7;let t=this.spots.get(e)?.pool;return t?this.scales.get(t):1}at(e){let t=this.spots.get(e);if(t)return[t.x,-t.y];let n=this.gaps.get(e);return n?[n.x,n.y]:Ae(this.geometry,e)}window(e){let[t,n,r,i]=this.whole,a=e.map(e=>this.at(e)).filter(Boolean);if(a.length===0)return[t,n,r,i];let[o,s]=[a.map(e=>e[0]),a.map(e=>e[1])],c=Math.min(i,Math.max(4.6,Math.max(...s)-Math.min(...s)+3)),l=Math.min(r,Math.max(7,c*1.3,Math.max(...o)-Math.min(...o)+3.4)),u=(e,t,n)=>Math.max(t,Math.min(n,e));return[u((Math.min(...o)+Math.max(...o)-l)/2,t,t+r-l),u((Math.min(...s)+Math.max(...s)-c)/2,n,n+i-c),l,c]}async showSigns(e){if(this.wanted=e,!e.length&&!this.signs.childElementCount&&!this.known.childElementCount)return;let{drawSigns:t}=await import(`./signs-e7004db7.js`);t({under:this.signs,over:this.known},this,this.wanted)}update({pieces:e=[],lights:t={},arrows:n=[],halos:r=[],signs:i=[],label:a=``}){this.element.setAttribute(`aria-label`,a),this.halo(r),this.showPieces(e),this.showSigns(i);let o=new Set(i.filter(({what:e})=>e===`stock`).map(({spot:e})=>e));this.rings.replaceChildren(...Object.entries(t).filter(([e,t])=>this.spots.has(e)&&!(o.has(this.spots.get(e).pool)&&!this.standing.has(e))&&t.pattern!==`off`&&t.colour!==`off`).map(([e,t])=>this.gaps.has(e)?L(this.gaps.get(e),Be(t)):ze(...this.at(e),t,this.scale(e),P(this.geometry))));let s=n.map(({from:e,to:t,look:n})=>[e&&this.at(e),t&&this.at(t),n]).filter(([e,t])=>e||t);this.arrows.replaceChildren(...s.map(([e,t,n])=>e&&t?K(e,t,n):We(e,t,n,this.whole[1])))}halo(e){e.join(` `)!==[...this.haloed].join(` `)&&(this.haloed=new Set(e),this.halos.replaceChildren(...e.map(e=>Ue(this.at(e),this.spots.get(e).pool?.6:.74))),this.element.classList.toggle(`seeking`,e.length>0))}showPieces(e){let t=new Map(e.filter(({spot:e})=>this.spots.has(e)).map(e=>[e.spot,e])),n=[];for(let[e,r]of this.standing)t.get(e)?.kind!==r.kind&&(this.standing.delete(e),n.push(r));for(let[e,r]of t){let t=this.standing.get(e);if(!t){let i=n.findIndex(e=>e.kind===r.kind);t=i>=0?n.splice(i,1)[0]:{kind:r.kind,element:this.make(r.kind)},this.standing.set(e,t),this.stand(t.element,e)}t.element.setAttribute(`class`,`stand l-${r.look}${r.wrong?` wrong`:``}${this.haloed.has(e)?` sought`:``}`)}for(let{element:e}of n)e.remove()}stand(e,t){let[n,r]=this.at(t),i=this.gaps.get(t),a=e.firstElementChild;e.style.transform=`translate(${n}px, ${r}px) scale(${i?1:this.scale(t)})`,a.style.transform=i?.upright?`rotate(90deg)`:``}make(t){let n=D(`g`,{class:`stand`},be(t,t===`unknown`?`?`:this.letters[t]??e(t)),Ve());return this.layer.append(n),n}};const J=()=>import(`./zoom_buttons-27d587dd.js`);function Ge(e){return w(e)?(e.steps??[]).slice(0,1).map(({from:e,to:t})=>({from:e,to:t,look:`guide`})):e.idea?Oe(e.idea,`idea`):null}const Ke=e=>Ge(e)??([`ask`,`paused`].includes(e.phase)?[]:t(e.past.last)),qe=e=>JSON.stringify([e.past.lines,e.game_id,e.phase===`over`]);var Je=class{constructor({taps:e=!1,onView:t=null}={}){this.taps=e,this.onView=t,this.view=null,this.zoom=null,this.loading=null,this.early=[],this.away=[],this.found=null,this.following=null}show(e,t,n){let{state:r,geometry:i,drawn:a,quarters:s}=t;if(!i||r.phase===`starting`&&this.view)return;let c=o(r);le(e,[a,s,c],()=>this.renew(t,i,c)),this.found&&this.found.at!==qe(r)&&(this.found=null),this.away=n.pieces.filter(({look:e})=>e===`away`).map(({kind:e})=>e),this.view.update({...n,halos:this.found?.spots??[]}),this.following&&J().then(({follow:e})=>e(this,r))}renew(e,t,n){this.view=new q(t,n),[this.zoom,this.loading,this.early,this.following]=[null,null,[],null];let{element:r}=this.view;r.addEventListener(`pointerenter`,()=>J().then(({enlarging:t})=>t(this,e)),{once:!0}),r.addEventListener(`pointerdown`,e=>this.zoom||this.early.push(e));let i=e=>e.touches.length>1&&e.preventDefault();for(let e of[`touchstart`,`touchmove`])r.addEventListener(e,i,{passive:!1});return this.onView?.(this.view),r}async showTools(e,t){(await J()).showTools(this,e,t)}async find(e,t){await(await J()).find(this,e,t)}},Y=class extends l{stand=e=>{this.place=e};componentDidMount(){this.draw()}componentDidUpdate(){this.draw()}draw(){let{state:e,geometry:t,around:n,contents:r}=this.props,i=o(e),a=JSON.stringify([n,i]);(this.geometry!==t||this.key!==a)&&([this.geometry,this.key]=[t,a],this.view=new q(t,i,{around:n}),this.place.replaceChildren(this.view.element)),this.view.update(r)}render({hidden:e,css:t=``}){return b`<div class=${`miniature ${t}`.trim()} aria-hidden=${e?`true`:null} ref=${this.stand} />`}};function Ye(e){let{phase:t}=e;return e.offer?``:t===`ask`?`question`:t===`arrange`?`set-up`:t===`illegal`?e.lost?`lost`:v(e)?.reason===`no-roll`?`forgot`:`way-back`:``}function Xe(e,t){return t===`set-up`?e.setup?.text??``:t!==`way-back`||e.awaiting?.text===e.steps?.[0]?.text?``:v(e)?.text??``}function Ze(e,t){let n=Ye(e),{missing:r=[],surplus:i=[],turned:a,wrong_side:o,sensor:s}=e.setup??{},c=r.length+i.length,l=Math.max(c,1,(e.spots?.length??0)-i.length+r.length),u=e.proposal?.what===`accept`&&!t.host,d=e.accept&&!u&&p(e,t);return{kind:n,steps:e.steps??[],why:Xe(e,n),accept:d?O(e.lost?`lost_stands`:`accept_anyway`):``,choices:e.ask??[],allowed:T(e,t),turned:!!(a||o),done:l-c,total:l,stands:!!(s&&(t.host||t.seats.length))}}function X({context:e,arrows:t,around:n,plain:r=!1}){let{state:i,geometry:a}=e,o={pieces:m(i,a),arrows:t,lights:Object.fromEntries(n.map(e=>[e,{colour:`white`,pattern:`steady`}])),signs:i.signs,label:O(`picture_of_step`)};return b`<${Y} state=${i} geometry=${a} around=${n} contents=${o} hidden=${r} />`}const Qe=({steps:e})=>b`<details class="later">
  <summary>${O(`then_more`,{count:e.length})}</summary>
  <ol>
    ${e.map(e=>b`<li>${e.text}</li>`)}
  </ol>
</details>`;function Z({context:e,steps:t}){if(!t.length)return null;let[n,...r]=t,i=[n.from,n.to].filter(Boolean),a=n.from&&n.to?[{from:n.from,to:n.to,look:`guide`}]:[];return b`
    <p class="step">${n.text}</p>
    ${e.geometry&&i.length>0&&b`<${X} context=${e} arrows=${a} around=${i} />`}
    ${r.length>0&&b`<${Qe} steps=${r} />`}
  `}function Q({context:e,accept:t}){if(!t)return null;let n=e.state.lost?``:`quiet`;return b`<div class="row">${x(t,()=>ce(e),{kind:n,name:`accept`})}</div>`}let $e=``;function et({context:e,steps:t,accept:n}){let{state:r,geometry:i}=e,a=`${r.game_id}-${r.turn}-${r.die}`,o=()=>{$e=a,e.render()},s={pieces:i&&m({...r,spots:null,steps:[]},i),signs:r.signs,label:O(`lost_was`)};return b`<section class="card guide" aria-label=${O(`lost`)}>
    <h2>${O(`lost_was`)}</h2>
    ${i&&b`<${Y} state=${r} geometry=${i} around=${null} contents=${s} />`}
    <div class="row">${x(O(`lost_back`),o,{kind:`primary`,name:`put-back`})}</div>
    <div hidden=${$e!==a}><${Z} context=${e} steps=${t} /></div>
    <${Q} context=${e} accept=${n} />
  </section>`}const tt=({context:e,why:t,steps:n,accept:r})=>b`<section class="card guide" aria-label=${O(`way_back`)}>
  <h2>${O(`way_back`)}</h2>
  ${t&&b`<p class="why">${t}</p>`}
  <${Z} context=${e} steps=${n} />
  <p class="small">${O(`or_play_on`)}</p>
  <${Q} context=${e} accept=${r} />
</section>`,nt=({context:e,steps:t,accept:n})=>b`<section class="card guide kind">
  <h2>${O(`what_rolled`)}</h2>
  <p>${O(`what_rolled_hint`)}</p>
  ${t.length>0&&b`<details class="later">
      <summary>${O(`or_put_back`)}</summary>
      <${Z} context=${e} steps=${t} />
    </details>`}
  <${Q} context=${e} accept=${n} />
</section>`;function rt({context:e,move:t}){let n=e.geometry&&f(t,e.state.turn);if(!n)return null;let r=[n.from,n.to,n.place].filter(Boolean);return b`<${X} context=${e} arrows=${Oe(n,`guide`)} around=${r} plain />`}function it({context:e,choices:t,allowed:n}){let r=e=>()=>k(()=>E(`/api/answer`,{move:e})),i=(e,t,i)=>b`<button key=${e} type="button" class=${t} disabled=${!n} data-f=${e} onclick=${r(e)}>
      ${i}
    </button>`;return b`<section class="card question" aria-label=${O(`question`)}>
    <h2>${O(`question`)}</h2>
    <div class="options">
      ${t.map(({move:t,text:n})=>i(t,`option`,b`<${rt} context=${e} move=${t} /><span>${n}</span>`))}
      ${i(`none`,`option none`,b`<span>${O(`none_of_these`)}</span>`)}
    </div>
    ${!n&&b`<p class="small">${O(`only_seat_answers`)}</p>`}
  </section>`}function at({context:e,why:t,steps:n,turned:r,done:i,total:a,stands:o}){return b`<section class="card setup" aria-label=${O(`set_up_board`)}>
    <h2>${O(r?`turn_board`:`set_up_check`)}</h2>
    ${t&&b`<p class="why">${t}</p>`}
    <progress max=${a} value=${i} aria-label=${O(`set_up_check`)} />
    <${Z} context=${e} steps=${n} />
    ${o&&x(O(`stands_right`),()=>k(()=>E(`/api/board-right`,{})),{kind:`quiet`,name:`stands-right`})}
  </section>`}const ot={question:it,"set-up":at,lost:et,"way-back":tt,forgot:nt};function st(e,t){let{kind:n,...r}=Ze(t.state,h);S(e,n&&b`<${ot[n]} key=${n} context=${t} ...${r} />`)}function ct(e,t){let n=T(e,t),r=oe(e,t),a=e.phase===`roll`||_e(e),o=!n&&(a||i(e)&&!we(e,t).length),s=e.die&&j(e)||(e.awaited??[]).some(({source:e})=>e===`board`),c=[`move`,`say`].includes(e.phase)||e.phase===`illegal`&&!e.offer,l=e.awaited?.find(({word:e})=>e===`stop`),u=de(e)||j(e)&&e.die&&[`move`,`illegal`].includes(e.phase);return{begin:[`idle`,`over`].includes(e.phase)&&e.awaiting?.what!==`check`?lt(e,t):null,entered:r,pad:a&&n,invited:o?ut(e,t):null,turns:!!(c&&s&&n),done:u&&n?l?.values[0]?.text??O(`turn_done`):``,undo:(i(e)||e.phase===`over`)&&xe(e,t)&&r===null,pause:(i(e)||e.phase===`arrange`)&&fe(t),howRolled:e.phase===`roll`}}function lt(e,t){let n=e.phase===`over`;return{again:n,stored:n&&e.game_id||null,broken:t.host&&e.aside?.game_id||null}}function ut(e,t){let n=re(e);return n&&g(e,n)&&!t.claimed?.includes(n)?n:``}const dt=`number-keys`,ft=()=>localStorage.getItem(dt)!==`off`,pt=e=>localStorage.setItem(dt,e?`on`:`off`);function mt(e){document.addEventListener(`keydown`,t=>{t.ctrlKey||t.altKey||t.metaKey||t.repeat||t.defaultPrevented||!/^[1-9]$/.test(t.key)||t.target.closest?.(`input, textarea, select, [contenteditable], [role=slider]`)||ft()&&!document.querySelector(`dialog[open]`)&&e(Number(t.key))})}const ht=e=>k(()=>E(`/api/roll`,{number:e})),gt=({number:e})=>b`<button
  type="button"
  class="pad-key"
  data-f=${`n${e}`}
  onclick=${()=>ht(e)}
  aria-label=${O(`i_rolled`,{number:e})}
>
  ${C(e)}
  <b aria-hidden="true">${e}</b>
</button>`,_t=({context:e})=>b`<button
  type="button"
  class="button primary wide roll"
  data-f="roll"
  aria-disabled=${he()?`true`:null}
  onclick=${()=>c(e)}
>
  ${C(5,`tilt-2`)}
  <span>${O(`roll_for_me`)}</span>
</button>`;function vt({context:e}){let t=e.state.phase===`roll`,n=y(e.state);return b`<div class="roll-pad">
    ${t&&b`<${_t} context=${e} />`}
    <p class="small" id="pad-label">${O(t?`or_tap_number`:`tap_number`)}</p>
    <div class=${`pad of-${n.length}`} role="group" aria-labelledby="pad-label">
      ${n.map(e=>b`<${gt} key=${e} number=${e} />`)}
    </div>
  </div>`}function yt({number:e}){return b`<div class="entered">
    <span>${O(`entered`,{number:e})}</span>
    ${x(O(`not_this_number`,{number:e}),async()=>{await k(()=>E(`/api/undo`))&&Se(O(`tap_number`))},{name:`change`})}
  </div>`}function bt(e){return mt(t=>{ae(e.state,h)&&y(e.state).includes(t)&&ht(t)}),!0}async function xt(e){let{last:t,played:n}=e.past,r=t?.what===`number`&&t.die===e.die,i=!e.die||r,a=i&&n?O(j(e)?`undo_turn_text`:`undo_input_text`,{turn:n.text}):O(`undo_number_text`),o=i&&e.secrets&&(e.phase===`over`||n?.move.endsWith(`:?`))?` ${O(`mine_unseen`)}`:``;await ve(O(`undo`),a+o,O(`undo_yes`))&&await k(()=>E(`/api/undo`))}function St({context:e,again:t,stored:n,broken:r}){let i=e=>()=>k(()=>E(e,{game_id:r}));return b`<div class="row">
    ${r&&x(O(`aside_again`),i(`/api/game/resume`),{name:`aside-again`})}
    ${r&&x(O(`aside_leave`),i(`/api/game/aside`),{name:`aside-leave`})}
    ${x(O(t?`play_again`:`new_game`),()=>De(e),{kind:`primary wide`,name:`new`})}
    ${n&&b`<a class="button wide" href=${A(`/games/${n}`)} data-f="look-back">${O(`look_back`)}</a>`}
  </div>`}function Ct({context:e,seat:t}){if(!t)return b`<p class="small">${O(`only_seat_plays`)}</p>`;let{state:r}=e;return b`<p class="invite">
    ${x(O(`that_is_me`,{name:s(r,t)}),()=>n(e,g(r,t)),{name:`claim`})}
    <span class="small">${O(`looking_is_free`)}</span>
  </p>`}function wt({context:e,turns:t,done:n,undo:i,pause:a,howRolled:o}){let{state:s}=e;return[t,n,i,a,o].some(Boolean)?b`<div class="row">
    ${t&&x(O(`turn_list`),()=>r(e),{name:`turns`})}
    ${n&&x(n,()=>k(()=>E(`/api/done`)),{name:`done`})}
    ${i&&x(O(`undo`),()=>xt(s),{kind:`quiet`,name:`undo`})}
    ${a&&me(s)}
    ${o&&x(O(`how_rolled`),()=>ie(e),{kind:`quiet`,name:`how-rolled`})}
  </div>`:null}function Tt({context:e,begin:t,entered:n,pad:r,invited:i,...a}){return b`
    ${t&&b`<${St} context=${e} ...${t} />`}
    ${n!==null&&b`<${yt} number=${n} />`}
    ${r&&b`<${vt} context=${e} />`}
    ${i!==null&&b`<${Ct} context=${e} seat=${i} />`}
    <${wt} context=${e} ...${a} />
  `}let Et=!1;function Dt(e,t){Et||=bt(t),S(e,b`<${Tt} context=${t} ...${ct(t.state,h)} />`)}function Ot(e,t){let{seats:n,phase:r}=e;if(!n.length||r===`idle`)return null;let i=n.some(({seat:e,playing:n})=>n&&!t.claimed.includes(e)),a=t.seats.length===0&&!t.host;return{seats:n.map(n=>kt(e,t,n)),tournament:e.manner===`tournament`,looking:a?O(i?`looking_on_free`:`looking_on`):``}}function kt(e,t,{seat:n,mark:r,name:i,playing:a,lights:o}){let c=t.seats.includes(n),l=t.claimed.includes(n),u=e.turn===n&&![`idle`,`over`].includes(e.phase),d=[i&&ye(n),c?O(`you`):l&&O(`taken_seat`),!a&&O(`has_left`),o===!1&&O(`lights_off`)];return{seat:n,mark:r,name:s(e,n),notes:d.filter(Boolean).join(` · `),css:`seat seat-${n}${u?` turn`:``}`,free:a&&!l&&t.seats.length===0,more:a&&(c||t.host||t.seats.length>0&&!l)}}async function At(e,t,n,r={}){let i=await k(()=>E(`/api/seats/${t}/${n}`,r));return i&&await e.refresh(),i}function jt({seat:e,mark:t,name:n,notes:r,css:i,free:a,more:o,onTake:s,onMore:c}){let l={name:`claim-${e}`,"aria-label":O(`that_is_me`,{name:n})},u={kind:`quiet icon`,name:`more-${e}`,"aria-label":O(`more_for`,{name:n})};return b`<li class=${i}>
    ${ge(e,t)}
    <span class="seat-name"><b>${n}</b><small>${r}</small></span>
    <span class="seat-acts">
      ${a&&x(O(`me`),()=>s(e),l)}
      ${o&&x(`⋯`,()=>c(e),u)}
    </span>
  </li>`}function Mt({seats:e,tournament:t,looking:n,onTake:r,onMore:i}){return b`
    <h2>${O(`seats`)}</h2>
    ${t&&b`<p class="small"><b>${O(`manner_tournament`)}</b> · ${O(`manner_tournament_hint`)}</p>`}
    <ul class="seats">
      ${e.map(e=>b`<${jt} key=${e.seat} ...${e} onTake=${r} onMore=${i} />`)}
    </ul>
    ${n&&b`<p class="small">${n}</p>`}
  `}function Nt(e,t){let{state:r}=t,i=Ot(r,h);S(e,i&&b`<${Mt} ...${i} onTake=${e=>n(t,g(r,e))} onMore=${e=>_(t,g(r,e))} />`)}function Pt(e,{state:t}){let n=ue(t.verdicts??[]),r=t.phase===`arrange`?n.findIndex(({verdict:e})=>![`restored`,`illegal`].includes(e)):0,i=r<0?[]:n.slice(r,r+5),a=({verdict:e,back:n})=>t.offer&&n===t.offer.number?`taken-back`:e;S(e,i.length>0&&b`<${Ft} verdicts=${i.map(e=>({...e,kind:a(e)}))} />`)}const Ft=({verdicts:e})=>b`
  <h2>${O(`last_verdicts`)}</h2>
  <ul class="verdicts">
    ${e.map(({kind:e,text:t})=>b`<li class=${`verdict v-${e}`}>${pe(e)}<span>${t}</span></li>`)}
  </ul>
`;function It(e,t,n){let r=!d(e)&&e.phase!==`over`;return{playing:r,corrects:!d(e)&&p(e,t),built:!!n?.marks.outlets?.length,sealed:!!e.seal,host:t.host,aids:t.host&&r?e.aids:[]}}async function Lt(){await ve(O(`end_game`),O(`end_game_text`),O(`end_game`))&&await k(()=>E(`/api/game/end`))}const $=(e,t,n)=>b`<a key=${n} class="button" href=${A(t)} data-f=${n}>${e}</a>`;function Rt({aid:e,name:t,on:n}){return x(O(n?`aid_off`:`aid_on`,{name:t}),()=>k(()=>E(`/api/aid`,{aid:e,on:!n})),{name:`aid-${e}`})}const zt=({context:e,playing:t,corrects:n,built:r,sealed:i,host:a,aids:o})=>b`
  <h2>${O(`table`)}</h2>
  <div class="row">
    ${x(O(`join`),ne,{name:`join`})}
    ${x(O(`this_phone`),()=>Ee(e),{name:`phone`})}
    ${$(O(`games`),`/games`,`games`)}
    ${n&&x(O(`correct_game`),()=>Ce(e),{name:`overrule`})}
    ${r&&$(O(`maze`),`/maze`,`maze`)}
    ${i&&x(O(`how_drawn`),()=>Te(e),{name:`seal`})}
    ${o.map(Rt)}
    ${t&&x(O(`new_game`),()=>De(e),{name:`new-game`})}
    ${x(O(a?`you_are_host`:`host`),()=>se(e),{name:`host`})}
    ${$(O(`care`),`/care`,`care`)}
    ${a&&$(O(`check_board`),`/check`,`check`)}
    ${t&&a&&x(O(`end_game`),Lt,{kind:`danger`,name:`end`})}
  </div>
`;function Bt(e,t){let n=It(t.state,h,t.geometry);S(e,b`<${zt} context=${t} ...${n} />`)}function Vt(e,t){let{state:n}=t,{turns:r,taken:i}=n.past,a=O(`history`,{count:r});S(e,r>0&&b`
        ${Object.keys(n.house??{}).length>0&&b`<h2>${O(`taken`)}</h2>${Ht(n,i)}`}
        <details class="history" ontoggle=${()=>t.render()}>
          <summary data-f="history">${a}</summary>
          <ol class="turns" reversed tabindex="0" data-f="turn-lines" aria-label=${a} />
        </details>
      `),r>0&&e.querySelector(`details`).open&&import(`./turn_list-2c433c2b.js`).then(({fillTurns:n})=>n(e.querySelector(`.turns`),t))}function Ht(e,t){let n=e=>b`<td>${e}</td>`,r=[[O(`captured`),O(`captured_short`)],[O(`was_captured`),O(`was_captured_short`)],[O(`barricades`),O(`barricades_short`)]];return b`<table class="taken">
    <thead><tr><td />${r.map(([e,t])=>b`<th scope="col"><span class="full">${e}</span><abbr title=${e} aria-hidden="true">${t}</abbr></th>`)}</tr></thead>
    <tbody>
      ${t.map(t=>b`<tr>
        <th scope="row">
          <span class="named">
            ${ge(t.seat,g(e,t.seat)?.mark,`small`)}
            <span>${s(e,t.seat)}</span>
          </span>
        </th>
        ${n(t.captured)}
        ${n(t.lost)}
        ${n(t.barricades)}
      </tr>`)}
    </tbody>
  </table>`}async function Ut(e,t,n){let r=t.geometry&&t.state.game&&!a(t.state);S(e,r&&b`<details class="where" ontoggle=${()=>t.render()}>
        <summary data-f="where">${O(`where_pieces`)}</summary>
        <div class="tables" />
      </details>`),e.querySelector(`details`)?.open&&await k(async()=>(await te(`whereabouts`),!0))&&(await import(`./whereabouts-489c36d5.js`)).fillWhereabouts(e.querySelector(`.tables`),t,n)}function Wt(e,t){return{house:e.house[t],fields:Object.values(e.pieces??{}).filter(e=>e===t).length}}function Gt(e){if(!e.game)return O(`empty_board`);let t=t=>{let{house:n,fields:r}=Wt(e,t);return`${s(e,t)}: ${O(`in_house`,{count:n})}, ${O(`on_fields`,{count:r})}`},n=w(e)?e.steps?.[0]?.text:e.past?.last?.text,r=({what:e,seat:t})=>t&&[`marker`,`step`,`stock`].includes(e),i=(e.signs??[]).filter(e=>e.text&&e.what!==`printed`&&(e.spot||r(e))).map(t=>`${r(t)?`${s(e,t.seat)}: `:``}${t.text}.`);return[`${O(`board`)}.`,...Object.keys(e.house??{}).map(e=>`${t(e)}.`),...i,n].filter(Boolean).join(` `)}export{F as C,I as S,P as T,Ke as _,Pt as a,q as b,Dt as c,rt as d,X as f,Je as g,Y as h,Bt as i,ft as l,st as m,Vt as n,At as o,Z as p,Ut as r,Nt as s,Gt as t,pt as u,Ge as v,L as w,z as x,qe as y};