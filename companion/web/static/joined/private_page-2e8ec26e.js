import{Bt as e,Ft as t,Ht as n,I as r,Jt as i,Mt as a,Qt as o,Wt as s,Xt as c,_n as l,bn as u,gn as d,in as f,mn as p,sn as m,un as h,yn as g}from"./phone-c6295ca4.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(t,r,i,a=null){let s=await e(()=>o(`/api/input`,{input:r,seat:t}));s&&(_.delete(a),i(s.rev),n(h(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),i(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(m).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>l`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function ee(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),o=ee(i,n);return l`
    <p class="small">${h(t?`mine_list_only`:`mine_free`)}</p>
    ${p(h(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(o.length!==1||o[0]!==n)&&o.map(e=>l`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!o.length&&t&&l`<p class="small">${h(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>l`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>l`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>l`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>l`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends u{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return l`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${h(`mine_sure`,{text:e})}</p>
      ${p(h(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${p(h(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},k=class extends u{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return l`<${O} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=_.get(this.name)??``,o=t.listed?x(t.word,r):[],s=o.length>0&&t.most===1,c=o.length>0&&!s,u={found:o,only:t.only,typed:a.trim(),choose:this.choose};return l`
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
            value=${a}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${s&&l`<${E} ...${u} />`}
      ${c&&l`<${w} ...${u} />`}
      ${t.values.length>0&&l`<div class="mine-besides">${t.values.map(({input:e,text:t})=>p(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${c&&l`<${T} ...${u} />`}
    `}};function te({seat:e,line:t,said:n}){let r=l`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>l`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[l`<p class="sentence">${t.text}</p>`,r]:l`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>l`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?k:te} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(e,{state:t}){let r=c.changed??{},i=e=>e.map(e=>a(t,e)).join(`, `),o=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!c.seats.includes(e)):[];j={...r},o.length&&(n(h(`mine_changed`,{name:i(o)})),s(h(`mine_changed`,{name:i(o)})));let l=t.secrets?Object.keys(r):[];g(e,l.length>0&&h(`mine_changed_before`,{names:i(l)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let n=d(l`<nav class="mine-bar" aria-label=${h(`mine_views`)} hidden />`),r=d(l`<section class="card mine-call" aria-label=${h(`mine_views`)} hidden />`),i=d(l`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:n,call:r,phones:i}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,c.seats]);if(N.asked===n)return;N.asked=n;let r=c.seats.length?await i(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&r(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,n,r){let i=N.bare.has(t),a=p(i?h(`mine_again`):n,()=>{i?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return l`<div class="mine-lines">${i?r():null}${a}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[l`<h3>${t}</h3>`,l`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>l`<li>${e}</li>`)}</ul>`])}function X(e,n,r){let i=t(e.state,n);return l`<div class="now-head">
    ${f(n,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${h(`mine_private`)}</p></div>
  </div>`}function Z(e,t){let n=a(e.state,t.seat),r=t.told.filter(e=>e.now),i=I(t);return[l`<div class=${`now card seat-${t.seat}`}>
      ${X(e,t.seat,h(`mine_for`,{name:n}))}
      ${r.length>0&&J(e,`now`,h(`mine_read`),()=>l`<ul class="mine-told large">${r.map(({text:e})=>l`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&l`<p class="sentence">${h(`mine_nothing`)}</p>`}
      <${A} ...${t} said=${n=>{N.bare.delete(`now`),[N.saying,N.since]=[t.seat,n],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,l`<section class="card" aria-label=${h(`mine_list`)}>
      <h2>${h(`mine_list`)}${R(t)&&l`<span class="mine-badge">${h(`mine_new`)}</span>`}</h2>
      ${i.length?J(e,`list`,h(`mine_list_show`),()=>Y(i)):l`<p class="small">${h(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&p(h(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let n=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return l`<div class="card stack">
    <h1>${h(`mine_who`)}</h1>
    ${N.seats.map(r=>{let{seat:i}=r;return l`<button type="button" class="option mine-choice" onclick=${n(i)} data-f=${`mine-${i}`}>
      ${f(i,t(e.state,i)?.mark??``)}
      <span>${a(e.state,i)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function re(e){let t=a(e.state,N.who);return l`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,h(`mine_pass`,{name:t}))}
    <p class="sentence">${h(`mine_pass_text`)}</p>
    ${p(h(`mine_i_am`,{name:t}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${p(h(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?l`<span class="mine-badge asked">${h(`mine_asked_short`)}</span>`:R(e)?l`<span class="mine-badge">${h(`mine_new`)}</span>`:null;function ie(e){let t=N.seats.find(L)??N.seats.find(R),n=h(`mine_for`,{name:N.seats.map(({seat:t})=>a(e.state,t)).join(`, `)}),r=(t,n,r)=>l`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${r} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[r(!1,h(`mine_all`),`mine-all`),r(!0,[l`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function ae(e){return N.seats.filter(L).map(({seat:t})=>{let n=a(e.state,t);return l`<div class="stack">
      <p class="step">${h(`mine_asked`,{name:n})}</p>
      ${p(h(`mine_open`,{name:n}),()=>K(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function oe(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||s(h(`mine_asked`,{name:a(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,i=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),g(P.room,r&&(i?Z(e,i):N.who?re(e):ne(e))),g(P.bar,n&&ie(e)),g(P.call,n&&!r&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&c.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};