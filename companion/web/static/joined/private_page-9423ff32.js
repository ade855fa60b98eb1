import{$t as e,Ft as t,Kt as n,Rt as r,Ut as i,Vt as a,Wt as o,Zt as s,_t as c,en as l,ft as u,gt as d,in as f,lt as p,mt as m,nn as h,on as g,qt as _}from"./all-6f78eea8.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,ee=()=>v.clear();async function b(e,t,n,r=null){let i=await u(()=>h(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),m(g(`mine_handed`)))}function x(e,t){return y.has(e)||(y.set(e,[]),s(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(f).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),s=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),c=w(i,n);return o`
    <p class="small">${g(t?`mine_list_only`:`mine_free`)}</p>
    ${a(g(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>o`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!c.length&&t&&o`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const te=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var ne=class extends _{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=v.get(this.name)??``,s=t.listed?x(t.word,r):[],c=s.length>0&&t.most===1,l=s.length>0&&!c,u={found:s,only:t.only,typed:i.trim(),choose:this.choose};return o`
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
            ref=${D}
            value=${i}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${c&&o`<${E} ...${u} />`}
      ${l&&o`<${T} ...${u} />`}
      ${t.values.length>0&&o`<div class="mine-besides">${t.values.map(({input:t,text:r})=>a(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&o`<${te} ...${u} />`}
    `}};function O({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function k({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?ne:O} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(e,{state:r}){let i=l.changed??{},a=e=>e.map(e=>t(r,e)).join(`, `),o=A?Object.keys(i).filter(e=>i[e]>(A[e]??0)&&!l.seats.includes(e)):[];A={...i},o.length&&(m(g(`mine_changed`,{name:a(o)})),d(g(`mine_changed`,{name:a(o)})));let s=r.secrets?Object.keys(i):[];n(e,s.length>0&&g(`mine_changed_before`,{names:a(s)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([e(`mine`),c(`private/private.css`),c(`board/signs.css`)])}function B(e,t){let n=i(o`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),r=i(o`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),a=i(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:a}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,l.seats]);if(M.asked===n)return;M.asked=n;let r=l.seats.length?await s(`/api/mine`).catch(()=>null):[];M.asked===n&&(r?(U(r),M.rev=t,H(e)||e.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),ee(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=M.bare.has(t),s=a(i?g(`mine_again`):n,()=>{i?M.bare.delete(t):M.bare.add(t),t===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return o`<div class="mine-lines">${i?r():null}${s}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let i=r(e.state,t);return o`<div class="now-head">
    ${p(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function re(e,n){let r=t(e.state,n.seat),i=n.told.filter(e=>e.now),s=I(n);return[o`<div class=${`now card seat-${n.seat}`}>
      ${Z(e,n.seat,g(`mine_for`,{name:r}))}
      ${i.length>0&&Y(e,`now`,g(`mine_read`),()=>o`<ul class="mine-told large">${i.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&o`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${k} ...${n} said=${t=>{M.bare.delete(`now`),[M.saying,M.since]=[n.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,o`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${R(n)&&o`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${s.length?Y(e,`list`,g(`mine_list_show`),()=>X(s)):o`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&a(g(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let n=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return o`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${M.seats.map(i=>{let{seat:a}=i;return o`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${p(a,r(e.state,a)?.mark??``)}
      <span>${t(e.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function ae(e){let n=t(e.state,M.who);return o`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,g(`mine_pass`,{name:n}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${a(g(`mine_i_am`,{name:n}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(g(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?o`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:R(e)?o`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function oe(e){let n=M.seats.find(L)??M.seats.find(R),r=g(`mine_for`,{name:M.seats.map(({seat:n})=>t(e.state,n)).join(`, `)}),i=(t,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[i(!1,g(`mine_all`),`mine-all`),i(!0,[o`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:n})=>{let r=t(e.state,n);return o`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:r})}</p>
      ${a(g(`mine_open`,{name:r}),()=>q(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ce(e){for(let n of M.seats)L(n)?M.called.has(n.seat)||(M.called.add(n.seat),M.open||d(g(`mine_asked`,{name:t(e.state,n.seat)}))):M.called.delete(n.seat)}function $(e){let{state:t}=e,r=!!t.secrets&&M.seats.length>0,i=r&&M.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),n(P.room,i&&(a?re(e,a):M.who?ae(e):ie(e))),n(P.bar,r&&oe(e)),n(P.call,r&&!i&&se(e))}async function le(e,t){N??=z(),await N,P??=B(e,t),j(P.phones,t),t.state.secrets&&l.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};