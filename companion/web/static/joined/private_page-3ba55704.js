import{$t as e,Ht as t,It as n,Kt as r,Ut as i,Wt as a,Zt as o,at as s,ct as c,en as l,ft as u,gt as d,in as f,nn as p,qt as ee,sn as m,ut as h,zt as g}from"./all-6252e0db.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,te=()=>_.clear();async function y(e,t,n,r=null){let i=await c(()=>p(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),h(m(`mine_handed`)))}function b(e,t){return v.has(e)||(v.set(e,[]),o(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const x=e=>e.toLocaleLowerCase(f).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>a`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:n,typed:r,choose:i}){let o=e.flatMap(({texts:e})=>e),s=()=>i(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=C(o,r);return a`
    <p class="small">${m(n?`mine_list_only`:`mine_free`)}</p>
    ${t(m(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>a`<${S} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&n&&a`<p class="small">${m(`mine_no_match`)}</p>`}
    </div>
  `}const ne=({found:e,choose:t})=>e.map(({name:e,texts:n})=>a`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>a`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),T=({found:e,choose:t})=>a`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>a`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,E=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends ee{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&y(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:n,said:r,again:i}){let o=_.get(this.name)??``,s=n.listed?b(n.word,i):[],c=s.length>0&&n.most===1,l=s.length>0&&!c,u={found:s,only:n.only,typed:o.trim(),choose:this.choose};return a`
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
            ref=${E}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${c&&a`<${T} ...${u} />`}
      ${l&&a`<${w} ...${u} />`}
      ${n.values.length>0&&a`<div class="mine-besides">${n.values.map(({input:n,text:i})=>t(i,()=>y(e,n,r,this.name),{name:`besides-${n}`}))}</div>`}
      ${l&&a`<${ne} ...${u} />`}
    `}};function O({seat:e,line:t,said:n}){let r=a`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>a`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>y(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[a`<p class="sentence">${t.text}</p>`,r]:a`<details><summary>${t.text}</summary>${r}</details>`}function k({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>a`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?D:O} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let A=null;function j(e,{state:t}){let i=l.changed??{},a=e=>e.map(e=>n(t,e)).join(`, `),o=A?Object.keys(i).filter(e=>i[e]>(A[e]??0)&&!l.seats.includes(e)):[];A={...i},o.length&&(h(m(`mine_changed`,{name:a(o)})),u(m(`mine_changed`,{name:a(o)})));let s=t.secrets?Object.keys(i):[];r(e,s.length>0&&m(`mine_changed_before`,{names:a(s)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([e(`mine`),d(`private/private.css`),d(`board/signs.css`)])}function B(e,t){let n=i(a`<nav class="mine-bar" aria-label=${m(`mine_views`)} hidden />`),r=i(a`<section class="card mine-call" aria-label=${m(`mine_views`)} hidden />`),o=i(a`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:o}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,l.seats]);if(M.asked===n)return;M.asked=n;let r=l.seats.length?await o(`/api/mine`).catch(()=>null):[];M.asked===n&&(r?(U(r),M.rev=t,H(e)||e.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),te(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,n,r,i){let o=M.bare.has(n),s=t(o?m(`mine_again`):r,()=>{o?M.bare.delete(n):M.bare.add(n),n===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(o)});return a`<div class="mine-lines">${o?i():null}${s}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[a`<h3>${t}</h3>`,a`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>a`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let r=g(e.state,t);return a`<div class="now-head">
    ${s(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${m(`mine_private`)}</p></div>
  </div>`}function re(e,r){let i=n(e.state,r.seat),o=r.told.filter(e=>e.now),s=I(r);return[a`<div class=${`now card seat-${r.seat}`}>
      ${Z(e,r.seat,m(`mine_for`,{name:i}))}
      ${o.length>0&&Y(e,`now`,m(`mine_read`),()=>a`<ul class="mine-told large">${o.map(({text:e})=>a`<li>${e}</li>`)}</ul>`)}
      ${!L(r)&&a`<p class="sentence">${m(`mine_nothing`)}</p>`}
      <${k} ...${r} said=${t=>{M.bare.delete(`now`),[M.saying,M.since]=[r.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,a`<section class="card" aria-label=${m(`mine_list`)}>
      <h2>${m(`mine_list`)}${R(r)&&a`<span class="mine-badge">${m(`mine_new`)}</span>`}</h2>
      ${s.length?Y(e,`list`,m(`mine_list_show`),()=>X(s)):a`<p class="small">${m(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&t(m(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let t=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return a`<div class="card stack">
    <h1>${m(`mine_who`)}</h1>
    ${M.seats.map(r=>{let{seat:i}=r;return a`<button type="button" class="option mine-choice" onclick=${t(i)} data-f=${`mine-${i}`}>
      ${s(i,g(e.state,i)?.mark??``)}
      <span>${n(e.state,i)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function ae(e){let r=n(e.state,M.who);return a`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,m(`mine_pass`,{name:r}))}
    <p class="sentence">${m(`mine_pass_text`)}</p>
    ${t(m(`mine_i_am`,{name:r}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${t(m(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?a`<span class="mine-badge asked">${m(`mine_asked_short`)}</span>`:R(e)?a`<span class="mine-badge">${m(`mine_new`)}</span>`:null;function oe(e){let t=M.seats.find(L)??M.seats.find(R),r=m(`mine_for`,{name:M.seats.map(({seat:t})=>n(e.state,t)).join(`, `)}),i=(t,n,r)=>a`<button type="button" class="mine-tab" aria-pressed=${String(M.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[i(!1,m(`mine_all`),`mine-all`),i(!0,[a`<span>${r}</span>`,t&&Q(t)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:r})=>{let i=n(e.state,r);return a`<div class="stack">
      <p class="step">${m(`mine_asked`,{name:i})}</p>
      ${t(m(`mine_open`,{name:i}),()=>q(e,!0,r),{kind:`primary wide`,name:`call-${r}`})}
    </div>`})}function ce(e){for(let t of M.seats)L(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||u(m(`mine_asked`,{name:n(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,i=n&&M.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,n),r(P.room,i&&(a?re(e,a):M.who?ae(e):ie(e))),r(P.bar,n&&oe(e)),r(P.call,n&&!i&&se(e))}async function le(e,t){N??=z(),await N,P??=B(e,t),j(P.phones,t),t.state.secrets&&l.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};