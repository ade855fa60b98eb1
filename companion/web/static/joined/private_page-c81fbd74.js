import{An as e,Bn as t,Cn as n,Dn as r,In as i,J as a,Ln as o,Pn as s,Tn as c,Xt as l,_n as u,an as d,en as f,hn as p,ln as m,pn as h,sn as g,zn as _}from"./phone-44b4d523.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,ee=()=>v.clear();async function b(t,n,r,i=null){let a=await d(()=>u(`/api/input`,{input:n,seat:t}));a&&(v.delete(i),r(a.rev,i!==null),g(e(`mine_handed`)))}function te(e,t){return y.has(e)||(y.set(e,[]),h(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const x=e=>e.toLocaleLowerCase(r).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:t,only:n,typed:r,choose:i}){let a=t.flatMap(({texts:e})=>e),c=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),l=C(a,r);return o`
    <p class="small">${e(n?`mine_list_only`:`mine_free`)}</p>
    ${s(e(`mine_draw`),c,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(l.length!==1||l[0]!==r)&&l.map(e=>o`<${S} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!l.length&&n&&o`<p class="small">${e(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends t{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:t,yes:n,no:r}){return o`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${e(`mine_sure`,{text:t})}</p>
      ${s(e(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${s(e(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},k=class extends t{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(v.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return o`<${O} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=v.get(this.name)??``,c=t.listed?te(t.word,r):[],l=c.length>0&&t.most===1,u=c.length>0&&!l,d={found:c,only:t.only,typed:a.trim(),choose:this.choose};return o`
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
      ${l&&o`<${E} ...${d} />`}
      ${u&&o`<${w} ...${d} />`}
      ${t.values.length>0&&o`<div class="mine-besides">${t.values.map(({input:e,text:t})=>s(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&o`<${T} ...${d} />`}
    `}};function A({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function j({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?k:A} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let M=null;function N(t,{state:n}){let r=p.changed??{},i=e=>e.map(e=>l(n,e)).join(`, `),a=M?Object.keys(r).filter(e=>r[e]>(M[e]??0)&&!p.seats.includes(e)):[];M={...r},a.length&&(g(e(`mine_changed`,{name:i(a)})),m(e(`mine_changed`,{name:i(a)})));let o=n.secrets?Object.keys(r):[];_(t,o.length>0&&e(`mine_changed_before`,{names:i(o)}))}const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(t,n){let r=i(o`<nav class="mine-bar" aria-label=${e(`mine_views`)} hidden />`),a=i(o`<section class="card mine-call" aria-label=${e(`mine_views`)} hidden />`),s=i(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r);let c=document.querySelector(`.asked`);c?c.prepend(a):document.getElementById(`now`).after(a),document.getElementById(`seats`)?.after(s),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(n)),window.addEventListener(`pagehide`,()=>G(n));for(let e of[`pointerdown`,`keydown`,`input`])t.addEventListener(e,()=>K(n));return t.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(n,!1)),{room:t,bar:r,call:a,phones:s}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,p.seats]);if(P.asked===n)return;P.asked=n;let r=p.seats.length?await h(`/api/mine`).catch(()=>null):[];P.asked===n&&(r?(U(r),P.rev=t,H(e)||e.render()):(P.asked=``,setTimeout(()=>V(e),2e3)))}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),ee(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&a(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(t,n,r,i){let a=P.bare.has(n),c=s(a?e(`mine_again`):r,()=>{a?P.bare.delete(n):P.bare.add(n),n===`list`&&P.seen.set(W().seat,L(W()).length),t.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return o`<div class="mine-lines">${a?i():null}${c}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${c(e)}</li>`)}</ul>`])}function Z(t,r,i){let a=f(t.state,r);return o`<div class="now-head">
    ${n(r,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${e(`mine_private`)}</p></div>
  </div>`}const ne=t=>t.phase===`over`?t.won||e(`game_ended`):e(`mine_nothing`);function re(t,n){let r=l(t.state,n.seat),i=n.told.filter(e=>e.now),a=L(n);return[o`<div class=${`now card seat-${n.seat}`}>
      ${Z(t,n.seat,e(`mine_for`,{name:r}))}
      ${i.length>0&&Y(t,`now`,e(`mine_read`),()=>o`<ul class="mine-told large">${i.map(({text:e})=>o`<li>${c(e)}</li>`)}</ul>`)}
      ${!R(n)&&o`<p class="sentence">${ne(t.state)}</p>`}
      <${j} ...${n} said=${(e,r)=>{r?P.bare.add(`now`):P.bare.delete(`now`),[P.saying,P.since]=[n.seat,e],H(t)||t.render()}} again=${()=>t.render()} />
    </div>`,o`<section class="card" aria-label=${e(`mine_list`)}>
      <h2>${e(`mine_list`)}${z(n)&&o`<span class="mine-badge">${e(`mine_new`)}</span>`}</h2>
      ${a.length?Y(t,`list`,e(`mine_list_show`),()=>X(a)):o`<p class="small">${e(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&s(e(`mine_next`),()=>q(t,!0),{kind:`wide`,name:`mine-next`})]}function ie(t){let r=e=>()=>{[P.who,P.held]=[e,!1],$(t),J(F.room)};return o`<div class="card stack">
    <h1>${e(`mine_who`)}</h1>
    ${P.seats.map(e=>{let{seat:i}=e;return o`<button type="button" class="option mine-choice" onclick=${r(i)} data-f=${`mine-${i}`}>
      ${n(i,f(t.state,i)?.mark??``)}
      <span>${l(t.state,i)}</span>
      ${Q(e)}
    </button>`})}
  </div>`}function ae(t){let n=l(t.state,P.who);return o`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(t,P.who,e(`mine_pass`,{name:n}))}
    <p class="sentence">${e(`mine_pass_text`)}</p>
    ${s(e(`mine_i_am`,{name:n}),()=>{P.held=!0,$(t),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${s(e(`mine_next`),()=>q(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=t=>R(t)?o`<span class="mine-badge asked">${e(`mine_asked_short`)}</span>`:z(t)?o`<span class="mine-badge">${e(`mine_new`)}</span>`:null,oe=o`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" /></svg>`;function se(t){let n=P.seats.find(R)??P.seats.find(z),r=P.seats.map(({seat:e})=>l(t.state,e)).join(`, `),i=o`<span class="hidden">${e(`mine_for`,{name:r})}</span><span aria-hidden="true">${r}</span>`,a=(e,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(P.open===e)} data-f=${r} onclick=${()=>q(t,e)}>
      ${n}
    </button>`;return[a(!1,e(`mine_all`),`mine-all`),a(!0,[oe,i,n&&Q(n)],`mine-own`)]}function ce(t){return P.seats.filter(R).map(({seat:n})=>{let r=l(t.state,n);return o`<div class="stack">
      <p class="step">${e(`mine_asked`,{name:r})}</p>
      ${s(e(`mine_open`,{name:r}),()=>q(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function le(t){for(let n of P.seats)R(n)?P.called.has(n.seat)||(P.called.add(n.seat),P.open||m(e(`mine_asked`,{name:l(t.state,n.seat)}))):P.called.delete(n.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&P.seats.length>0,r=n&&P.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),_(F.room,r&&(i?re(e,i):P.who?ae(e):ie(e))),_(F.bar,n&&se(e)),_(F.call,n&&!r&&ce(e))}async function ue(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&p.seats.length||U([]),$(t),le(t),await V(t)}export{ue as showMine};