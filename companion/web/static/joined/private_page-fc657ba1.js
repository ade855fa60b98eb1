import{$ as e,Ft as t,Nt as n,Qt as r,St as i,Tt as a,Ut as o,Yt as s,an as c,in as l,it as u,jt as d,ln as f,nn as p,rt as m,sn as h,tt as g}from"./all-85bff6b0.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(n,i,a,o=null){let s=await e(()=>t(`/api/input`,{input:i,seat:n}));s&&(_.delete(o),a(s.rev),g(r(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),d(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(s).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>c`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:i}){let a=e.flatMap(({texts:e})=>e),o=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),s=w(a,n);return c`
    <p class="small">${r(t?`mine_list_only`:`mine_free`)}</p>
    ${p(r(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(s.length!==1||s[0]!==n)&&s.map(e=>c`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${n&&!s.length&&t&&c`<p class="small">${r(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>c`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>c`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),ee=({found:e,choose:t})=>c`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>c`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,te=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends f{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,a=t.listed?x(t.word,r):[],o=a.length>0&&t.most===1,s=a.length>0&&!o,l={found:a,only:t.only,typed:i.trim(),choose:this.choose};return c`
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
            ref=${te}
            value=${i}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${o&&c`<${ee} ...${l} />`}
      ${s&&c`<${T} ...${l} />`}
      ${t.values.length>0&&c`<div class="mine-besides">${t.values.map(({input:t,text:r})=>p(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${s&&c`<${E} ...${l} />`}
    `}};function O({seat:e,line:t,said:n}){let r=c`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>c`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[c`<p class="sentence">${t.text}</p>`,r]:c`<details><summary>${t.text}</summary>${r}</details>`}function k({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>c`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?D:O} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(e,{state:t}){let a=n.changed??{},o=e=>e.map(e=>i(t,e)).join(`, `),s=A?Object.keys(a).filter(e=>a[e]>(A[e]??0)&&!n.seats.includes(e)):[];A={...a},s.length&&(g(r(`mine_changed`,{name:o(s)})),m(r(`mine_changed`,{name:o(s)})));let c=t.secrets?Object.keys(a):[];h(e,c.length>0&&r(`mine_changed_before`,{names:o(c)}))}await Promise.all([u(`private/private.css`),u(`board/signs.css`)]);const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=0;const F=e=>e.told.filter(({now:e})=>!e),I=e=>e.awaited.some(({calls:e})=>e),L=e=>F(e).length>(M.seen.get(e.seat)??0);function ne(e,t){let n=l(c`<nav class="mine-bar" aria-label=${r(`mine_views`)} hidden />`),i=l(c`<section class="card mine-call" aria-label=${r(`mine_views`)} hidden />`),a=l(c`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&H(t)),window.addEventListener(`pagehide`,()=>H(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>U(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&W(t,!1)),{room:e,bar:n,call:i,phones:a}}async function R(e){let{rev:t}=e.state,r=JSON.stringify([t,e.state.game_id,n.seats]);if(M.asked===r)return;M.asked=r;let i=n.seats.length?await d(`/api/mine`).catch(()=>null):[];M.asked===r&&(i?(B(i),M.rev=t,z(e)||e.render()):M.asked=``)}function z(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,F(t).length),!M.open||t&&I(t)?!1:(W(e,!1),!0)}function B(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===V()?.seat;(!t.has(n.seat)||e||F(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,F(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const V=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function H(e){M.bare.clear(),y(),[M.who,M.held]=[``,!1],N&&$(e)}function U(e){clearTimeout(P),P=setTimeout(()=>H(e),6e4)}function W(e,t,n=``){H(e),[M.open,M.who]=[t,M.seats.length>1?n:``],U(e),$(e),e.render(),scrollTo(0,0),G(t?N.room:document.getElementById(`now`))}function G(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function K(e,t,n,i){let a=M.bare.has(t),o=p(a?r(`mine_again`):n,()=>{a?M.bare.delete(t):M.bare.add(t),t===`list`&&M.seen.set(V().seat,F(V()).length),e.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(a)});return c`<div class="mine-lines">${a?i():null}${o}</div>`}function q(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[c`<h3>${t}</h3>`,c`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>c`<li>${e}</li>`)}</ul>`])}function J(e,t,n){let i=a(e.state,t);return c`<div class="now-head">
    ${o(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${r(`mine_private`)}</p></div>
  </div>`}function Y(e,t){let n=i(e.state,t.seat),a=t.told.filter(e=>e.now),o=F(t);return[c`<div class=${`now card seat-${t.seat}`}>
      ${J(e,t.seat,r(`mine_for`,{name:n}))}
      ${a.length>0&&K(e,`now`,r(`mine_read`),()=>c`<ul class="mine-told large">${a.map(({text:e})=>c`<li>${e}</li>`)}</ul>`)}
      ${!I(t)&&c`<p class="sentence">${r(`mine_nothing`)}</p>`}
      <${k} ...${t} said=${n=>{M.bare.delete(`now`),[M.saying,M.since]=[t.seat,n],z(e)||e.render()}} again=${()=>e.render()} />
    </div>`,c`<section class="card" aria-label=${r(`mine_list`)}>
      <h2>${r(`mine_list`)}${L(t)&&c`<span class="mine-badge">${r(`mine_new`)}</span>`}</h2>
      ${o.length?K(e,`list`,r(`mine_list_show`),()=>q(o)):c`<p class="small">${r(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&p(r(`mine_next`),()=>W(e,!0),{kind:`wide`,name:`mine-next`})]}function X(e){let t=t=>()=>{[M.who,M.held]=[t,!1],$(e),G(N.room)};return c`<div class="card stack">
    <h1>${r(`mine_who`)}</h1>
    ${M.seats.map(n=>{let{seat:r}=n;return c`<button type="button" class="option mine-choice" onclick=${t(r)} data-f=${`mine-${r}`}>
      ${o(r,a(e.state,r)?.mark??``)}
      <span>${i(e.state,r)}</span>
      ${Z(n)}
    </button>`})}
  </div>`}function re(e){let t=i(e.state,M.who);return c`<div class=${`now card mine-pass seat-${M.who}`}>
    ${J(e,M.who,r(`mine_pass`,{name:t}))}
    <p class="sentence">${r(`mine_pass_text`)}</p>
    ${p(r(`mine_i_am`,{name:t}),()=>{M.held=!0,$(e),G(N.room)},{kind:`primary wide`,name:`mine-take`})}
    ${p(r(`mine_next`),()=>W(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Z=e=>I(e)?c`<span class="mine-badge asked">${r(`mine_asked_short`)}</span>`:L(e)?c`<span class="mine-badge">${r(`mine_new`)}</span>`:null;function Q(e){let t=M.seats.find(I)??M.seats.find(L),n=r(`mine_for`,{name:M.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),a=(t,n,r)=>c`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>W(e,t)}>
      ${n}
    </button>`;return[a(!1,r(`mine_all`),`mine-all`),a(!0,[c`<span>${n}</span>`,t&&Z(t)],`mine-own`)]}function ie(e){return M.seats.filter(I).map(({seat:t})=>{let n=i(e.state,t);return c`<div class="stack">
      <p class="step">${r(`mine_asked`,{name:n})}</p>
      ${p(r(`mine_open`,{name:n}),()=>W(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ae(e){for(let t of M.seats)I(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||m(r(`mine_asked`,{name:i(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,r=n&&M.open,i=V();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),h(N.room,r&&(i?Y(e,i):M.who?re(e):X(e))),h(N.bar,n&&Q(e)),h(N.call,n&&!r&&ie(e))}async function oe(e,t){N??=ne(e,t),j(N.phones,t),t.state.secrets&&n.seats.length||B([]),$(t),ae(t),await R(t)}export{oe as showMine};