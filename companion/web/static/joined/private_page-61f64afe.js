import{Cn as e,Fn as t,Jt as n,Ln as r,Mn as i,On as a,Pn as o,Qt as s,Rn as c,Tn as l,an as u,dn as d,hn as ee,pn as f,q as p,rn as m,sn as h,xn as g}from"./phone-c7af0d79.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await m(()=>ee(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev,r!==null),u(a(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),d(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(l).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:n,css:r})=>t`<button type="button" class=${r} onclick=${()=>n(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function te({found:e,only:n,typed:r,choose:o}){let s=e.flatMap(({texts:e})=>e),c=()=>o(s[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%s.length]),l=w(s,r);return t`
    <p class="small">${a(n?`mine_list_only`:`mine_free`)}</p>
    ${i(a(`mine_draw`),c,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(l.length!==1||l[0]!==r)&&l.map(e=>t`<${C} key=${e} text=${e} choose=${o} css="mine-word" />`)}
      ${r&&!l.length&&n&&t`<p class="small">${a(`mine_no_match`)}</p>`}
    </div>
  `}const T=({found:e,choose:n})=>e.map(({name:e,texts:r})=>t`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>t`<${C} text=${e} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),E=({found:e,choose:n})=>t`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>t`<${C} text=${e} choose=${n} css="mine-letter" />`))}
