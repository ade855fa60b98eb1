import{Bt as e,Gt as t,Jt as n,Lt as r,Qt as i,Ut as a,Wt as o,_t as s,an as c,dt as l,en as u,lt as d,ot as f,pt as p,qt as m,rn as h,sn as g,tn as _}from"./all-309e3f3c.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,b=()=>v.clear();async function x(e,t,n,r=null){let i=await d(()=>h(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),l(g(`mine_handed`)))}function ee(e,t){return y.has(e)||(y.set(e,[]),i(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(c).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:n,css:r})=>t`<button type="button" class=${r} onclick=${()=>n(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:n,typed:r,choose:i}){let o=e.flatMap(({texts:e})=>e),s=()=>i(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=w(o,r);return t`
    <p class="small">${g(n?`mine_list_only`:`mine_free`)}</p>
    ${a(g(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>t`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&n&&t`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:n})=>e.map(({name:e,texts:r})=>t`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>t`<${C} text=${e} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:n})=>t`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>t`<${C} text=${e} choose=${n} css="mine-letter" />`))}
</div>`,te=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends n{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&x(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:n,said:r,again:i}){let o=v.get(this.name)??``,s=n.listed?ee(n.word,i):[],c=s.length>0&&n.most===1,l=s.length>0&&!c,u={found:s,only:n.only,typed:o.trim(),choose:this.choose};return t`
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
            ref=${te}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${c&&t`<${D} ...${u} />`}
      ${l&&t`<${T} ...${u} />`}
      ${n.values.length>0&&t`<div class="mine-besides">${n.values.map(({input:t,text:n})=>a(n,()=>x(e,t,r,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&t`<${E} ...${u} />`}
    `}};function k({seat:e,line:n,said:r}){let i=t`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>t`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>x(e,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[t`<p class="sentence">${n.text}</p>`,i]:t`<details><summary>${n.text}</summary>${i}</details>`}function A({seat:e,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>t`<div key=${`${e} ${n.word}`} class="mine-input">
      <${n.most?O:k} seat=${e} line=${n} said=${r} again=${i} />
    </div>`)}let j=null;function ne(e,{state:t}){let n=_.changed??{},i=e=>e.map(e=>r(t,e)).join(`, `),a=j?Object.keys(n).filter(e=>n[e]>(j[e]??0)&&!_.seats.includes(e)):[];j={...n},a.length&&(l(g(`mine_changed`,{name:i(a)})),p(g(`mine_changed`,{name:i(a)})));let o=t.secrets?Object.keys(n):[];m(e,o.length>0&&g(`mine_changed_before`,{names:i(o)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([u(`mine`),s(`private/private.css`),s(`board/signs.css`)])}function B(e,n){let r=o(t`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),i=o(t`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),a=o(t`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(n)),window.addEventListener(`pagehide`,()=>G(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>K(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(n,!1)),{room:e,bar:r,call:i,phones:a}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,_.seats]);if(M.asked===n)return;M.asked=n;let r=_.seats.length?await i(`/api/mine`).catch(()=>null):[];M.asked===n&&(r?(U(r),M.rev=t,H(e)||e.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),b(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,n,r,i){let o=M.bare.has(n),s=a(o?g(`mine_again`):r,()=>{o?M.bare.delete(n):M.bare.add(n),n===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(o)});return t`<div class="mine-lines">${o?i():null}${s}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(n=>[t`<h3>${n}</h3>`,t`<ul class="mine-told">${e.filter(e=>e.about===n).map(({text:e})=>t`<li>${e}</li>`)}</ul>`])}function Z(n,r,i){let a=e(n.state,r);return t`<div class="now-head">
    ${f(r,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function re(e,n){let i=r(e.state,n.seat),o=n.told.filter(e=>e.now),s=I(n);return[t`<div class=${`now card seat-${n.seat}`}>
      ${Z(e,n.seat,g(`mine_for`,{name:i}))}
      ${o.length>0&&Y(e,`now`,g(`mine_read`),()=>t`<ul class="mine-told large">${o.map(({text:e})=>t`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&t`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${A} ...${n} said=${t=>{M.bare.delete(`now`),[M.saying,M.since]=[n.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,t`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${R(n)&&t`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${s.length?Y(e,`list`,g(`mine_list_show`),()=>X(s)):t`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&a(g(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(n){let i=e=>()=>{[M.who,M.held]=[e,!1],$(n),J(P.room)};return t`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${M.seats.map(a=>{let{seat:o}=a;return t`<button type="button" class="option mine-choice" onclick=${i(o)} data-f=${`mine-${o}`}>
      ${f(o,e(n.state,o)?.mark??``)}
      <span>${r(n.state,o)}</span>
      ${Q(a)}
    </button>`})}
  </div>`}function ae(e){let n=r(e.state,M.who);return t`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,g(`mine_pass`,{name:n}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${a(g(`mine_i_am`,{name:n}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(g(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?t`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:R(e)?t`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function oe(e){let n=M.seats.find(L)??M.seats.find(R),i=g(`mine_for`,{name:M.seats.map(({seat:t})=>r(e.state,t)).join(`, `)}),a=(n,r,i)=>t`<button type="button" class="mine-tab" aria-pressed=${String(M.open===n)} data-f=${i} onclick=${()=>q(e,n)}>
      ${r}
    </button>`;return[a(!1,g(`mine_all`),`mine-all`),a(!0,[t`<span>${i}</span>`,n&&Q(n)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:n})=>{let i=r(e.state,n);return t`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:i})}</p>
      ${a(g(`mine_open`,{name:i}),()=>q(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ce(e){for(let t of M.seats)L(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||p(g(`mine_asked`,{name:r(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,r=n&&M.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),m(P.room,r&&(i?re(e,i):M.who?ae(e):ie(e))),m(P.bar,n&&oe(e)),m(P.call,n&&!r&&se(e))}async function le(e,t){N??=z(),await N,P??=B(e,t),ne(P.phones,t),t.state.secrets&&_.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};