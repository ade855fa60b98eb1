import{$t as e,Ft as t,Gt as n,Ht as r,Rt as i,Wt as a,Yt as o,_t as s,an as c,cn as l,ft as u,gt as d,lt as f,mt as p,qt as m,rn as h,tn as g}from"./all-473c1d34.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await u(()=>h(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),p(l(`mine_handed`)))}function x(t,n){return v.has(t)||(v.set(t,[]),e(`/api/texts/${t}`).then(e=>{v.set(t,e),n()},()=>v.delete(t))),v.get(t)}const S=e=>e.toLocaleLowerCase(c).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:r})=>n`<button type="button" class=${r} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:i,choose:a}){let o=e.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=w(o,i);return n`
    <p class="small">${l(t?`mine_list_only`:`mine_free`)}</p>
    ${r(l(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==i)&&c.map(e=>n`<${C} key=${e} text=${e} choose=${a} css="mine-word" />`)}
      ${i&&!c.length&&t&&n`<p class="small">${l(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:r})=>n`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>n`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>n`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>n`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,ee=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends o{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:i,again:a}){let o=_.get(this.name)??``,s=t.listed?x(t.word,a):[],c=s.length>0&&t.most===1,l=s.length>0&&!c,u={found:s,only:t.only,typed:o.trim(),choose:this.choose};return n`
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
            ref=${ee}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${c&&n`<${D} ...${u} />`}
      ${l&&n`<${T} ...${u} />`}
      ${t.values.length>0&&n`<div class="mine-besides">${t.values.map(({input:t,text:n})=>r(n,()=>b(e,t,i,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&n`<${E} ...${u} />`}
    `}};function k({seat:e,line:t,said:r}){let i=n`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:i})=>n`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return t.calls?[n`<p class="sentence">${t.text}</p>`,i]:n`<details><summary>${t.text}</summary>${i}</details>`}function A({seat:e,awaited:t,said:r,again:i}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>n`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${r} again=${i} />
    </div>`)}let j=null;function M(e,{state:n}){let r=g.changed??{},i=e=>e.map(e=>t(n,e)).join(`, `),a=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!g.seats.includes(e)):[];j={...r},a.length&&(p(l(`mine_changed`,{name:i(a)})),d(l(`mine_changed`,{name:i(a)})));let o=n.secrets?Object.keys(r):[];m(e,o.length>0&&l(`mine_changed_before`,{names:i(o)}))}await Promise.all([s(`private/private.css`),s(`board/signs.css`)]);const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let r=a(n`<nav class="mine-bar" aria-label=${l(`mine_views`)} hidden />`),i=a(n`<section class="card mine-call" aria-label=${l(`mine_views`)} hidden />`),o=a(n`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:r,call:i,phones:o}}async function B(t){let{rev:n}=t.state,r=JSON.stringify([n,t.state.game_id,g.seats]);if(N.asked===r)return;N.asked=r;let i=g.seats.length?await e(`/api/mine`).catch(()=>null):[];N.asked===r&&(i?(H(i),N.rev=n,V(t)||t.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,i,a){let o=N.bare.has(t),s=r(o?l(`mine_again`):i,()=>{o?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(o)});return n`<div class="mine-lines">${o?a():null}${s}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[n`<h3>${t}</h3>`,n`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>n`<li>${e}</li>`)}</ul>`])}function X(e,t,r){let a=i(e.state,t);return n`<div class="now-head">
    ${f(t,a?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${l(`mine_private`)}</p></div>
  </div>`}function Z(e,i){let a=t(e.state,i.seat),o=i.told.filter(e=>e.now),s=I(i);return[n`<div class=${`now card seat-${i.seat}`}>
      ${X(e,i.seat,l(`mine_for`,{name:a}))}
      ${o.length>0&&J(e,`now`,l(`mine_read`),()=>n`<ul class="mine-told large">${o.map(({text:e})=>n`<li>${e}</li>`)}</ul>`)}
      ${!L(i)&&n`<p class="sentence">${l(`mine_nothing`)}</p>`}
      <${A} ...${i} said=${t=>{N.bare.delete(`now`),[N.saying,N.since]=[i.seat,t],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,n`<section class="card" aria-label=${l(`mine_list`)}>
      <h2>${l(`mine_list`)}${R(i)&&n`<span class="mine-badge">${l(`mine_new`)}</span>`}</h2>
      ${s.length?J(e,`list`,l(`mine_list_show`),()=>Y(s)):n`<p class="small">${l(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&r(l(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function te(e){let r=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return n`<div class="card stack">
    <h1>${l(`mine_who`)}</h1>
    ${N.seats.map(a=>{let{seat:o}=a;return n`<button type="button" class="option mine-choice" onclick=${r(o)} data-f=${`mine-${o}`}>
      ${f(o,i(e.state,o)?.mark??``)}
      <span>${t(e.state,o)}</span>
      ${Q(a)}
    </button>`})}
  </div>`}function ne(e){let i=t(e.state,N.who);return n`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,l(`mine_pass`,{name:i}))}
    <p class="sentence">${l(`mine_pass_text`)}</p>
    ${r(l(`mine_i_am`,{name:i}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${r(l(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?n`<span class="mine-badge asked">${l(`mine_asked_short`)}</span>`:R(e)?n`<span class="mine-badge">${l(`mine_new`)}</span>`:null;function re(e){let r=N.seats.find(L)??N.seats.find(R),i=l(`mine_for`,{name:N.seats.map(({seat:n})=>t(e.state,n)).join(`, `)}),a=(t,r,i)=>n`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${i} onclick=${()=>K(e,t)}>
      ${r}
    </button>`;return[a(!1,l(`mine_all`),`mine-all`),a(!0,[n`<span>${i}</span>`,r&&Q(r)],`mine-own`)]}function ie(e){return N.seats.filter(L).map(({seat:i})=>{let a=t(e.state,i);return n`<div class="stack">
      <p class="step">${l(`mine_asked`,{name:a})}</p>
      ${r(l(`mine_open`,{name:a}),()=>K(e,!0,i),{kind:`primary wide`,name:`call-${i}`})}
    </div>`})}function ae(e){for(let n of N.seats)L(n)?N.called.has(n.seat)||(N.called.add(n.seat),N.open||d(l(`mine_asked`,{name:t(e.state,n.seat)}))):N.called.delete(n.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,i=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),m(P.room,r&&(i?Z(e,i):N.who?ne(e):te(e))),m(P.bar,n&&re(e)),m(P.call,n&&!r&&ie(e))}async function oe(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&g.seats.length||H([]),$(t),ae(t),await B(t)}export{oe as showMine};