</div>`,D=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var O=class extends c{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:n,no:r}){return t`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${a(`mine_sure`,{text:e})}</p>
      ${i(a(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${i(a(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},k=class extends c{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:n,said:r,again:a},{sure:o}){if(o)return t`<${O} ...${o} yes=${()=>b(e,o.input,r,this.name)} no=${()=>this.setState({sure:null})} />`;let s=_.get(this.name)??``,c=n.listed?x(n.word,a):[],l=c.length>0&&n.most===1,u=c.length>0&&!l,d={found:c,only:n.only,typed:s.trim(),choose:this.choose};return t`
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
      ${l&&t`<${E} ...${d} />`}
      ${u&&t`<${te} ...${d} />`}
      ${n.values.length>0&&t`<div class="mine-besides">${n.values.map(({input:e,text:t})=>i(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&t`<${T} ...${d} />`}
    `}};function A({seat:e,line:n,said:r}){let i=t`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>t`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>b(e,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[t`<p class="sentence">${n.text}</p>`,i]:t`<details><summary>${n.text}</summary>${i}</details>`}function j({seat:e,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>t`<div key=${`${e} ${n.word}`} class="mine-input">
      <${n.most?k:A} seat=${e} line=${n} said=${r} again=${i} />
    </div>`)}let M=null;function N(e,{state:t}){let i=f.changed??{},o=e=>e.map(e=>n(t,e)).join(`, `),s=M?Object.keys(i).filter(e=>i[e]>(M[e]??0)&&!f.seats.includes(e)):[];M={...i},s.length&&(u(a(`mine_changed`,{name:o(s)})),h(a(`mine_changed`,{name:o(s)})));let c=t.secrets?Object.keys(i):[];r(e,c.length>0&&a(`mine_changed_before`,{names:o(c)}))}const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,n){let r=o(t`<nav class="mine-bar" aria-label=${a(`mine_views`)} hidden />`),i=o(t`<section class="card mine-call" aria-label=${a(`mine_views`)} hidden />`),s=o(t`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r);let c=document.querySelector(`.asked`);c?c.prepend(i):document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(s),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(n)),window.addEventListener(`pagehide`,()=>G(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>K(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(n,!1)),{room:e,bar:r,call:i,phones:s}}async function V(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,f.seats]);if(P.asked===n)return;P.asked=n;let r=f.seats.length?await d(`/api/mine`).catch(()=>null):[];P.asked===n&&(r?(U(r),P.rev=t,H(e)||e.render()):(P.asked=``,setTimeout(()=>V(e),2e3)))}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),y(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&p(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,n,r,o){let s=P.bare.has(n),c=i(s?a(`mine_again`):r,()=>{s?P.bare.delete(n):P.bare.add(n),n===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${s?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(s)});return t`<div class="mine-lines">${s?o():null}${c}</div>`}function X(n){return[...new Set(n.map(({about:e})=>e))].map(r=>[t`<h3>${r}</h3>`,t`<ul class="mine-told">${n.filter(e=>e.about===r).map(({text:n})=>t`<li>${e(n)}</li>`)}</ul>`])}function Z(e,n,r){let i=s(e.state,n);return t`<div class="now-head">
    ${g(n,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${a(`mine_private`)}</p></div>
  </div>`}const ne=e=>e.phase===`over`?e.won||a(`game_ended`):a(`mine_nothing`);function re(r,o){let s=n(r.state,o.seat),c=o.told.filter(e=>e.now),l=L(o);return[t`<div class=${`now card seat-${o.seat}`}>
      ${Z(r,o.seat,a(`mine_for`,{name:s}))}
      ${c.length>0&&Y(r,`now`,a(`mine_read`),()=>t`<ul class="mine-told large">${c.map(({text:n})=>t`<li>${e(n)}</li>`)}</ul>`)}
      ${!R(o)&&t`<p class="sentence">${ne(r.state)}</p>`}
      <${j} ...${o} said=${(e,t)=>{t?P.bare.add(`now`):P.bare.delete(`now`),[P.saying,P.since]=[o.seat,e],H(r)||r.render()}} again=${()=>r.render()} />
    </div>`,t`<section class="card" aria-label=${a(`mine_list`)}>
      <h2>${a(`mine_list`)}${z(o)&&t`<span class="mine-badge">${a(`mine_new`)}</span>`}</h2>
      ${l.length?Y(r,`list`,a(`mine_list_show`),()=>X(l)):t`<p class="small">${a(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&i(a(`mine_next`),()=>q(r,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let r=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return t`<div class="card stack">
    <h1>${a(`mine_who`)}</h1>
    ${P.seats.map(i=>{let{seat:a}=i;return t`<button type="button" class="option mine-choice" onclick=${r(a)} data-f=${`mine-${a}`}>
      ${g(a,s(e.state,a)?.mark??``)}
      <span>${n(e.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function ae(e){let r=n(e.state,P.who);return t`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,a(`mine_pass`,{name:r}))}
    <p class="sentence">${a(`mine_pass_text`)}</p>
    ${i(a(`mine_i_am`,{name:r}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${i(a(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?t`<span class="mine-badge asked">${a(`mine_asked_short`)}</span>`:z(e)?t`<span class="mine-badge">${a(`mine_new`)}</span>`:null,oe=t`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" /></svg>`;function se(e){let r=P.seats.find(R)??P.seats.find(z),i=P.seats.map(({seat:t})=>n(e.state,t)).join(`, `),o=t`<span class="hidden">${a(`mine_for`,{name:i})}</span><span aria-hidden="true">${i}</span>`,s=(n,r,i)=>t`<button type="button" class="mine-tab" aria-pressed=${String(P.open===n)} data-f=${i} onclick=${()=>q(e,n)}>
      ${r}
    </button>`;return[s(!1,a(`mine_all`),`mine-all`),s(!0,[oe,o,r&&Q(r)],`mine-own`)]}function ce(e){return P.seats.filter(R).map(({seat:r})=>{let o=n(e.state,r);return t`<div class="stack">
      <p class="step">${a(`mine_asked`,{name:o})}</p>
      ${i(a(`mine_open`,{name:o}),()=>q(e,!0,r),{kind:`primary wide`,name:`call-${r}`})}
    </div>`})}function le(e){for(let t of P.seats)R(t)?P.called.has(t.seat)||(P.called.add(t.seat),P.open||h(a(`mine_asked`,{name:n(e.state,t.seat)}))):P.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&P.seats.length>0,i=n&&P.open,a=W();document.body.classList.toggle(`mine-open`,i),document.body.classList.toggle(`mine-here`,n),r(F.room,i&&(a?re(e,a):P.who?ae(e):ie(e))),r(F.bar,n&&se(e)),r(F.call,n&&!i&&ce(e))}async function ue(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&f.seats.length||U([]),$(t),le(t),await V(t)}export{ue as showMine};