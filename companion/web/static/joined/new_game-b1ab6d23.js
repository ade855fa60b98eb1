import{$t as e,Jt as t,Qt as n,Ut as r,Vt as i,Wt as a,Yt as o,ct as s,ft as c,lt as l,nn as u,nt as d,ot as f}from"./all-fb846322.js";import{i as p}from"./shared-b75b350e.js";import{t as m}from"./help-b8ac3ecf.js";const h=`draft `,g=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function _(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function v(e,t){let n=sessionStorage.getItem(h+t);n&&_(e,JSON.parse(n));let r=()=>sessionStorage.setItem(h+t,JSON.stringify(g(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(h+t)}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[y({game:e.game.game,variant:e.edition.variant}),e]))}function x({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function S({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function C(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function w({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,S(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var T=class extends a{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;o({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&i`<span class="variant-picture">
        ${t&&i`<${p} geometry=${t} contents=${r} hidden />`}
      </span>`}};function E({game:e,edition:t,chosen:n}){let r=y({game:e.game,variant:t.variant});return i`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${T} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&i`<small>${t.away}</small>`}
    </span>
  </label>`}const D=({game:e,chosen:t})=>i`<div class="choices">
  ${e.editions.map(n=>i`<${E} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function O({shelf:e,chosen:t}){let n=e.games.length>1,r=e=>i`<${D} key=${e.game} game=${e} chosen=${t} />`;return i`<fieldset>
    <legend>${u(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>i`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${r(e)}
            </div>`):e.games.map(r)}
    ${e.away.map(({text:e})=>i`<p class="small">${e}</p>`)}
  </fieldset>`}const k=`which`,A=[`friendly`,`tournament`],j=({seat:t,mark:n,name:r,plays:a,first:o,onplays:s,onfirst:c})=>i`<div
  class=${`seat-row seat-${t}`}
  role="group"
  aria-label=${e(t)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${u(`plays`,{colour:e(t)})}
    onchange=${({target:e})=>s(t,e.checked)}
  />
  ${f(t,n)}
  <input
    type="text"
    name=${`name ${t}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${e(t)}
    aria-label=${u(`name_of`,{colour:e(t)})}
    disabled=${!a}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${t}
      checked=${o}
      aria-label=${u(`begins`,{colour:e(t)})}
      disabled=${!a}
      onchange=${({target:e})=>e.checked&&c(t)}
    />
    <span>${u(`youngest`)}</span>
  </label>
</div>`;function M({handicap:t,seats:n,playing:r}){let a=Array.from({length:t.most-t.least+1},(e,n)=>t.most-n);return i`
    <h3>${t.name}</h3>
    <p class="small">${t.hint}</p>
    <div class="handicap">${n.map(n=>i`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${e(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${t.name}: ${e(n)}`}>
      ${a.map(e=>i`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function N({rule:{key:e,name:t,hint:n,says:r}}){let a=`rule ${e}`;return r.length?i`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${a}>${r.map((e,t)=>i`<option value=${t}>${e}</option>`)}</select>
  </label>`:i`<${s} caption=${t} hint=${n} field=${a} />`}function P({fact:{key:e,name:t,hint:n,usual:r,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??r,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>i`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return i`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?i`<div class="fact-list">${u.map((e,t)=>i`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:i`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:t})=>i`<details class="own-board">
  <summary>${u(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${u(`own_board_hint`)}</p>
  ${e.map(e=>i`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,t){for(let r of e.seats){let{hints:i=k,name:a=``}=t.get(r)??{};i!==k&&a===(e.names[r]??``)&&await l(()=>n(`/api/seats/${r}/hints`,{level:i}))}}var L=class extends a{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,v(this.form,`new-game ${t}`))}printed(){return C(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,r=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(r)===JSON.stringify(this.facts)&&(this.told||!i)?!0:l(()=>n(`/api/printed`,{game:e.game,variant:t.variant,facts:r}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(w(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},state:n,people:r},{playing:a}){let{seats:o,fewest:c,most:l,rules:f,handicap:p,facts:h}=t,g=e=>n.seats?.find(t=>t.seat===e)?.mark??d(e),_=e=>i`<${j}
      key=${e}
      seat=${e}
      mark=${g(e)}
      name=${r.get(e)?.name}
      plays=${a.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,v={name:`manner`,caption:u(`which_manner`),values:A,now:n.manner??A[0]};return i`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${u(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(o.length>l||c>2)&&i`<p class="small">${u(`how_many_play`,{fewest:c,most:l})}</p>`}
        ${o.map(_)}
      </fieldset>
      <${m} ...${v} words=${e=>u(`manner_${e}`)} />
      ${t.bare&&i`<${s} caption=${u(`bare`)} hint=${u(`bare_hint`)} field="bare" />`}
      ${h.length>0&&i`<${F} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${t.unwalked&&i`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${u(`walk_test`)}</a></p>`}
      ${(f.length>0||p)&&i`<details>
          <summary>${u(`house_rules`)}</summary>
          ${f.map(e=>i`<${N} key=${e.key} rule=${e} />`)}
          ${p&&i`<${M} handicap=${p} seats=${o} playing=${a} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${a.length<c||a.length>l}>
        ${u(`start_game`)}
      </button>
    </form>`}},R=class extends a{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?y(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(v(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:r}=this.props;if(!await l(()=>n(`/api/game`,e)))return;for(let e of this.forgets)e();r();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,i)};render({shelf:e,found:t,state:n},{name:r}){let{people:a,begin:o,shown:s}=this,c={chosen:t.get(r),name:r,state:n,people:a,begin:o,onShown:s};return i`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${O} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&i`<${L} key=${r} ...${c} />`}</div>
    </div>`}};async function z({state:e}){let n=await l(()=>t(`/api/shelf`));if(!n)return;let a=b(n);await c(u(`new_game`),(t,o)=>r(t,i`<${R} shelf=${n} found=${a} state=${e} close=${o} />`),{css:`large`})}export{z as openNewGame};