import{$t as e,Ft as t,Gt as n,Kt as r,Qt as i,Rt as a,Ut as o,Vt as s,Wt as c,Xt as l,an as u,dt as d,gt as f,lt as p,ot as m,pt as h,rn as g,tn as _}from"./all-75524188.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,ee=()=>v.clear();async function b(e,t,n,r=null){let i=await p(()=>_(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),d(u(`mine_handed`)))}function x(e,t){return y.has(e)||(y.set(e,[]),l(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(g).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>c`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function te({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),o=w(i,n);return c`
    <p class="small">${u(t?`mine_list_only`:`mine_free`)}</p>
    ${s(u(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(o.length!==1||o[0]!==n)&&o.map(e=>c`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!o.length&&t&&c`<p class="small">${u(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>c`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>c`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>c`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>c`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends r{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=v.get(this.name)??``,a=t.listed?x(t.word,r):[],o=a.length>0&&t.most===1,l=a.length>0&&!o,u={found:a,only:t.only,typed:i.trim(),choose:this.choose};return c`
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
      ${o&&c`<${E} ...${u} />`}
      ${l&&c`<${te} ...${u} />`}
      ${t.values.length>0&&c`<div class="mine-besides">${t.values.map(({input:t,text:r})=>s(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&c`<${T} ...${u} />`}
    `}};function k({seat:e,line:t,said:n}){let r=c`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>c`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[c`<p class="sentence">${t.text}</p>`,r]:c`<details><summary>${t.text}</summary>${r}</details>`}function ne({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>c`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(r,{state:i}){let a=e.changed??{},o=e=>e.map(e=>t(i,e)).join(`, `),s=A?Object.keys(a).filter(t=>a[t]>(A[t]??0)&&!e.seats.includes(t)):[];A={...a},s.length&&(d(u(`mine_changed`,{name:o(s)})),h(u(`mine_changed`,{name:o(s)})));let c=i.secrets?Object.keys(a):[];n(r,c.length>0&&u(`mine_changed_before`,{names:o(c)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([i(`mine`),f(`private/private.css`),f(`board/signs.css`)])}function B(e,t){let n=o(c`<nav class="mine-bar" aria-label=${u(`mine_views`)} hidden />`),r=o(c`<section class="card mine-call" aria-label=${u(`mine_views`)} hidden />`),i=o(c`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:i}}async function V(t){let{rev:n}=t.state,r=JSON.stringify([n,t.state.game_id,e.seats]);if(M.asked===r)return;M.asked=r;let i=e.seats.length?await l(`/api/mine`).catch(()=>null):[];M.asked===r&&(i?(U(i),M.rev=n,H(t)||t.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),ee(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=M.bare.has(t),a=s(i?u(`mine_again`):n,()=>{i?M.bare.delete(t):M.bare.add(t),t===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return c`<div class="mine-lines">${i?r():null}${a}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[c`<h3>${t}</h3>`,c`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>c`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let r=a(e.state,t);return c`<div class="now-head">
    ${m(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${u(`mine_private`)}</p></div>
  </div>`}function re(e,n){let r=t(e.state,n.seat),i=n.told.filter(e=>e.now),a=I(n);return[c`<div class=${`now card seat-${n.seat}`}>
      ${Z(e,n.seat,u(`mine_for`,{name:r}))}
      ${i.length>0&&Y(e,`now`,u(`mine_read`),()=>c`<ul class="mine-told large">${i.map(({text:e})=>c`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&c`<p class="sentence">${u(`mine_nothing`)}</p>`}
      <${ne} ...${n} said=${t=>{M.bare.delete(`now`),[M.saying,M.since]=[n.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,c`<section class="card" aria-label=${u(`mine_list`)}>
      <h2>${u(`mine_list`)}${R(n)&&c`<span class="mine-badge">${u(`mine_new`)}</span>`}</h2>
      ${a.length?Y(e,`list`,u(`mine_list_show`),()=>X(a)):c`<p class="small">${u(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&s(u(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let n=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return c`<div class="card stack">
    <h1>${u(`mine_who`)}</h1>
    ${M.seats.map(r=>{let{seat:i}=r;return c`<button type="button" class="option mine-choice" onclick=${n(i)} data-f=${`mine-${i}`}>
      ${m(i,a(e.state,i)?.mark??``)}
      <span>${t(e.state,i)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function ae(e){let n=t(e.state,M.who);return c`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,u(`mine_pass`,{name:n}))}
    <p class="sentence">${u(`mine_pass_text`)}</p>
    ${s(u(`mine_i_am`,{name:n}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${s(u(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?c`<span class="mine-badge asked">${u(`mine_asked_short`)}</span>`:R(e)?c`<span class="mine-badge">${u(`mine_new`)}</span>`:null;function oe(e){let n=M.seats.find(L)??M.seats.find(R),r=u(`mine_for`,{name:M.seats.map(({seat:n})=>t(e.state,n)).join(`, `)}),i=(t,n,r)=>c`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[i(!1,u(`mine_all`),`mine-all`),i(!0,[c`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:n})=>{let r=t(e.state,n);return c`<div class="stack">
      <p class="step">${u(`mine_asked`,{name:r})}</p>
      ${s(u(`mine_open`,{name:r}),()=>q(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ce(e){for(let n of M.seats)L(n)?M.called.has(n.seat)||(M.called.add(n.seat),M.open||h(u(`mine_asked`,{name:t(e.state,n.seat)}))):M.called.delete(n.seat)}function $(e){let{state:t}=e,r=!!t.secrets&&M.seats.length>0,i=r&&M.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),n(P.room,i&&(a?re(e,a):M.who?ae(e):ie(e))),n(P.bar,r&&oe(e)),n(P.call,r&&!i&&se(e))}async function le(t,n){N??=z(),await N,P??=B(t,n),j(P.phones,n),n.state.secrets&&e.seats.length||U([]),$(n),ce(n),await V(n)}export{le as showMine};