import{$t as e,Gt as t,Ht as n,It as r,Kt as i,Wt as a,Zt as o,dt as s,en as c,ht as l,in as u,it as d,lt as f,nn as p,on as m,qt as h,st as ee,zt as g}from"./all-55a14521.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,te=()=>_.clear();async function y(e,t,n,r=null){let i=await ee(()=>p(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),f(m(`mine_handed`)))}function b(e,t){return v.has(e)||(v.set(e,[]),o(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const x=e=>e.toLocaleLowerCase(u).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:n,css:r})=>t`<button type="button" class=${r} onclick=${()=>n(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:r,typed:i,choose:a}){let o=e.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=C(o,i);return t`
    <p class="small">${m(r?`mine_list_only`:`mine_free`)}</p>
    ${n(m(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==i)&&c.map(e=>t`<${S} key=${e} text=${e} choose=${a} css="mine-word" />`)}
      ${i&&!c.length&&r&&t`<p class="small">${m(`mine_no_match`)}</p>`}
    </div>
  `}const ne=({found:e,choose:n})=>e.map(({name:e,texts:r})=>t`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>t`<${S} text=${e} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),T=({found:e,choose:n})=>t`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>t`<${S} text=${e} choose=${n} css="mine-letter" />`))}
</div>`,E=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends h{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&y(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:r,said:i,again:a}){let o=_.get(this.name)??``,s=r.listed?b(r.word,a):[],c=s.length>0&&r.most===1,l=s.length>0&&!c,u={found:s,only:r.only,typed:o.trim(),choose:this.choose};return t`
      <form class="mine-form" onsubmit=${this.submit} autocomplete="off" ref=${e=>this.form=e}>
        <label class="field-label">
          ${r.text}
          <input
            type="text"
            maxlength=${r.most}
            required
            autocomplete="off"
            autocapitalize="off"
            enterkeyhint="send"
            data-f=${`field-${r.word}`}
            ref=${E}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${r.word}`}>${r.send}</button>
      </form>
      ${c&&t`<${T} ...${u} />`}
      ${l&&t`<${w} ...${u} />`}
      ${r.values.length>0&&t`<div class="mine-besides">${r.values.map(({input:t,text:r})=>n(r,()=>y(e,t,i,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&t`<${ne} ...${u} />`}
    `}};function O({seat:e,line:n,said:r}){let i=t`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>t`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>y(e,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[t`<p class="sentence">${n.text}</p>`,i]:t`<details><summary>${n.text}</summary>${i}</details>`}function k({seat:e,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>t`<div key=${`${e} ${n.word}`} class="mine-input">
      <${n.most?D:O} seat=${e} line=${n} said=${r} again=${i} />
    </div>`)}let A=null;function j(e,{state:t}){let n=c.changed??{},a=e=>e.map(e=>r(t,e)).join(`, `),o=A?Object.keys(n).filter(e=>n[e]>(A[e]??0)&&!c.seats.includes(e)):[];A={...n},o.length&&(f(m(`mine_changed`,{name:a(o)})),s(m(`mine_changed`,{name:a(o)})));let l=t.secrets?Object.keys(n):[];i(e,l.length>0&&m(`mine_changed_before`,{names:a(l)}))}const M={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let N=null,P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(M.seen.get(e.seat)??0);async function z(){await Promise.all([e(`mine`),l(`private/private.css`),l(`board/signs.css`)])}function B(e,n){let r=a(t`<nav class="mine-bar" aria-label=${m(`mine_views`)} hidden />`),i=a(t`<section class="card mine-call" aria-label=${m(`mine_views`)} hidden />`),o=a(t`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(n)),window.addEventListener(`pagehide`,()=>G(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>K(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(n,!1)),{room:e,bar:r,call:i,phones:o}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,c.seats]);if(M.asked===n)return;M.asked=n;let r=c.seats.length?await o(`/api/mine`).catch(()=>null):[];M.asked===n&&(r?(U(r),M.rev=t,H(e)||e.render()):M.asked=``)}function H(e){if(!M.saying||M.rev<M.since)return!1;let t=M.seats.find(e=>e.seat===M.saying);return M.saying=``,t&&M.seen.set(t.seat,I(t).length),!M.open||t&&L(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(M.seats.map(({seat:e})=>e));M.seats=e;for(let n of e){let e=M.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||I(n).length<M.seen.get(n.seat))&&M.seen.set(n.seat,I(n).length)}e.length||Object.assign(M,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>M.seats.length===1?M.seats[0]:M.held?M.seats.find(({seat:e})=>e===M.who):void 0;function G(e){M.bare.clear(),te(),[M.who,M.held]=[``,!1],P&&$(e)}function K(e){clearTimeout(F),F=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[M.open,M.who]=[t,M.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?P.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,r,i,a){let o=M.bare.has(r),s=n(o?m(`mine_again`):i,()=>{o?M.bare.delete(r):M.bare.add(r),r===`list`&&M.seen.set(W().seat,I(W()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${r}`,"aria-expanded":String(o)});return t`<div class="mine-lines">${o?a():null}${s}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(n=>[t`<h3>${n}</h3>`,t`<ul class="mine-told">${e.filter(e=>e.about===n).map(({text:e})=>t`<li>${e}</li>`)}</ul>`])}function Z(e,n,r){let i=g(e.state,n);return t`<div class="now-head">
    ${d(n,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${m(`mine_private`)}</p></div>
  </div>`}function re(e,i){let a=r(e.state,i.seat),o=i.told.filter(e=>e.now),s=I(i);return[t`<div class=${`now card seat-${i.seat}`}>
      ${Z(e,i.seat,m(`mine_for`,{name:a}))}
      ${o.length>0&&Y(e,`now`,m(`mine_read`),()=>t`<ul class="mine-told large">${o.map(({text:e})=>t`<li>${e}</li>`)}</ul>`)}
      ${!L(i)&&t`<p class="sentence">${m(`mine_nothing`)}</p>`}
      <${k} ...${i} said=${t=>{M.bare.delete(`now`),[M.saying,M.since]=[i.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,t`<section class="card" aria-label=${m(`mine_list`)}>
      <h2>${m(`mine_list`)}${R(i)&&t`<span class="mine-badge">${m(`mine_new`)}</span>`}</h2>
      ${s.length?Y(e,`list`,m(`mine_list_show`),()=>X(s)):t`<p class="small">${m(`mine_empty`)}</p>`}
    </section>`,M.seats.length>1&&n(m(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let n=t=>()=>{[M.who,M.held]=[t,!1],$(e),J(P.room)};return t`<div class="card stack">
    <h1>${m(`mine_who`)}</h1>
    ${M.seats.map(i=>{let{seat:a}=i;return t`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${d(a,g(e.state,a)?.mark??``)}
      <span>${r(e.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function ae(e){let i=r(e.state,M.who);return t`<div class=${`now card mine-pass seat-${M.who}`}>
    ${Z(e,M.who,m(`mine_pass`,{name:i}))}
    <p class="sentence">${m(`mine_pass_text`)}</p>
    ${n(m(`mine_i_am`,{name:i}),()=>{M.held=!0,$(e),J(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${n(m(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?t`<span class="mine-badge asked">${m(`mine_asked_short`)}</span>`:R(e)?t`<span class="mine-badge">${m(`mine_new`)}</span>`:null;function oe(e){let n=M.seats.find(L)??M.seats.find(R),i=m(`mine_for`,{name:M.seats.map(({seat:t})=>r(e.state,t)).join(`, `)}),a=(n,r,i)=>t`<button type="button" class="mine-tab" aria-pressed=${String(M.open===n)} data-f=${i} onclick=${()=>q(e,n)}>
      ${r}
    </button>`;return[a(!1,m(`mine_all`),`mine-all`),a(!0,[t`<span>${i}</span>`,n&&Q(n)],`mine-own`)]}function se(e){return M.seats.filter(L).map(({seat:i})=>{let a=r(e.state,i);return t`<div class="stack">
      <p class="step">${m(`mine_asked`,{name:a})}</p>
      ${n(m(`mine_open`,{name:a}),()=>q(e,!0,i),{kind:`primary wide`,name:`call-${i}`})}
    </div>`})}function ce(e){for(let t of M.seats)L(t)?M.called.has(t.seat)||(M.called.add(t.seat),M.open||s(m(`mine_asked`,{name:r(e.state,t.seat)}))):M.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&M.seats.length>0,r=n&&M.open,a=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),i(P.room,r&&(a?re(e,a):M.who?ae(e):ie(e))),i(P.bar,n&&oe(e)),i(P.call,n&&!r&&se(e))}async function le(e,t){N??=z(),await N,P??=B(e,t),j(P.phones,t),t.state.secrets&&c.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};