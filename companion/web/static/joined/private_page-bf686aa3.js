import{Ft as e,Jt as t,Lt as n,Ot as r,Tt as i,en as a,fn as o,it as s,ln as c,mn as l,nt as u,ot as d,rn as f,sn as p,st as m,un as h,zt as g}from"./all-eabb7ade.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await u(()=>g(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),s(f(`mine_handed`)))}function x(t,n){return v.has(t)||(v.set(t,[]),e(`/api/texts/${t}`).then(e=>{v.set(t,e),n()},()=>v.delete(t))),v.get(t)}const S=e=>e.toLocaleLowerCase(a).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>h`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),o=w(i,n);return h`
    <p class="small">${f(t?`mine_list_only`:`mine_free`)}</p>
    ${p(f(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(o.length!==1||o[0]!==n)&&o.map(e=>h`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!o.length&&t&&h`<p class="small">${f(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>h`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>h`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>h`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>h`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,ee=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends l{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,a=t.listed?x(t.word,r):[],o=a.length>0&&t.most===1,s=a.length>0&&!o,c={found:a,only:t.only,typed:i.trim(),choose:this.choose};return h`
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
            ref=${ee}
            value=${i}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${o&&h`<${D} ...${c} />`}
      ${s&&h`<${T} ...${c} />`}
      ${t.values.length>0&&h`<div class="mine-besides">${t.values.map(({input:t,text:r})=>p(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${s&&h`<${E} ...${c} />`}
    `}};function k({seat:e,line:t,said:n}){let r=h`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>h`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[h`<p class="sentence">${t.text}</p>`,r]:h`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>h`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(e,{state:t}){let r=n.changed??{},a=e=>e.map(e=>i(t,e)).join(`, `),c=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!n.seats.includes(e)):[];j={...r},c.length&&(s(f(`mine_changed`,{name:a(c)})),d(f(`mine_changed`,{name:a(c)})));let l=t.secrets?Object.keys(r):[];o(e,l.length>0&&f(`mine_changed_before`,{names:a(l)}))}await Promise.all([m(`private/private.css`),m(`board/signs.css`)]);const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let n=c(h`<nav class="mine-bar" aria-label=${f(`mine_views`)} hidden />`),r=c(h`<section class="card mine-call" aria-label=${f(`mine_views`)} hidden />`),i=c(h`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:n,call:r,phones:i}}async function B(t){let{rev:r}=t.state,i=JSON.stringify([r,t.state.game_id,n.seats]);if(N.asked===i)return;N.asked=i;let a=n.seats.length?await e(`/api/mine`).catch(()=>null):[];N.asked===i&&(a?(H(a),N.rev=r,V(t)||t.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,n,r){let i=N.bare.has(t),a=p(i?f(`mine_again`):n,()=>{i?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return h`<div class="mine-lines">${i?r():null}${a}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[h`<h3>${t}</h3>`,h`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>h`<li>${e}</li>`)}</ul>`])}function X(e,n,i){let a=r(e.state,n);return h`<div class="now-head">
    ${t(n,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${f(`mine_private`)}</p></div>
  </div>`}function Z(e,t){let n=i(e.state,t.seat),r=t.told.filter(e=>e.now),a=I(t);return[h`<div class=${`now card seat-${t.seat}`}>
      ${X(e,t.seat,f(`mine_for`,{name:n}))}
      ${r.length>0&&J(e,`now`,f(`mine_read`),()=>h`<ul class="mine-told large">${r.map(({text:e})=>h`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&h`<p class="sentence">${f(`mine_nothing`)}</p>`}
      <${A} ...${t} said=${n=>{N.bare.delete(`now`),[N.saying,N.since]=[t.seat,n],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,h`<section class="card" aria-label=${f(`mine_list`)}>
      <h2>${f(`mine_list`)}${R(t)&&h`<span class="mine-badge">${f(`mine_new`)}</span>`}</h2>
      ${a.length?J(e,`list`,f(`mine_list_show`),()=>Y(a)):h`<p class="small">${f(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&p(f(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function te(e){let n=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return h`<div class="card stack">
    <h1>${f(`mine_who`)}</h1>
    ${N.seats.map(a=>{let{seat:o}=a;return h`<button type="button" class="option mine-choice" onclick=${n(o)} data-f=${`mine-${o}`}>
      ${t(o,r(e.state,o)?.mark??``)}
      <span>${i(e.state,o)}</span>
      ${Q(a)}
    </button>`})}
  </div>`}function ne(e){let t=i(e.state,N.who);return h`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,f(`mine_pass`,{name:t}))}
    <p class="sentence">${f(`mine_pass_text`)}</p>
    ${p(f(`mine_i_am`,{name:t}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${p(f(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?h`<span class="mine-badge asked">${f(`mine_asked_short`)}</span>`:R(e)?h`<span class="mine-badge">${f(`mine_new`)}</span>`:null;function re(e){let t=N.seats.find(L)??N.seats.find(R),n=f(`mine_for`,{name:N.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>h`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${r} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[r(!1,f(`mine_all`),`mine-all`),r(!0,[h`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function ie(e){return N.seats.filter(L).map(({seat:t})=>{let n=i(e.state,t);return h`<div class="stack">
      <p class="step">${f(`mine_asked`,{name:n})}</p>
      ${p(f(`mine_open`,{name:n}),()=>K(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ae(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||d(f(`mine_asked`,{name:i(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,i=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),o(P.room,r&&(i?Z(e,i):N.who?ne(e):te(e))),o(P.bar,n&&re(e)),o(P.call,n&&!r&&ie(e))}async function oe(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&n.seats.length||H([]),$(t),ae(t),await B(t)}export{oe as showMine};