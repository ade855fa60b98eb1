import{Ft as e,Jt as t,Lt as n,Ot as r,Tt as i,d as a,en as o,fn as s,it as c,ln as l,mn as u,nt as d,ot as f,rn as p,sn as m,st as h,un as g,zt as _}from"./all-9145eb77.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,b=()=>v.clear();async function x(e,t,n,r=null){let i=await d(()=>_(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),c(p(`mine_handed`)))}function ee(t,n){return y.has(t)||(y.set(t,[]),e(`/api/texts/${t}`).then(e=>{y.set(t,e),n()},()=>y.delete(t))),y.get(t)}const S=e=>e.toLocaleLowerCase(o).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>g`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),o=w(i,n);return g`
    <p class="small">${p(t?`mine_list_only`:`mine_free`)}</p>
    ${m(p(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(o.length!==1||o[0]!==n)&&o.map(e=>g`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!o.length&&t&&g`<p class="small">${p(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>g`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>g`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>g`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>g`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,te=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends u{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return g`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${p(`mine_sure`,{text:e})}</p>
      ${m(p(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${m(p(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},k=class extends u{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?x(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(v.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return g`<${O} ...${i} yes=${()=>x(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=v.get(this.name)??``,o=t.listed?ee(t.word,r):[],s=o.length>0&&t.most===1,c=o.length>0&&!s,l={found:o,only:t.only,typed:a.trim(),choose:this.choose};return g`
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
            ref=${te}
            value=${a}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${t.word}`}>${t.send}</button>
      </form>
      ${s&&g`<${D} ...${l} />`}
      ${c&&g`<${T} ...${l} />`}
      ${t.values.length>0&&g`<div class="mine-besides">${t.values.map(({input:e,text:t})=>m(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${c&&g`<${E} ...${l} />`}
    `}};function A({seat:e,line:t,said:n}){let r=g`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>g`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>x(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[g`<p class="sentence">${t.text}</p>`,r]:g`<details><summary>${t.text}</summary>${r}</details>`}function j({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>g`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?k:A} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let M=null;function N(e,{state:t}){let r=n.changed??{},a=e=>e.map(e=>i(t,e)).join(`, `),o=M?Object.keys(r).filter(e=>r[e]>(M[e]??0)&&!n.seats.includes(e)):[];M={...r},o.length&&(c(p(`mine_changed`,{name:a(o)})),f(p(`mine_changed`,{name:a(o)})));let l=t.secrets?Object.keys(r):[];s(e,l.length>0&&p(`mine_changed_before`,{names:a(l)}))}await Promise.all([h(`private/private.css`),h(`board/signs.css`)]);const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,t){let n=l(g`<nav class="mine-bar" aria-label=${p(`mine_views`)} hidden />`),r=l(g`<section class="card mine-call" aria-label=${p(`mine_views`)} hidden />`),i=l(g`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:i}}async function V(t){let{rev:r}=t.state,i=JSON.stringify([r,t.state.game_id,n.seats]);if(P.asked===i)return;P.asked=i;let a=n.seats.length?await e(`/api/mine`).catch(()=>null):[];P.asked===i&&(a?(U(a),P.rev=r,H(t)||t.render()):P.asked=``)}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),b(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&a(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=P.bare.has(t),a=m(i?p(`mine_again`):n,()=>{i?P.bare.delete(t):P.bare.add(t),t===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return g`<div class="mine-lines">${i?r():null}${a}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[g`<h3>${t}</h3>`,g`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>g`<li>${e}</li>`)}</ul>`])}function Z(e,n,i){let a=r(e.state,n);return g`<div class="now-head">
    ${t(n,a?.mark??``,`big`)}
    <div class="now-who"><h1>${i}</h1><p class="small">${p(`mine_private`)}</p></div>
  </div>`}function ne(e,t){let n=i(e.state,t.seat),r=t.told.filter(e=>e.now),a=L(t);return[g`<div class=${`now card seat-${t.seat}`}>
      ${Z(e,t.seat,p(`mine_for`,{name:n}))}
      ${r.length>0&&Y(e,`now`,p(`mine_read`),()=>g`<ul class="mine-told large">${r.map(({text:e})=>g`<li>${e}</li>`)}</ul>`)}
      ${!R(t)&&g`<p class="sentence">${p(`mine_nothing`)}</p>`}
      <${j} ...${t} said=${n=>{P.bare.delete(`now`),[P.saying,P.since]=[t.seat,n],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,g`<section class="card" aria-label=${p(`mine_list`)}>
      <h2>${p(`mine_list`)}${z(t)&&g`<span class="mine-badge">${p(`mine_new`)}</span>`}</h2>
      ${a.length?Y(e,`list`,p(`mine_list_show`),()=>X(a)):g`<p class="small">${p(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&m(p(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function re(e){let n=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return g`<div class="card stack">
    <h1>${p(`mine_who`)}</h1>
    ${P.seats.map(a=>{let{seat:o}=a;return g`<button type="button" class="option mine-choice" onclick=${n(o)} data-f=${`mine-${o}`}>
      ${t(o,r(e.state,o)?.mark??``)}
      <span>${i(e.state,o)}</span>
      ${Q(a)}
    </button>`})}
  </div>`}function ie(e){let t=i(e.state,P.who);return g`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,p(`mine_pass`,{name:t}))}
    <p class="sentence">${p(`mine_pass_text`)}</p>
    ${m(p(`mine_i_am`,{name:t}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${m(p(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?g`<span class="mine-badge asked">${p(`mine_asked_short`)}</span>`:z(e)?g`<span class="mine-badge">${p(`mine_new`)}</span>`:null;function ae(e){let t=P.seats.find(R)??P.seats.find(z),n=p(`mine_for`,{name:P.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>g`<button type="button" class="mine-tab" aria-pressed=${String(P.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[r(!1,p(`mine_all`),`mine-all`),r(!0,[g`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function oe(e){return P.seats.filter(R).map(({seat:t})=>{let n=i(e.state,t);return g`<div class="stack">
      <p class="step">${p(`mine_asked`,{name:n})}</p>
      ${m(p(`mine_open`,{name:n}),()=>q(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function se(e){for(let t of P.seats)R(t)?P.called.has(t.seat)||(P.called.add(t.seat),P.open||f(p(`mine_asked`,{name:i(e.state,t.seat)}))):P.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&P.seats.length>0,r=n&&P.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),s(F.room,r&&(i?ne(e,i):P.who?ie(e):re(e))),s(F.bar,n&&ae(e)),s(F.call,n&&!r&&oe(e))}async function ce(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&n.seats.length||U([]),$(t),se(t),await V(t)}export{ce as showMine};