import{En as e,Mn as t,On as n,Qt as r,Sn as i,U as a,Ut as o,cn as s,en as c,gn as l,jn as u,kn as d,nn as f,on as p,qt as m,un as h,yn as ee}from"./phone-68234baa.js";const g=/* @__PURE__ */ new Map,_=/* @__PURE__ */ new Map,v=()=>g.clear();async function y(e,t,n,a=null){let o=await r(()=>h(`/api/input`,{input:t,seat:e}));o&&(g.delete(a),n(o.rev),c(i(`mine_handed`)))}function b(e,t){return _.has(e)||(_.set(e,[]),p(`/api/texts/${e}`).then(n=>{_.set(e,n),t()},()=>_.delete(e))),_.get(e)}const x=e=>e.toLocaleLowerCase(ee).normalize(`NFD`).replace(/\p{M}/gu,``),S=({text:e,choose:t,css:n})=>d`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function C(e,t){let n=e=>x(e).indexOf(x(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function w({found:t,only:n,typed:r,choose:a}){let o=t.flatMap(({texts:e})=>e),s=()=>a(o[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%o.length]),c=C(o,r);return d`
    <p class="small">${i(n?`mine_list_only`:`mine_free`)}</p>
    ${e(i(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>d`<${S} key=${e} text=${e} choose=${a} css="mine-word" />`)}
      ${r&&!c.length&&n&&d`<p class="small">${i(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:t})=>e.map(({name:e,texts:n})=>d`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>d`<${S} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:t})=>d`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>d`<${S} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends t{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:t,yes:n,no:r}){return d`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${i(`mine_sure`,{text:t})}</p>
      ${e(i(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${e(i(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},k=class extends t{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{g.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?y(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(g.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:t,line:n,said:r,again:i},{sure:a}){if(a)return d`<${O} ...${a} yes=${()=>y(t,a.input,r,this.name)} no=${()=>this.setState({sure:null})} />`;let o=g.get(this.name)??``,s=n.listed?b(n.word,i):[],c=s.length>0&&n.most===1,l=s.length>0&&!c,u={found:s,only:n.only,typed:o.trim(),choose:this.choose};return d`
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
      ${c&&d`<${E} ...${u} />`}
      ${l&&d`<${w} ...${u} />`}
      ${n.values.length>0&&d`<div class="mine-besides">${n.values.map(({input:t,text:n})=>e(n,()=>this.send(t,n),{name:`besides-${t}`}))}</div>`}
      ${l&&d`<${T} ...${u} />`}
    `}};function te({seat:e,line:t,said:n}){let r=d`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>d`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>y(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[d`<p class="sentence">${t.text}</p>`,r]:d`<details><summary>${t.text}</summary>${r}</details>`}function A({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>d`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?k:te} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let j=null;function M(e,{state:t}){let n=s.changed??{},r=e=>e.map(e=>o(t,e)).join(`, `),a=j?Object.keys(n).filter(e=>n[e]>(j[e]??0)&&!s.seats.includes(e)):[];j={...n},a.length&&(c(i(`mine_changed`,{name:r(a)})),f(i(`mine_changed`,{name:r(a)})));let l=t.secrets?Object.keys(n):[];u(e,l.length>0&&i(`mine_changed_before`,{names:r(l)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,t){let r=n(d`<nav class="mine-bar" aria-label=${i(`mine_views`)} hidden />`),a=n(d`<section class="card mine-call" aria-label=${i(`mine_views`)} hidden />`),o=n(d`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r),document.getElementById(`now`).after(a),document.getElementById(`seats`)?.after(o),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(t)),window.addEventListener(`pagehide`,()=>W(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>G(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(t,!1)),{room:e,bar:r,call:a,phones:o}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,s.seats]);if(N.asked===n)return;N.asked=n;let r=s.seats.length?await p(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),v(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,n=``){document.getElementById(`bar`)&&a(),W(e),[N.open,N.who]=[t,N.seats.length>1?n:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(t,n,r,a){let o=N.bare.has(n),s=e(o?i(`mine_again`):r,()=>{o?N.bare.delete(n):N.bare.add(n),n===`list`&&N.seen.set(U().seat,I(U()).length),t.render()},{kind:`wide ${o?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(o)});return d`<div class="mine-lines">${o?a():null}${s}</div>`}function Y(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[d`<h3>${t}</h3>`,d`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>d`<li>${e}</li>`)}</ul>`])}function X(e,t,n){let r=m(e.state,t);return d`<div class="now-head">
    ${l(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${i(`mine_private`)}</p></div>
  </div>`}function Z(t,n){let r=o(t.state,n.seat),a=n.told.filter(e=>e.now),s=I(n);return[d`<div class=${`now card seat-${n.seat}`}>
      ${X(t,n.seat,i(`mine_for`,{name:r}))}
      ${a.length>0&&J(t,`now`,i(`mine_read`),()=>d`<ul class="mine-told large">${a.map(({text:e})=>d`<li>${e}</li>`)}</ul>`)}
      ${!L(n)&&d`<p class="sentence">${i(`mine_nothing`)}</p>`}
      <${A} ...${n} said=${e=>{N.bare.delete(`now`),[N.saying,N.since]=[n.seat,e],V(t)||t.render()}} again=${()=>t.render()} />
    </div>`,d`<section class="card" aria-label=${i(`mine_list`)}>
      <h2>${i(`mine_list`)}${R(n)&&d`<span class="mine-badge">${i(`mine_new`)}</span>`}</h2>
      ${s.length?J(t,`list`,i(`mine_list_show`),()=>Y(s)):d`<p class="small">${i(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&e(i(`mine_next`),()=>K(t,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let t=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return d`<div class="card stack">
    <h1>${i(`mine_who`)}</h1>
    ${N.seats.map(n=>{let{seat:r}=n;return d`<button type="button" class="option mine-choice" onclick=${t(r)} data-f=${`mine-${r}`}>
      ${l(r,m(e.state,r)?.mark??``)}
      <span>${o(e.state,r)}</span>
      ${Q(n)}
    </button>`})}
  </div>`}function re(t){let n=o(t.state,N.who);return d`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(t,N.who,i(`mine_pass`,{name:n}))}
    <p class="sentence">${i(`mine_pass_text`)}</p>
    ${e(i(`mine_i_am`,{name:n}),()=>{N.held=!0,$(t),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${e(i(`mine_next`),()=>K(t,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?d`<span class="mine-badge asked">${i(`mine_asked_short`)}</span>`:R(e)?d`<span class="mine-badge">${i(`mine_new`)}</span>`:null;function ie(e){let t=N.seats.find(L)??N.seats.find(R),n=i(`mine_for`,{name:N.seats.map(({seat:t})=>o(e.state,t)).join(`, `)}),r=(t,n,r)=>d`<button type="button" class="mine-tab" aria-pressed=${String(N.open===t)} data-f=${r} onclick=${()=>K(e,t)}>
      ${n}
    </button>`;return[r(!1,i(`mine_all`),`mine-all`),r(!0,[d`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function ae(t){return N.seats.filter(L).map(({seat:n})=>{let r=o(t.state,n);return d`<div class="stack">
      <p class="step">${i(`mine_asked`,{name:r})}</p>
      ${e(i(`mine_open`,{name:r}),()=>K(t,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function oe(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||f(i(`mine_asked`,{name:o(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,i=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),u(P.room,r&&(i?Z(e,i):N.who?re(e):ne(e))),u(P.bar,n&&ie(e)),u(P.call,n&&!r&&ae(e))}async function se(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&s.seats.length||H([]),$(t),oe(t),await B(t)}export{se as showMine};