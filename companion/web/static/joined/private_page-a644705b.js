import{Gt as e,Lt as t,Mt as n,N as r,Vt as i,Yt as a,_n as o,dn as s,gn as c,in as l,kt as u,mn as d,pn as f,qt as p,sn as m,tn as h,zt as g}from"./phone-f2d0a0d3.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,n,r,i=null){let o=await t(()=>a(`/api/input`,{input:n,seat:e}));o&&(_.delete(i),r(o.rev),g(m(`mine_handed`)))}function x(t,n){return v.has(t)||(v.set(t,[]),e(`/api/texts/${t}`).then(e=>{v.set(t,e),n()},()=>v.delete(t))),v.get(t)}const S=e=>e.toLocaleLowerCase(l).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:t,css:n})=>d`<button type="button" class=${n} onclick=${()=>t(e)}>${e}</button>`;function w(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function T({found:e,only:t,typed:n,choose:r}){let i=e.flatMap(({texts:e})=>e),a=()=>r(i[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%i.length]),o=w(i,n);return d`
    <p class="small">${m(t?`mine_list_only`:`mine_free`)}</p>
    ${s(m(`mine_draw`),a,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(o.length!==1||o[0]!==n)&&o.map(e=>d`<${C} key=${e} text=${e} choose=${r} css="mine-word" />`)}
      ${n&&!o.length&&t&&d`<p class="small">${m(`mine_no_match`)}</p>`}
    </div>
  `}const E=({found:e,choose:t})=>e.map(({name:e,texts:n})=>d`<details key=${e} class="mine-group">
      <summary>${e}<small>${n.length}</small></summary>
      <div class="mine-words">
        ${n.map(e=>d`<${C} text=${e} choose=${t} css="mine-word" />`)}
      </div>
    </details>`),D=({found:e,choose:t})=>d`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>d`<${C} text=${e} choose=${t} css="mine-letter" />`))}
