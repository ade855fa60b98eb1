import{$t as e,B as t,Bt as n,Gt as r,Lt as i,Sn as a,Tn as o,Yt as s,fn as c,hn as l,ln as u,qt as d,rn as f,tn as p,wn as m,xn as h,yn as g}from"./phone-5c5bf911.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,i=null){let a=await r(()=>f(`/api/input`,{input:t,seat:e}));a&&(_.delete(i),n(a.rev),d(l(`mine_handed`)))}function x(t,n){return v.has(t)||(v.set(t,[]),e(`/api/texts/${t}`).then(e=>{v.set(t,e),n()},()=>v.delete(t))),v.get(t)}const S=e=>e.toLocaleLowerCase(c).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>a`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),o=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),s=w(i,n);return a`
    <p class="small">${l(t?`mine_list_only`:`mine_free`)}</p>
    ${g(l(`mine_draw`),o,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(s.length!==1||s[0]!==n)&&s.map(e=>a`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!s.length&&t&&a`<p class="small">${l(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>a`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>a`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>a`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>a`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends o{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return a`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${l(`mine_sure`,{text:e})}</p>
      ${g(l(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${g(l(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},A=class extends o{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return a`<${k} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let o=_.get(this.name)??``,s=t.listed?x(t.word,r):[],c=s.length>0&&t.most===1,l=s.length>0&&!c,u={found:s,only:t.only,typed:o.trim(),choose:this.choose};return a`
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
      ${c&&a`<${D} ...${u} />`}
      ${l&&a`<${T} ...${u} />`}
      ${t.values.length>0&&a`<div class="mine-besides">${t.values.map(({input:e,text:t})=>g(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${l&&a`<${E} ...${u} />`}
    `}};function ee({seat:e,line:t,said:n}){let r=a`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>a`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[a`<p class="sentence">${t.text}</p>`,r]:a`<details><summary>${t.text}</summary>${r}</details>`}function j({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>a`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?A:ee} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let M=null;function N(e,{state:t}){let n=p.changed??{},r=e=>e.map(e=>i(t,e)).join(`, `),a=M?Object.keys(n).filter(e=>n[e]>(M[e]??0)&&!p.seats.includes(e)):[];M={...n},a.length&&(d(l(`mine_changed`,{name:r(a)})),s(l(`mine_changed`,{name:r(a)})));let o=t.secrets?Object.keys(n):[];m(e,o.length>0&&l(`mine_changed_before`,{names:r(o)}))}const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,t){let n=h(a`<nav class="mine-bar" aria-label=${l(`mine_views`)} hidden />`),r=h(a`<section class="card mine-call" aria-label=${l(`mine_views`)} hidden />`),i=h(a`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:i}}async function V(t){let{rev:n}=t.state,r=JSON.stringify([n,t.state.game_id,p.seats]);if(P.asked===r)return;P.asked=r;let i=p.seats.length?await e(`/api/mine`).catch(()=>null):[];P.asked===r&&(i?(U(i),P.rev=n,H(t)||t.render()):P.asked=``)}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),y(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,n,r=``){document.getElementById(`bar`)&&t(),G(e),[P.open,P.who]=[n,P.seats.length>1?r:``],K(e),$(e),e.render(),scrollTo(0,0),J(n?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=P.bare.has(t),o=g(i?l(`mine_again`):n,()=>{i?P.bare.delete(t):P.bare.add(t),t===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return a`<div class="mine-lines">${i?r():null}${o}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[a`<h3>${t}</h3>`,a`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>a`<li>${e}</li>`)}</ul>`])}function Z(e,t,r){let i=n(e.state,t);return a`<div class="now-head">
    ${u(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${l(`mine_private`)}</p></div>
  </div>`}function te(e,t){let n=i(e.state,t.seat),r=t.told.filter(e=>e.now),o=L(t);return[a`<div class=${`now card seat-${t.seat}`}>
      ${Z(e,t.seat,l(`mine_for`,{name:n}))}
      ${r.length>0&&Y(e,`now`,l(`mine_read`),()=>a`<ul class="mine-told large">${r.map(({text:e})=>a`<li>${e}</li>`)}</ul>`)}
      ${!R(t)&&a`<p class="sentence">${l(`mine_nothing`)}</p>`}
      <${j} ...${t} said=${n=>{P.bare.delete(`now`),[P.saying,P.since]=[t.seat,n],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,a`<section class="card" aria-label=${l(`mine_list`)}>
      <h2>${l(`mine_list`)}${z(t)&&a`<span class="mine-badge">${l(`mine_new`)}</span>`}</h2>
      ${o.length?Y(e,`list`,l(`mine_list_show`),()=>X(o)):a`<p class="small">${l(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&g(l(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let t=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return a`<div class="card stack">
    <h1>${l(`mine_who`)}</h1>
    ${P.seats.map(r=>{let{seat:o}=r;return a`<button type="button" class="option mine-choice" onclick=${t(o)} data-f=${`mine-${o}`}>
      ${u(o,n(e.state,o)?.mark??``)}
      <span>${i(e.state,o)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function re(e){let t=i(e.state,P.who);return a`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,l(`mine_pass`,{name:t}))}
    <p class="sentence">${l(`mine_pass_text`)}</p>
    ${g(l(`mine_i_am`,{name:t}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${g(l(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?a`<span class="mine-badge asked">${l(`mine_asked_short`)}</span>`:z(e)?a`<span class="mine-badge">${l(`mine_new`)}</span>`:null;function ie(e){let t=P.seats.find(R)??P.seats.find(z),n=l(`mine_for`,{name:P.seats.map(({seat:t})=>i(e.state,t)).join(`, `)}),r=(t,n,r)=>a`<button type="button" class="mine-tab" aria-pressed=${String(P.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[r(!1,l(`mine_all`),`mine-all`),r(!0,[a`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function ae(e){return P.seats.filter(R).map(({seat:t})=>{let n=i(e.state,t);return a`<div class="stack">
      <p class="step">${l(`mine_asked`,{name:n})}</p>
      ${g(l(`mine_open`,{name:n}),()=>q(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function oe(e){for(let t of P.seats)R(t)?P.called.has(t.seat)||(P.called.add(t.seat),P.open||s(l(`mine_asked`,{name:i(e.state,t.seat)}))):P.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&P.seats.length>0,r=n&&P.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),m(F.room,r&&(i?te(e,i):P.who?re(e):ne(e))),m(F.bar,n&&ie(e)),m(F.call,n&&!r&&ae(e))}async function se(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&p.seats.length||U([]),$(t),oe(t),await V(t)}export{se as showMine};