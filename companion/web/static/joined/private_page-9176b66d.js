import{$t as e,An as t,Dn as n,H as r,Ht as i,Kt as a,On as o,Tn as s,Zt as c,an as l,hn as u,jn as d,ln as f,sn as p,tn as m,vn as h,xn as g}from"./phone-99872946.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,ee=()=>_.clear();async function y(t,n,r,i=null){let a=await c(()=>f(`/api/input`,{input:n,seat:t}));a&&(_.delete(i),r(a.rev),e(g(`mine_handed`)))}function b(e,t){return v.has(e)||(v.set(e,[]),l(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const x=e=>e.toLocaleLowerCase(h).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function te(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function C({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),c=te(i,n);return o`
    <p class="small">${g(t?`mine_list_only`:`mine_free`)}</p>
    ${s(g(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==n)&&c.map(e=>o`<${S} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!c.length&&t&&o`<p class="small">${g(`mine_no_match`)}</p>`}
    </div>
  `}const w=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),T=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,E=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends d{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return o`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${g(`mine_sure`,{text:e})}</p>
      ${s(g(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${s(g(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},O=class extends d{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?y(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return o`<${D} ...${i} yes=${()=>y(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=_.get(this.name)??``,c=t.listed?b(t.word,r):[],l=c.length>0&&t.most===1,u=c.length>0&&!l,d={found:c,only:t.only,typed:a.trim(),choose:this.choose};return o`
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
            ref=${E}
            value=${a}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${l&&o`<${T} ...${d} />`}
      ${u&&o`<${C} ...${d} />`}
      ${t.values.length>0&&o`<div class="mine-besides">${t.values.map(({input:e,text:t})=>s(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&o`<${w} ...${d} />`}
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
    </div>`)}let j=null;function M(n,{state:r}){let a=p.changed??{},o=e=>e.map(e=>i(r,e)).join(`, `),s=j?Object.keys(a).filter(e=>a[e]>(j[e]??0)&&!p.seats.includes(e)):[];j={...a},s.length&&(e(g(`mine_changed`,{name:o(s)})),m(g(`mine_changed`,{name:o(s)})));let c=r.secrets?Object.keys(a):[];t(n,c.length>0&&g(`mine_changed_before`,{names:o(c)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let r=n(o`<nav class="mine-bar" aria-label=${g(`mine_views`)} hidden />`),i=n(o`<section class="card mine-call" aria-label=${g(`mine_views`)} hidden />`),a=n(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:r,call:i,phones:a}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,p.seats]);if(N.asked===n)return;N.asked=n;let r=p.seats.length?await l(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),ee(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&r(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,t,n,r){let i=N.bare.has(t),a=s(i?g(`mine_again`):n,()=>{i?N.bare.delete(t):N.bare.add(t),t===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return o`<div class="mine-lines">${i?r():null}${a}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function X(e,t,n){let r=a(e.state,t);return o`<div class="now-head">
    ${u(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${g(`mine_private`)}</p></div>
  </div>`}function Z(e,t){let n=i(e.state,t.seat),r=t.told.filter(e=>e.now),a=I(t);return[o`<div class=${`now card seat-${t.seat}`}>
      ${X(e,t.seat,g(`mine_for`,{name:n}))}
      ${r.length>0&&J(e,`now`,g(`mine_read`),()=>o`<ul class="mine-told large">${r.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!L(t)&&o`<p class="sentence">${g(`mine_nothing`)}</p>`}
      <${A} ...${t} said=${n=>{N.bare.delete(`now`),[N.saying,N.since]=[t.seat,n],V(e)||e.render()}} again=${()=>e.render()} />
    </div>`,o`<section class="card" aria-label=${g(`mine_list`)}>
      <h2>${g(`mine_list`)}${R(t)&&o`<span class="mine-badge">${g(`mine_new`)}</span>`}</h2>
      ${a.length?J(e,`list`,g(`mine_list_show`),()=>Y(a)):o`<p class="small">${g(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&s(g(`mine_next`),()=>K(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let t=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return o`<div class="card stack">
    <h1>${g(`mine_who`)}</h1>
    ${N.seats.map(n=>{let{seat:r}=n;return o`<button type="button" class="option mine-choice" onclick=${t(r)} data-f=${`mine-${r}`}>
      ${u(r,a(e.state,r)?.mark??``)}
      <span>${i(e.state,r)}</span>
      ${Q(n)}
    </button>`})}
  </div>`}function re(e){let t=i(e.state,N.who);return o`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,g(`mine_pass`,{name:t}))}
    <p class="sentence">${g(`mine_pass_text`)}</p>
    ${s(g(`mine_i_am`,{name:t}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${s(g(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?o`<span class="mine-badge asked">${g(`mine_asked_short`)}</span>`:R(e)?o`<span class="mine-badge">${g(`mine_new`)}</span>`:null;function ie(e){let t=N.seats.find(L)??N.seats.find(R),n=g(`mine_for`,{name:N.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${r} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[r(!1,g(`mine_all`),`mine-all`),r(!0,[o`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function ae(e){return N.seats.filter(L).map(({seat:t})=>{let n=i(e.state,t);return o`<div class="stack">
      <p class="step">${g(`mine_asked`,{name:n})}</p>
      ${s(g(`mine_open`,{name:n}),()=>K(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function oe(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||m(g(`mine_asked`,{name:i(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:n}=e,r=!!n.secrets&&N.seats.length>0,i=r&&N.open,a=U();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),t(P.room,i&&(a?Z(e,a):N.who?re(e):ne(e))),t(P.bar,r&&ie(e)),t(P.call,r&&!i&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&p.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};