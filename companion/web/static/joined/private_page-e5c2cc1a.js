import{Bt as e,Gt as t,Ht as n,Lt as r,Pt as i,Qt as a,Ut as o,Wt as s,Yt as c,Zt as l,dt as u,en as d,in as f,it as p,lt as m,mt as h,nn as g,st as _}from"./all-6c7801a2.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,ee=()=>v.clear();async function b(e,t,n,r=null){let i=await _(()=>d(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),m(f(`mine_handed`)))}function x(e,t){return y.has(e)||(y.set(e,[]),c(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(g).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:t,only:n,typed:r,choose:i}){let a=t.flatMap(({texts:e})=>e),s=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),c=w(a,r);return o`
    <p class="small">${f(n?`mine_list_only`:`mine_free`)}</p>
    ${e(f(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>o`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&n&&o`<p class="small">${f(`mine_no_match`)}</p>`}
    </div>
  `}const te=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends t{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:t,line:n,said:r,again:i}){let a=v.get(this.name)??``,s=n.listed?x(n.word,i):[],c=s.length>0&&n.most===1,l=s.length>0&&!c,u={found:s,only:n.only,typed:a.trim(),choose:this.choose};return o`
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
            ref=${D}
            value=${a}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${c&&o`<${E} ...${u} />`}
      ${l&&o`<${T} ...${u} />`}
      ${n.values.length>0&&o`<div class="mine-besides">${n.values.map(({input:n,text:i})=>e(i,()=>b(t,n,r,this.name),{name:`besides-${n}`}))}</div>`}
      ${l&&o`<${te} ...${u} />`}
    `}};function k({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function ne({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(e,{state:t}){let n=a.changed??{},r=e=>e.map(e=>i(t,e)).join(`, `),o=A?Object.keys(n).filter(e=>n[e]>(A[e]??0)&&!a.seats.includes(e)):[];A={...n},o.length&&(m(f(`mine_changed`,{name:r(o)})),u(f(`mine_changed`,{name:r(o)})));let c=t.secrets?Object.keys(n):[];s(e,c.length>0&&f(`mine_changed_before`,{names:r(c)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([l(`mine`),h(`private/private.css`),h(`board/signs.css`)])}function B(e,t){let r=n(o`<nav class="mine-bar" aria-label=${f(`mine_views`)} hidden />`),i=n(o`<section class="card mine-call" aria-label=${f(`mine_views`)} hidden />`),a=n(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:r,call:i,phones:a}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,a.seats]);if(M.asked===n)return;M.asked=n;let r=a.seats.length?await c(`/api/mine`).catch(()=>null):[];M.asked===n&&(r?(U(r),M.rev=t,H(e)||e.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),ee(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(t,n,r,i){let a=M.bare.has(n),s=e(a?f(`mine_again`):r,()=>{a?M.bare.delete(n):M.bare.add(n),n===`list`&&M.seen.set(W().seat,I(W()).length),t.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return o`<div class="mine-lines">${a?i():null}${s}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let i=r(e.state,t);return o`<div class="now-head">
    ${p(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${f(`mine_private`)}</p></div>
  </div>`}function re(t,n){let r=i(t.state,n.seat),a=n.told.filter(e=>e.now),s=I(n);return[o`<div class=${`now card seat-${n.seat}`}>
      ${Z(t,n.seat,f(`mine_for`,{name:r}))}
      ${a.length>0&&Y(t,`now`,f(`mine_read`),()=>o`<ul class="mine-told large">${a.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&o`<p class="sentence">${f(`mine_nothing`)}</p>`}
      <${ne} ...${n} said=${e=>{M.bare.delete(`now`),[M.saying,M.since]=[n.seat,e],H(t)||t.render()}} again=${()=>t.render()} />
    </div>`,o`<section class="card" aria-label=${f(`mine_list`)}>
      <h2>${f(`mine_list`)}${R(n)&&o`<span class="mine-badge">${f(`mine_new`)}</span>`}</h2>
      ${s.length?Y(t,`list`,f(`mine_list_show`),()=>X(s)):o`<p class="small">${f(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&e(f(`mine_next`),()=>q(t,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let t=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return o`<div class="card stack">
    <h1>${f(`mine_who`)}</h1>
    ${M.seats.map(n=>{let{seat:a}=n;return o`<button type="button" class="option mine-choice" onclick=${t(a)} data-f=${`mine-${a}`}>
      ${p(a,r(e.state,a)?.mark??``)}
      <span>${i(e.state,a)}</span>
      ${Q(n)}
    </button>`})}
  </div>`}function ae(t){let n=i(t.state,M.who);return o`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(t,M.who,f(`mine_pass`,{name:n}))}
    <p class="sentence">${f(`mine_pass_text`)}</p>
    ${e(f(`mine_i_am`,{name:n}),()=>{M.held=!0,$(t),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${e(f(`mine_next`),()=>q(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?o`<span class="mine-badge asked">${f(`mine_asked_short`)}</span>`:R(e)?o`<span class="mine-badge">${f(`mine_new`)}</span>`:null;function oe(e){let t=M.seats.find(L)??M.seats.find(R),n=f(`mine_for`,{name:M.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[r(!1,f(`mine_all`),`mine-all`),r(!0,[o`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function se(t){return M.seats.filter(L).map(({seat:n})=>{let r=i(t.state,n);return o`<div class="stack">
      <p class="step">${f(`mine_asked`,{name:r})}</p>
      ${e(f(`mine_open`,{name:r}),()=>q(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ce(e){for(let t of M.seats)L(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||u(f(`mine_asked`,{name:i(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,r=n&&M.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),s(P.room,r&&(i?re(e,i):M.who?ae(e):ie(e))),s(P.bar,n&&oe(e)),s(P.call,n&&!r&&se(e))}async function le(e,t){N??=z(),await N,P??=B(e,t),j(P.phones,t),t.state.secrets&&a.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};