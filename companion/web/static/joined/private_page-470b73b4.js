import{Gt as e,It as t,Jt as n,Kt as r,Ut as i,Xt as a,_t as o,en as s,ht as c,in as l,ln as u,nn as d,on as f,pt as p,ut as m,vt as h,zt as g}from"./all-16646811.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await p(()=>l(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),c(u(`mine_handed`)))}function ee(e,t){return v.has(e)||(v.set(e,[]),s(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const x=e=>e.toLocaleLowerCase(f).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>r`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:t,typed:n,choose:a}){let o=e.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=C(o,n);return r`
    <p class="small">${u(t?`mine_list_only`:`mine_free`)}</p>
    ${i(u(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>r`<${S} key=${e} text=${e} choose=${a} css="mine-word" />`)}
      ${n&&!c.length&&t&&r`<p class="small">${u(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>r`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>r`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),te=({found:e,choose:t})=>r`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>r`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,ne=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var E=class extends a{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(_.get(this.name)??``).trim();i&&b(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:t,said:n,again:a}){let o=_.get(this.name)??``,s=t.listed?ee(t.word,a):[],c=s.length>0&&t.most===1,l=s.length>0&&!c,u={found:s,only:t.only,typed:o.trim(),choose:this.choose};return r`
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
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${c&&r`<${te} ...${u} />`}
      ${l&&r`<${w} ...${u} />`}
      ${t.values.length>0&&r`<div class="mine-besides">${t.values.map(({input:t,text:r})=>i(r,()=>b(e,t,n,this.name),{name:`besides-${t}`}))}</div>`}
      ${l&&r`<${T} ...${u} />`}
    `}};function D({seat:e,line:t,said:n}){let i=r`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:i})=>r`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return t.calls?[r`<p class="sentence">${t.text}</p>`,i]:r`<details><summary>${t.text}</summary>${i}</details>`}function O({seat:e,awaited:t,said:n,again:i}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>r`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?E:D} seat=${e} line=${t} said=${n} again=${i} />
    </div>`)}let k=null;function A(e,{state:r}){let i=d.changed??{},a=e=>e.map(e=>t(r,e)).join(`, `),s=k?Object.keys(i).filter(e=>i[e]>(k[e]??0)&&!d.seats.includes(e)):[];k={...i},s.length&&(c(u(`mine_changed`,{name:a(s)})),o(u(`mine_changed`,{name:a(s)})));let l=r.secrets?Object.keys(i):[];n(e,l.length>0&&u(`mine_changed_before`,{names:a(l)}))}await Promise.all([h(`private/private.css`),h(`board/signs.css`)]);const j={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let M=null,N=0;const P=e=>e.told.filter(({now:e})=>!e),F=e=>e.awaited.some(({calls:e})=>e),I=e=>P(e).length>(j.seen.get(e.seat)??0);function L(t,n){let i=e(r`<nav class="mine-bar" aria-label=${u(`mine_views`)} hidden />`),a=e(r`<section class="card mine-call" aria-label=${u(`mine_views`)} hidden />`),o=e(r`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(i),document.getElementById(`now`).after(a),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&H(n)),window.addEventListener(`pagehide`,()=>H(n));for(let e of[`pointerdown`,`keydown`,`input`])t.addEventListener(e,()=>U(n));return t.addEventListener(`keydown`,({key:e})=>e===`Escape`&&W(n,!1)),{room:t,bar:i,call:a,phones:o}}async function R(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,d.seats]);if(j.asked===n)return;j.asked=n;let r=d.seats.length?await s(`/api/mine`).catch(()=>null):[];j.asked===n&&(r?(B(r),j.rev=t,z(e)||e.render()):j.asked=``)}function z(e){if(!j.saying||j.rev<j.since)return!1;let t=j.seats.find(e=>e.seat===j.saying);return j.saying=``,t&&j.seen.set(t.seat,P(t).length),!j.open||t&&F(t)?!1:(W(e,!1),!0)}function B(e){let t=new Set(j.seats.map(({seat:e})=>e));j.seats=e;for(let n of e){let e=j.bare.has(`list`)&&n.seat===V()?.seat;(!t.has(n.seat)||e||P(n).length<j.seen.get(n.seat))&&j.seen.set(n.seat,P(n).length)}e.length||Object.assign(j,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const V=()=>j.seats.length===1?j.seats[0]:j.held?j.seats.find(({seat:e})=>e===j.who):void 0;function H(e){j.bare.clear(),y(),[j.who,j.held]=[``,!1],M&&$(e)}function U(e){clearTimeout(N),N=setTimeout(()=>H(e),6e4)}function W(e,t,n=``){H(e),[j.open,j.who]=[t,j.seats.length>1?n:``],U(e),$(e),e.render(),scrollTo(0,0),G(t?M.room:document.getElementById(`now`))}function G(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function K(e,t,n,a){let o=j.bare.has(t),s=i(o?u(`mine_again`):n,()=>{o?j.bare.delete(t):j.bare.add(t),t===`list`&&j.seen.set(V().seat,P(V()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(o)});return r`<div class="mine-lines">${o?a():null}${s}</div>`}function q(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[r`<h3>${t}</h3>`,r`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>r`<li>${e}</li>`)}</ul>`])}function J(e,t,n){let i=g(e.state,t);return r`<div class="now-head">
    ${m(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${u(`mine_private`)}</p></div>
  </div>`}function Y(e,n){let a=t(e.state,n.seat),o=n.told.filter(e=>e.now),s=P(n);return[r`<div class=${`now card seat-${n.seat}`}>
      ${J(e,n.seat,u(`mine_for`,{name:a}))}
      ${o.length>0&&K(e,`now`,u(`mine_read`),()=>r`<ul class="mine-told large">${o.map(({text:e})=>r`<li>${e}</li>`)}</ul>`)}
      ${!F(n)&&r`<p class="sentence">${u(`mine_nothing`)}</p>`}
      <${O} ...${n} said=${t=>{j.bare.delete(`now`),[j.saying,j.since]=[n.seat,t],z(e)||e.render()}} again=${()=>e.render()} />
    </div>`,r`<section class="card" aria-label=${u(`mine_list`)}>
      <h2>${u(`mine_list`)}${I(n)&&r`<span class="mine-badge">${u(`mine_new`)}</span>`}</h2>
      ${s.length?K(e,`list`,u(`mine_list_show`),()=>q(s)):r`<p class="small">${u(`mine_empty`)}</p>`}
    </section>`,j.seats.length>1&&i(u(`mine_next`),()=>W(e,!0),{kind:`wide`,name:`mine-next`})]}function X(e){let n=t=>()=>{[j.who,j.held]=[t,!1],$(e),G(M.room)};return r`<div class="card stack">
    <h1>${u(`mine_who`)}</h1>
    ${j.seats.map(i=>{let{seat:a}=i;return r`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${m(a,g(e.state,a)?.mark??``)}
      <span>${t(e.state,a)}</span>
      ${Z(i)}
    </button>`})}
  </div>`}function re(e){let n=t(e.state,j.who);return r`<div class=${`now card mine-pass seat-${j.who}`}>
    ${J(e,j.who,u(`mine_pass`,{name:n}))}
    <p class="sentence">${u(`mine_pass_text`)}</p>
    ${i(u(`mine_i_am`,{name:n}),()=>{j.held=!0,$(e),G(M.room)},{kind:`primary wide`,name:`mine-take`})}
    ${i(u(`mine_next`),()=>W(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Z=e=>F(e)?r`<span class="mine-badge asked">${u(`mine_asked_short`)}</span>`:I(e)?r`<span class="mine-badge">${u(`mine_new`)}</span>`:null;function Q(e){let n=j.seats.find(F)??j.seats.find(I),i=u(`mine_for`,{name:j.seats.map(({seat:n})=>t(e.state,n)).join(`, `)}),a=(t,n,i)=>r`<button type="button" class="mine-tab" aria-pressed=${String(j.open===t)} data-f=${i} onclick=${()=>W(e,t)}>
      ${n}
    </button>`;return[a(!1,u(`mine_all`),`mine-all`),a(!0,[r`<span>${i}</span>`,n&&Z(n)],`mine-own`)]}function ie(e){return j.seats.filter(F).map(({seat:n})=>{let a=t(e.state,n);return r`<div class="stack">
      <p class="step">${u(`mine_asked`,{name:a})}</p>
      ${i(u(`mine_open`,{name:a}),()=>W(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ae(e){for(let n of j.seats)F(n)?j.called.has(n.seat)||(j.called.add(n.seat),j.open||o(u(`mine_asked`,{name:t(e.state,n.seat)}))):j.called.delete(n.seat)}function $(e){let{state:t}=e,r=!!t.secrets&&j.seats.length>0,i=r&&j.open,a=V();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),n(M.room,i&&(a?Y(e,a):j.who?re(e):X(e))),n(M.bar,r&&Q(e)),n(M.call,r&&!i&&ie(e))}async function oe(e,t){M??=L(e,t),A(M.phones,t),t.state.secrets&&d.seats.length||B([]),$(t),ae(t),await R(t)}export{oe as showMine};