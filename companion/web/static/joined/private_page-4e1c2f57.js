import{$t as e,Bt as t,Gt as n,Ht as r,Lt as i,Pt as a,Ut as o,Zt as s,ct as c,dt as l,gt as u,ht as d,on as f,pt as p,qt as ee,rn as m,tn as h}from"./all-3975bd8e.js";const g=/* @__PURE__ */ new Map,_=/* @__PURE__ */ new Map,v=()=>g.clear();async function y(e,t,n,r=null){let i=await l(()=>h(`/api/input`,{input:t,seat:e}));i&&(g.delete(r),n(i.rev),p(f(`mine_handed`)))}function b(e,t){return _.has(e)||(_.set(e,[]),s(`/api/texts/${e}`).then(n=>{_.set(e,n),t()},()=>_.delete(e))),_.get(e)}const x=e=>e.toLocaleLowerCase(m).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:n,typed:r,choose:i}){let a=e.flatMap(({texts:e})=>e),s=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),c=C(a,r);return o`
    <p class="small">${f(n?`mine_list_only`:`mine_free`)}</p>
    ${t(f(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>o`<${S} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&n&&o`<p class="small">${f(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),te=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,ne=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var E=class extends ee{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{g.set(this.name,e),this.setState({})};choose=e=>{this.type(e),this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};submit=e=>{e.preventDefault();let{seat:t,line:n,said:r}=this.props,i=(g.get(this.name)??``).trim();i&&y(t,`${n.word}:${i}`,r,this.name)};render({seat:e,line:n,said:r,again:i}){let a=g.get(this.name)??``,s=n.listed?b(n.word,i):[],c=s.length>0&&n.most===1,l=s.length>0&&!c,u={found:s,only:n.only,typed:a.trim(),choose:this.choose};return o`
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
            ref=${ne}
            value=${a}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${c&&o`<${te} ...${u} />`}
      ${l&&o`<${w} ...${u} />`}
      ${n.values.length>0&&o`<div class="mine-besides">${n.values.map(({input:n,text:i})=>t(i,()=>y(e,n,r,this.name),{name:`besides-${n}`}))}</div>`}
      ${l&&o`<${T} ...${u} />`}
    `}};function D({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>y(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function O({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?E:D} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let k=null;function A(t,{state:r}){let i=e.changed??{},o=e=>e.map(e=>a(r,e)).join(`, `),s=k?Object.keys(i).filter(t=>i[t]>(k[t]??0)&&!e.seats.includes(t)):[];k={...i},s.length&&(p(f(`mine_changed`,{name:o(s)})),d(f(`mine_changed`,{name:o(s)})));let c=r.secrets?Object.keys(i):[];n(t,c.length>0&&f(`mine_changed_before`,{names:o(c)}))}await Promise.all([u(`private/private.css`),u(`board/signs.css`)]);const j={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let M=null,N=0;const P=e=>e.told.filter(({now:e})=>!e),F=e=>e.awaited.some(({calls:e})=>e),I=e=>P(e).length>(j.seen.get(e.seat)??0);function L(e,t){let n=r(o`<nav class="mine-bar" aria-label=${f(`mine_views`)} hidden />`),i=r(o`<section class="card mine-call" aria-label=${f(`mine_views`)} hidden />`),a=r(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&H(t)),window.addEventListener(`pagehide`,()=>H(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>U(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&W(t,!1)),{room:e,bar:n,call:i,phones:a}}async function R(t){let{rev:n}=t.state,r=JSON.stringify([n,t.state.game_id,e.seats]);if(j.asked===r)return;j.asked=r;let i=e.seats.length?await s(`/api/mine`).catch(()=>null):[];j.asked===r&&(i?(B(i),j.rev=n,z(t)||t.render()):j.asked=``)}function z(e){if(!j.saying||j.rev<j.since)return!1;let t=j.seats.find(e=>e.seat===j.saying);return j.saying=``,t&&j.seen.set(t.seat,P(t).length),!j.open||t&&F(t)?!1:(W(e,!1),!0)}function B(e){let t=new Set(j.seats.map(({seat:e})=>e));j.seats=e;for(let n of e){let e=j.bare.has(`list`)&&n.seat===V()?.seat;(!t.has(n.seat)||e||P(n).length<j.seen.get(n.seat))&&j.seen.set(n.seat,P(n).length)}e.length||Object.assign(j,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const V=()=>j.seats.length===1?j.seats[0]:j.held?j.seats.find(({seat:e})=>e===j.who):void 0;function H(e){j.bare.clear(),v(),[j.who,j.held]=[``,!1],M&&$(e)}function U(e){clearTimeout(N),N=setTimeout(()=>H(e),6e4)}function W(e,t,n=``){H(e),[j.open,j.who]=[t,j.seats.length>1?n:``],U(e),$(e),e.render(),scrollTo(0,0),G(t?M.room:document.getElementById(`now`))}function G(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function K(e,n,r,i){let a=j.bare.has(n),s=t(a?f(`mine_again`):r,()=>{a?j.bare.delete(n):j.bare.add(n),n===`list`&&j.seen.set(V().seat,P(V()).length),e.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return o`<div class="mine-lines">${a?i():null}${s}</div>`}function q(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function J(e,t,n){let r=i(e.state,t);return o`<div class="now-head">
    ${c(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${f(`mine_private`)}</p></div>
  </div>`}function Y(e,n){let r=a(e.state,n.seat),i=n.told.filter(e=>e.now),s=P(n);return[o`<div class=${`now card seat-${n.seat}`}>
      ${J(e,n.seat,f(`mine_for`,{name:r}))}
      ${i.length>0&&K(e,`now`,f(`mine_read`),()=>o`<ul class="mine-told large">${i.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!F(n)&&o`<p class="sentence">${f(`mine_nothing`)}</p>`}
      <${O} ...${n} said=${t=>{j.bare.delete(`now`),[j.saying,j.since]=[n.seat,t],z(e)||e.render()}} again=${()=>e.render()} />
    </div>`,o`<section class="card" aria-label=${f(`mine_list`)}>
      <h2>${f(`mine_list`)}${I(n)&&o`<span class="mine-badge">${f(`mine_new`)}</span>`}</h2>
      ${s.length?K(e,`list`,f(`mine_list_show`),()=>q(s)):o`<p class="small">${f(`mine_empty`)}</p>`}
    </section>`,j.seats.length>1&&t(f(`mine_next`),()=>W(e,!0),{kind:`wide`,name:`mine-next`})]}function X(e){let t=t=>()=>{[j.who,j.held]=[t,!1],$(e),G(M.room)};return o`<div class="card stack">
    <h1>${f(`mine_who`)}</h1>
    ${j.seats.map(n=>{let{seat:r}=n;return o`<button type="button" class="option mine-choice" onclick=${t(r)} data-f=${`mine-${r}`}>
      ${c(r,i(e.state,r)?.mark??``)}
      <span>${a(e.state,r)}</span>
      ${Z(n)}
    </button>`})}
  </div>`}function re(e){let n=a(e.state,j.who);return o`<div class=${`now card mine-pass seat-${j.who}`}>
    ${J(e,j.who,f(`mine_pass`,{name:n}))}
    <p class="sentence">${f(`mine_pass_text`)}</p>
    ${t(f(`mine_i_am`,{name:n}),()=>{j.held=!0,$(e),G(M.room)},{kind:`primary wide`,name:`mine-take`})}
    ${t(f(`mine_next`),()=>W(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Z=e=>F(e)?o`<span class="mine-badge asked">${f(`mine_asked_short`)}</span>`:I(e)?o`<span class="mine-badge">${f(`mine_new`)}</span>`:null;function Q(e){let t=j.seats.find(F)??j.seats.find(I),n=f(`mine_for`,{name:j.seats.map(({seat:t})=>a(e.state,t)).join(`, `)}),r=(t,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(j.open===t)} data-f=${r} onclick=${()=>W(e,t)}>
      ${n}
    </button>`;return[r(!1,f(`mine_all`),`mine-all`),r(!0,[o`<span>${n}</span>`,t&&Z(t)],`mine-own`)]}function ie(e){return j.seats.filter(F).map(({seat:n})=>{let r=a(e.state,n);return o`<div class="stack">
      <p class="step">${f(`mine_asked`,{name:r})}</p>
      ${t(f(`mine_open`,{name:r}),()=>W(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function ae(e){for(let t of j.seats)F(t)?j.called.has(t.seat)||(j.called.add(t.seat),j.open||d(f(`mine_asked`,{name:a(e.state,t.seat)}))):j.called.delete(t.seat)}function $(e){let{state:t}=e,r=!!t.secrets&&j.seats.length>0,i=r&&j.open,a=V();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),n(M.room,i&&(a?Y(e,a):j.who?re(e):X(e))),n(M.bar,r&&Q(e)),n(M.call,r&&!i&&ie(e))}async function oe(t,n){M??=L(t,n),A(M.phones,n),n.state.secrets&&e.seats.length||B([]),$(n),ae(n),await R(n)}export{oe as showMine};