import{Bt as e,Ht as t,Jt as n,Lt as r,Pt as i,Qt as a,Wt as o,Xt as s,at as c,ct as l,en as u,ft as d,jt as f,pt as p,rn as m,ut as h,zt as g}from"./all-713fa23a.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await l(()=>a(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),h(m(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),n(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(u).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:t,choose:n,css:r})=>e`<button type="button" class=${r} onclick=${()=>n(t)}>${t}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:t,only:n,typed:i,choose:a}){let o=t.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=w(o,i);return e`
    <p class="small">${m(n?`mine_list_only`:`mine_free`)}</p>
    ${r(m(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==i)&&c.map(t=>e`<${C} key=${t} text=${t} choose=${a} css="mine-word" />`)}
      ${i&&!c.length&&n&&e`<p class="small">${m(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:t,choose:n})=>t.map(({name:t,texts:r})=>e`<details key=${t} class="mine-group">
      <summary>${t}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(t=>e`<${C} text=${t} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),D=({found:t,choose:n})=>e`<div class="mine-letters" role="group" aria-label=${t[0].name}>
  ${t.flatMap(({texts:t})=>t.map(t=>e`<${C} text=${t} choose=${n} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var ee=class extends o{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:t,line:n,said:i,again:a}){let o=_.get(this.name)??``,s=n.listed?x(n.word,a):[],c=s.length>0&&n.most===1,l=s.length>0&&!c,u={found:s,only:n.only,typed:o.trim(),choose:this.choose};return e`
      <form class="mine-form" onsubmit=${this.submit} autocomplete="off" ref=${e=>this.form=e}>
        <label class="field-label">
          ${n.text}
          <input
            type="text"
            maxlength=${n.most}
            required
            autocomplete="off"
            autocapitalize="off"
            enterkeyhint="send"
            data-f=${`field-${n.word}`}
            ref=${O}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${c&&e`<${D} ...${u} />`}
      ${l&&e`<${T} ...${u} />`}
      ${n.values.length>0&&e`<div class="mine-besides">${n.values.map(({input:e,text:n})=>r(n,()=>b(t,e,i,this.name),{name:`besides-${e}`}))}</div>`}
      ${l&&e`<${E} ...${u} />`}
    `}};function k({seat:t,line:n,said:r}){let i=e`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>e`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>b(t,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[e`<p class="sentence">${n.text}</p>`,i]:e`<details><summary>${n.text}</summary>${i}</details>`}function A({seat:t,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>e`<div key=${`${t} ${n.word}`} class="mine-input">
      <${n.most?ee:k} seat=${t} line=${n} said=${r} again=${i} />
    </div>`)}let j=null;function M(e,{state:n}){let r=s.changed??{},i=e=>e.map(e=>f(n,e)).join(`, `),a=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!s.seats.includes(e)):[];j={...r},a.length&&(h(m(`mine_changed`,{name:i(a)})),d(m(`mine_changed`,{name:i(a)})));let o=n.secrets?Object.keys(r):[];t(e,o.length>0&&m(`mine_changed_before`,{names:i(o)}))}await Promise.all([p(`private/private.css`),p(`board/signs.css`)]);const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(t,n){let r=g(e`<nav class="mine-bar" aria-label=${m(`mine_views`)} hidden />`),i=g(e`<section class="card mine-call" aria-label=${m(`mine_views`)} hidden />`),a=g(e`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(n)),window.addEventListener(`pagehide`,()=>W(n));for(let e of[`pointerdown`,`keydown`,`input`])t.addEventListener(e,()=>G(n));return t.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(n,!1)),{room:t,bar:r,call:i,phones:a}}async function B(e){let{rev:t}=e.state,r=JSON.stringify([t,e.state.game_id,s.seats]);if(N.asked===r)return;N.asked=r;let i=s.seats.length?await n(`/api/mine`).catch(()=>null):[];N.asked===r&&(i?(H(i),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(t,n,i,a){let o=N.bare.has(n),s=r(o?m(`mine_again`):i,()=>{o?N.bare.delete(n):N.bare.add(n),n===`list`&&N.seen.set(U().seat,I(U()).length),t.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(o)});return e`<div class="mine-lines">${o?a():null}${s}</div>`}function Y(t){return[...new Set(t.map(({about:e})=>e))].map(n=>[e`<h3>${n}</h3>`,e`<ul class="mine-told">${t.filter(e=>e.about===n).map(({text:t})=>e`<li>${t}</li>`)}</ul>`])}function X(t,n,r){let a=i(t.state,n);return e`<div class="now-head">
    ${c(n,a?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${m(`mine_private`)}</p></div>
  </div>`}function Z(t,n){let i=f(t.state,n.seat),a=n.told.filter(e=>e.now),o=I(n);return[e`<div class=${`now card seat-${n.seat}`}>
      ${X(t,n.seat,m(`mine_for`,{name:i}))}
      ${a.length>0&&J(t,`now`,m(`mine_read`),()=>e`<ul class="mine-told large">${a.map(({text:t})=>e`<li>${t}</li>`)}</ul>`)}
      ${!L(n)&&e`<p class="sentence">${m(`mine_nothing`)}</p>`}
      <${A} ...${n} said=${e=>{N.bare.delete(`now`),[N.saying,N.since]=[n.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
    </div>`,e`<section class="card" aria-label=${m(`mine_list`)}>
      <h2>${m(`mine_list`)}${R(n)&&e`<span class="mine-badge">${m(`mine_new`)}</span>`}</h2>
      ${o.length?J(t,`list`,m(`mine_list_show`),()=>Y(o)):e`<p class="small">${m(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&r(m(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function te(t){let n=e=>()=>{[N.who,N.held]=[e,!1],$(t),q(P.room)};return e`<div class="card stack">
    <h1>${m(`mine_who`)}</h1>
    ${N.seats.map(r=>{let{seat:a}=r;return e`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${c(a,i(t.state,a)?.mark??``)}
      <span>${f(t.state,a)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function ne(t){let n=f(t.state,N.who);return e`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(t,N.who,m(`mine_pass`,{name:n}))}
    <p class="sentence">${m(`mine_pass_text`)}</p>
    ${r(m(`mine_i_am`,{name:n}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${r(m(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=t=>L(t)?e`<span class="mine-badge asked">${m(`mine_asked_short`)}</span>`:R(t)?e`<span class="mine-badge">${m(`mine_new`)}</span>`:null;function re(t){let n=N.seats.find(L)??N.seats.find(R),r=m(`mine_for`,{name:N.seats.map(({seat:e})=>f(t.state,e)).join(`, `)}),i=(n,r,i)=>e`<button type="button" class="mine-tab" aria-pressed=${String(N.open===n)} data-f=${i} onclick=${()=>K(t,n)}>
      ${r}
    </button>`;return[i(!1,m(`mine_all`),`mine-all`),i(!0,[e`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function ie(t){return N.seats.filter(L).map(({seat:n})=>{let i=f(t.state,n);return e`<div class="stack">
      <p class="step">${m(`mine_asked`,{name:i})}</p>
      ${r(m(`mine_open`,{name:i}),()=>K(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ae(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||d(m(`mine_asked`,{name:f(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:n}=e,r=!!n.secrets&&N.seats.length>0,i=r&&N.open,a=U();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),t(P.room,i&&(a?Z(e,a):N.who?ne(e):te(e))),t(P.bar,r&&re(e)),t(P.call,r&&!i&&ie(e))}async function oe(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&s.seats.length||H([]),$(t),ae(t),await B(t)}export{oe as showMine};