import{$t as e,Bt as t,Cn as n,En as r,On as i,Tn as a,V as o,Wt as s,Yt as c,Zt as l,an as u,gn as d,kn as f,pn as p,rn as m,sn as h,yn as g}from"./phone-1fbd6002.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await c(()=>h(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),l(g(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),m(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(d).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>r`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:i,choose:a}){let o=e.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=w(o,i);return r`
    <p class="small">${g(t?`mine_list_only`:`mine_free`)}</p>
    ${n(g(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==i)&&c.map(e=>r`<${C} key=${e} text=${e} choose=${a} css="mine-word" />`)}
      ${i&&!c.length&&t&&r`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>r`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>r`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),ee=({found:e,choose:t})=>r`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>r`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var te=class extends f{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:i}){return r`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${g(`mine_sure`,{text:e})}</p>
      ${n(g(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${n(g(`mine_change`),i,{kind:`wide`,name:`sure-change`})}
    </div>`}},O=class extends f{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:i,again:a},{sure:o}){if(o)return r`<${te} ...${o} yes=${()=>b(e,o.input,i,this.name)} no=${()=>this.setState({sure:null})} />`;let s=_.get(this.name)??``,c=t.listed?x(t.word,a):[],l=c.length>0&&t.most===1,u=c.length>0&&!l,d={found:c,only:t.only,typed:s.trim(),choose:this.choose};return r`
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
            ref=${D}
            value=${s}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${l&&r`<${ee} ...${d} />`}
      ${u&&r`<${T} ...${d} />`}
      ${t.values.length>0&&r`<div class="mine-besides">${t.values.map(({input:e,text:t})=>n(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&r`<${E} ...${d} />`}
    `}};function k({seat:e,line:t,said:n}){let i=r`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:i})=>r`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return t.calls?[r`<p class="sentence">${t.text}</p>`,i]:r`<details><summary>${t.text}</summary>${i}</details>`}function A({seat:e,awaited:t,said:n,again:i}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>r`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${n} again=${i} />
    </div>`)}let j=null;function M(n,{state:r}){let a=u.changed??{},o=e=>e.map(e=>t(r,e)).join(`, `),s=j?Object.keys(a).filter(e=>a[e]>(j[e]??0)&&!u.seats.includes(e)):[];j={...a},s.length&&(l(g(`mine_changed`,{name:o(s)})),e(g(`mine_changed`,{name:o(s)})));let c=r.secrets?Object.keys(a):[];i(n,c.length>0&&g(`mine_changed_before`,{names:o(c)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let n=a(r`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),i=a(r`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),o=a(r`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:n,call:i,phones:o}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,u.seats]);if(N.asked===n)return;N.asked=n;let r=u.seats.length?await m(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&o(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,i,a){let o=N.bare.has(t),s=n(o?g(`mine_again`):i,()=>{o?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(o)});return r`<div class="mine-lines">${o?a():null}${s}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[r`<h3>${t}</h3>`,r`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>r`<li>${e}</li>`)}</ul>`])}function X(e,t,n){let i=s(e.state,t);return r`<div class="now-head">
    ${p(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function Z(e,i){let a=t(e.state,i.seat),o=i.told.filter(e=>e.now),s=I(i);return[r`<div class=${`now card seat-${i.seat}`}>
      ${X(e,i.seat,g(`mine_for`,{name:a}))}
      ${o.length>0&&J(e,`now`,g(`mine_read`),()=>r`<ul class="mine-told large">${o.map(({text:e})=>r`<li>${e}</li>`)}</ul>`)}
      ${!L(i)&&r`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${A} ...${i} said=${t=>{N.bare.delete(`now`),[N.saying,N.since]=[i.seat,t],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,r`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${R(i)&&r`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${s.length?J(e,`list`,g(`mine_list_show`),()=>Y(s)):r`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&n(g(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let n=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return r`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${N.seats.map(i=>{let{seat:a}=i;return r`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${p(a,s(e.state,a)?.mark??``)}
      <span>${t(e.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function re(e){let i=t(e.state,N.who);return r`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,g(`mine_pass`,{name:i}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${n(g(`mine_i_am`,{name:i}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${n(g(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?r`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:R(e)?r`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function ie(e){let n=N.seats.find(L)??N.seats.find(R),i=g(`mine_for`,{name:N.seats.map(({seat:n})=>t(e.state,n)).join(`, `)}),a=(t,n,i)=>r`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${i} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[a(!1,g(`mine_all`),`mine-all`),a(!0,[r`<span>${i}</span>`,n&&Q(n)],`mine-own`)]}function ae(e){return N.seats.filter(L).map(({seat:i})=>{let a=t(e.state,i);return r`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:a})}</p>
      ${n(g(`mine_open`,{name:a}),()=>K(e,!0,i),{kind:`primary wide`,name:`call-${i}`})}
    </div>`})}function oe(n){for(let r of N.seats)L(r)?N.called.has(r.seat)||(N.called.add(r.seat),N.open||e(g(`mine_asked`,{name:t(n.state,r.seat)}))):N.called.delete(r.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,a=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),i(P.room,r&&(a?Z(e,a):N.who?re(e):ne(e))),i(P.bar,n&&ie(e)),i(P.call,n&&!r&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&u.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};