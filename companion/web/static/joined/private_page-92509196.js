import{Fn as e,K as t,Kt as n,Mn as r,Pn as i,Sn as a,Tn as o,Xt as s,an as c,dn as l,jn as u,kn as d,ln as f,pn as p,rn as m,tn as h,yn as g}from"./phone-7ea352df.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await h(()=>p(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev),m(o(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),f(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(a).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>r`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:i}){let a=e.flatMap(({texts:e})=>e),s=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),c=w(a,n);return r`
    <p class="small">${o(t?`mine_list_only`:`mine_free`)}</p>
    ${d(o(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>r`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${n&&!c.length&&t&&r`<p class="small">${o(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>r`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>r`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>r`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>r`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends e{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return r`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${o(`mine_sure`,{text:e})}</p>
      ${d(o(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${d(o(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},A=class extends e{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:i},{sure:a}){if(a)return r`<${k} ...${a} yes=${()=>b(e,a.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let o=_.get(this.name)??``,s=t.listed?x(t.word,i):[],c=s.length>0&&t.most===1,l=s.length>0&&!c,u={found:s,only:t.only,typed:o.trim(),choose:this.choose};return r`
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
            ref=${O}
            value=${o}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${c&&r`<${D} ...${u} />`}
      ${l&&r`<${T} ...${u} />`}
      ${t.values.length>0&&r`<div class="mine-besides">${t.values.map(({input:e,text:t})=>d(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${l&&r`<${E} ...${u} />`}
    `}};function ee({seat:e,line:t,said:n}){let i=r`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:i})=>r`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return t.calls?[r`<p class="sentence">${t.text}</p>`,i]:r`<details><summary>${t.text}</summary>${i}</details>`}function te({seat:e,awaited:t,said:n,again:i}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>r`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?A:ee} seat=${e} line=${t} said=${n} again=${i} />
    </div>`)}let j=null;function M(e,{state:t}){let r=l.changed??{},a=e=>e.map(e=>n(t,e)).join(`, `),s=j?Object.keys(r).filter(e=>r[e]>(j[e]??0)&&!l.seats.includes(e)):[];j={...r},s.length&&(m(o(`mine_changed`,{name:a(s)})),c(o(`mine_changed`,{name:a(s)})));let u=t.secrets?Object.keys(r):[];i(e,u.length>0&&o(`mine_changed_before`,{names:a(u)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let n=u(r`<nav class="mine-bar" aria-label=${o(`mine_views`)} hidden />`),i=u(r`<section class="card mine-call" aria-label=${o(`mine_views`)} hidden />`),a=u(r`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:n,call:i,phones:a}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,l.seats]);if(N.asked===n)return;N.asked=n;let r=l.seats.length?await f(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,n,r=``){document.getElementById(`bar`)&&t(),W(e),[N.open,N.who]=[n,N.seats.length>1?r:``],G(e),$(e),e.render(),scrollTo(0,0),q(n?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,n,i){let a=N.bare.has(t),s=d(a?o(`mine_again`):n,()=>{a?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(a)});return r`<div class="mine-lines">${a?i():null}${s}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[r`<h3>${t}</h3>`,r`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>r`<li>${e}</li>`)}</ul>`])}function X(e,t,n){let i=s(e.state,t);return r`<div class="now-head">
    ${g(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${o(`mine_private`)}</p></div>
  </div>`}function Z(e,t){let i=n(e.state,t.seat),a=t.told.filter(e=>e.now),s=I(t);return[r`<div class=${`now card seat-${t.seat}`}>
      ${X(e,t.seat,o(`mine_for`,{name:i}))}
      ${a.length>0&&J(e,`now`,o(`mine_read`),()=>r`<ul class="mine-told large">${a.map(({text:e})=>r`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&r`<p class="sentence">${o(`mine_nothing`)}</p>`}
      <${te} ...${t} said=${n=>{N.bare.delete(`now`),[N.saying,N.since]=[t.seat,n],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,r`<section class="card" aria-label=${o(`mine_list`)}>
      <h2>${o(`mine_list`)}${R(t)&&r`<span class="mine-badge">${o(`mine_new`)}</span>`}</h2>
      ${s.length?J(e,`list`,o(`mine_list_show`),()=>Y(s)):r`<p class="small">${o(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&d(o(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let t=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return r`<div class="card stack">
    <h1>${o(`mine_who`)}</h1>
    ${N.seats.map(i=>{let{seat:a}=i;return r`<button type="button" class="option mine-choice" onclick=${t(a)} data-f=${`mine-${a}`}>
      ${g(a,s(e.state,a)?.mark??``)}
      <span>${n(e.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function re(e){let t=n(e.state,N.who);return r`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,o(`mine_pass`,{name:t}))}
    <p class="sentence">${o(`mine_pass_text`)}</p>
    ${d(o(`mine_i_am`,{name:t}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${d(o(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?r`<span class="mine-badge asked">${o(`mine_asked_short`)}</span>`:R(e)?r`<span class="mine-badge">${o(`mine_new`)}</span>`:null;function ie(e){let t=N.seats.find(L)??N.seats.find(R),i=o(`mine_for`,{name:N.seats.map(({seat:t})=>n(e.state,t)).join(`, `)}),a=(t,n,i)=>r`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${i} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[a(!1,o(`mine_all`),`mine-all`),a(!0,[r`<span>${i}</span>`,t&&Q(t)],`mine-own`)]}function ae(e){return N.seats.filter(L).map(({seat:t})=>{let i=n(e.state,t);return r`<div class="stack">
      <p class="step">${o(`mine_asked`,{name:i})}</p>
      ${d(o(`mine_open`,{name:i}),()=>K(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function oe(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||c(o(`mine_asked`,{name:n(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,a=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),i(P.room,r&&(a?Z(e,a):N.who?re(e):ne(e))),i(P.bar,n&&ie(e)),i(P.call,n&&!r&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&l.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};