import{Ct as e,Et as t,Gt as n,It as r,Mt as i,Pt as a,Zt as o,at as s,dn as c,en as l,et as u,in as d,it as f,ln as p,nt as m,on as h,sn as g}from"./all-9abd0c32.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,i=null){let a=await u(()=>r(`/api/input`,{input:t,seat:e}));a&&(_.delete(i),n(a.rev),m(l(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),i(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(o).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>g`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),o=w(i,n);return g`
    <p class="small">${l(t?`mine_list_only`:`mine_free`)}</p>
    ${d(l(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(o.length!==1||o[0]!==n)&&o.map(e=>g`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!o.length&&t&&g`<p class="small">${l(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>g`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>g`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>g`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>g`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var ee=class extends c{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,a=t.listed?x(t.word,r):[],o=a.length>0&&t.most===1,s=a.length>0&&!o,c={found:a,only:t.only,typed:i.trim(),choose:this.choose};return g`
      <form class="mine-form" onsubmit=${this.submit} autocomplete="off" ref=${e=>this.form=e}>
        <label class="field-label">
          ${t.text}
          <input
            type="text"
            maxlength=${t.most}
            required
            autocomplete="off"
            autocapitalize="off"
            enterkeyhint="send"
            data-f=${`field-${t.word}`}
            ref=${O}
            value=${i}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${o&&g`<${D} ...${c} />`}
      ${s&&g`<${T} ...${c} />`}
      ${t.values.length>0&&g`<div class="mine-besides">${t.values.map(({input:t,text:r})=>d(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${s&&g`<${E} ...${c} />`}
    `}};function k({seat:e,line:t,said:n}){let r=g`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>g`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[g`<p class="sentence">${t.text}</p>`,r]:g`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>g`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?ee:k} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(t,{state:n}){let r=a.changed??{},i=t=>t.map(t=>e(n,t)).join(`, `),o=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!a.seats.includes(e)):[];j={...r},o.length&&(m(l(`mine_changed`,{name:i(o)})),f(l(`mine_changed`,{name:i(o)})));let s=n.secrets?Object.keys(r):[];p(t,s.length>0&&l(`mine_changed_before`,{names:i(s)}))}await Promise.all([s(`private/private.css`),s(`board/signs.css`)]);const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let n=h(g`<nav class="mine-bar" aria-label=${l(`mine_views`)} hidden />`),r=h(g`<section class="card mine-call" aria-label=${l(`mine_views`)} hidden />`),i=h(g`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:n,call:r,phones:i}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,a.seats]);if(N.asked===n)return;N.asked=n;let r=a.seats.length?await i(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,n,r){let i=N.bare.has(t),a=d(i?l(`mine_again`):n,()=>{i?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return g`<div class="mine-lines">${i?r():null}${a}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[g`<h3>${t}</h3>`,g`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>g`<li>${e}</li>`)}</ul>`])}function X(e,r,i){let a=t(e.state,r);return g`<div class="now-head">
    ${n(r,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${l(`mine_private`)}</p></div>
  </div>`}function Z(t,n){let r=e(t.state,n.seat),i=n.told.filter(e=>e.now),a=I(n);return[g`<div class=${`now card seat-${n.seat}`}>
      ${X(t,n.seat,l(`mine_for`,{name:r}))}
      ${i.length>0&&J(t,`now`,l(`mine_read`),()=>g`<ul class="mine-told large">${i.map(({text:e})=>g`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&g`<p class="sentence">${l(`mine_nothing`)}</p>`}
      <${A} ...${n} said=${e=>{N.bare.delete(`now`),[N.saying,N.since]=[n.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
    </div>`,g`<section class="card" aria-label=${l(`mine_list`)}>
      <h2>${l(`mine_list`)}${R(n)&&g`<span class="mine-badge">${l(`mine_new`)}</span>`}</h2>
      ${a.length?J(t,`list`,l(`mine_list_show`),()=>Y(a)):g`<p class="small">${l(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&d(l(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function te(r){let i=e=>()=>{[N.who,N.held]=[e,!1],$(r),q(P.room)};return g`<div class="card stack">
    <h1>${l(`mine_who`)}</h1>
    ${N.seats.map(a=>{let{seat:o}=a;return g`<button type="button" class="option mine-choice" onclick=${i(o)} data-f=${`mine-${o}`}>
      ${n(o,t(r.state,o)?.mark??``)}
      <span>${e(r.state,o)}</span>
      ${Q(a)}
    </button>`})}
  </div>`}function ne(t){let n=e(t.state,N.who);return g`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(t,N.who,l(`mine_pass`,{name:n}))}
    <p class="sentence">${l(`mine_pass_text`)}</p>
    ${d(l(`mine_i_am`,{name:n}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${d(l(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?g`<span class="mine-badge asked">${l(`mine_asked_short`)}</span>`:R(e)?g`<span class="mine-badge">${l(`mine_new`)}</span>`:null;function re(t){let n=N.seats.find(L)??N.seats.find(R),r=l(`mine_for`,{name:N.seats.map(({seat:n})=>e(t.state,n)).join(`, `)}),i=(e,n,r)=>g`<button type="button" class="mine-tab" aria-pressed=${String(N.open===e)} data-f=${r} onclick=${()=>K(t,e)}>
      ${n}
    </button>`;return[i(!1,l(`mine_all`),`mine-all`),i(!0,[g`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function ie(t){return N.seats.filter(L).map(({seat:n})=>{let r=e(t.state,n);return g`<div class="stack">
      <p class="step">${l(`mine_asked`,{name:r})}</p>
      ${d(l(`mine_open`,{name:r}),()=>K(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ae(t){for(let n of N.seats)L(n)?N.called.has(n.seat)||(N.called.add(n.seat),N.open||f(l(`mine_asked`,{name:e(t.state,n.seat)}))):N.called.delete(n.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,i=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),p(P.room,r&&(i?Z(e,i):N.who?ne(e):te(e))),p(P.bar,n&&re(e)),p(P.call,n&&!r&&ie(e))}async function oe(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&a.seats.length||H([]),$(t),ae(t),await B(t)}export{oe as showMine};