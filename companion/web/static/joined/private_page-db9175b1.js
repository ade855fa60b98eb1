import{Dn as e,In as t,J as n,Jt as r,Ln as i,Nn as a,Pn as o,Qt as s,an as c,dn as l,hn as u,jn as d,pn as f,rn as p,sn as m,wn as h,xn as g}from"./phone-1c8a60bc.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(t,n,r,i=null){let a=await p(()=>u(`/api/input`,{input:n,seat:t}));a&&(_.delete(i),r(a.rev,i!==null),c(e(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),l(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(h).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:t,only:n,typed:r,choose:i}){let a=t.flatMap(({texts:e})=>e),s=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),c=w(a,r);return o`
    <p class="small">${e(n?`mine_list_only`:`mine_free`)}</p>
    ${d(e(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>o`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&n&&o`<p class="small">${e(`mine_no_match`)}</p>`}
    </div>
  `}const ee=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var te=class extends i{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:t,yes:n,no:r}){return o`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${e(`mine_sure`,{text:t})}</p>
      ${d(e(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${d(e(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},O=class extends i{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return o`<${te} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=_.get(this.name)??``,s=t.listed?x(t.word,r):[],c=s.length>0&&t.most===1,l=s.length>0&&!c,u={found:s,only:t.only,typed:a.trim(),choose:this.choose};return o`
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
      ${c&&o`<${E} ...${u} />`}
      ${l&&o`<${T} ...${u} />`}
      ${t.values.length>0&&o`<div class="mine-besides">${t.values.map(({input:e,text:t})=>d(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${l&&o`<${ee} ...${u} />`}
    `}};function k({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(n,{state:i}){let a=f.changed??{},o=e=>e.map(e=>r(i,e)).join(`, `),s=j?Object.keys(a).filter(e=>a[e]>(j[e]??0)&&!f.seats.includes(e)):[];j={...a},s.length&&(c(e(`mine_changed`,{name:o(s)})),m(e(`mine_changed`,{name:o(s)})));let l=i.secrets?Object.keys(a):[];t(n,l.length>0&&e(`mine_changed_before`,{names:o(l)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(t,n){let r=a(o`<nav class="mine-bar" aria-label=${e(`mine_views`)} hidden />`),i=a(o`<section class="card mine-call" aria-label=${e(`mine_views`)} hidden />`),s=a(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r);let c=document.querySelector(`.asked`);c?c.prepend(i):document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(s),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(n)),window.addEventListener(`pagehide`,()=>W(n));for(let e of[`pointerdown`,`keydown`,`input`])t.addEventListener(e,()=>G(n));return t.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(n,!1)),{room:t,bar:r,call:i,phones:s}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,f.seats]);if(N.asked===n)return;N.asked=n;let r=f.seats.length?await l(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,r=``){document.getElementById(`bar`)&&n(),W(e),[N.open,N.who]=[t,N.seats.length>1?r:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(t,n,r,i){let a=N.bare.has(n),s=d(a?e(`mine_again`):r,()=>{a?N.bare.delete(n):N.bare.add(n),n===`list`&&N.seen.set(U().seat,I(U()).length),t.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return o`<div class="mine-lines">${a?i():null}${s}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function X(t,n,r){let i=s(t.state,n);return o`<div class="now-head">
    ${g(n,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${e(`mine_private`)}</p></div>
  </div>`}function Z(t,n){let i=r(t.state,n.seat),a=n.told.filter(e=>e.now),s=I(n);return[o`<div class=${`now card seat-${n.seat}`}>
      ${X(t,n.seat,e(`mine_for`,{name:i}))}
      ${a.length>0&&J(t,`now`,e(`mine_read`),()=>o`<ul class="mine-told large">${a.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&o`<p class="sentence">${e(`mine_nothing`)}</p>`}
      <${A} ...${n} said=${(e,r)=>{r?N.bare.add(`now`):N.bare.delete(`now`),[N.saying,N.since]=[n.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
    </div>`,o`<section class="card" aria-label=${e(`mine_list`)}>
      <h2>${e(`mine_list`)}${R(n)&&o`<span class="mine-badge">${e(`mine_new`)}</span>`}</h2>
      ${s.length?J(t,`list`,e(`mine_list_show`),()=>Y(s)):o`<p class="small">${e(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&d(e(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function ne(t){let n=e=>()=>{[N.who,N.held]=[e,!1],$(t),q(P.room)};return o`<div class="card stack">
    <h1>${e(`mine_who`)}</h1>
    ${N.seats.map(e=>{let{seat:i}=e;return o`<button type="button" class="option mine-choice" onclick=${n(i)} data-f=${`mine-${i}`}>
      ${g(i,s(t.state,i)?.mark??``)}
      <span>${r(t.state,i)}</span>
      ${Q(e)}
    </button>`})}
  </div>`}function re(t){let n=r(t.state,N.who);return o`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(t,N.who,e(`mine_pass`,{name:n}))}
    <p class="sentence">${e(`mine_pass_text`)}</p>
    ${d(e(`mine_i_am`,{name:n}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${d(e(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=t=>L(t)?o`<span class="mine-badge asked">${e(`mine_asked_short`)}</span>`:R(t)?o`<span class="mine-badge">${e(`mine_new`)}</span>`:null,ie=o`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" /></svg>`;function ae(t){let n=N.seats.find(L)??N.seats.find(R),i=N.seats.map(({seat:e})=>r(t.state,e)).join(`, `),a=o`<span class="hidden">${e(`mine_for`,{name:i})}</span><span aria-hidden="true">${i}</span>`,s=(e,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(N.open===e)} data-f=${r} onclick=${()=>K(t,e)}>
      ${n}
    </button>`;return[s(!1,e(`mine_all`),`mine-all`),s(!0,[ie,a,n&&Q(n)],`mine-own`)]}function oe(t){return N.seats.filter(L).map(({seat:n})=>{let i=r(t.state,n);return o`<div class="stack">
      <p class="step">${e(`mine_asked`,{name:i})}</p>
      ${d(e(`mine_open`,{name:i}),()=>K(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function se(t){for(let n of N.seats)L(n)?N.called.has(n.seat)||(N.called.add(n.seat),N.open||m(e(`mine_asked`,{name:r(t.state,n.seat)}))):N.called.delete(n.seat)}function $(e){let{state:n}=e,r=!!n.secrets&&N.seats.length>0,i=r&&N.open,a=U();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),t(P.room,i&&(a?Z(e,a):N.who?re(e):ne(e))),t(P.bar,r&&ae(e)),t(P.call,r&&!i&&oe(e))}async function ce(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&f.seats.length||H([]),$(t),se(t),await B(t)}export{ce as showMine};