import{Cn as e,En as t,Jt as n,Kt as r,Rt as i,Sn as a,Tn as o,Vt as s,Xt as c,bn as l,en as u,gn as d,in as ee,nn as f,pn as p,un as m,z as h}from"./phone-6a1c03c5.js";const g=/* @__PURE__ */ new Map,_=/* @__PURE__ */ new Map,v=()=>g.clear();async function y(e,t,i,a=null){let o=await r(()=>ee(`/api/input`,{input:t,seat:e}));o&&(g.delete(a),i(o.rev),n(d(`mine_handed`)))}function b(e,t){return _.has(e)||(_.set(e,[]),u(`/api/texts/${e}`).then(n=>{_.set(e,n),t()},()=>_.delete(e))),_.get(e)}const x=e=>e.toLocaleLowerCase(p).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:t,choose:n,css:r})=>e`<button type="button" class=${r} onclick=${()=>n(t)}>${t}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:t,only:n,typed:r,choose:i}){let a=t.flatMap(({texts:e})=>e),o=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),s=C(a,r);return e`
    <p class="small">${d(n?`mine_list_only`:`mine_free`)}</p>
    ${l(d(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(s.length!==1||s[0]!==r)&&s.map(t=>e`<${S} key=${t} text=${t} choose=${i} css="mine-word" />`)}
      ${r&&!s.length&&n&&e`<p class="small">${d(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:t,choose:n})=>t.map(({name:t,texts:r})=>e`<details key=${t} class="mine-group">
      <summary>${t}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(t=>e`<${S} text=${t} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),E=({found:t,choose:n})=>e`<div class="mine-letters" role="group" aria-label=${t[0].name}>
  ${t.flatMap(({texts:t})=>t.map(t=>e`<${S} text=${t} choose=${n} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var te=class extends t{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:t,yes:n,no:r}){return e`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${d(`mine_sure`,{text:t})}</p>
      ${l(d(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${l(d(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},O=class extends t{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{g.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?y(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(g.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:t,line:n,said:r,again:i},{sure:a}){if(a)return e`<${te} ...${a} yes=${()=>y(t,a.input,r,this.name)} no=${()=>this.setState({sure:null})} />`;let o=g.get(this.name)??``,s=n.listed?b(n.word,i):[],c=s.length>0&&n.most===1,u=s.length>0&&!c,d={found:s,only:n.only,typed:o.trim(),choose:this.choose};return e`
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
            ref=${D}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${c&&e`<${E} ...${d} />`}
      ${u&&e`<${w} ...${d} />`}
      ${n.values.length>0&&e`<div class="mine-besides">${n.values.map(({input:e,text:t})=>l(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&e`<${T} ...${d} />`}
    `}};function k({seat:t,line:n,said:r}){let i=e`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>e`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>y(t,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[e`<p class="sentence">${n.text}</p>`,i]:e`<details><summary>${n.text}</summary>${i}</details>`}function A({seat:t,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>e`<div key=${`${t} ${n.word}`} class="mine-input">
      <${n.most?O:k} seat=${t} line=${n} said=${r} again=${i} />
    </div>`)}let j=null;function M(e,{state:t}){let r=f.changed??{},a=e=>e.map(e=>i(t,e)).join(`, `),s=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!f.seats.includes(e)):[];j={...r},s.length&&(n(d(`mine_changed`,{name:a(s)})),c(d(`mine_changed`,{name:a(s)})));let l=t.secrets?Object.keys(r):[];o(e,l.length>0&&d(`mine_changed_before`,{names:a(l)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(t,n){let r=a(e`<nav class="mine-bar" aria-label=${d(`mine_views`)} hidden />`),i=a(e`<section class="card mine-call" aria-label=${d(`mine_views`)} hidden />`),o=a(e`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(n)),window.addEventListener(`pagehide`,()=>W(n));for(let e of[`pointerdown`,`keydown`,`input`])t.addEventListener(e,()=>G(n));return t.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(n,!1)),{room:t,bar:r,call:i,phones:o}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,f.seats]);if(N.asked===n)return;N.asked=n;let r=f.seats.length?await u(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),v(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&h(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(t,n,r,i){let a=N.bare.has(n),o=l(a?d(`mine_again`):r,()=>{a?N.bare.delete(n):N.bare.add(n),n===`list`&&N.seen.set(U().seat,I(U()).length),t.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return e`<div class="mine-lines">${a?i():null}${o}</div>`}function Y(t){return[...new Set(t.map(({about:e})=>e))].map(n=>[e`<h3>${n}</h3>`,e`<ul class="mine-told">${t.filter(e=>e.about===n).map(({text:t})=>e`<li>${t}</li>`)}</ul>`])}function X(t,n,r){let i=s(t.state,n);return e`<div class="now-head">
    ${m(n,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${d(`mine_private`)}</p></div>
  </div>`}function Z(t,n){let r=i(t.state,n.seat),a=n.told.filter(e=>e.now),o=I(n);return[e`<div class=${`now card seat-${n.seat}`}>
      ${X(t,n.seat,d(`mine_for`,{name:r}))}
      ${a.length>0&&J(t,`now`,d(`mine_read`),()=>e`<ul class="mine-told large">${a.map(({text:t})=>e`<li>${t}</li>`)}</ul>`)}
      ${!L(n)&&e`<p class="sentence">${d(`mine_nothing`)}</p>`}
      <${A} ...${n} said=${e=>{N.bare.delete(`now`),[N.saying,N.since]=[n.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
    </div>`,e`<section class="card" aria-label=${d(`mine_list`)}>
      <h2>${d(`mine_list`)}${R(n)&&e`<span class="mine-badge">${d(`mine_new`)}</span>`}</h2>
      ${o.length?J(t,`list`,d(`mine_list_show`),()=>Y(o)):e`<p class="small">${d(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&l(d(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function ne(t){let n=e=>()=>{[N.who,N.held]=[e,!1],$(t),q(P.room)};return e`<div class="card stack">
    <h1>${d(`mine_who`)}</h1>
    ${N.seats.map(r=>{let{seat:a}=r;return e`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${m(a,s(t.state,a)?.mark??``)}
      <span>${i(t.state,a)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function re(t){let n=i(t.state,N.who);return e`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(t,N.who,d(`mine_pass`,{name:n}))}
    <p class="sentence">${d(`mine_pass_text`)}</p>
    ${l(d(`mine_i_am`,{name:n}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${l(d(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=t=>L(t)?e`<span class="mine-badge asked">${d(`mine_asked_short`)}</span>`:R(t)?e`<span class="mine-badge">${d(`mine_new`)}</span>`:null;function ie(t){let n=N.seats.find(L)??N.seats.find(R),r=d(`mine_for`,{name:N.seats.map(({seat:e})=>i(t.state,e)).join(`, `)}),a=(n,r,i)=>e`<button type="button" class="mine-tab" aria-pressed=${String(N.open===n)} data-f=${i} onclick=${()=>K(t,n)}>
      ${r}
    </button>`;return[a(!1,d(`mine_all`),`mine-all`),a(!0,[e`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function ae(t){return N.seats.filter(L).map(({seat:n})=>{let r=i(t.state,n);return e`<div class="stack">
      <p class="step">${d(`mine_asked`,{name:r})}</p>
      ${l(d(`mine_open`,{name:r}),()=>K(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function oe(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||c(d(`mine_asked`,{name:i(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,i=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),o(P.room,r&&(i?Z(e,i):N.who?re(e):ne(e))),o(P.bar,n&&ie(e)),o(P.call,n&&!r&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&f.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};