import{Cn as e,It as t,Jt as n,Kt as r,Qt as i,Wt as a,bn as o,cn as s,dn as c,en as l,mn as u,nn as d,vn as f,wn as p,xn as m,z as h,zt as g}from"./phone-a6660e6d.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,i=null){let o=await a(()=>d(`/api/input`,{input:t,seat:e}));o&&(_.delete(i),n(o.rev),r(u(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),i(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(c).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>m`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),o=w(i,n);return m`
    <p class="small">${u(t?`mine_list_only`:`mine_free`)}</p>
    ${f(u(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(o.length!==1||o[0]!==n)&&o.map(e=>m`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!o.length&&t&&m`<p class="small">${u(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>m`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>m`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>m`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>m`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends p{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return m`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${u(`mine_sure`,{text:e})}</p>
      ${f(u(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${f(u(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},ee=class extends p{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return m`<${k} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=_.get(this.name)??``,o=t.listed?x(t.word,r):[],s=o.length>0&&t.most===1,c=o.length>0&&!s,l={found:o,only:t.only,typed:a.trim(),choose:this.choose};return m`
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
            value=${a}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${s&&m`<${D} ...${l} />`}
      ${c&&m`<${T} ...${l} />`}
      ${t.values.length>0&&m`<div class="mine-besides">${t.values.map(({input:e,text:t})=>f(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${c&&m`<${E} ...${l} />`}
    `}};function A({seat:e,line:t,said:n}){let r=m`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>m`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[m`<p class="sentence">${t.text}</p>`,r]:m`<details><summary>${t.text}</summary>${r}</details>`}function j({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>m`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?ee:A} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let M=null;function N(i,{state:a}){let o=l.changed??{},s=e=>e.map(e=>t(a,e)).join(`, `),c=M?Object.keys(o).filter(e=>o[e]>(M[e]??0)&&!l.seats.includes(e)):[];M={...o},c.length&&(r(u(`mine_changed`,{name:s(c)})),n(u(`mine_changed`,{name:s(c)})));let d=a.secrets?Object.keys(o):[];e(i,d.length>0&&u(`mine_changed_before`,{names:s(d)}))}const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,t){let n=o(m`<nav class="mine-bar" aria-label=${u(`mine_views`)} hidden />`),r=o(m`<section class="card mine-call" aria-label=${u(`mine_views`)} hidden />`),i=o(m`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:i}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,l.seats]);if(P.asked===n)return;P.asked=n;let r=l.seats.length?await i(`/api/mine`).catch(()=>null):[];P.asked===n&&(r?(U(r),P.rev=t,H(e)||e.render()):P.asked=``)}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),y(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&h(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=P.bare.has(t),a=f(i?u(`mine_again`):n,()=>{i?P.bare.delete(t):P.bare.add(t),t===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return m`<div class="mine-lines">${i?r():null}${a}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[m`<h3>${t}</h3>`,m`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>m`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let r=g(e.state,t);return m`<div class="now-head">
    ${s(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${u(`mine_private`)}</p></div>
  </div>`}function te(e,n){let r=t(e.state,n.seat),i=n.told.filter(e=>e.now),a=L(n);return[m`<div class=${`now card seat-${n.seat}`}>
      ${Z(e,n.seat,u(`mine_for`,{name:r}))}
      ${i.length>0&&Y(e,`now`,u(`mine_read`),()=>m`<ul class="mine-told large">${i.map(({text:e})=>m`<li>${e}</li>`)}</ul>`)}
      ${!R(n)&&m`<p class="sentence">${u(`mine_nothing`)}</p>`}
      <${j} ...${n} said=${t=>{P.bare.delete(`now`),[P.saying,P.since]=[n.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,m`<section class="card" aria-label=${u(`mine_list`)}>
      <h2>${u(`mine_list`)}${z(n)&&m`<span class="mine-badge">${u(`mine_new`)}</span>`}</h2>
      ${a.length?Y(e,`list`,u(`mine_list_show`),()=>X(a)):m`<p class="small">${u(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&f(u(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let n=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return m`<div class="card stack">
    <h1>${u(`mine_who`)}</h1>
    ${P.seats.map(r=>{let{seat:i}=r;return m`<button type="button" class="option mine-choice" onclick=${n(i)} data-f=${`mine-${i}`}>
      ${s(i,g(e.state,i)?.mark??``)}
      <span>${t(e.state,i)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function re(e){let n=t(e.state,P.who);return m`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,u(`mine_pass`,{name:n}))}
    <p class="sentence">${u(`mine_pass_text`)}</p>
    ${f(u(`mine_i_am`,{name:n}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${f(u(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?m`<span class="mine-badge asked">${u(`mine_asked_short`)}</span>`:z(e)?m`<span class="mine-badge">${u(`mine_new`)}</span>`:null;function ie(e){let n=P.seats.find(R)??P.seats.find(z),r=u(`mine_for`,{name:P.seats.map(({seat:n})=>t(e.state,n)).join(`, `)}),i=(t,n,r)=>m`<button type="button" class="mine-tab" aria-pressed=${String(P.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[i(!1,u(`mine_all`),`mine-all`),i(!0,[m`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function ae(e){return P.seats.filter(R).map(({seat:n})=>{let r=t(e.state,n);return m`<div class="stack">
      <p class="step">${u(`mine_asked`,{name:r})}</p>
      ${f(u(`mine_open`,{name:r}),()=>q(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function oe(e){for(let r of P.seats)R(r)?P.called.has(r.seat)||(P.called.add(r.seat),P.open||n(u(`mine_asked`,{name:t(e.state,r.seat)}))):P.called.delete(r.seat)}function $(t){let{state:n}=t,r=!!n.secrets&&P.seats.length>0,i=r&&P.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),e(F.room,i&&(a?te(t,a):P.who?re(t):ne(t))),e(F.bar,r&&ie(t)),e(F.call,r&&!i&&ae(t))}async function se(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&l.seats.length||U([]),$(t),oe(t),await V(t)}export{se as showMine};