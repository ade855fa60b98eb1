import{$ as e,$t as t,Ft as n,Nt as r,St as i,Tt as a,Wt as o,Xt as s,an as c,cn as l,it as u,jt as d,on as f,rn as p,rt as m,tt as h,un as g}from"./all-d6ddc8ee.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(r,i,a,o=null){let s=await e(()=>n(`/api/input`,{input:i,seat:r}));s&&(_.delete(o),a(s.rev),h(t(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),d(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(s).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>f`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:n,typed:r,choose:i}){let a=e.flatMap(({texts:e})=>e),o=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),s=w(a,r);return f`
    <p class="small">${t(n?`mine_list_only`:`mine_free`)}</p>
    ${p(t(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(s.length!==1||s[0]!==r)&&s.map(e=>f`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!s.length&&n&&f`<p class="small">${t(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>f`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>f`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),ee=({found:e,choose:t})=>f`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>f`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,te=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends g{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,a=t.listed?x(t.word,r):[],o=a.length>0&&t.most===1,s=a.length>0&&!o,c={found:a,only:t.only,typed:i.trim(),choose:this.choose};return f`
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
      ${o&&f`<${ee} ...${c} />`}
      ${s&&f`<${T} ...${c} />`}
      ${t.values.length>0&&f`<div class="mine-besides">${t.values.map(({input:t,text:r})=>p(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${s&&f`<${E} ...${c} />`}
    `}};function O({seat:e,line:t,said:n}){let r=f`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>f`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[f`<p class="sentence">${t.text}</p>`,r]:f`<details><summary>${t.text}</summary>${r}</details>`}function k({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>f`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?D:O} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(e,{state:n}){let a=r.changed??{},o=e=>e.map(e=>i(n,e)).join(`, `),s=A?Object.keys(a).filter(e=>a[e]>(A[e]??0)&&!r.seats.includes(e)):[];A={...a},s.length&&(h(t(`mine_changed`,{name:o(s)})),m(t(`mine_changed`,{name:o(s)})));let c=n.secrets?Object.keys(a):[];l(e,c.length>0&&t(`mine_changed_before`,{names:o(c)}))}await Promise.all([u(`private/private.css`),u(`board/signs.css`)]);const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=0;const F=e=>e.told.filter(({now:e})=>!e),I=e=>e.awaited.some(({calls:e})=>e),L=e=>F(e).length>(M.seen.get(e.seat)??0);function ne(e,n){let r=c(f`<nav class="mine-bar" aria-label=${t(`mine_views`)} hidden />`),i=c(f`<section class="card mine-call" aria-label=${t(`mine_views`)} hidden />`),a=c(f`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&H(n)),window.addEventListener(`pagehide`,()=>H(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>U(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&W(n,!1)),{room:e,bar:r,call:i,phones:a}}async function R(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,r.seats]);if(M.asked===n)return;M.asked=n;let i=r.seats.length?await d(`/api/mine`).catch(()=>null):[];M.asked===n&&(i?(B(i),M.rev=t,z(e)||e.render()):M.asked=``)}function z(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,F(t).length),!M.open||t&&I(t)?!1:(W(e,!1),!0)}function B(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===V()?.seat;(!t.has(n.seat)||e||F(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,F(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const V=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function H(e){M.bare.clear(),y(),[M.who,M.held]=[``,!1],N&&$(e)}function U(e){clearTimeout(P),P=setTimeout(()=>H(e),6e4)}function W(e,t,n=``){H(e),[M.open,M.who]=[t,M.seats.length>1?n:``],U(e),$(e),e.render(),scrollTo(0,0),G(t?N.room:document.getElementById(`now`))}function G(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function K(e,n,r,i){let a=M.bare.has(n),o=p(a?t(`mine_again`):r,()=>{a?M.bare.delete(n):M.bare.add(n),n===`list`&&M.seen.set(V().seat,F(V()).length),e.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return f`<div class="mine-lines">${a?i():null}${o}</div>`}function q(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[f`<h3>${t}</h3>`,f`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>f`<li>${e}</li>`)}</ul>`])}function J(e,n,r){let i=a(e.state,n);return f`<div class="now-head">
    ${o(n,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${t(`mine_private`)}</p></div>
  </div>`}function Y(e,n){let r=i(e.state,n.seat),a=n.told.filter(e=>e.now),o=F(n);return[f`<div class=${`now card seat-${n.seat}`}>
      ${J(e,n.seat,t(`mine_for`,{name:r}))}
      ${a.length>0&&K(e,`now`,t(`mine_read`),()=>f`<ul class="mine-told large">${a.map(({text:e})=>f`<li>${e}</li>`)}</ul>`)}
      ${!I(n)&&f`<p class="sentence">${t(`mine_nothing`)}</p>`}
      <${k} ...${n} said=${t=>{M.bare.delete(`now`),[M.saying,M.since]=[n.seat,t],z(e)||e.render()}} again=${()=>e.render()} />
    </div>`,f`<section class="card" aria-label=${t(`mine_list`)}>
      <h2>${t(`mine_list`)}${L(n)&&f`<span class="mine-badge">${t(`mine_new`)}</span>`}</h2>
      ${o.length?K(e,`list`,t(`mine_list_show`),()=>q(o)):f`<p class="small">${t(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&p(t(`mine_next`),()=>W(e,!0),{kind:`wide`,name:`mine-next`})]}function X(e){let n=t=>()=>{[M.who,M.held]=[t,!1],$(e),G(N.room)};return f`<div class="card stack">
    <h1>${t(`mine_who`)}</h1>
    ${M.seats.map(t=>{let{seat:r}=t;return f`<button type="button" class="option mine-choice" onclick=${n(r)} data-f=${`mine-${r}`}>
      ${o(r,a(e.state,r)?.mark??``)}
      <span>${i(e.state,r)}</span>
      ${Z(t)}
    </button>`})}
  </div>`}function re(e){let n=i(e.state,M.who);return f`<div class=${`now card mine-pass seat-${M.who}`}>
    ${J(e,M.who,t(`mine_pass`,{name:n}))}
    <p class="sentence">${t(`mine_pass_text`)}</p>
    ${p(t(`mine_i_am`,{name:n}),()=>{M.held=!0,$(e),G(N.room)},{kind:`primary wide`,name:`mine-take`})}
    ${p(t(`mine_next`),()=>W(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Z=e=>I(e)?f`<span class="mine-badge asked">${t(`mine_asked_short`)}</span>`:L(e)?f`<span class="mine-badge">${t(`mine_new`)}</span>`:null;function Q(e){let n=M.seats.find(I)??M.seats.find(L),r=t(`mine_for`,{name:M.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),a=(t,n,r)=>f`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>W(e,t)}>
      ${n}
    </button>`;return[a(!1,t(`mine_all`),`mine-all`),a(!0,[f`<span>${r}</span>`,n&&Z(n)],`mine-own`)]}function ie(e){return M.seats.filter(I).map(({seat:n})=>{let r=i(e.state,n);return f`<div class="stack">
      <p class="step">${t(`mine_asked`,{name:r})}</p>
      ${p(t(`mine_open`,{name:r}),()=>W(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ae(e){for(let n of M.seats)I(n)?M.called.has(n.seat)||(M.called.add(n.seat),M.open||m(t(`mine_asked`,{name:i(e.state,n.seat)}))):M.called.delete(n.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,r=n&&M.open,i=V();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),l(N.room,r&&(i?Y(e,i):M.who?re(e):X(e))),l(N.bar,n&&Q(e)),l(N.call,n&&!r&&ie(e))}async function oe(e,t){N??=ne(e,t),j(N.phones,t),t.state.secrets&&r.seats.length||B([]),$(t),ae(t),await R(t)}export{oe as showMine};