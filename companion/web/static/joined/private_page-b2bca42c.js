import{Bt as e,Ht as t,Lt as n,Pt as r,Qt as i,Ut as a,Xt as o,Yt as s,at as c,ct as l,en as u,ft as d,jt as f,pt as p,qt as m,rn as h,ut as g,zt as _}from"./all-d12d19a7.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,b=()=>v.clear();async function x(e,t,n,r=null){let a=await l(()=>i(`/api/input`,{input:t,seat:e}));a&&(v.delete(r),n(a.rev),g(h(`mine_handed`)))}function S(e,t){return y.has(e)||(y.set(e,[]),m(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const C=e=>e.toLocaleLowerCase(u).normalize(`NFD`).replace(/\p{M}/gu,``),w=({text:t,choose:n,css:r})=>e`<button type="button" class=${r} onclick=${()=>n(t)}>${t}</button>`;function T(e,t){let n=e=>C(e).indexOf(C(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function E({found:t,only:r,typed:i,choose:a}){let o=t.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=T(o,i);return e`
    <p class="small">${h(r?`mine_list_only`:`mine_free`)}</p>
    ${n(h(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==i)&&c.map(t=>e`<${w} key=${t} text=${t} choose=${a} css="mine-word" />`)}
      ${i&&!c.length&&r&&e`<p class="small">${h(`mine_no_match`)}</p>`}
    </div>
  `}const D=({found:t,choose:n})=>t.map(({name:t,texts:r})=>e`<details key=${t} class="mine-group">
      <summary>${t}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(t=>e`<${w} text=${t} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),O=({found:t,choose:n})=>e`<div class="mine-letters" role="group" aria-label=${t[0].name}>
  ${t.flatMap(({texts:t})=>t.map(t=>e`<${w} text=${t} choose=${n} css="mine-letter" />`))}
</div>`,ee=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends a{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(v.get(this.name)??``).trim();i&&x(t,`${n.word}:${i}`,r,this.name)};render({seat:t,line:r,said:i,again:a}){let o=v.get(this.name)??``,s=r.listed?S(r.word,a):[],c=s.length>0&&r.most===1,l=s.length>0&&!c,u={found:s,only:r.only,typed:o.trim(),choose:this.choose};return e`
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
            ref=${ee}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${r.word}`}>${r.send}</button>
      </form>
      ${c&&e`<${O} ...${u} />`}
      ${l&&e`<${E} ...${u} />`}
      ${r.values.length>0&&e`<div class="mine-besides">${r.values.map(({input:e,text:r})=>n(r,()=>x(t,e,i,this.name),{name:`besides-${e}`}))}</div>`}
      ${l&&e`<${D} ...${u} />`}
    `}};function A({seat:t,line:n,said:r}){let i=e`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>e`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>x(t,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[e`<p class="sentence">${n.text}</p>`,i]:e`<details><summary>${n.text}</summary>${i}</details>`}function j({seat:t,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>e`<div key=${`${t} ${n.word}`} class="mine-input">
      <${n.most?k:A} seat=${t} line=${n} said=${r} again=${i} />
    </div>`)}let M=null;function te(e,{state:n}){let r=o.changed??{},i=e=>e.map(e=>f(n,e)).join(`, `),a=M?Object.keys(r).filter(e=>r[e]>(M[e]??0)&&!o.seats.includes(e)):[];M={...r},a.length&&(g(h(`mine_changed`,{name:i(a)})),d(h(`mine_changed`,{name:i(a)})));let s=n.secrets?Object.keys(r):[];t(e,s.length>0&&h(`mine_changed_before`,{names:i(s)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(N.seen.get(e.seat)??0);async function ne(){await Promise.all([s(`mine`),p(`private/private.css`),p(`board/signs.css`)])}function B(t,n){let r=_(e`<nav class="mine-bar" aria-label=${h(`mine_views`)} hidden />`),i=_(e`<section class="card mine-call" aria-label=${h(`mine_views`)} hidden />`),a=_(e`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(n)),window.addEventListener(`pagehide`,()=>G(n));for(let e of[`pointerdown`,`keydown`,`input`])t.addEventListener(e,()=>K(n));return t.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(n,!1)),{room:t,bar:r,call:i,phones:a}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,o.seats]);if(N.asked===n)return;N.asked=n;let r=o.seats.length?await m(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(U(r),N.rev=t,H(e)||e.render()):N.asked=``)}function H(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,L(t).length),!N.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,L(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function G(e){N.bare.clear(),b(),[N.who,N.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){G(e),[N.open,N.who]=[t,N.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(t,r,i,a){let o=N.bare.has(r),s=n(o?h(`mine_again`):i,()=>{o?N.bare.delete(r):N.bare.add(r),r===`list`&&N.seen.set(W().seat,L(W()).length),t.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${r}`,"aria-expanded":String(o)});return e`<div class="mine-lines">${o?a():null}${s}</div>`}function X(t){return[...new Set(t.map(({about:e})=>e))].map(n=>[e`<h3>${n}</h3>`,e`<ul class="mine-told">${t.filter(e=>e.about===n).map(({text:t})=>e`<li>${t}</li>`)}</ul>`])}function Z(t,n,i){let a=r(t.state,n);return e`<div class="now-head">
    ${c(n,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${h(`mine_private`)}</p></div>
  </div>`}function re(t,r){let i=f(t.state,r.seat),a=r.told.filter(e=>e.now),o=L(r);return[e`<div class=${`now card seat-${r.seat}`}>
      ${Z(t,r.seat,h(`mine_for`,{name:i}))}
      ${a.length>0&&Y(t,`now`,h(`mine_read`),()=>e`<ul class="mine-told large">${a.map(({text:t})=>e`<li>${t}</li>`)}</ul>`)}
      ${!R(r)&&e`<p class="sentence">${h(`mine_nothing`)}</p>`}
      <${j} ...${r} said=${e=>{N.bare.delete(`now`),[N.saying,N.since]=[r.seat,e],H(t)||t.render()}} again=${()=>t.render()} />
    </div>`,e`<section class="card" aria-label=${h(`mine_list`)}>
      <h2>${h(`mine_list`)}${z(r)&&e`<span class="mine-badge">${h(`mine_new`)}</span>`}</h2>
      ${o.length?Y(t,`list`,h(`mine_list_show`),()=>X(o)):e`<p class="small">${h(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&n(h(`mine_next`),()=>q(t,!0),{kind:`wide`,name:`mine-next`})]}function ie(t){let n=e=>()=>{[N.who,N.held]=[e,!1],$(t),J(F.room)};return e`<div class="card stack">
    <h1>${h(`mine_who`)}</h1>
    ${N.seats.map(i=>{let{seat:a}=i;return e`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${c(a,r(t.state,a)?.mark??``)}
      <span>${f(t.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function ae(t){let r=f(t.state,N.who);return e`<div class=${`now card mine-pass seat-${N.who}`}>
    ${Z(t,N.who,h(`mine_pass`,{name:r}))}
    <p class="sentence">${h(`mine_pass_text`)}</p>
    ${n(h(`mine_i_am`,{name:r}),()=>{N.held=!0,$(t),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${n(h(`mine_next`),()=>q(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=t=>R(t)?e`<span class="mine-badge asked">${h(`mine_asked_short`)}</span>`:z(t)?e`<span class="mine-badge">${h(`mine_new`)}</span>`:null;function oe(t){let n=N.seats.find(R)??N.seats.find(z),r=h(`mine_for`,{name:N.seats.map(({seat:e})=>f(t.state,e)).join(`, `)}),i=(n,r,i)=>e`<button type="button" class="mine-tab" aria-pressed=${String(N.open===n)} data-f=${i} onclick=${()=>q(t,n)}>
      ${r}
    </button>`;return[i(!1,h(`mine_all`),`mine-all`),i(!0,[e`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function se(t){return N.seats.filter(R).map(({seat:r})=>{let i=f(t.state,r);return e`<div class="stack">
      <p class="step">${h(`mine_asked`,{name:i})}</p>
      ${n(h(`mine_open`,{name:i}),()=>q(t,!0,r),{kind:`primary wide`,name:`call-${r}`})}
    </div>`})}function ce(e){for(let t of N.seats)R(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||d(h(`mine_asked`,{name:f(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:n}=e,r=!!n.secrets&&N.seats.length>0,i=r&&N.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),t(F.room,i&&(a?re(e,a):N.who?ae(e):ie(e))),t(F.bar,r&&oe(e)),t(F.call,r&&!i&&se(e))}async function le(e,t){P??=ne(),await P,F??=B(e,t),te(F.phones,t),t.state.secrets&&o.seats.length||U([]),$(t),ce(t),await V(t)}export{le as showMine};