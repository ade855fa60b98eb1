import{$t as e,Bt as t,Ft as n,Gt as r,Mt as i,Rt as a,Ut as o,Vt as s,Yt as c,Zt as l,dt as u,lt as d,mt as f,ot as p,pt as m,rn as h,tn as g}from"./all-ed664c5f.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(t,n,r,i=null){let a=await d(()=>e(`/api/input`,{input:n,seat:t}));a&&(_.delete(i),r(a.rev),u(h(`mine_handed`)))}function ee(e,t){return v.has(e)||(v.set(e,[]),c(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const x=e=>e.toLocaleLowerCase(g).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>s`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),o=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),c=C(i,n);return s`
    <p class="small">${h(t?`mine_list_only`:`mine_free`)}</p>
    ${a(h(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>s`<${S} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!c.length&&t&&s`<p class="small">${h(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>s`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>s`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),te=({found:e,choose:t})=>s`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>s`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,ne=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var E=class extends r{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,o=t.listed?ee(t.word,r):[],c=o.length>0&&t.most===1,l=o.length>0&&!c,u={found:o,only:t.only,typed:i.trim(),choose:this.choose};return s`
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
            ref=${ne}
            value=${i}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${c&&s`<${te} ...${u} />`}
      ${l&&s`<${w} ...${u} />`}
      ${t.values.length>0&&s`<div class="mine-besides">${t.values.map(({input:t,text:r})=>a(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&s`<${T} ...${u} />`}
    `}};function D({seat:e,line:t,said:n}){let r=s`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>s`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[s`<p class="sentence">${t.text}</p>`,r]:s`<details><summary>${t.text}</summary>${r}</details>`}function O({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>s`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?E:D} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let k=null;function A(e,{state:t}){let n=l.changed??{},r=e=>e.map(e=>i(t,e)).join(`, `),a=k?Object.keys(n).filter(e=>n[e]>(k[e]??0)&&!l.seats.includes(e)):[];k={...n},a.length&&(u(h(`mine_changed`,{name:r(a)})),m(h(`mine_changed`,{name:r(a)})));let s=t.secrets?Object.keys(n):[];o(e,s.length>0&&h(`mine_changed_before`,{names:r(s)}))}await Promise.all([f(`private/private.css`),f(`board/signs.css`)]);const j={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let M=null,N=0;const P=e=>e.told.filter(({now:e})=>!e),F=e=>e.awaited.some(({calls:e})=>e),I=e=>P(e).length>(j.seen.get(e.seat)??0);function L(e,n){let r=t(s`<nav class="mine-bar" aria-label=${h(`mine_views`)} hidden />`),i=t(s`<section class="card mine-call" aria-label=${h(`mine_views`)} hidden />`),a=t(s`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&H(n)),window.addEventListener(`pagehide`,()=>H(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>U(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&W(n,!1)),{room:e,bar:r,call:i,phones:a}}async function R(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,l.seats]);if(j.asked===n)return;j.asked=n;let r=l.seats.length?await c(`/api/mine`).catch(()=>null):[];j.asked===n&&(r?(B(r),j.rev=t,z(e)||e.render()):j.asked=``)}function z(e){if(!j.saying||j.rev<j.since)return!1;let t=j.seats.find(e=>e.seat===j.saying);return j.saying=``,t&&j.seen.set(t.seat,P(t).length),!j.open||t&&F(t)?!1:(W(e,!1),!0)}function B(e){let t=new Set(j.seats.map(({seat:e})=>e));j.seats=e;for(let n of e){let e=j.bare.has(`list`)&&n.seat===V()?.seat;(!t.has(n.seat)||e||P(n).length<j.seen.get(n.seat))&&j.seen.set(n.seat,P(n).length)}e.length||Object.assign(j,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const V=()=>j.seats.length===1?j.seats[0]:j.held?j.seats.find(({seat:e})=>e===j.who):void 0;function H(e){j.bare.clear(),y(),[j.who,j.held]=[``,!1],M&&$(e)}function U(e){clearTimeout(N),N=setTimeout(()=>H(e),6e4)}function W(e,t,n=``){H(e),[j.open,j.who]=[t,j.seats.length>1?n:``],U(e),$(e),e.render(),scrollTo(0,0),G(t?M.room:document.getElementById(`now`))}function G(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function K(e,t,n,r){let i=j.bare.has(t),o=a(i?h(`mine_again`):n,()=>{i?j.bare.delete(t):j.bare.add(t),t===`list`&&j.seen.set(V().seat,P(V()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return s`<div class="mine-lines">${i?r():null}${o}</div>`}function q(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[s`<h3>${t}</h3>`,s`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>s`<li>${e}</li>`)}</ul>`])}function J(e,t,r){let i=n(e.state,t);return s`<div class="now-head">
    ${p(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${h(`mine_private`)}</p></div>
  </div>`}function Y(e,t){let n=i(e.state,t.seat),r=t.told.filter(e=>e.now),o=P(t);return[s`<div class=${`now card seat-${t.seat}`}>
      ${J(e,t.seat,h(`mine_for`,{name:n}))}
      ${r.length>0&&K(e,`now`,h(`mine_read`),()=>s`<ul class="mine-told large">${r.map(({text:e})=>s`<li>${e}</li>`)}</ul>`)}
      ${!F(t)&&s`<p class="sentence">${h(`mine_nothing`)}</p>`}
      <${O} ...${t} said=${n=>{j.bare.delete(`now`),[j.saying,j.since]=[t.seat,n],z(e)||e.render()}} again=${()=>e.render()} />
    </div>`,s`<section class="card" aria-label=${h(`mine_list`)}>
      <h2>${h(`mine_list`)}${I(t)&&s`<span class="mine-badge">${h(`mine_new`)}</span>`}</h2>
      ${o.length?K(e,`list`,h(`mine_list_show`),()=>q(o)):s`<p class="small">${h(`mine_empty`)}</p>`}
    </section>`,j.seats.length>1&&a(h(`mine_next`),()=>W(e,!0),{kind:`wide`,name:`mine-next`})]}function X(e){let t=t=>()=>{[j.who,j.held]=[t,!1],$(e),G(M.room)};return s`<div class="card stack">
    <h1>${h(`mine_who`)}</h1>
    ${j.seats.map(r=>{let{seat:a}=r;return s`<button type="button" class="option mine-choice" onclick=${t(a)} data-f=${`mine-${a}`}>
      ${p(a,n(e.state,a)?.mark??``)}
      <span>${i(e.state,a)}</span>
      ${Z(r)}
    </button>`})}
  </div>`}function re(e){let t=i(e.state,j.who);return s`<div class=${`now card mine-pass seat-${j.who}`}>
    ${J(e,j.who,h(`mine_pass`,{name:t}))}
    <p class="sentence">${h(`mine_pass_text`)}</p>
    ${a(h(`mine_i_am`,{name:t}),()=>{j.held=!0,$(e),G(M.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(h(`mine_next`),()=>W(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Z=e=>F(e)?s`<span class="mine-badge asked">${h(`mine_asked_short`)}</span>`:I(e)?s`<span class="mine-badge">${h(`mine_new`)}</span>`:null;function Q(e){let t=j.seats.find(F)??j.seats.find(I),n=h(`mine_for`,{name:j.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>s`<button type="button" class="mine-tab" aria-pressed=${String(j.open===t)} data-f=${r} onclick=${()=>W(e,t)}>
      ${n}
    </button>`;return[r(!1,h(`mine_all`),`mine-all`),r(!0,[s`<span>${n}</span>`,t&&Z(t)],`mine-own`)]}function ie(e){return j.seats.filter(F).map(({seat:t})=>{let n=i(e.state,t);return s`<div class="stack">
      <p class="step">${h(`mine_asked`,{name:n})}</p>
      ${a(h(`mine_open`,{name:n}),()=>W(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function ae(e){for(let t of j.seats)F(t)?j.called.has(t.seat)||(j.called.add(t.seat),j.open||m(h(`mine_asked`,{name:i(e.state,t.seat)}))):j.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&j.seats.length>0,r=n&&j.open,i=V();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),o(M.room,r&&(i?Y(e,i):j.who?re(e):X(e))),o(M.bar,n&&Q(e)),o(M.call,n&&!r&&ie(e))}async function oe(e,t){M??=L(e,t),A(M.phones,t),t.state.secrets&&l.seats.length||B([]),$(t),ae(t),await R(t)}export{oe as showMine};