import{$t as e,Gt as t,Ht as n,It as r,Kt as i,Qt as a,Ut as o,Wt as s,Xt as c,an as l,dt as u,ht as d,it as f,lt as p,rn as m,st as h,tn as g,zt as _}from"./all-e3a02b0c.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,ee=()=>v.clear();async function b(e,t,n,r=null){let i=await h(()=>g(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),p(l(`mine_handed`)))}function x(e,t){return y.has(e)||(y.set(e,[]),c(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(m).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>s`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function te({found:e,only:t,typed:r,choose:i}){let a=e.flatMap(({texts:e})=>e),o=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),c=w(a,r);return s`
    <p class="small">${l(t?`mine_list_only`:`mine_free`)}</p>
    ${n(l(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>s`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&t&&s`<p class="small">${l(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>s`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>s`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>s`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>s`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends i{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:r,again:i}){let a=v.get(this.name)??``,o=t.listed?x(t.word,i):[],c=o.length>0&&t.most===1,l=o.length>0&&!c,u={found:o,only:t.only,typed:a.trim(),choose:this.choose};return s`
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
            value=${a}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${c&&s`<${E} ...${u} />`}
      ${l&&s`<${te} ...${u} />`}
      ${t.values.length>0&&s`<div class="mine-besides">${t.values.map(({input:t,text:i})=>n(i,()=>b(e,t,r,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&s`<${T} ...${u} />`}
    `}};function k({seat:e,line:t,said:n}){let r=s`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>s`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[s`<p class="sentence">${t.text}</p>`,r]:s`<details><summary>${t.text}</summary>${r}</details>`}function ne({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>s`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(n,{state:i}){let a=e.changed??{},o=e=>e.map(e=>r(i,e)).join(`, `),s=A?Object.keys(a).filter(t=>a[t]>(A[t]??0)&&!e.seats.includes(t)):[];A={...a},s.length&&(p(l(`mine_changed`,{name:o(s)})),u(l(`mine_changed`,{name:o(s)})));let c=i.secrets?Object.keys(a):[];t(n,c.length>0&&l(`mine_changed_before`,{names:o(c)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([a(`mine`),d(`private/private.css`),d(`board/signs.css`)])}function B(e,t){let n=o(s`<nav class="mine-bar" aria-label=${l(`mine_views`)} hidden />`),r=o(s`<section class="card mine-call" aria-label=${l(`mine_views`)} hidden />`),i=o(s`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:i}}async function V(t){let{rev:n}=t.state,r=JSON.stringify([n,t.state.game_id,e.seats]);if(M.asked===r)return;M.asked=r;let i=e.seats.length?await c(`/api/mine`).catch(()=>null):[];M.asked===r&&(i?(U(i),M.rev=n,H(t)||t.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),ee(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,r,i){let a=M.bare.has(t),o=n(a?l(`mine_again`):r,()=>{a?M.bare.delete(t):M.bare.add(t),t===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(a)});return s`<div class="mine-lines">${a?i():null}${o}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[s`<h3>${t}</h3>`,s`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>s`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let r=_(e.state,t);return s`<div class="now-head">
    ${f(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${l(`mine_private`)}</p></div>
  </div>`}function re(e,t){let i=r(e.state,t.seat),a=t.told.filter(e=>e.now),o=I(t);return[s`<div class=${`now card seat-${t.seat}`}>
      ${Z(e,t.seat,l(`mine_for`,{name:i}))}
      ${a.length>0&&Y(e,`now`,l(`mine_read`),()=>s`<ul class="mine-told large">${a.map(({text:e})=>s`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&s`<p class="sentence">${l(`mine_nothing`)}</p>`}
      <${ne} ...${t} said=${n=>{M.bare.delete(`now`),[M.saying,M.since]=[t.seat,n],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,s`<section class="card" aria-label=${l(`mine_list`)}>
      <h2>${l(`mine_list`)}${R(t)&&s`<span class="mine-badge">${l(`mine_new`)}</span>`}</h2>
      ${o.length?Y(e,`list`,l(`mine_list_show`),()=>X(o)):s`<p class="small">${l(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&n(l(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let t=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return s`<div class="card stack">
    <h1>${l(`mine_who`)}</h1>
    ${M.seats.map(n=>{let{seat:i}=n;return s`<button type="button" class="option mine-choice" onclick=${t(i)} data-f=${`mine-${i}`}>
      ${f(i,_(e.state,i)?.mark??``)}
      <span>${r(e.state,i)}</span>
      ${Q(n)}
    </button>`})}
  </div>`}function ae(e){let t=r(e.state,M.who);return s`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,l(`mine_pass`,{name:t}))}
    <p class="sentence">${l(`mine_pass_text`)}</p>
    ${n(l(`mine_i_am`,{name:t}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${n(l(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?s`<span class="mine-badge asked">${l(`mine_asked_short`)}</span>`:R(e)?s`<span class="mine-badge">${l(`mine_new`)}</span>`:null;function oe(e){let t=M.seats.find(L)??M.seats.find(R),n=l(`mine_for`,{name:M.seats.map(({seat:t})=>r(e.state,t)).join(`, `)}),i=(t,n,r)=>s`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[i(!1,l(`mine_all`),`mine-all`),i(!0,[s`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:t})=>{let i=r(e.state,t);return s`<div class="stack">
      <p class="step">${l(`mine_asked`,{name:i})}</p>
      ${n(l(`mine_open`,{name:i}),()=>q(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ce(e){for(let t of M.seats)L(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||u(l(`mine_asked`,{name:r(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:n}=e,r=!!n.secrets&&M.seats.length>0,i=r&&M.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),t(P.room,i&&(a?re(e,a):M.who?ae(e):ie(e))),t(P.bar,r&&oe(e)),t(P.call,r&&!i&&se(e))}async function le(t,n){N??=z(),await N,P??=B(t,n),j(P.phones,n),n.state.secrets&&e.seats.length||U([]),$(n),ce(n),await V(n)}export{le as showMine};