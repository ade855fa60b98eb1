import{$t as e,Bt as t,Gt as n,Ht as r,Lt as i,Pt as a,Ut as o,Zt as s,ct as c,d as l,dt as u,gt as d,ht as f,on as p,pt as m,qt as h,rn as g,tn as _}from"./all-458abd06.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,b=()=>v.clear();async function x(e,t,n,r=null){let i=await u(()=>_(`/api/input`,{input:t,seat:e}));i&&(v.delete(r),n(i.rev),m(p(`mine_handed`)))}function ee(e,t){return y.has(e)||(y.set(e,[]),s(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(g).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>o`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:n,typed:r,choose:i}){let a=e.flatMap(({texts:e})=>e),s=()=>i(a[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%a.length]),c=w(a,r);return o`
    <p class="small">${p(n?`mine_list_only`:`mine_free`)}</p>
    ${t(p(`mine_draw`),s,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(c.length!==1||c[0]!==r)&&c.map(e=>o`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!c.length&&n&&o`<p class="small">${p(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>o`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>o`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>o`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>o`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends h{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:n,no:r}){return o`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${p(`mine_sure`,{text:e})}</p>
      ${t(p(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${t(p(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},A=class extends h{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?x(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(v.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:n,said:r,again:i},{sure:a}){if(a)return o`<${k} ...${a} yes=${()=>x(e,a.input,r,this.name)} no=${()=>this.setState({sure:null})} />`;let s=v.get(this.name)??``,c=n.listed?ee(n.word,i):[],l=c.length>0&&n.most===1,u=c.length>0&&!l,d={found:c,only:n.only,typed:s.trim(),choose:this.choose};return o`
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
            value=${s}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${l&&o`<${D} ...${d} />`}
      ${u&&o`<${T} ...${d} />`}
      ${n.values.length>0&&o`<div class="mine-besides">${n.values.map(({input:e,text:n})=>t(n,()=>this.send(e,n),{name:`besides-${e}`}))}</div>`}
      ${u&&o`<${E} ...${d} />`}
    `}};function te({seat:e,line:t,said:n}){let r=o`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>o`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>x(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[o`<p class="sentence">${t.text}</p>`,r]:o`<details><summary>${t.text}</summary>${r}</details>`}function j({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>o`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?A:te} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let M=null;function N(t,{state:r}){let i=e.changed??{},o=e=>e.map(e=>a(r,e)).join(`, `),s=M?Object.keys(i).filter(t=>i[t]>(M[t]??0)&&!e.seats.includes(t)):[];M={...i},s.length&&(m(p(`mine_changed`,{name:o(s)})),f(p(`mine_changed`,{name:o(s)})));let c=r.secrets?Object.keys(i):[];n(t,c.length>0&&p(`mine_changed_before`,{names:o(c)}))}await Promise.all([d(`private/private.css`),d(`board/signs.css`)]);const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,t){let n=r(o`<nav class="mine-bar" aria-label=${p(`mine_views`)} hidden />`),i=r(o`<section class="card mine-call" aria-label=${p(`mine_views`)} hidden />`),a=r(o`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:i,phones:a}}async function V(t){let{rev:n}=t.state,r=JSON.stringify([n,t.state.game_id,e.seats]);if(P.asked===r)return;P.asked=r;let i=e.seats.length?await s(`/api/mine`).catch(()=>null):[];P.asked===r&&(i?(U(i),P.rev=n,H(t)||t.render()):P.asked=``)}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),b(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&l(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,n,r,i){let a=P.bare.has(n),s=t(a?p(`mine_again`):r,()=>{a?P.bare.delete(n):P.bare.add(n),n===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${a?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(a)});return o`<div class="mine-lines">${a?i():null}${s}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[o`<h3>${t}</h3>`,o`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>o`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let r=i(e.state,t);return o`<div class="now-head">
    ${c(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${p(`mine_private`)}</p></div>
  </div>`}function ne(e,n){let r=a(e.state,n.seat),i=n.told.filter(e=>e.now),s=L(n);return[o`<div class=${`now card seat-${n.seat}`}>
      ${Z(e,n.seat,p(`mine_for`,{name:r}))}
      ${i.length>0&&Y(e,`now`,p(`mine_read`),()=>o`<ul class="mine-told large">${i.map(({text:e})=>o`<li>${e}</li>`)}</ul>`)}
      ${!R(n)&&o`<p class="sentence">${p(`mine_nothing`)}</p>`}
      <${j} ...${n} said=${t=>{P.bare.delete(`now`),[P.saying,P.since]=[n.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,o`<section class="card" aria-label=${p(`mine_list`)}>
      <h2>${p(`mine_list`)}${z(n)&&o`<span class="mine-badge">${p(`mine_new`)}</span>`}</h2>
      ${s.length?Y(e,`list`,p(`mine_list_show`),()=>X(s)):o`<p class="small">${p(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&t(p(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function re(e){let t=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return o`<div class="card stack">
    <h1>${p(`mine_who`)}</h1>
    ${P.seats.map(n=>{let{seat:r}=n;return o`<button type="button" class="option mine-choice" onclick=${t(r)} data-f=${`mine-${r}`}>
      ${c(r,i(e.state,r)?.mark??``)}
      <span>${a(e.state,r)}</span>
      ${Q(n)}
    </button>`})}
  </div>`}function ie(e){let n=a(e.state,P.who);return o`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,p(`mine_pass`,{name:n}))}
    <p class="sentence">${p(`mine_pass_text`)}</p>
    ${t(p(`mine_i_am`,{name:n}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${t(p(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?o`<span class="mine-badge asked">${p(`mine_asked_short`)}</span>`:z(e)?o`<span class="mine-badge">${p(`mine_new`)}</span>`:null;function ae(e){let t=P.seats.find(R)??P.seats.find(z),n=p(`mine_for`,{name:P.seats.map(({seat:t})=>a(e.state,t)).join(`, `)}),r=(t,n,r)=>o`<button type="button" class="mine-tab" aria-pressed=${String(P.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[r(!1,p(`mine_all`),`mine-all`),r(!0,[o`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function oe(e){return P.seats.filter(R).map(({seat:n})=>{let r=a(e.state,n);return o`<div class="stack">
      <p class="step">${p(`mine_asked`,{name:r})}</p>
      ${t(p(`mine_open`,{name:r}),()=>q(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function se(e){for(let t of P.seats)R(t)?P.called.has(t.seat)||(P.called.add(t.seat),P.open||f(p(`mine_asked`,{name:a(e.state,t.seat)}))):P.called.delete(t.seat)}function $(e){let{state:t}=e,r=!!t.secrets&&P.seats.length>0,i=r&&P.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,r),n(F.room,i&&(a?ne(e,a):P.who?ie(e):re(e))),n(F.bar,r&&ae(e)),n(F.call,r&&!i&&oe(e))}async function ce(t,n){F??=B(t,n),N(F.phones,n),n.state.secrets&&e.seats.length||U([]),$(n),se(n),await V(n)}export{ce as showMine};