import{An as e,Dn as t,En as n,Gt as r,Ht as i,Qt as a,U as o,Xt as s,_n as c,bn as l,cn as u,en as d,in as f,kn as p,mn as m,on as h,wn as g}from"./phone-4f51d064.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await s(()=>u(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),a(l(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),f(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(c).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:n,css:r})=>t`<button type="button" class=${r} onclick=${()=>n(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:n,typed:r,choose:i}){let a=e.flatMap(({texts:e})=>e),o=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),s=w(a,r);return t`
    <p class="small">${l(n?`mine_list_only`:`mine_free`)}</p>
    ${g(l(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(s.length!==1||s[0]!==r)&&s.map(e=>t`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!s.length&&n&&t`<p class="small">${l(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:n})=>e.map(({name:e,texts:r})=>t`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>t`<${C} text=${e} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:n})=>t`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>t`<${C} text=${e} choose=${n} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends e{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:n,no:r}){return t`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${l(`mine_sure`,{text:e})}</p>
      ${g(l(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${g(l(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},ee=class extends e{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:n,said:r,again:i},{sure:a}){if(a)return t`<${k} ...${a} yes=${()=>b(e,a.input,r,this.name)} no=${()=>this.setState({sure:null})} />`;let o=_.get(this.name)??``,s=n.listed?x(n.word,i):[],c=s.length>0&&n.most===1,l=s.length>0&&!c,u={found:s,only:n.only,typed:o.trim(),choose:this.choose};return t`
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
            ref=${O}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${c&&t`<${D} ...${u} />`}
      ${l&&t`<${T} ...${u} />`}
      ${n.values.length>0&&t`<div class="mine-besides">${n.values.map(({input:e,text:t})=>g(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${l&&t`<${E} ...${u} />`}
    `}};function A({seat:e,line:n,said:r}){let i=t`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>t`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>b(e,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[t`<p class="sentence">${n.text}</p>`,i]:t`<details><summary>${n.text}</summary>${i}</details>`}function j({seat:e,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>t`<div key=${`${e} ${n.word}`} class="mine-input">
      <${n.most?ee:A} seat=${e} line=${n} said=${r} again=${i} />
    </div>`)}let M=null;function N(e,{state:t}){let n=h.changed??{},r=e=>e.map(e=>i(t,e)).join(`, `),o=M?Object.keys(n).filter(e=>n[e]>(M[e]??0)&&!h.seats.includes(e)):[];M={...n},o.length&&(a(l(`mine_changed`,{name:r(o)})),d(l(`mine_changed`,{name:r(o)})));let s=t.secrets?Object.keys(n):[];p(e,s.length>0&&l(`mine_changed_before`,{names:r(s)}))}const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,r){let i=n(t`<nav class="mine-bar" aria-label=${l(`mine_views`)} hidden />`),a=n(t`<section class="card mine-call" aria-label=${l(`mine_views`)} hidden />`),o=n(t`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(i),document.getElementById(`now`).after(a),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(r)),window.addEventListener(`pagehide`,()=>G(r));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>K(r));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(r,!1)),{room:e,bar:i,call:a,phones:o}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,h.seats]);if(P.asked===n)return;P.asked=n;let r=h.seats.length?await f(`/api/mine`).catch(()=>null):[];P.asked===n&&(r?(U(r),P.rev=t,H(e)||e.render()):P.asked=``)}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),y(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&o(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,n,r,i){let a=P.bare.has(n),o=g(a?l(`mine_again`):r,()=>{a?P.bare.delete(n):P.bare.add(n),n===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return t`<div class="mine-lines">${a?i():null}${o}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(n=>[t`<h3>${n}</h3>`,t`<ul class="mine-told">${e.filter(e=>e.about===n).map(({text:e})=>t`<li>${e}</li>`)}</ul>`])}function Z(e,n,i){let a=r(e.state,n);return t`<div class="now-head">
    ${m(n,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${l(`mine_private`)}</p></div>
  </div>`}function te(e,n){let r=i(e.state,n.seat),a=n.told.filter(e=>e.now),o=L(n);return[t`<div class=${`now card seat-${n.seat}`}>
      ${Z(e,n.seat,l(`mine_for`,{name:r}))}
      ${a.length>0&&Y(e,`now`,l(`mine_read`),()=>t`<ul class="mine-told large">${a.map(({text:e})=>t`<li>${e}</li>`)}</ul>`)}
      ${!R(n)&&t`<p class="sentence">${l(`mine_nothing`)}</p>`}
      <${j} ...${n} said=${t=>{P.bare.delete(`now`),[P.saying,P.since]=[n.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,t`<section class="card" aria-label=${l(`mine_list`)}>
      <h2>${l(`mine_list`)}${z(n)&&t`<span class="mine-badge">${l(`mine_new`)}</span>`}</h2>
      ${o.length?Y(e,`list`,l(`mine_list_show`),()=>X(o)):t`<p class="small">${l(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&g(l(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let n=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return t`<div class="card stack">
    <h1>${l(`mine_who`)}</h1>
    ${P.seats.map(a=>{let{seat:o}=a;return t`<button type="button" class="option mine-choice" onclick=${n(o)} data-f=${`mine-${o}`}>
      ${m(o,r(e.state,o)?.mark??``)}
      <span>${i(e.state,o)}</span>
      ${Q(a)}
    </button>`})}
  </div>`}function re(e){let n=i(e.state,P.who);return t`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,l(`mine_pass`,{name:n}))}
    <p class="sentence">${l(`mine_pass_text`)}</p>
    ${g(l(`mine_i_am`,{name:n}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${g(l(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?t`<span class="mine-badge asked">${l(`mine_asked_short`)}</span>`:z(e)?t`<span class="mine-badge">${l(`mine_new`)}</span>`:null;function ie(e){let n=P.seats.find(R)??P.seats.find(z),r=l(`mine_for`,{name:P.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),a=(n,r,i)=>t`<button type="button" class="mine-tab" aria-pressed=${String(P.open===n)} data-f=${i} onclick=${()=>q(e,n)}>
      ${r}
    </button>`;return[a(!1,l(`mine_all`),`mine-all`),a(!0,[t`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function ae(e){return P.seats.filter(R).map(({seat:n})=>{let r=i(e.state,n);return t`<div class="stack">
      <p class="step">${l(`mine_asked`,{name:r})}</p>
      ${g(l(`mine_open`,{name:r}),()=>q(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function oe(e){for(let t of P.seats)R(t)?P.called.has(t.seat)||(P.called.add(t.seat),P.open||d(l(`mine_asked`,{name:i(e.state,t.seat)}))):P.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&P.seats.length>0,r=n&&P.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),p(F.room,r&&(i?te(e,i):P.who?re(e):ne(e))),p(F.bar,n&&ie(e)),p(F.call,n&&!r&&ae(e))}async function se(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&h.seats.length||U([]),$(t),oe(t),await V(t)}export{se as showMine};