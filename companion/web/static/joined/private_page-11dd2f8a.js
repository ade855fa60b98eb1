import{$t as e,Bt as t,Ft as n,Jt as r,Mt as i,Rt as a,Ut as o,Vt as s,Wt as c,Xt as l,Zt as u,dt as d,lt as f,mt as p,ot as m,pt as h,rn as g,tn as _}from"./all-b3353105.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,b=()=>v.clear();async function x(t,n,r,i=null){let a=await f(()=>e(`/api/input`,{input:n,seat:t}));a&&(v.delete(i),r(a.rev),d(g(`mine_handed`)))}function ee(e,t){return y.has(e)||(y.set(e,[]),r(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(_).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>s`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),o=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),c=w(i,n);return s`
    <p class="small">${g(t?`mine_list_only`:`mine_free`)}</p>
    ${a(g(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>s`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!c.length&&t&&s`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const te=({found:e,choose:t})=>e.map(({name:e,texts:n})=>s`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>s`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>s`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>s`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var ne=class extends c{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&x(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=v.get(this.name)??``,o=t.listed?ee(t.word,r):[],c=o.length>0&&t.most===1,l=o.length>0&&!c,u={found:o,only:t.only,typed:i.trim(),choose:this.choose};return s`
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
      ${c&&s`<${E} ...${u} />`}
      ${l&&s`<${T} ...${u} />`}
      ${t.values.length>0&&s`<div class="mine-besides">${t.values.map(({input:t,text:r})=>a(r,()=>x(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&s`<${te} ...${u} />`}
    `}};function O({seat:e,line:t,said:n}){let r=s`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>s`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>x(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[s`<p class="sentence">${t.text}</p>`,r]:s`<details><summary>${t.text}</summary>${r}</details>`}function k({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>s`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?ne:O} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(e,{state:t}){let n=u.changed??{},r=e=>e.map(e=>i(t,e)).join(`, `),a=A?Object.keys(n).filter(e=>n[e]>(A[e]??0)&&!u.seats.includes(e)):[];A={...n},a.length&&(d(g(`mine_changed`,{name:r(a)})),h(g(`mine_changed`,{name:r(a)})));let s=t.secrets?Object.keys(n):[];o(e,s.length>0&&g(`mine_changed_before`,{names:r(s)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([l(`mine`),p(`private/private.css`),p(`board/signs.css`)])}function B(e,n){let r=t(s`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),i=t(s`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),a=t(s`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(n)),window.addEventListener(`pagehide`,()=>G(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>K(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(n,!1)),{room:e,bar:r,call:i,phones:a}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,u.seats]);if(M.asked===n)return;M.asked=n;let i=u.seats.length?await r(`/api/mine`).catch(()=>null):[];M.asked===n&&(i?(U(i),M.rev=t,H(e)||e.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),b(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=M.bare.has(t),o=a(i?g(`mine_again`):n,()=>{i?M.bare.delete(t):M.bare.add(t),t===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return s`<div class="mine-lines">${i?r():null}${o}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[s`<h3>${t}</h3>`,s`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>s`<li>${e}</li>`)}</ul>`])}function Z(e,t,r){let i=n(e.state,t);return s`<div class="now-head">
    ${m(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function re(e,t){let n=i(e.state,t.seat),r=t.told.filter(e=>e.now),o=I(t);return[s`<div class=${`now card seat-${t.seat}`}>
      ${Z(e,t.seat,g(`mine_for`,{name:n}))}
      ${r.length>0&&Y(e,`now`,g(`mine_read`),()=>s`<ul class="mine-told large">${r.map(({text:e})=>s`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&s`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${k} ...${t} said=${n=>{M.bare.delete(`now`),[M.saying,M.since]=[t.seat,n],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,s`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${R(t)&&s`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${o.length?Y(e,`list`,g(`mine_list_show`),()=>X(o)):s`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&a(g(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let t=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return s`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${M.seats.map(r=>{let{seat:a}=r;return s`<button type="button" class="option mine-choice" onclick=${t(a)} data-f=${`mine-${a}`}>
      ${m(a,n(e.state,a)?.mark??``)}
      <span>${i(e.state,a)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function ae(e){let t=i(e.state,M.who);return s`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,g(`mine_pass`,{name:t}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${a(g(`mine_i_am`,{name:t}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(g(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?s`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:R(e)?s`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function oe(e){let t=M.seats.find(L)??M.seats.find(R),n=g(`mine_for`,{name:M.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>s`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[r(!1,g(`mine_all`),`mine-all`),r(!0,[s`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:t})=>{let n=i(e.state,t);return s`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:n})}</p>
      ${a(g(`mine_open`,{name:n}),()=>q(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ce(e){for(let t of M.seats)L(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||h(g(`mine_asked`,{name:i(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,r=n&&M.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),o(P.room,r&&(i?re(e,i):M.who?ae(e):ie(e))),o(P.bar,n&&oe(e)),o(P.call,n&&!r&&se(e))}async function le(e,t){N??=z(),await N,P??=B(e,t),j(P.phones,t),t.state.secrets&&u.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};