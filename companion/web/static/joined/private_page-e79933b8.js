import{Dt as e,Ft as t,Kt as n,Lt as r,Nt as i,Qt as a,an as o,at as s,cn as c,fn as l,ot as u,rt as d,sn as f,tn as p,tt as m,un as h,wt as g}from"./all-4d413dfa.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,i=null){let a=await m(()=>r(`/api/input`,{input:t,seat:e}));a&&(_.delete(i),n(a.rev),d(p(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),i(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(a).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>c`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),s=w(i,n);return c`
    <p class="small">${p(t?`mine_list_only`:`mine_free`)}</p>
    ${o(p(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(s.length!==1||s[0]!==n)&&s.map(e=>c`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!s.length&&t&&c`<p class="small">${p(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>c`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>c`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>c`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>c`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends l{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,a=t.listed?x(t.word,r):[],s=a.length>0&&t.most===1,l=a.length>0&&!s,u={found:a,only:t.only,typed:i.trim(),choose:this.choose};return c`
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
            ref=${O}
            value=${i}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${s&&c`<${D} ...${u} />`}
      ${l&&c`<${T} ...${u} />`}
      ${t.values.length>0&&c`<div class="mine-besides">${t.values.map(({input:t,text:r})=>o(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&c`<${E} ...${u} />`}
    `}};function ee({seat:e,line:t,said:n}){let r=c`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>c`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[c`<p class="sentence">${t.text}</p>`,r]:c`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>c`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?k:ee} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(e,{state:n}){let r=t.changed??{},i=e=>e.map(e=>g(n,e)).join(`, `),a=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!t.seats.includes(e)):[];j={...r},a.length&&(d(p(`mine_changed`,{name:i(a)})),s(p(`mine_changed`,{name:i(a)})));let o=n.secrets?Object.keys(r):[];h(e,o.length>0&&p(`mine_changed_before`,{names:i(o)}))}await Promise.all([u(`private/private.css`),u(`board/signs.css`)]);const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let n=f(c`<nav class="mine-bar" aria-label=${p(`mine_views`)} hidden />`),r=f(c`<section class="card mine-call" aria-label=${p(`mine_views`)} hidden />`),i=f(c`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:n,call:r,phones:i}}async function B(e){let{rev:n}=e.state,r=JSON.stringify([n,e.state.game_id,t.seats]);if(N.asked===r)return;N.asked=r;let a=t.seats.length?await i(`/api/mine`).catch(()=>null):[];N.asked===r&&(a?(H(a),N.rev=n,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,n,r){let i=N.bare.has(t),a=o(i?p(`mine_again`):n,()=>{i?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return c`<div class="mine-lines">${i?r():null}${a}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[c`<h3>${t}</h3>`,c`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>c`<li>${e}</li>`)}</ul>`])}function X(t,r,i){let a=e(t.state,r);return c`<div class="now-head">
    ${n(r,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${p(`mine_private`)}</p></div>
  </div>`}function Z(e,t){let n=g(e.state,t.seat),r=t.told.filter(e=>e.now),i=I(t);return[c`<div class=${`now card seat-${t.seat}`}>
      ${X(e,t.seat,p(`mine_for`,{name:n}))}
      ${r.length>0&&J(e,`now`,p(`mine_read`),()=>c`<ul class="mine-told large">${r.map(({text:e})=>c`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&c`<p class="sentence">${p(`mine_nothing`)}</p>`}
      <${A} ...${t} said=${n=>{N.bare.delete(`now`),[N.saying,N.since]=[t.seat,n],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,c`<section class="card" aria-label=${p(`mine_list`)}>
      <h2>${p(`mine_list`)}${R(t)&&c`<span class="mine-badge">${p(`mine_new`)}</span>`}</h2>
      ${i.length?J(e,`list`,p(`mine_list_show`),()=>Y(i)):c`<p class="small">${p(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&o(p(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function te(t){let r=e=>()=>{[N.who,N.held]=[e,!1],$(t),q(P.room)};return c`<div class="card stack">
    <h1>${p(`mine_who`)}</h1>
    ${N.seats.map(i=>{let{seat:a}=i;return c`<button type="button" class="option mine-choice" onclick=${r(a)} data-f=${`mine-${a}`}>
      ${n(a,e(t.state,a)?.mark??``)}
      <span>${g(t.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function ne(e){let t=g(e.state,N.who);return c`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,p(`mine_pass`,{name:t}))}
    <p class="sentence">${p(`mine_pass_text`)}</p>
    ${o(p(`mine_i_am`,{name:t}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${o(p(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?c`<span class="mine-badge asked">${p(`mine_asked_short`)}</span>`:R(e)?c`<span class="mine-badge">${p(`mine_new`)}</span>`:null;function re(e){let t=N.seats.find(L)??N.seats.find(R),n=p(`mine_for`,{name:N.seats.map(({seat:t})=>g(e.state,t)).join(`, `)}),r=(t,n,r)=>c`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${r} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[r(!1,p(`mine_all`),`mine-all`),r(!0,[c`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function ie(e){return N.seats.filter(L).map(({seat:t})=>{let n=g(e.state,t);return c`<div class="stack">
      <p class="step">${p(`mine_asked`,{name:n})}</p>
      ${o(p(`mine_open`,{name:n}),()=>K(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ae(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||s(p(`mine_asked`,{name:g(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,i=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),h(P.room,r&&(i?Z(e,i):N.who?ne(e):te(e))),h(P.bar,n&&re(e)),h(P.call,n&&!r&&ie(e))}async function oe(e,n){P??=z(e,n),M(P.phones,n),n.state.secrets&&t.seats.length||H([]),$(n),ae(n),await B(n)}export{oe as showMine};