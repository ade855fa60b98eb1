import{Cn as e,Dn as t,En as n,In as r,Ln as i,Pn as a,Tn as o,Wt as s,d as c,dn as l,fn as u,hn as d,nn as f,on as p,rn as m,xn as h}from"./phone-1c8a60bc.js";import{t as g}from"./help-406101f9.js";const _=`draft `,v=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function y(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function b(e,t){let n=sessionStorage.getItem(_+t);n&&y(e,JSON.parse(n));let r=()=>sessionStorage.setItem(_+t,JSON.stringify(v(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(_+t)}var x=class extends i{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight.disconnect();let{game:e,edition:t}=this.props;u({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){return!n&&a`<span class="variant-picture" ref=${this.stand}>
        ${t&&a`<${c} geometry=${t} set=${e} />`}
      </span>`}};function S({game:e,edition:t,chosen:n}){let r=s({game:e.game,variant:t.variant});return a`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${x} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&a`<small>${t.away}</small>`}
    </span>
  </label>`}const C=({game:e,chosen:t})=>a`<div class="choices">
  ${e.editions.map(n=>a`<${S} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function w({shelf:e,chosen:n}){let r=e.games.length>1,i=e=>a`<${C} key=${e.game} game=${e} chosen=${n} />`;return a`<fieldset>
    <legend>${t(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>a`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>a`<p class="small">${e}</p>`)}
  </fieldset>`}function T(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[s({game:e.game.game,variant:e.edition.variant}),e]))}function E(e,t,n){return[n,t.board?s(t.board):``,...e.keys()].find(t=>e.has(t))??``}function D({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function O({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function k({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function A({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function j(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function M({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,A(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}const N=`which`,P=[`friendly`,`tournament`],F=({seat:n,levels:r,now:i,disabled:o})=>a`<select
  class="select who"
  name=${`computer ${n}`}
  aria-label=${t(`who_plays_seat`,{colour:e(n)})}
  disabled=${o}
>
  <option value="">${t(`a_person`)}</option>
  ${r.map(({level:e,name:n})=>a`<option value=${e} selected=${e===i}>${t(`companion_plays`,{level:n})}</option>`)}
</select>`,I=({seat:n,mark:r,name:i,plays:o,first:s,levels:c,computer:l,animals:u,onplays:d,onfirst:f})=>a`<div
  class=${`seat-row seat-${n}`}
  role="group"
  aria-label=${e(n)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${o}
    aria-label=${t(`plays`,{colour:e(n)})}
    onchange=${({target:e})=>d(n,e.checked)}
  />
  ${h(n,r)}
  <input
    type="text"
    name=${`name ${n}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${u?``:i??``}
    placeholder=${u?t(`an_animal`):e(n)}
    aria-label=${t(`name_of`,{colour:e(n)})}
    disabled=${!o||u}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${n}
      checked=${s}
      aria-label=${t(`begins`,{colour:e(n)})}
      disabled=${!o}
      onchange=${({target:e})=>e.checked&&f(n)}
    />
    <span>${t(`youngest`)}</span>
  </label>
  ${c.length>0&&a`<${F} seat=${n} levels=${c} now=${l} disabled=${!o} />`}
</div>`;function L({handicap:t,seats:n,playing:r,last:i}){let o=Array.from({length:t.most-t.least+1},(e,n)=>t.most-n);return a`
    <h3>${t.name}</h3>
    <p class="small">${t.hint}</p>
    <div class="handicap">${n.map(n=>a`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${e(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${t.name}: ${e(n)}`}>
      ${o.map(e=>a`<option value=${e} selected=${e===i[n]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function R({rule:{key:e,name:t,hint:n,values:r,says:i},last:o}){let s=`rule ${e}`;return i.length?a`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${s}>
      ${i.map((e,t)=>a`<option value=${t} selected=${r[t]===o}>${e}</option>`)}
    </select>
  </label>`:a`<${f} caption=${t} hint=${n} field=${s} defaultChecked=${r[1]===o} />`}var z=class extends i{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:n,playing:r,last:i,people:o},{on:s}){return a`<${f} caption=${t(`first_time`)} hint=${t(`first_time_hint`)} field="first-time" checked=${s} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!s}>
        <legend>${t(`how_to_play`)}</legend>
        ${n.map(t=>a`<div key=${t} hidden=${!r.includes(t)}><${f}
      caption=${o.get(t)?.name||e(t)}
      field=${`learns ${t}`}
      defaultChecked=${!i.length||i.includes(t)}
    /></div>`)}
      </fieldset>`}};function B({fact:{key:e,name:t,hint:n,usual:r,told:i,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>a`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return a`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?a`<div class="fact-list">${u.map((e,t)=>a`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:a`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const V=({facts:e,told:n})=>a`<details class="own-board">
  <summary>${t(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${t(`own_board_hint`)}</p>
  ${e.map(e=>a`<${B} key=${e.key} fact=${e} />`)}
</details>`;async function H(e,t){for(let n of e.seats){let{hints:r=N,name:i=``}=t.get(n)??{};r!==N&&i===(e.names[n]??``)&&await m(()=>d(`/api/seats/${n}/hints`,{level:r}))}}var U=class extends i{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=O(e.state,t),this.state={playing:k(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??P[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,b(this.form,`new-game ${t}`))}printed(){return j(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:m(()=>d(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(M(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:r},name:i,state:s,people:c},{playing:l,manner:u}){let{seats:d,fewest:p,most:m,rules:h,handicap:_,facts:v,levels:y}=r,{last:b}=this,x=Object.keys(b.rules).length>0||Object.keys(b.handicap).length>0,S=e=>s.seats?.find(t=>t.seat===e)?.mark??o(e),C=e=>a`<${I}
      key=${e}
      seat=${e}
      mark=${S(e)}
      name=${c.get(e)?.name}
      levels=${y}
      computer=${c.get(e)?.computer}
      animals=${!!s.ways?.animals}
      plays=${l.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:t(`which_manner`),values:P,now:u,onChange:this.mannered},T=e=>a`<${R} key=${e.key} rule=${e} last=${b.rules[e.key]} />`,E=h.filter(e=>e.main);return a`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${t(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(d.length>m||p>2)&&a`<p class="small">${t(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${d.map(C)}
      </fieldset>
      ${r.explained&&a`<${z} seats=${d} playing=${l} last=${b.learns} people=${c} />`}
      ${r.bare&&a`<${f} caption=${t(`bare`)} hint=${t(`bare_hint`)} field="bare" defaultChecked=${b.bare} />`}
      ${v.length>0&&a`<${V} facts=${v} told=${v.some(({told:e})=>e!==null)} />`}
      ${r.pictured.length>0&&a`<a class="button" href=${n(`/printed?board=${i}`)} data-f="own-box">${t(`own_box`)}</a>`}
      ${r.explained&&a`<p class="small"><a href=${n(`/how-to-play/${e.game}/${r.variant}`)} data-f="how-to-play">${t(`how_to_play`)}</a></p>`}
      ${r.unwalked&&a`<p class="small">${r.unwalked}${` `}<a href="/check" data-f="check">${t(`walk_test`)}</a></p>`}
      <details>
        <summary>${t(`house_rules`)} ${x&&a`<small>${t(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${_&&a`<${L} handicap=${_} seats=${d} playing=${l} last=${b.handicap} />`}
        <${g} ...${w} words=${e=>t(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${l.length<p||l.length>m}
      >
        ${t(`start_game`)}
      </button>
    </div>`}},W=class extends i{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:E(t,n,r)},this.people=D(n)}componentDidMount(){this.props.wished||this.forgets.push(b(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await m(()=>d(`/api/game`,e)))return;for(let e of this.forgets)e();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await H(e,r),n(!0)};render({shelf:e,found:n,state:r},{name:i}){let{people:o,begin:s,shown:c}=this,l=n.get(i),u={chosen:l,name:i,state:r,people:o,begin:s,onShown:c};return a`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&a`<${x} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${t(`another_game`)}</span>
          </summary>
          <${w} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${l&&a`<${U} key=${i} ...${u} />`}
    </div>`}};async function G({state:e},n=``){let i=await m(()=>l(`/api/shelf`));if(!i)return null;let o=T(i);return p(t(`new_game`),(t,s)=>r(t,a`<${W} shelf=${i} found=${o} state=${e} wished=${n} close=${s} />`),{css:`large`})}export{G as openNewGame};