import{$t as e,Bt as t,Ft as n,Ht as r,Mt as i,Rt as a,Ut as o,Vt as s,Yt as c,Zt as l,dt as u,lt as d,mt as f,ot as p,pt as m,qt as h,tn as g}from"./all-d6b41ecc.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await d(()=>l(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),u(g(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),h(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=t=>t.toLocaleLowerCase(e).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>s`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),o=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),c=w(i,n);return s`
    <p class="small">${g(t?`mine_list_only`:`mine_free`)}</p>
    ${a(g(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>s`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!c.length&&t&&s`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>s`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>s`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),ee=({found:e,choose:t})=>s`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>s`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,te=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends o{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,o=t.listed?x(t.word,r):[],c=o.length>0&&t.most===1,l=o.length>0&&!c,u={found:o,only:t.only,typed:i.trim(),choose:this.choose};return s`
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
      ${c&&s`<${ee} ...${u} />`}
      ${l&&s`<${T} ...${u} />`}
      ${t.values.length>0&&s`<div class="mine-besides">${t.values.map(({input:t,text:r})=>a(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&s`<${E} ...${u} />`}
    `}};function O({seat:e,line:t,said:n}){let r=s`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>s`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[s`<p class="sentence">${t.text}</p>`,r]:s`<details><summary>${t.text}</summary>${r}</details>`}function k({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>s`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?D:O} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(e,{state:t}){let n=c.changed??{},a=e=>e.map(e=>i(t,e)).join(`, `),o=A?Object.keys(n).filter(e=>n[e]>(A[e]??0)&&!c.seats.includes(e)):[];A={...n},o.length&&(u(g(`mine_changed`,{name:a(o)})),m(g(`mine_changed`,{name:a(o)})));let s=t.secrets?Object.keys(n):[];r(e,s.length>0&&g(`mine_changed_before`,{names:a(s)}))}await Promise.all([f(`private/private.css`),f(`board/signs.css`)]);const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=0;const F=e=>e.told.filter(({now:e})=>!e),I=e=>e.awaited.some(({calls:e})=>e),L=e=>F(e).length>(M.seen.get(e.seat)??0);function ne(e,n){let r=t(s`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),i=t(s`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),a=t(s`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&H(n)),window.addEventListener(`pagehide`,()=>H(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>U(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&W(n,!1)),{room:e,bar:r,call:i,phones:a}}async function R(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,c.seats]);if(M.asked===n)return;M.asked=n;let r=c.seats.length?await h(`/api/mine`).catch(()=>null):[];M.asked===n&&(r?(B(r),M.rev=t,z(e)||e.render()):M.asked=``)}function z(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,F(t).length),!M.open||t&&I(t)?!1:(W(e,!1),!0)}function B(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===V()?.seat;(!t.has(n.seat)||e||F(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,F(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const V=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function H(e){M.bare.clear(),y(),[M.who,M.held]=[``,!1],N&&$(e)}function U(e){clearTimeout(P),P=setTimeout(()=>H(e),6e4)}function W(e,t,n=``){H(e),[M.open,M.who]=[t,M.seats.length>1?n:``],U(e),$(e),e.render(),scrollTo(0,0),G(t?N.room:document.getElementById(`now`))}function G(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function K(e,t,n,r){let i=M.bare.has(t),o=a(i?g(`mine_again`):n,()=>{i?M.bare.delete(t):M.bare.add(t),t===`list`&&M.seen.set(V().seat,F(V()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return s`<div class="mine-lines">${i?r():null}${o}</div>`}function q(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[s`<h3>${t}</h3>`,s`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>s`<li>${e}</li>`)}</ul>`])}function J(e,t,r){let i=n(e.state,t);return s`<div class="now-head">
    ${p(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function Y(e,t){let n=i(e.state,t.seat),r=t.told.filter(e=>e.now),o=F(t);return[s`<div class=${`now card seat-${t.seat}`}>
      ${J(e,t.seat,g(`mine_for`,{name:n}))}
      ${r.length>0&&K(e,`now`,g(`mine_read`),()=>s`<ul class="mine-told large">${r.map(({text:e})=>s`<li>${e}</li>`)}</ul>`)}
      ${!I(t)&&s`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${k} ...${t} said=${n=>{M.bare.delete(`now`),[M.saying,M.since]=[t.seat,n],z(e)||e.render()}} again=${()=>e.render()} />
    </div>`,s`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${L(t)&&s`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${o.length?K(e,`list`,g(`mine_list_show`),()=>q(o)):s`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&a(g(`mine_next`),()=>W(e,!0),{kind:`wide`,name:`mine-next`})]}function X(e){let t=t=>()=>{[M.who,M.held]=[t,!1],$(e),G(N.room)};return s`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${M.seats.map(r=>{let{seat:a}=r;return s`<button type="button" class="option mine-choice" onclick=${t(a)} data-f=${`mine-${a}`}>
      ${p(a,n(e.state,a)?.mark??``)}
      <span>${i(e.state,a)}</span>
      ${Z(r)}
    </button>`})}
  </div>`}function re(e){let t=i(e.state,M.who);return s`<div class=${`now card mine-pass seat-${M.who}`}>
    ${J(e,M.who,g(`mine_pass`,{name:t}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${a(g(`mine_i_am`,{name:t}),()=>{M.held=!0,$(e),G(N.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(g(`mine_next`),()=>W(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Z=e=>I(e)?s`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:L(e)?s`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function Q(e){let t=M.seats.find(I)??M.seats.find(L),n=g(`mine_for`,{name:M.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>s`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>W(e,t)}>
      ${n}
    </button>`;return[r(!1,g(`mine_all`),`mine-all`),r(!0,[s`<span>${n}</span>`,t&&Z(t)],`mine-own`)]}function ie(e){return M.seats.filter(I).map(({seat:t})=>{let n=i(e.state,t);return s`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:n})}</p>
      ${a(g(`mine_open`,{name:n}),()=>W(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ae(e){for(let t of M.seats)I(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||m(g(`mine_asked`,{name:i(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,i=n&&M.open,a=V();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,n),r(N.room,i&&(a?Y(e,a):M.who?re(e):X(e))),r(N.bar,n&&Q(e)),r(N.call,n&&!i&&ie(e))}async function oe(e,t){N??=ne(e,t),j(N.phones,t),t.state.secrets&&c.seats.length||B([]),$(t),ae(t),await R(t)}export{oe as showMine};