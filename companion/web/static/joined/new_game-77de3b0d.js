import{$t as e,Ht as t,Jt as n,Qt as r,Ut as i,Vt as a,ct as o,ft as s,lt as c,nn as l,nt as u,ot as d,qt as f}from"./all-508bb130.js";import{i as p}from"./shared-da2820b0.js";import{t as m}from"./help-b6e16313.js";const h=`draft `,g=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function _(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function v(e,t){let n=sessionStorage.getItem(h+t);n&&_(e,JSON.parse(n));let r=()=>sessionStorage.setItem(h+t,JSON.stringify(g(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(h+t)}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[y({game:e.game.game,variant:e.edition.variant}),e]))}function x({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function S({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function C(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function w({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,S(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var T=class extends i{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;n({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&a`<span class="variant-picture">
        ${t&&a`<${p} geometry=${t} contents=${r} hidden />`}
      </span>`}};function E({game:e,edition:t,chosen:n}){let r=y({game:e.game,variant:t.variant});return a`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${T} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&a`<small>${t.away}</small>`}
    </span>
  </label>`}const D=({game:e,chosen:t})=>a`<div class="choices">
  ${e.editions.map(n=>a`<${E} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function O({shelf:e,chosen:t}){let n=e.games.length>1,r=e=>a`<${D} key=${e.game} game=${e} chosen=${t} />`;return a`<fieldset>
    <legend>${l(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>a`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${r(e)}
            </div>`):e.games.map(r)}
    ${e.away.map(({text:e})=>a`<p class="small">${e}</p>`)}
  </fieldset>`}const k=`which`,A=[`friendly`,`tournament`],j=({seat:t,mark:n,name:r,plays:i,first:o,onplays:s,onfirst:c})=>a`<div
  class=${`seat-row seat-${t}`}
  role="group"
  aria-label=${e(t)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${l(`plays`,{colour:e(t)})}
    onchange=${({target:e})=>s(t,e.checked)}
  />
  ${d(t,n)}
  <input
    type="text"
    name=${`name ${t}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${e(t)}
    aria-label=${l(`name_of`,{colour:e(t)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${t}
      checked=${o}
      aria-label=${l(`begins`,{colour:e(t)})}
      disabled=${!i}
      onchange=${({target:e})=>e.checked&&c(t)}
    />
    <span>${l(`youngest`)}</span>
  </label>
</div>`;function M({handicap:t,seats:n,playing:r}){let i=Array.from({length:t.most-t.least+1},(e,n)=>t.most-n);return a`
    <h3>${t.name}</h3>
    <p class="small">${t.hint}</p>
    <div class="handicap">${n.map(n=>a`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${e(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${t.name}: ${e(n)}`}>
      ${i.map(e=>a`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function N({rule:{key:e,name:t,hint:n,says:r}}){let i=`rule ${e}`;return r.length?a`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${i}>${r.map((e,t)=>a`<option value=${t}>${e}</option>`)}</select>
  </label>`:a`<${o} caption=${t} hint=${n} field=${i} />`}function P({fact:{key:e,name:t,hint:n,usual:r,told:i,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>a`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return a`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?a`<div class="fact-list">${u.map((e,t)=>a`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:a`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:t})=>a`<details class="own-board">
  <summary>${l(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${l(`own_board_hint`)}</p>
  ${e.map(e=>a`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,t){for(let n of e.seats){let{hints:i=k,name:a=``}=t.get(n)??{};i!==k&&a===(e.names[n]??``)&&await c(()=>r(`/api/seats/${n}/hints`,{level:i}))}}var L=class extends i{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,v(this.form,`new-game ${t}`))}printed(){return C(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!i)?!0:c(()=>r(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(w(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},state:n,people:r},{playing:i}){let{seats:s,fewest:c,most:d,rules:f,handicap:p,facts:h}=t,g=e=>n.seats?.find(t=>t.seat===e)?.mark??u(e),_=e=>a`<${j}
      key=${e}
      seat=${e}
      mark=${g(e)}
      name=${r.get(e)?.name}
      plays=${i.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,v={name:`manner`,caption:l(`which_manner`),values:A,now:n.manner??A[0]};return a`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${l(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(s.length>d||c>2)&&a`<p class="small">${l(`how_many_play`,{fewest:c,most:d})}</p>`}
        ${s.map(_)}
      </fieldset>
      <${m} ...${v} words=${e=>l(`manner_${e}`)} />
      ${t.bare&&a`<${o} caption=${l(`bare`)} hint=${l(`bare_hint`)} field="bare" />`}
      ${h.length>0&&a`<${F} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${t.unwalked&&a`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${l(`walk_test`)}</a></p>`}
      ${(f.length>0||p)&&a`<details>
          <summary>${l(`house_rules`)}</summary>
          ${f.map(e=>a`<${N} key=${e.key} rule=${e} />`)}
          ${p&&a`<${M} handicap=${p} seats=${s} playing=${i} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${i.length<c||i.length>d}>
        ${l(`start_game`)}
      </button>
    </form>`}},R=class extends i{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?y(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(v(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await c(()=>r(`/api/game`,e)))return;for(let e of this.forgets)e();n();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,i)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:o,shown:s}=this,c={chosen:t.get(r),name:r,state:n,people:i,begin:o,onShown:s};return a`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${O} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&a`<${L} key=${r} ...${c} />`}</div>
    </div>`}};async function z({state:e}){let n=await c(()=>f(`/api/shelf`));if(!n)return;let r=b(n);await s(l(`new_game`),(i,o)=>t(i,a`<${R} shelf=${n} found=${r} state=${e} close=${o} />`),{css:`large`})}export{z as openNewGame};