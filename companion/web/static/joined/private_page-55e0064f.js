import{$t as e,Cn as t,En as n,H as r,On as i,Tn as a,Vt as o,Wt as s,Yt as c,Zt as l,an as u,gn as d,kn as f,pn as p,rn as m,sn as h,yn as g}from"./phone-4da4ee6a.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await c(()=>h(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),l(g(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),m(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(d).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:r})=>n`<button type="button" class=${r} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:r,typed:i,choose:a}){let o=e.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=w(o,i);return n`
    <p class="small">${g(r?`mine_list_only`:`mine_free`)}</p>
    ${t(g(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==i)&&c.map(e=>n`<${C} key=${e} text=${e} choose=${a} css="mine-word" />`)}
      ${i&&!c.length&&r&&n`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:r})=>n`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>n`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),ee=({found:e,choose:t})=>n`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>n`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var te=class extends f{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:r,no:i}){return n`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${g(`mine_sure`,{text:e})}</p>
      ${t(g(`mine_send`),r,{kind:`primary wide`,name:`sure-send`})}
      ${t(g(`mine_change`),i,{kind:`wide`,name:`sure-change`})}
    </div>`}},O=class extends f{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:r,said:i,again:a},{sure:o}){if(o)return n`<${te} ...${o} yes=${()=>b(e,o.input,i,this.name)} no=${()=>this.setState({sure:null})} />`;let s=_.get(this.name)??``,c=r.listed?x(r.word,a):[],l=c.length>0&&r.most===1,u=c.length>0&&!l,d={found:c,only:r.only,typed:s.trim(),choose:this.choose};return n`
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
            ref=${D}
            value=${s}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${r.word}`}>${r.send}</button>
      </form>
      ${l&&n`<${ee} ...${d} />`}
      ${u&&n`<${T} ...${d} />`}
      ${r.values.length>0&&n`<div class="mine-besides">${r.values.map(({input:e,text:n})=>t(n,()=>this.send(e,n),{name:`besides-${e}`}))}</div>`}
      ${u&&n`<${E} ...${d} />`}
    `}};function k({seat:e,line:t,said:r}){let i=n`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:i})=>n`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return t.calls?[n`<p class="sentence">${t.text}</p>`,i]:n`<details><summary>${t.text}</summary>${i}</details>`}function A({seat:e,awaited:t,said:r,again:i}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>n`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${r} again=${i} />
    </div>`)}let j=null;function M(t,{state:n}){let r=u.changed??{},a=e=>e.map(e=>o(n,e)).join(`, `),s=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!u.seats.includes(e)):[];j={...r},s.length&&(l(g(`mine_changed`,{name:a(s)})),e(g(`mine_changed`,{name:a(s)})));let c=n.secrets?Object.keys(r):[];i(t,c.length>0&&g(`mine_changed_before`,{names:a(c)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let r=a(n`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),i=a(n`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),o=a(n`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:r,call:i,phones:o}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,u.seats]);if(N.asked===n)return;N.asked=n;let r=u.seats.length?await m(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&r(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,r,i,a){let o=N.bare.has(r),s=t(o?g(`mine_again`):i,()=>{o?N.bare.delete(r):N.bare.add(r),r===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${r}`,"aria-expanded":String(o)});return n`<div class="mine-lines">${o?a():null}${s}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[n`<h3>${t}</h3>`,n`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>n`<li>${e}</li>`)}</ul>`])}function X(e,t,r){let i=s(e.state,t);return n`<div class="now-head">
    ${p(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function Z(e,r){let i=o(e.state,r.seat),a=r.told.filter(e=>e.now),s=I(r);return[n`<div class=${`now card seat-${r.seat}`}>
      ${X(e,r.seat,g(`mine_for`,{name:i}))}
      ${a.length>0&&J(e,`now`,g(`mine_read`),()=>n`<ul class="mine-told large">${a.map(({text:e})=>n`<li>${e}</li>`)}</ul>`)}
      ${!L(r)&&n`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${A} ...${r} said=${t=>{N.bare.delete(`now`),[N.saying,N.since]=[r.seat,t],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,n`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${R(r)&&n`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${s.length?J(e,`list`,g(`mine_list_show`),()=>Y(s)):n`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&t(g(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let t=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return n`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${N.seats.map(r=>{let{seat:i}=r;return n`<button type="button" class="option mine-choice" onclick=${t(i)} data-f=${`mine-${i}`}>
      ${p(i,s(e.state,i)?.mark??``)}
      <span>${o(e.state,i)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function re(e){let r=o(e.state,N.who);return n`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,g(`mine_pass`,{name:r}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${t(g(`mine_i_am`,{name:r}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${t(g(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?n`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:R(e)?n`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function ie(e){let t=N.seats.find(L)??N.seats.find(R),r=g(`mine_for`,{name:N.seats.map(({seat:t})=>o(e.state,t)).join(`, `)}),i=(t,r,i)=>n`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${i} onclick=${()=>K(e,t)}>
      ${r}
    </button>`;return[i(!1,g(`mine_all`),`mine-all`),i(!0,[n`<span>${r}</span>`,t&&Q(t)],`mine-own`)]}function ae(e){return N.seats.filter(L).map(({seat:r})=>{let i=o(e.state,r);return n`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:i})}</p>
      ${t(g(`mine_open`,{name:i}),()=>K(e,!0,r),{kind:`primary wide`,name:`call-${r}`})}
    </div>`})}function oe(t){for(let n of N.seats)L(n)?N.called.has(n.seat)||(N.called.add(n.seat),N.open||e(g(`mine_asked`,{name:o(t.state,n.seat)}))):N.called.delete(n.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,a=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),i(P.room,r&&(a?Z(e,a):N.who?re(e):ne(e))),i(P.bar,n&&ie(e)),i(P.call,n&&!r&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&u.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};