</div>`,O=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var k=class extends o{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:t,no:n}){return d`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${m(`mine_sure`,{text:e})}</p>
      ${s(m(`mine_send`),t,{kind:`primary wide`,name:`sure-send`})}
      ${s(m(`mine_change`),n,{kind:`wide`,name:`sure-change`})}
    </div>`}},A=class extends o{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:t,said:n,again:r},{sure:i}){if(i)return d`<${k} ...${i} yes=${()=>b(e,i.input,n,this.name)} no=${()=>this.setState({sure:null})} />`;let a=_.get(this.name)??``,o=t.listed?x(t.word,r):[],c=o.length>0&&t.most===1,l=o.length>0&&!c,u={found:o,only:t.only,typed:a.trim(),choose:this.choose};return d`
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
      ${c&&d`<${D} ...${u} />`}
      ${l&&d`<${T} ...${u} />`}
      ${t.values.length>0&&d`<div class="mine-besides">${t.values.map(({input:e,text:t})=>s(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${l&&d`<${E} ...${u} />`}
    `}};function ee({seat:e,line:t,said:n}){let r=d`<div class="say-keys" role="group" aria-label=${t.text}>${t.values.map(({input:t,text:r})=>d`<button
    key=${t}
    type="button"
    class="say-key large"
    data-f=${`own-${t}`}
    onclick=${()=>b(e,t,n)}
  >
    <span>${r}</span>
  </button>`)}</div>`;return t.calls?[d`<p class="sentence">${t.text}</p>`,r]:d`<details><summary>${t.text}</summary>${r}</details>`}function j({seat:e,awaited:t,said:n,again:r}){return t.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(t=>d`<div key=${`${e} ${t.word}`} class="mine-input">
      <${t.most?A:ee} seat=${e} line=${t} said=${n} again=${r} />
    </div>`)}let M=null;function N(e,{state:t}){let n=p.changed??{},r=e=>e.map(e=>u(t,e)).join(`, `),a=M?Object.keys(n).filter(e=>n[e]>(M[e]??0)&&!p.seats.includes(e)):[];M={...n},a.length&&(g(m(`mine_changed`,{name:r(a)})),i(m(`mine_changed`,{name:r(a)})));let o=t.secrets?Object.keys(n):[];c(e,o.length>0&&m(`mine_changed_before`,{names:r(o)}))}const P={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let F=null,I=0;const L=e=>e.told.filter(({now:e})=>!e),R=e=>e.awaited.some(({calls:e})=>e),z=e=>L(e).length>(P.seen.get(e.seat)??0);function B(e,t){let n=f(d`<nav class="mine-bar" aria-label=${m(`mine_views`)} hidden />`),r=f(d`<section class="card mine-call" aria-label=${m(`mine_views`)} hidden />`),i=f(d`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(n),document.getElementById(`now`).after(r),document.getElementById(`seats`)?.after(i),document.addEventListener(`visibilitychange`,()=>document.hidden&&G(t)),window.addEventListener(`pagehide`,()=>G(t));for(let n of[`pointerdown`,`keydown`,`input`])e.addEventListener(n,()=>K(t));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&q(t,!1)),{room:e,bar:n,call:r,phones:i}}async function V(t){let{rev:n}=t.state,r=JSON.stringify([n,t.state.game_id,p.seats]);if(P.asked===r)return;P.asked=r;let i=p.seats.length?await e(`/api/mine`).catch(()=>null):[];P.asked===r&&(i?(U(i),P.rev=n,H(t)||t.render()):P.asked=``)}function H(e){if(!P.saying||P.rev<P.since)return!1;let t=P.seats.find(e=>e.seat===P.saying);return P.saying=``,t&&P.seen.set(t.seat,L(t).length),!P.open||t&&R(t)?!1:(q(e,!1),!0)}function U(e){let t=new Set(P.seats.map(({seat:e})=>e));P.seats=e;for(let n of e){let e=P.bare.has(`list`)&&n.seat===W()?.seat;(!t.has(n.seat)||e||L(n).length<P.seen.get(n.seat))&&P.seen.set(n.seat,L(n).length)}e.length||Object.assign(P,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const W=()=>P.seats.length===1?P.seats[0]:P.held?P.seats.find(({seat:e})=>e===P.who):void 0;function G(e){P.bare.clear(),y(),[P.who,P.held]=[``,!1],F&&$(e)}function K(e){clearTimeout(I),I=setTimeout(()=>G(e),6e4)}function q(e,t,n=``){document.getElementById(`bar`)&&r(),G(e),[P.open,P.who]=[t,P.seats.length>1?n:``],K(e),$(e),e.render(),scrollTo(0,0),J(t?F.room:document.getElementById(`now`))}function J(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function Y(e,t,n,r){let i=P.bare.has(t),a=s(i?m(`mine_again`):n,()=>{i?P.bare.delete(t):P.bare.add(t),t===`list`&&P.seen.set(W().seat,L(W()).length),e.render()},{kind:`wide ${i?``:`mine-cover`}`,name:`cover-${t}`,"aria-expanded":String(i)});return d`<div class="mine-lines">${i?r():null}${a}</div>`}function X(e){return[...new Set(e.map(({about:e})=>e))].map(t=>[d`<h3>${t}</h3>`,d`<ul class="mine-told">${e.filter(e=>e.about===t).map(({text:e})=>d`<li>${e}</li>`)}</ul>`])}function Z(e,t,r){let i=n(e.state,t);return d`<div class="now-head">
    ${h(t,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${m(`mine_private`)}</p></div>
  </div>`}function te(e,t){let n=u(e.state,t.seat),r=t.told.filter(e=>e.now),i=L(t);return[d`<div class=${`now card seat-${t.seat}`}>
      ${Z(e,t.seat,m(`mine_for`,{name:n}))}
      ${r.length>0&&Y(e,`now`,m(`mine_read`),()=>d`<ul class="mine-told large">${r.map(({text:e})=>d`<li>${e}</li>`)}</ul>`)}
      ${!R(t)&&d`<p class="sentence">${m(`mine_nothing`)}</p>`}
      <${j} ...${t} said=${n=>{P.bare.delete(`now`),[P.saying,P.since]=[t.seat,n],H(e)||e.render()}} again=${()=>e.render()} />
    </div>`,d`<section class="card" aria-label=${m(`mine_list`)}>
      <h2>${m(`mine_list`)}${z(t)&&d`<span class="mine-badge">${m(`mine_new`)}</span>`}</h2>
      ${i.length?Y(e,`list`,m(`mine_list_show`),()=>X(i)):d`<p class="small">${m(`mine_empty`)}</p>`}
    </section>`,P.seats.length>1&&s(m(`mine_next`),()=>q(e,!0),{kind:`wide`,name:`mine-next`})]}function ne(e){let t=t=>()=>{[P.who,P.held]=[t,!1],$(e),J(F.room)};return d`<div class="card stack">
    <h1>${m(`mine_who`)}</h1>
    ${P.seats.map(r=>{let{seat:i}=r;return d`<button type="button" class="option mine-choice" onclick=${t(i)} data-f=${`mine-${i}`}>
      ${h(i,n(e.state,i)?.mark??``)}
      <span>${u(e.state,i)}</span>
      ${Q(r)}
    </button>`})}
  </div>`}function re(e){let t=u(e.state,P.who);return d`<div class=${`now card mine-pass seat-${P.who}`}>
    ${Z(e,P.who,m(`mine_pass`,{name:t}))}
    <p class="sentence">${m(`mine_pass_text`)}</p>
    ${s(m(`mine_i_am`,{name:t}),()=>{P.held=!0,$(e),J(F.room)},{kind:`primary wide`,name:`mine-take`})}
    ${s(m(`mine_next`),()=>q(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>R(e)?d`<span class="mine-badge asked">${m(`mine_asked_short`)}</span>`:z(e)?d`<span class="mine-badge">${m(`mine_new`)}</span>`:null;function ie(e){let t=P.seats.find(R)??P.seats.find(z),n=m(`mine_for`,{name:P.seats.map(({seat:t})=>u(e.state,t)).join(`, `)}),r=(t,n,r)=>d`<button type="button" class="mine-tab" aria-pressed=${String(P.open===t)} data-f=${r} onclick=${()=>q(e,t)}>
      ${n}
    </button>`;return[r(!1,m(`mine_all`),`mine-all`),r(!0,[d`<span>${n}</span>`,t&&Q(t)],`mine-own`)]}function ae(e){return P.seats.filter(R).map(({seat:t})=>{let n=u(e.state,t);return d`<div class="stack">
      <p class="step">${m(`mine_asked`,{name:n})}</p>
      ${s(m(`mine_open`,{name:n}),()=>q(e,!0,t),{kind:`primary wide`,name:`call-${t}`})}
    </div>`})}function oe(e){for(let t of P.seats)R(t)?P.called.has(t.seat)||(P.called.add(t.seat),P.open||i(m(`mine_asked`,{name:u(e.state,t.seat)}))):P.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&P.seats.length>0,r=n&&P.open,i=W();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),c(F.room,r&&(i?te(e,i):P.who?re(e):ne(e))),c(F.bar,n&&ie(e)),c(F.call,n&&!r&&ae(e))}async function se(e,t){F??=B(e,t),N(F.phones,t),t.state.secrets&&p.seats.length||U([]),$(t),oe(t),await V(t)}export{se as showMine};