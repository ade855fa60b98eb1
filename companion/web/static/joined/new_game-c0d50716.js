import{Gt as e,Qt as t,Ut as n,Zt as r,ct as i,dt as a,in as o,mt as s,nn as c,on as l,qt as u,tn as d,ut as f}from"./all-3975bd8e.js";import{i as p}from"./shared-04386fe6.js";import{t as m}from"./help-8cb9b987.js";const h=`draft `,g=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function _(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function v(e,t){let n=sessionStorage.getItem(h+t);n&&_(e,JSON.parse(n));let r=()=>sessionStorage.setItem(h+t,JSON.stringify(g(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(h+t)}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[y({game:e.game.game,variant:e.edition.variant}),e]))}function x({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function S({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function C(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function w({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,S(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var T=class extends u{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:n}=this.props;t({game:e.game,variant:n.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:r}){let i={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!r&&n`<span class="variant-picture">
        ${t&&n`<${p} geometry=${t} contents=${i} hidden />`}
      </span>`}};function E({game:e,edition:t,chosen:r}){let i=y({game:e.game,variant:t.variant});return n`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===r} disabled=${!!t.away} />
    <${T} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&n`<small>${t.away}</small>`}
    </span>
  </label>`}const D=({game:e,chosen:t})=>n`<div class="choices">
  ${e.editions.map(r=>n`<${E} key=${r.variant} game=${e} edition=${r} chosen=${t} />`)}
</div>`;function O({shelf:e,chosen:t}){let r=e.games.length>1,i=e=>n`<${D} key=${e.game} game=${e} chosen=${t} />`;return n`<fieldset>
    <legend>${l(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>n`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>n`<p class="small">${e}</p>`)}
  </fieldset>`}const k=`which`,A=[`friendly`,`tournament`],j=({seat:e,levels:t,now:r,disabled:i})=>n`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${l(`who_plays_seat`,{colour:c(e)})}
  disabled=${i}
>
  <option value="">${l(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>n`<option value=${e} selected=${e===r}>${l(`companion_plays`,{level:t})}</option>`)}
</select>`,M=({seat:e,mark:t,name:r,plays:a,first:o,levels:s,computer:u,onplays:d,onfirst:f})=>n`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${c(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${l(`plays`,{colour:c(e)})}
    onchange=${({target:t})=>d(e,t.checked)}
  />
  ${i(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${c(e)}
    aria-label=${l(`name_of`,{colour:c(e)})}
    disabled=${!a}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${l(`begins`,{colour:c(e)})}
      disabled=${!a}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${l(`youngest`)}</span>
  </label>
  ${s.length>0&&n`<${j} seat=${e} levels=${s} now=${u} disabled=${!a} />`}
</div>`;function N({handicap:e,seats:t,playing:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return n`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>n`<label key=${t} class="field-label" hidden=${!r.includes(t)}>
    ${c(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${c(t)}`}>
      ${i.map(e=>n`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function P({rule:{key:e,name:t,hint:r,says:i}}){let a=`rule ${e}`;return i.length?n`<label class="field-label">
    <span><b>${t}</b><small>${r}</small></span>
    <select class="select" name=${a}>${i.map((e,t)=>n`<option value=${t}>${e}</option>`)}</select>
  </label>`:n`<${f} caption=${t} hint=${r} field=${a} />`}function F({fact:{key:e,name:t,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,r)=>n`<option value=${t} selected=${t===f[e]}>${l[r]}</option>`;return n`
    <p><b>${t}</b>${` `}<small>${r}</small></p>
    ${u.length?n`<div class="fact-list">${u.map((e,t)=>n`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:n`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const I=({facts:e,told:t})=>n`<details class="own-board">
  <summary>${l(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${l(`own_board_hint`)}</p>
  ${e.map(e=>n`<${F} key=${e.key} fact=${e} />`)}
</details>`;async function L(e,t){for(let n of e.seats){let{hints:r=k,name:i=``}=t.get(n)??{};r!==k&&i===(e.names[n]??``)&&await a(()=>d(`/api/seats/${n}/hints`,{level:r}))}}var R=class extends u{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,v(this.form,`new-game ${t}`))}printed(){return C(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:a(()=>d(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(w(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},state:r,people:i},{playing:a}){let{seats:s,fewest:c,most:u,rules:d,handicap:p,facts:h,levels:g}=t,_=e=>r.seats?.find(t=>t.seat===e)?.mark??o(e),v=e=>n`<${M}
      key=${e}
      seat=${e}
      mark=${_(e)}
      name=${i.get(e)?.name}
      levels=${g}
      computer=${i.get(e)?.computer}
      plays=${a.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,y={name:`manner`,caption:l(`which_manner`),values:A,now:r.manner??A[0]};return n`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${l(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(s.length>u||c>2)&&n`<p class="small">${l(`how_many_play`,{fewest:c,most:u})}</p>`}
        ${s.map(v)}
      </fieldset>
      <${m} ...${y} words=${e=>l(`manner_${e}`)} />
      ${t.bare&&n`<${f} caption=${l(`bare`)} hint=${l(`bare_hint`)} field="bare" />`}
      ${h.length>0&&n`<${I} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${t.unwalked&&n`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${l(`walk_test`)}</a></p>`}
      ${(d.length>0||p)&&n`<details>
          <summary>${l(`house_rules`)}</summary>
          ${d.map(e=>n`<${P} key=${e.key} rule=${e} />`)}
          ${p&&n`<${N} handicap=${p} seats=${s} playing=${a} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${a.length<c||a.length>u}>
        ${l(`start_game`)}
      </button>
    </form>`}},z=class extends u{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?y(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]};let i=({name:e,computer:t})=>({name:t?``:e,computer:t,plays:!0});this.people=new Map((n.seats??[]).map(e=>[e.seat,i(e)]))}componentDidMount(){this.forgets.push(v(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await a(()=>d(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await L(e,r)};render({shelf:e,found:t,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,c={chosen:t.get(i),name:i,state:r,people:a,begin:o,onShown:s};return n`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${O} shelf=${e} chosen=${i} />
      </form>
      <div>${t.has(i)&&n`<${R} key=${i} ...${c} />`}</div>
    </div>`}};async function B({state:t}){let i=await a(()=>r(`/api/shelf`));if(!i)return;let o=b(i);await s(l(`new_game`),(r,a)=>e(r,n`<${z} shelf=${i} found=${o} state=${t} close=${a} />`),{css:`large`})}export{B as openNewGame};