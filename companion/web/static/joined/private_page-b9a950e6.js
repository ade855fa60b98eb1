import{Cn as e,Fn as t,J as n,Jt as r,Ln as i,Mn as a,On as o,Pn as s,Qt as c,Rn as l,Tn as u,an as d,dn as f,hn as ee,pn as p,rn as m,sn as h,xn as g}from"./phone-9ef268c8.js";const _=/* @__PURE__ */ new Map,v=/* @__PURE__ */ new Map,y=()=>_.clear();async function b(e,t,n,r=null){let i=await m(()=>ee(`/api/input`,{input:t,seat:e}));i&&(_.delete(r),n(i.rev,r!==null),d(o(`mine_handed`)))}function x(e,t){return v.has(e)||(v.set(e,[]),f(`/api/texts/${e}`).then(n=>{v.set(e,n),t()},()=>v.delete(e))),v.get(e)}const S=e=>e.toLocaleLowerCase(u).normalize(`NFD`).replace(/\p{M}/gu,``),C=({text:e,choose:n,css:r})=>t`<button type="button" class=${r} onclick=${()=>n(e)}>${e}</button>`;function te(e,t){let n=e=>S(e).indexOf(S(t));return(t?e.filter(e=>n(e)>=0).sort((e,t)=>n(e)-n(t)):[]).slice(0,12)}function ne({found:e,only:n,typed:r,choose:i}){let s=e.flatMap(({texts:e})=>e),c=()=>i(s[crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0]%s.length]),l=te(s,r);return t`
    <p class="small">${o(n?`mine_list_only`:`mine_free`)}</p>
    ${a(o(`mine_draw`),c,{kind:`wide`,name:`mine-draw`})}
    <div class="mine-words" aria-live="polite">
      ${(l.length!==1||l[0]!==r)&&l.map(e=>t`<${C} key=${e} text=${e} choose=${i} css="mine-word" />`)}
      ${r&&!l.length&&n&&t`<p class="small">${o(`mine_no_match`)}</p>`}
    </div>
  `}const w=({found:e,choose:n})=>e.map(({name:e,texts:r})=>t`<details key=${e} class="mine-group">
      <summary>${e}<small>${r.length}</small></summary>
      <div class="mine-words">
        ${r.map(e=>t`<${C} text=${e} choose=${n} css="mine-word" />`)}
      </div>
    </details>`),T=({found:e,choose:n})=>t`<div class="mine-letters" role="group" aria-label=${e[0].name}>
  ${e.flatMap(({texts:e})=>e.map(e=>t`<${C} text=${e} choose=${n} css="mine-letter" />`))}
</div>`,E=e=>{for(let[t,n]of Object.entries({autocorrect:`off`,spellcheck:`false`}))e?.setAttribute(t,n)};var D=class extends l{componentDidMount(){this.node.querySelector(`button`).focus({preventScroll:!0})}render({text:e,yes:n,no:r}){return t`<div class="stack" role="group" ref=${e=>this.node=e}>
      <p class="step" aria-live="polite">${o(`mine_sure`,{text:e})}</p>
      ${a(o(`mine_send`),n,{kind:`primary wide`,name:`sure-send`})}
      ${a(o(`mine_change`),r,{kind:`wide`,name:`sure-change`})}
    </div>`}},O=class extends l{get name(){return`${this.props.seat} ${this.props.line.word}`}type=e=>{_.set(this.name,e),this.setState({})};send(e,t){let{seat:n,line:r,said:i}=this.props;r.most>1?b(n,e,i,this.name):this.setState({sure:{input:e,text:t}})}submit=e=>{e.preventDefault();let t=(_.get(this.name)??``).trim();t&&this.send(`${this.props.line.word}:${t}`,t)};choose=e=>{this.type(e),this.props.line.most===1?this.send(`${this.props.line.word}:${e}`,e):this.form.querySelector(`[type=submit]`).focus({preventScroll:!0})};render({seat:e,line:n,said:r,again:i},{sure:o}){if(o)return t`<${D} ...${o} yes=${()=>b(e,o.input,r,this.name)} no=${()=>this.setState({sure:null})} />`;let s=_.get(this.name)??``,c=n.listed?x(n.word,i):[],l=c.length>0&&n.most===1,u=c.length>0&&!l,d={found:c,only:n.only,typed:s.trim(),choose:this.choose};return t`
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
            ref=${E}
            value=${s}
            oninput=${({target:e})=>this.type(e.value)}
          />
        </label>
        <button type="submit" class="button primary wide" data-f=${`send-${n.word}`}>${n.send}</button>
      </form>
      ${l&&t`<${T} ...${d} />`}
      ${u&&t`<${ne} ...${d} />`}
      ${n.values.length>0&&t`<div class="mine-besides">${n.values.map(({input:e,text:t})=>a(t,()=>this.send(e,t),{name:`besides-${e}`}))}</div>`}
      ${u&&t`<${w} ...${d} />`}
    `}};function k({seat:e,line:n,said:r}){let i=t`<div class="say-keys" role="group" aria-label=${n.text}>${n.values.map(({input:n,text:i})=>t`<button
    key=${n}
    type="button"
    class="say-key large"
    data-f=${`own-${n}`}
    onclick=${()=>b(e,n,r)}
  >
    <span>${i}</span>
  </button>`)}</div>`;return n.calls?[t`<p class="sentence">${n.text}</p>`,i]:t`<details><summary>${n.text}</summary>${i}</details>`}function A({seat:e,awaited:n,said:r,again:i}){return n.filter(({own:e})=>e).sort((e,t)=>t.calls-e.calls).map(n=>t`<div key=${`${e} ${n.word}`} class="mine-input">
      <${n.most?O:k} seat=${e} line=${n} said=${r} again=${i} />
    </div>`)}let j=null;function M(e,{state:t}){let n=p.changed??{},a=e=>e.map(e=>r(t,e)).join(`, `),s=j?Object.keys(n).filter(e=>n[e]>(j[e]??0)&&!p.seats.includes(e)):[];j={...n},s.length&&(d(o(`mine_changed`,{name:a(s)})),h(o(`mine_changed`,{name:a(s)})));let c=t.secrets?Object.keys(n):[];i(e,c.length>0&&o(`mine_changed_before`,{names:a(c)}))}const N={seats:[],asked:``,open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,seen:/* @__PURE__ */ new Map,called:/* @__PURE__ */ new Set,rev:0,saying:``,since:0};let P=null,F=0;const I=e=>e.told.filter(({now:e})=>!e),L=e=>e.awaited.some(({calls:e})=>e),R=e=>I(e).length>(N.seen.get(e.seat)??0);function z(e,n){let r=s(t`<nav class="mine-bar" aria-label=${o(`mine_views`)} hidden />`),i=s(t`<section class="card mine-call" aria-label=${o(`mine_views`)} hidden />`),a=s(t`<p class="small mine-phones" hidden />`);document.getElementById(`main`).after(r);let c=document.querySelector(`.asked`);c?c.prepend(i):document.getElementById(`now`).after(i),document.getElementById(`seats`)?.after(a),document.addEventListener(`visibilitychange`,()=>document.hidden&&W(n)),window.addEventListener(`pagehide`,()=>W(n));for(let t of[`pointerdown`,`keydown`,`input`])e.addEventListener(t,()=>G(n));return e.addEventListener(`keydown`,({key:e})=>e===`Escape`&&K(n,!1)),{room:e,bar:r,call:i,phones:a}}async function B(e){let{rev:t}=e.state,n=JSON.stringify([t,e.state.game_id,p.seats]);if(N.asked===n)return;N.asked=n;let r=p.seats.length?await f(`/api/mine`).catch(()=>null):[];N.asked===n&&(r?(H(r),N.rev=t,V(e)||e.render()):N.asked=``)}function V(e){if(!N.saying||N.rev<N.since)return!1;let t=N.seats.find(e=>e.seat===N.saying);return N.saying=``,t&&N.seen.set(t.seat,I(t).length),!N.open||t&&L(t)?!1:(K(e,!1),!0)}function H(e){let t=new Set(N.seats.map(({seat:e})=>e));N.seats=e;for(let n of e){let e=N.bare.has(`list`)&&n.seat===U()?.seat;(!t.has(n.seat)||e||I(n).length<N.seen.get(n.seat))&&N.seen.set(n.seat,I(n).length)}e.length||Object.assign(N,{open:!1,who:``,held:!1,bare:/* @__PURE__ */ new Set,saying:``})}const U=()=>N.seats.length===1?N.seats[0]:N.held?N.seats.find(({seat:e})=>e===N.who):void 0;function W(e){N.bare.clear(),y(),[N.who,N.held]=[``,!1],P&&$(e)}function G(e){clearTimeout(F),F=setTimeout(()=>W(e),6e4)}function K(e,t,r=``){document.getElementById(`bar`)&&n(),W(e),[N.open,N.who]=[t,N.seats.length>1?r:``],G(e),$(e),e.render(),scrollTo(0,0),q(t?P.room:document.getElementById(`now`))}function q(e){let t=e.querySelector(`h1, h2`)??e;t.tabIndex=-1,t.focus({preventScroll:!0})}function J(e,n,r,i){let s=N.bare.has(n),c=a(s?o(`mine_again`):r,()=>{s?N.bare.delete(n):N.bare.add(n),n===`list`&&N.seen.set(U().seat,I(U()).length),e.render()},{kind:`wide ${s?``:`mine-cover`}`,name:`cover-${n}`,"aria-expanded":String(s)});return t`<div class="mine-lines">${s?i():null}${c}</div>`}function Y(n){return[...new Set(n.map(({about:e})=>e))].map(r=>[t`<h3>${r}</h3>`,t`<ul class="mine-told">${n.filter(e=>e.about===r).map(({text:n})=>t`<li>${e(n)}</li>`)}</ul>`])}function X(e,n,r){let i=c(e.state,n);return t`<div class="now-head">
    ${g(n,i?.mark??``,`big`)}
    <div class="now-who"><h1>${r}</h1><p class="small">${o(`mine_private`)}</p></div>
  </div>`}const re=e=>e.phase===`over`?e.won||o(`game_ended`):o(`mine_nothing`);function Z(n,i){let s=r(n.state,i.seat),c=i.told.filter(e=>e.now),l=I(i);return[t`<div class=${`now card seat-${i.seat}`}>
      ${X(n,i.seat,o(`mine_for`,{name:s}))}
      ${c.length>0&&J(n,`now`,o(`mine_read`),()=>t`<ul class="mine-told large">${c.map(({text:n})=>t`<li>${e(n)}</li>`)}</ul>`)}
      ${!L(i)&&t`<p class="sentence">${re(n.state)}</p>`}
      <${A} ...${i} said=${(e,t)=>{t?N.bare.add(`now`):N.bare.delete(`now`),[N.saying,N.since]=[i.seat,e],V(n)||n.render()}} again=${()=>n.render()} />
    </div>`,t`<section class="card" aria-label=${o(`mine_list`)}>
      <h2>${o(`mine_list`)}${R(i)&&t`<span class="mine-badge">${o(`mine_new`)}</span>`}</h2>
      ${l.length?J(n,`list`,o(`mine_list_show`),()=>Y(l)):t`<p class="small">${o(`mine_empty`)}</p>`}
    </section>`,N.seats.length>1&&a(o(`mine_next`),()=>K(n,!0),{kind:`wide`,name:`mine-next`})]}function ie(e){let n=t=>()=>{[N.who,N.held]=[t,!1],$(e),q(P.room)};return t`<div class="card stack">
    <h1>${o(`mine_who`)}</h1>
    ${N.seats.map(i=>{let{seat:a}=i;return t`<button type="button" class="option mine-choice" onclick=${n(a)} data-f=${`mine-${a}`}>
      ${g(a,c(e.state,a)?.mark??``)}
      <span>${r(e.state,a)}</span>
      ${Q(i)}
    </button>`})}
  </div>`}function ae(e){let n=r(e.state,N.who);return t`<div class=${`now card mine-pass seat-${N.who}`}>
    ${X(e,N.who,o(`mine_pass`,{name:n}))}
    <p class="sentence">${o(`mine_pass_text`)}</p>
    ${a(o(`mine_i_am`,{name:n}),()=>{N.held=!0,$(e),q(P.room)},{kind:`primary wide`,name:`mine-take`})}
    ${a(o(`mine_next`),()=>K(e,!0),{kind:`quiet`,name:`mine-other`})}
  </div>`}const Q=e=>L(e)?t`<span class="mine-badge asked">${o(`mine_asked_short`)}</span>`:R(e)?t`<span class="mine-badge">${o(`mine_new`)}</span>`:null,oe=t`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5.5 11h13v9h-13zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" /></svg>`;function se(e){let n=N.seats.find(L)??N.seats.find(R),i=N.seats.map(({seat:t})=>r(e.state,t)).join(`, `),a=t`<span class="hidden">${o(`mine_for`,{name:i})}</span><span aria-hidden="true">${i}</span>`,s=(n,r,i)=>t`<button type="button" class="mine-tab" aria-pressed=${String(N.open===n)} data-f=${i} onclick=${()=>K(e,n)}>
      ${r}
    </button>`;return[s(!1,o(`mine_all`),`mine-all`),s(!0,[oe,a,n&&Q(n)],`mine-own`)]}function ce(e){return N.seats.filter(L).map(({seat:n})=>{let i=r(e.state,n);return t`<div class="stack">
      <p class="step">${o(`mine_asked`,{name:i})}</p>
      ${a(o(`mine_open`,{name:i}),()=>K(e,!0,n),{kind:`primary wide`,name:`call-${n}`})}
    </div>`})}function le(e){for(let t of N.seats)L(t)?N.called.has(t.seat)||(N.called.add(t.seat),N.open||h(o(`mine_asked`,{name:r(e.state,t.seat)}))):N.called.delete(t.seat)}function $(e){let{state:t}=e,n=!!t.secrets&&N.seats.length>0,r=n&&N.open,a=U();document.body.classList.toggle(`mine-open`,r),document.body.classList.toggle(`mine-here`,n),i(P.room,r&&(a?Z(e,a):N.who?ae(e):ie(e))),i(P.bar,n&&se(e)),i(P.call,n&&!r&&ce(e))}async function ue(e,t){P??=z(e,t),M(P.phones,t),t.state.secrets&&p.seats.length||H([]),$(t),le(t),await B(t)}export{ue as showMine};