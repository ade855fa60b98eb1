import{Bt as e,Dn as t,Jt as n,On as r,Qt as i,Sn as a,Tn as o,Ut as s,V as c,Xt as l,fn as u,hn as d,in as f,nn as p,on as m,vn as h,wn as g}from"./phone-6455bc21.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,r,i=null){let a=await n(()=>m(`/api/input`,{input:t,seat:e}));a&&(_.delete(i),r(a.rev),l(h(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),p(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(d).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function ee(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),s=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),c=ee(i,n);return o`
    <p class="small">${h(t?`mine_list_only`:`mine_free`)}</p>
    ${a(h(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>o`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!c.length&&t&&o`<p class="small">${h(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends r{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return o`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${h(`mine_sure`,{text:e})}</p>
      ${a(h(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${a(h(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},k=class extends r{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return o`<${O} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let s=_.get(this.name)??``,c=t.listed?x(t.word,r):[],l=c.length>0&&t.most===1,u=c.length>0&&!l,d={found:c,only:t.only,typed:s.trim(),choose:this.choose};return o`
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
      ${l&&o`<${E} ...${d} />`}
      ${u&&o`<${w} ...${d} />`}
      ${t.values.length>0&&o`<div class="mine-besides">${t.values.map(({input:e,text:t})=>a(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&o`<${T} ...${d} />`}
    `}};function te({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?k:te} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(n,{state:r}){let a=f.changed??{},o=t=>t.map(t=>e(r,t)).join(`, `),s=j?Object.keys(a).filter(e=>a[e]>(j[e]??0)&&!f.seats.includes(e)):[];j={...a},s.length&&(l(h(`mine_changed`,{name:o(s)})),i(h(`mine_changed`,{name:o(s)})));let c=r.secrets?Object.keys(a):[];t(n,c.length>0&&h(`mine_changed_before`,{names:o(c)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let n=g(o`<nav class="mine-bar" aria-label=${h(`mine_views`)} hidden />`),r=g(o`<section class="card mine-call" aria-label=${h(`mine_views`)} hidden />`),i=g(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:n,call:r,phones:i}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,f.seats]);if(N.asked===n)return;N.asked=n;let r=f.seats.length?await p(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&c(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,n,r){let i=N.bare.has(t),s=a(i?h(`mine_again`):n,()=>{i?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return o`<div class="mine-lines">${i?r():null}${s}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function X(e,t,n){let r=s(e.state,t);return o`<div class="now-head">
    ${u(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${h(`mine_private`)}</p></div>
  </div>`}function Z(t,n){let r=e(t.state,n.seat),i=n.told.filter(e=>e.now),s=I(n);return[o`<div class=${`now card seat-${n.seat}`}>
      ${X(t,n.seat,h(`mine_for`,{name:r}))}
      ${i.length>0&&J(t,`now`,h(`mine_read`),()=>o`<ul class="mine-told large">${i.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&o`<p class="sentence">${h(`mine_nothing`)}</p>`}
      <${A} ...${n} said=${e=>{N.bare.delete(`now`),[N.saying,N.since]=[n.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
    </div>`,o`<section class="card" aria-label=${h(`mine_list`)}>
      <h2>${h(`mine_list`)}${R(n)&&o`<span class="mine-badge">${h(`mine_new`)}</span>`}</h2>
      ${s.length?J(t,`list`,h(`mine_list_show`),()=>Y(s)):o`<p class="small">${h(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&a(h(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function ne(t){let n=e=>()=>{[N.who,N.held]=[e,!1],$(t),q(P.room)};return o`<div class="card stack">
    <h1>${h(`mine_who`)}</h1>
    ${N.seats.map(r=>{let{seat:i}=r;return o`<button type="button" class="option mine-choice" onclick=${n(i)} data-f=${`mine-${i}`}>
      ${u(i,s(t.state,i)?.mark??``)}
      <span>${e(t.state,i)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function re(t){let n=e(t.state,N.who);return o`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(t,N.who,h(`mine_pass`,{name:n}))}
    <p class="sentence">${h(`mine_pass_text`)}</p>
    ${a(h(`mine_i_am`,{name:n}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(h(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?o`<span class="mine-badge asked">${h(`mine_asked_short`)}</span>`:R(e)?o`<span class="mine-badge">${h(`mine_new`)}</span>`:null;function ie(t){let n=N.seats.find(L)??N.seats.find(R),r=h(`mine_for`,{name:N.seats.map(({seat:n})=>e(t.state,n)).join(`, `)}),i=(e,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(N.open===e)} data-f=${r} onclick=${()=>K(t,e)}>
      ${n}
    </button>`;return[i(!1,h(`mine_all`),`mine-all`),i(!0,[o`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function ae(t){return N.seats.filter(L).map(({seat:n})=>{let r=e(t.state,n);return o`<div class="stack">
      <p class="step">${h(`mine_asked`,{name:r})}</p>
      ${a(h(`mine_open`,{name:r}),()=>K(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function oe(t){for(let n of N.seats)L(n)?N.called.has(n.seat)||(N.called.add(n.seat),N.open||i(h(`mine_asked`,{name:e(t.state,n.seat)}))):N.called.delete(n.seat)}function $(e){let{state:n}=e,r=!!n.secrets&&N.seats.length>0,i=r&&N.open,a=U();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),t(P.room,i&&(a?Z(e,a):N.who?re(e):ne(e))),t(P.bar,r&&ie(e)),t(P.call,r&&!i&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&f.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};