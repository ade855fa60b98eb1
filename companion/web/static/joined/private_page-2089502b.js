import{An as e,Cn as t,En as n,Fn as r,In as i,Mn as a,Nn as o,Zt as s,bn as c,fn as l,in as u,mn as d,nn as f,on as p,q as ee,qt as m,un as h}from"./phone-c348bab2.js";const g=/* @__PURE__ */ new Map,_=/* @__PURE__ */ new Map,v=()=>g.clear();async function y(e,t,r,i=null){let a=await f(()=>d(`/api/input`,{input:t,seat:e}));a&&(g.delete(i),r(a.rev),u(n(`mine_handed`)))}function b(e,t){return _.has(e)||(_.set(e,[]),h(`/api/texts/${e}`).then(n=>{_.set(e,n),t()},()=>_.delete(e))),_.get(e)}const x=e=>e.toLocaleLowerCase(t).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:t,only:r,typed:i,choose:a}){let s=t.flatMap(({texts:e})=>e),c=()=>a(s[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%s.length]),l=C(s,i);return o`
    <p class="small">${n(r?`mine_list_only`:`mine_free`)}</p>
    ${e(n(`mine_draw`),c,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(l.length!==1||l[0]!==i)&&l.map(e=>o`<${S} key=${e} text=${e} choose=${a} css="mine-word" />`)}
      ${i&&!l.length&&r&&o`<p class="small">${n(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var te=class extends i{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:t,yes:r,no:i}){return o`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${n(`mine_sure`,{text:t})}</p>
      ${e(n(`mine_send`),r,{kind:`primary wide`,name:`sure-send`})}
      ${e(n(`mine_change`),i,{kind:`wide`,name:`sure-change`})}
    </div>`}},O=class extends i{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{g.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?y(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(g.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:t,line:n,said:r,again:i},{sure:a}){if(a)return o`<${te} ...${a} yes=${()=>y(t,a.input,r,this.name)} no=${()=>this.setState({sure:null})} />`;let s=g.get(this.name)??``,c=n.listed?b(n.word,i):[],l=c.length>0&&n.most===1,u=c.length>0&&!l,d={found:c,only:n.only,typed:s.trim(),choose:this.choose};return o`
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
            value=${s}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${l&&o`<${E} ...${d} />`}
      ${u&&o`<${w} ...${d} />`}
      ${n.values.length>0&&o`<div class="mine-besides">${n.values.map(({input:t,text:n})=>e(n,()=>this.send(t,n),{name:`besides-${t}`}))}</div>`}
      ${u&&o`<${T} ...${d} />`}
    `}};function k({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>y(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?O:k} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(e,{state:t}){let i=l.changed??{},a=e=>e.map(e=>m(t,e)).join(`, `),o=j?Object.keys(i).filter(e=>i[e]>(j[e]??0)&&!l.seats.includes(e)):[];j={...i},o.length&&(u(n(`mine_changed`,{name:a(o)})),p(n(`mine_changed`,{name:a(o)})));let s=t.secrets?Object.keys(i):[];r(e,s.length>0&&n(`mine_changed_before`,{names:a(s)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let r=a(o`<nav class="mine-bar" aria-label=${n(`mine_views`)} hidden />`),i=a(o`<section class="card mine-call" aria-label=${n(`mine_views`)} hidden />`),s=a(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r);let c=document.querySelector(`.asked`);c?c.prepend(i):document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(s),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:r,call:i,phones:s}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,l.seats]);if(N.asked===n)return;N.asked=n;let r=l.seats.length?await h(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),v(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&ee(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(t,r,i,a){let s=N.bare.has(r),c=e(s?n(`mine_again`):i,()=>{s?N.bare.delete(r):N.bare.add(r),r===`list`&&N.seen.set(U().seat,I(U()).length),t.render()},{kind:`wide ${s?``:`mine-cover`}`,name:`cover-${r}`,"aria-expanded":String(s)});return o`<div class="mine-lines">${s?a():null}${c}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function X(e,t,r){let i=s(e.state,t);return o`<div class="now-head">
    ${c(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${n(`mine_private`)}</p></div>
  </div>`}function Z(t,r){let i=m(t.state,r.seat),a=r.told.filter(e=>e.now),s=I(r);return[o`<div class=${`now card seat-${r.seat}`}>
      ${X(t,r.seat,n(`mine_for`,{name:i}))}
      ${a.length>0&&J(t,`now`,n(`mine_read`),()=>o`<ul class="mine-told large">${a.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!L(r)&&o`<p class="sentence">${n(`mine_nothing`)}</p>`}
      <${A} ...${r} said=${e=>{N.bare.delete(`now`),[N.saying,N.since]=[r.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
    </div>`,o`<section class="card" aria-label=${n(`mine_list`)}>
      <h2>${n(`mine_list`)}${R(r)&&o`<span class="mine-badge">${n(`mine_new`)}</span>`}</h2>
      ${s.length?J(t,`list`,n(`mine_list_show`),()=>Y(s)):o`<p class="small">${n(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&e(n(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let t=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return o`<div class="card stack">
    <h1>${n(`mine_who`)}</h1>
    ${N.seats.map(n=>{let{seat:r}=n;return o`<button type="button" class="option mine-choice" onclick=${t(r)} data-f=${`mine-${r}`}>
      ${c(r,s(e.state,r)?.mark??``)}
      <span>${m(e.state,r)}</span>
      ${Q(n)}
    </button>`})}
  </div>`}function re(t){let r=m(t.state,N.who);return o`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(t,N.who,n(`mine_pass`,{name:r}))}
    <p class="sentence">${n(`mine_pass_text`)}</p>
    ${e(n(`mine_i_am`,{name:r}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${e(n(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?o`<span class="mine-badge asked">${n(`mine_asked_short`)}</span>`:R(e)?o`<span class="mine-badge">${n(`mine_new`)}</span>`:null;function ie(e){let t=N.seats.find(L)??N.seats.find(R),r=n(`mine_for`,{name:N.seats.map(({seat:t})=>m(e.state,t)).join(`, `)}),i=(t,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${r} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[i(!1,n(`mine_all`),`mine-all`),i(!0,[o`<span>${r}</span>`,t&&Q(t)],`mine-own`)]}function ae(t){return N.seats.filter(L).map(({seat:r})=>{let i=m(t.state,r);return o`<div class="stack">
      <p class="step">${n(`mine_asked`,{name:i})}</p>
      ${e(n(`mine_open`,{name:i}),()=>K(t,!0,r),{kind:`primary wide`,name:`call-${r}`})}
    </div>`})}function oe(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||p(n(`mine_asked`,{name:m(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,i=n&&N.open,a=U();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,n),r(P.room,i&&(a?Z(e,a):N.who?re(e):ne(e))),r(P.bar,n&&ie(e)),r(P.call,n&&!i&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&l.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};