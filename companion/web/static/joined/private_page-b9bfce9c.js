import{Bt as e,Et as t,It as n,Rt as r,Yt as i,at as a,cn as o,ct as s,d as c,dn as l,hn as u,in as d,kt as f,pn as p,rt as m,st as h,tn as g,un as _}from"./all-136c38ea.js";const v=/* @__PURE__ */ new Map,y=/* @__PURE__ */ new Map,ee=()=>v.clear();async function b(t,n,r,i=null){let o=await m(()=>e(`/api/input`,{input:n,seat:t}));o&&(v.delete(i),r(o.rev),a(d(`mine_handed`)))}function x(e,t){return y.has(e)||(y.set(e,[]),n(`/api/texts/${e}`).then(n=>{y.set(e,n),t()},()=>y.delete(e))),y.get(e)}const S=e=>e.toLocaleLowerCase(g).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>l`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),s=w(i,n);return l`
    <p class="small">${d(t?`mine_list_only`:`mine_free`)}</p>
    ${o(d(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(s.length!==1||s[0]!==n)&&s.map(e=>l`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!s.length&&t&&l`<p class="small">${d(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>l`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>l`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),te=({found:e,choose:t})=>l`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>l`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends u{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return l`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${d(`mine_sure`,{text:e})}</p>
      ${o(d(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${o(d(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},k=class extends u{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{v.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(v.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return l`<${O} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=v.get(this.name)??``,s=t.listed?x(t.word,r):[],c=s.length>0&&t.most===1,u=s.length>0&&!c,d={found:s,only:t.only,typed:a.trim(),choose:this.choose};return l`
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
      ${c&&l`<${te} ...${d} />`}
      ${u&&l`<${T} ...${d} />`}
      ${t.values.length>0&&l`<div class="mine-besides">${t.values.map(({input:e,text:t})=>o(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&l`<${E} ...${d} />`}
    `}};function A({seat:e,line:t,said:n}){let r=l`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>l`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[l`<p class="sentence">${t.text}</p>`,r]:l`<details><summary>${t.text}</summary>${r}</details>`}function j({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>l`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?k:A} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let M=null;function N(e,{state:n}){let i=r.changed??{},o=e=>e.map(e=>t(n,e)).join(`, `),s=M?Object.keys(i).filter(e=>i[e]>(M[e]??0)&&!r.seats.includes(e)):[];M={...i},s.length&&(a(d(`mine_changed`,{name:o(s)})),h(d(`mine_changed`,{name:o(s)})));let c=n.secrets?Object.keys(i):[];p(e,c.length>0&&d(`mine_changed_before`,{names:o(c)}))}await Promise.all([s(`private/private.css`),s(`board/signs.css`)]);const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,t){let n=_(l`<nav class="mine-bar" aria-label=${d(`mine_views`)} hidden />`),r=_(l`<section class="card mine-call" aria-label=${d(`mine_views`)} hidden />`),i=_(l`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:i}}async function V(e){let{rev:t}=e.state,i=JSON.stringify([t,e.state.game_id,r.seats]);if(P.asked===i)return;P.asked=i;let a=r.seats.length?await n(`/api/mine`).catch(()=>null):[];P.asked===i&&(a?(U(a),P.rev=t,H(e)||e.render()):P.asked=``)}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),ee(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&c(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=P.bare.has(t),a=o(i?d(`mine_again`):n,()=>{i?P.bare.delete(t):P.bare.add(t),t===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return l`<div class="mine-lines">${i?r():null}${a}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[l`<h3>${t}</h3>`,l`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>l`<li>${e}</li>`)}</ul>`])}function Z(e,t,n){let r=f(e.state,t);return l`<div class="now-head">
    ${i(t,r?.mark??``,`big`)}
    <div class="now-who"><h1>${n}</h1><p class="small">${d(`mine_private`)}</p></div>
  </div>`}function ne(e,n){let r=t(e.state,n.seat),i=n.told.filter(e=>e.now),a=L(n);return[l`<div class=${`now card seat-${n.seat}`}>
      ${Z(e,n.seat,d(`mine_for`,{name:r}))}
      ${i.length>0&&Y(e,`now`,d(`mine_read`),()=>l`<ul class="mine-told large">${i.map(({text:e})=>l`<li>${e}</li>`)}</ul>`)}
      ${!R(n)&&l`<p class="sentence">${d(`mine_nothing`)}</p>`}
      <${j} ...${n} said=${t=>{P.bare.delete(`now`),[P.saying,P.since]=[n.seat,t],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,l`<section class="card" aria-label=${d(`mine_list`)}>
      <h2>${d(`mine_list`)}${z(n)&&l`<span class="mine-badge">${d(`mine_new`)}</span>`}</h2>
      ${a.length?Y(e,`list`,d(`mine_list_show`),()=>X(a)):l`<p class="small">${d(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&o(d(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function re(e){let n=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return l`<div class="card stack">
    <h1>${d(`mine_who`)}</h1>
    ${P.seats.map(r=>{let{seat:a}=r;return l`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${i(a,f(e.state,a)?.mark??``)}
      <span>${t(e.state,a)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function ie(e){let n=t(e.state,P.who);return l`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,d(`mine_pass`,{name:n}))}
    <p class="sentence">${d(`mine_pass_text`)}</p>
    ${o(d(`mine_i_am`,{name:n}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${o(d(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?l`<span class="mine-badge asked">${d(`mine_asked_short`)}</span>`:z(e)?l`<span class="mine-badge">${d(`mine_new`)}</span>`:null;function ae(e){let n=P.seats.find(R)??P.seats.find(z),r=d(`mine_for`,{name:P.seats.map(({seat:n})=>t(e.state,n)).join(`, `)}),i=(t,n,r)=>l`<button type="button" class="mine-tab" aria-pressed=${String(P.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[i(!1,d(`mine_all`),`mine-all`),i(!0,[l`<span>${r}</span>`,n&&Q(n)],`mine-own`)]}function oe(e){return P.seats.filter(R).map(({seat:n})=>{let r=t(e.state,n);return l`<div class="stack">
      <p class="step">${d(`mine_asked`,{name:r})}</p>
      ${o(d(`mine_open`,{name:r}),()=>q(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function se(e){for(let n of P.seats)R(n)?P.called.has(n.seat)||(P.called.add(n.seat),P.open||h(d(`mine_asked`,{name:t(e.state,n.seat)}))):P.called.delete(n.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&P.seats.length>0,r=n&&P.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),p(F.room,r&&(i?ne(e,i):P.who?ie(e):re(e))),p(F.bar,n&&ae(e)),p(F.call,n&&!r&&oe(e))}async function ce(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&r.seats.length||U([]),$(t),se(t),await V(t)}export{ce as showMine};