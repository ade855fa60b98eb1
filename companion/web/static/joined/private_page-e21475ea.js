import{$t as e,Bt as t,Gt as n,Kt as r,Lt as i,Ut as a,Wt as o,Zt as s,_t as c,dt as l,en as u,in as d,lt as f,nn as p,on as m,ot as h,pt as g,qt as _}from"./all-214c7489.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,ee=()=>v.clear();async function b(e,t,n,r=null){let i=await f(()=>p(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),l(m(`mine_handed`)))}function x(e,t){return y.has(e)||(y.set(e,[]),s(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(d).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:r})=>n`<button type="button" class=${r} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:r,choose:i}){let o=e.flatMap(({texts:e})=>e),s=()=>i(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=w(o,r);return n`
    <p class="small">${m(t?`mine_list_only`:`mine_free`)}</p>
    ${a(m(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>n`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&t&&n`<p class="small">${m(`mine_no_match`)}</p>`}
    </div>
  `}const te=({found:e,choose:t})=>e.map(({name:e,texts:r})=>n`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>n`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>n`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>n`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends _{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:r,again:i}){let o=v.get(this.name)??``,s=t.listed?x(t.word,i):[],c=s.length>0&&t.most===1,l=s.length>0&&!c,u={found:s,only:t.only,typed:o.trim(),choose:this.choose};return n`
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
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${c&&n`<${E} ...${u} />`}
      ${l&&n`<${T} ...${u} />`}
      ${t.values.length>0&&n`<div class="mine-besides">${t.values.map(({input:t,text:n})=>a(n,()=>b(e,t,r,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&n`<${te} ...${u} />`}
    `}};function ne({seat:e,line:t,said:r}){let i=n`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:i})=>n`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return t.calls?[n`<p class="sentence">${t.text}</p>`,i]:n`<details><summary>${t.text}</summary>${i}</details>`}function k({seat:e,awaited:t,said:r,again:i}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>n`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:ne} seat=${e} line=${t} said=${r} again=${i} />
    </div>`)}let A=null;function j(e,{state:t}){let n=u.changed??{},a=e=>e.map(e=>i(t,e)).join(`, `),o=A?Object.keys(n).filter(e=>n[e]>(A[e]??0)&&!u.seats.includes(e)):[];A={...n},o.length&&(l(m(`mine_changed`,{name:a(o)})),g(m(`mine_changed`,{name:a(o)})));let s=t.secrets?Object.keys(n):[];r(e,s.length>0&&m(`mine_changed_before`,{names:a(s)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([e(`mine`),c(`private/private.css`),c(`board/signs.css`)])}function B(e,t){let r=o(n`<nav class="mine-bar" aria-label=${m(`mine_views`)} hidden />`),i=o(n`<section class="card mine-call" aria-label=${m(`mine_views`)} hidden />`),a=o(n`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:r,call:i,phones:a}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,u.seats]);if(M.asked===n)return;M.asked=n;let r=u.seats.length?await s(`/api/mine`).catch(()=>null):[];M.asked===n&&(r?(U(r),M.rev=t,H(e)||e.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),ee(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,r,i){let o=M.bare.has(t),s=a(o?m(`mine_again`):r,()=>{o?M.bare.delete(t):M.bare.add(t),t===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(o)});return n`<div class="mine-lines">${o?i():null}${s}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[n`<h3>${t}</h3>`,n`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>n`<li>${e}</li>`)}</ul>`])}function Z(e,r,i){let a=t(e.state,r);return n`<div class="now-head">
    ${h(r,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${m(`mine_private`)}</p></div>
  </div>`}function re(e,t){let r=i(e.state,t.seat),o=t.told.filter(e=>e.now),s=I(t);return[n`<div class=${`now card seat-${t.seat}`}>
      ${Z(e,t.seat,m(`mine_for`,{name:r}))}
      ${o.length>0&&Y(e,`now`,m(`mine_read`),()=>n`<ul class="mine-told large">${o.map(({text:e})=>n`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&n`<p class="sentence">${m(`mine_nothing`)}</p>`}
      <${k} ...${t} said=${n=>{M.bare.delete(`now`),[M.saying,M.since]=[t.seat,n],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,n`<section class="card" aria-label=${m(`mine_list`)}>
      <h2>${m(`mine_list`)}${R(t)&&n`<span class="mine-badge">${m(`mine_new`)}</span>`}</h2>
      ${s.length?Y(e,`list`,m(`mine_list_show`),()=>X(s)):n`<p class="small">${m(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&a(m(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let r=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return n`<div class="card stack">
    <h1>${m(`mine_who`)}</h1>
    ${M.seats.map(a=>{let{seat:o}=a;return n`<button type="button" class="option mine-choice" onclick=${r(o)} data-f=${`mine-${o}`}>
      ${h(o,t(e.state,o)?.mark??``)}
      <span>${i(e.state,o)}</span>
      ${Q(a)}
    </button>`})}
  </div>`}function ae(e){let t=i(e.state,M.who);return n`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,m(`mine_pass`,{name:t}))}
    <p class="sentence">${m(`mine_pass_text`)}</p>
    ${a(m(`mine_i_am`,{name:t}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(m(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?n`<span class="mine-badge asked">${m(`mine_asked_short`)}</span>`:R(e)?n`<span class="mine-badge">${m(`mine_new`)}</span>`:null;function oe(e){let t=M.seats.find(L)??M.seats.find(R),r=m(`mine_for`,{name:M.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),a=(t,r,i)=>n`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${i} onclick=${()=>q(e,t)}>
      ${r}
    </button>`;return[a(!1,m(`mine_all`),`mine-all`),a(!0,[n`<span>${r}</span>`,t&&Q(t)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:t})=>{let r=i(e.state,t);return n`<div class="stack">
      <p class="step">${m(`mine_asked`,{name:r})}</p>
      ${a(m(`mine_open`,{name:r}),()=>q(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ce(e){for(let t of M.seats)L(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||g(m(`mine_asked`,{name:i(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,i=n&&M.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,n),r(P.room,i&&(a?re(e,a):M.who?ae(e):ie(e))),r(P.bar,n&&oe(e)),r(P.call,n&&!i&&se(e))}async function le(e,t){N??=z(),await N,P??=B(e,t),j(P.phones,t),t.state.secrets&&u.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};