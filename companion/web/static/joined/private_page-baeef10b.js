import{Ft as e,Jt as t,Kt as n,Qt as r,Rt as i,Ut as a,Vt as o,Wt as s,_t as c,en as l,ft as u,gt as d,in as f,lt as p,mt as m,nn as h,sn as g}from"./all-230952a6.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await u(()=>h(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),m(g(`mine_handed`)))}function ee(e,t){return v.has(e)||(v.set(e,[]),r(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const x=e=>e.toLocaleLowerCase(f).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>s`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),c=C(i,n);return s`
    <p class="small">${g(t?`mine_list_only`:`mine_free`)}</p>
    ${o(g(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>s`<${S} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!c.length&&t&&s`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>s`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>s`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),te=({found:e,choose:t})=>s`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>s`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,ne=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var E=class extends t{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:r}){let i=_.get(this.name)??``,a=t.listed?ee(t.word,r):[],c=a.length>0&&t.most===1,l=a.length>0&&!c,u={found:a,only:t.only,typed:i.trim(),choose:this.choose};return s`
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
      ${t.values.length>0&&s`<div class="mine-besides">${t.values.map(({input:t,text:r})=>o(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
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
    </div>`)}let k=null;function A(t,{state:r}){let i=l.changed??{},a=t=>t.map(t=>e(r,t)).join(`, `),o=k?Object.keys(i).filter(e=>i[e]>(k[e]??0)&&!l.seats.includes(e)):[];k={...i},o.length&&(m(g(`mine_changed`,{name:a(o)})),d(g(`mine_changed`,{name:a(o)})));let s=r.secrets?Object.keys(i):[];n(t,s.length>0&&g(`mine_changed_before`,{names:a(s)}))}await Promise.all([c(`private/private.css`),c(`board/signs.css`)]);const j={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let M=null,N=0;const P=e=>e.told.filter(({now:e})=>!e),F=e=>e.awaited.some(({calls:e})=>e),I=e=>P(e).length>(j.seen.get(e.seat)??0);function L(e,t){let n=a(s`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),r=a(s`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),i=a(s`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&H(t)),window.addEventListener(`pagehide`,()=>H(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>U(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&W(t,!1)),{room:e,bar:n,call:r,phones:i}}async function R(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,l.seats]);if(j.asked===n)return;j.asked=n;let i=l.seats.length?await r(`/api/mine`).catch(()=>null):[];j.asked===n&&(i?(B(i),j.rev=t,z(e)||e.render()):j.asked=``)}function z(e){if(!j.saying||j.rev<j.since)return!1;let t=j.seats.find(e=>e.seat===j.saying);return j.saying=``,t&&j.seen.set(t.seat,P(t).length),!j.open||t&&F(t)?!1:(W(e,!1),!0)}function B(e){let t=new Set(j.seats.map(({seat:e})=>e));j.seats=e;for(let n of e){let e=j.bare.has(`list`)&&n.seat===V()?.seat;(!t.has(n.seat)||e||P(n).length<j.seen.get(n.seat))&&j.seen.set(n.seat,P(n).length)}e.length||Object.assign(j,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const V=()=>j.seats.length===1?j.seats[0]:j.held?j.seats.find(({seat:e})=>e===j.who):void 0;function H(e){j.bare.clear(),y(),[j.who,j.held]=[``,!1],M&&$(e)}function U(e){clearTimeout(N),N=setTimeout(()=>H(e),6e4)}function W(e,t,n=``){H(e),[j.open,j.who]=[t,j.seats.length>1?n:``],U(e),$(e),e.render(),scrollTo(0,0),G(t?M.room:document.getElementById(`now`))}function G(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function K(e,t,n,r){let i=j.bare.has(t),a=o(i?g(`mine_again`):n,()=>{i?j.bare.delete(t):j.bare.add(t),t===`list`&&j.seen.set(V().seat,P(V()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return s`<div class="mine-lines">${i?r():null}${a}</div>`}function q(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[s`<h3>${t}</h3>`,s`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>s`<li>${e}</li>`)}</ul>`])}function J(e,t,n){let r=i(e.state,t);return s`<div class="now-head">
    ${p(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function Y(t,n){let r=e(t.state,n.seat),i=n.told.filter(e=>e.now),a=P(n);return[s`<div class=${`now card seat-${n.seat}`}>
      ${J(t,n.seat,g(`mine_for`,{name:r}))}
      ${i.length>0&&K(t,`now`,g(`mine_read`),()=>s`<ul class="mine-told large">${i.map(({text:e})=>s`<li>${e}</li>`)}</ul>`)}
      ${!F(n)&&s`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${O} ...${n} said=${e=>{j.bare.delete(`now`),[j.saying,j.since]=[n.seat,e],z(t)||t.render()}} again=${()=>t.render()} />
    </div>`,s`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${I(n)&&s`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${a.length?K(t,`list`,g(`mine_list_show`),()=>q(a)):s`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,j.seats.length>1&&o(g(`mine_next`),()=>W(t,!0),{kind:`wide`,name:`mine-next`})]}function X(t){let n=e=>()=>{[j.who,j.held]=[e,!1],$(t),G(M.room)};return s`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${j.seats.map(r=>{let{seat:a}=r;return s`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${p(a,i(t.state,a)?.mark??``)}
      <span>${e(t.state,a)}</span>
      ${Z(r)}
    </button>`})}
  </div>`}function re(t){let n=e(t.state,j.who);return s`<div class=${`now card mine-pass seat-${j.who}`}>
    ${J(t,j.who,g(`mine_pass`,{name:n}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${o(g(`mine_i_am`,{name:n}),()=>{j.held=!0,$(t),G(M.room)},{kind:`primary wide`,name:`mine-take`})}
    ${o(g(`mine_next`),()=>W(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Z=e=>F(e)?s`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:I(e)?s`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function Q(t){let n=j.seats.find(F)??j.seats.find(I),r=g(`mine_for`,{name:j.seats.map(({seat:n})=>e(t.state,n)).join(`, `)}),i=(e,n,r)=>s`<button type="button" class="mine-tab" aria-pressed=${String(j.open===e)} data-f=${r} onclick=${()=>W(t,e)}>
      ${n}
    </button>`;return[i(!1,g(`mine_all`),`mine-all`),i(!0,[s`<span>${r}</span>`,n&&Z(n)],`mine-own`)]}function ie(t){return j.seats.filter(F).map(({seat:n})=>{let r=e(t.state,n);return s`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:r})}</p>
      ${o(g(`mine_open`,{name:r}),()=>W(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ae(t){for(let n of j.seats)F(n)?j.called.has(n.seat)||(j.called.add(n.seat),j.open||d(g(`mine_asked`,{name:e(t.state,n.seat)}))):j.called.delete(n.seat)}function $(e){let{state:t}=e,r=!!t.secrets&&j.seats.length>0,i=r&&j.open,a=V();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),n(M.room,i&&(a?Y(e,a):j.who?re(e):X(e))),n(M.bar,r&&Q(e)),n(M.call,r&&!i&&ie(e))}async function oe(e,t){M??=L(e,t),A(M.phones,t),t.state.secrets&&l.seats.length||B([]),$(t),ae(t),await R(t)}export{oe as showMine};