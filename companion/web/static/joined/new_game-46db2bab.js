import{En as e,Fn as t,In as n,Nn as r,Sn as i,Tn as a,Ut as o,an as s,bn as c,d as l,dn as u,mn as d,nn as f,tn as p,un as m,wn as h}from"./phone-c348bab2.js";import{t as g}from"./help-31d4c421.js";const _=`draft `,v=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function y(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function b(e,t){let n=sessionStorage.getItem(_+t);n&&y(e,JSON.parse(n));let r=()=>sessionStorage.setItem(_+t,JSON.stringify(v(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(_+t)}var x=class extends n{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight.disconnect();let{game:e,edition:t}=this.props;u({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){return!n&&r`<span class="variant-picture" ref=${this.stand}>
        ${t&&r`<${l} geometry=${t} set=${e} />`}
      </span>`}};function S({game:e,edition:t,chosen:n}){let i=o({game:e.game,variant:t.variant});return r`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===n} disabled=${!!t.away} />
    <${x} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&r`<small>${t.away}</small>`}
    </span>
  </label>`}const C=({game:e,chosen:t})=>r`<div class="choices">
  ${e.editions.map(n=>r`<${S} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function w({shelf:t,chosen:n}){let i=t.games.length>1,a=e=>r`<${C} key=${e.game} game=${e} chosen=${n} />`;return r`<fieldset>
    <legend>${e(i?`which_game`:`which_board`)}</legend>
    ${i?t.games.map(e=>r`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${a(e)}
            </div>`):t.games.map(a)}
    ${t.away.map(({text:e})=>r`<p class="small">${e}</p>`)}
  </fieldset>`}function T(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[o({game:e.game.game,variant:e.edition.variant}),e]))}function E(e,t,n){return[n,t.board?o(t.board):``,...e.keys()].find(t=>e.has(t))??``}function D({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function O({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function k({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function A({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function j(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function M({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,A(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}const N=`which`,P=[`friendly`,`tournament`],F=({seat:t,levels:n,now:a,disabled:o})=>r`<select
  class="select who"
  name=${`computer ${t}`}
  aria-label=${e(`who_plays_seat`,{colour:i(t)})}
  disabled=${o}
>
  <option value="">${e(`a_person`)}</option>
  ${n.map(({level:t,name:n})=>r`<option value=${t} selected=${t===a}>${e(`companion_plays`,{level:n})}</option>`)}
</select>`,I=({seat:t,mark:n,name:a,plays:o,first:s,levels:l,computer:u,animals:d,onplays:f,onfirst:p})=>r`<div
  class=${`seat-row seat-${t}`}
  role="group"
  aria-label=${i(t)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${o}
    aria-label=${e(`plays`,{colour:i(t)})}
    onchange=${({target:e})=>f(t,e.checked)}
  />
  ${c(t,n)}
  <input
    type="text"
    name=${`name ${t}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${d?``:a??``}
    placeholder=${d?e(`an_animal`):i(t)}
    aria-label=${e(`name_of`,{colour:i(t)})}
    disabled=${!o||d}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${t}
      checked=${s}
      aria-label=${e(`begins`,{colour:i(t)})}
      disabled=${!o}
      onchange=${({target:e})=>e.checked&&p(t)}
    />
    <span>${e(`youngest`)}</span>
  </label>
  ${l.length>0&&r`<${F} seat=${t} levels=${l} now=${u} disabled=${!o} />`}
</div>`;function L({handicap:e,seats:t,playing:n,last:a}){let o=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return r`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>r`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${i(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${i(t)}`}>
      ${o.map(e=>r`<option value=${e} selected=${e===a[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function R({rule:{key:e,name:t,hint:n,values:i,says:a},last:o}){let s=`rule ${e}`;return a.length?r`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${s}>
      ${a.map((e,t)=>r`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:r`<${p} caption=${t} hint=${n} field=${s} defaultChecked=${i[1]===o} />`}var z=class extends n{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:t,playing:n,last:a,people:o},{on:s}){return r`<${p} caption=${e(`first_time`)} hint=${e(`first_time_hint`)} field="first-time" checked=${s} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!s}>
        <legend>${e(`how_to_play`)}</legend>
        ${t.map(e=>r`<div key=${e} hidden=${!n.includes(e)}><${p}
      caption=${o.get(e)?.name||i(e)}
      field=${`learns ${e}`}
      defaultChecked=${!a.length||a.includes(e)}
    /></div>`)}
      </fieldset>`}};function B({fact:{key:e,name:t,hint:n,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>r`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return r`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?r`<div class="fact-list">${u.map((e,t)=>r`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:r`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const V=({facts:t,told:n})=>r`<details class="own-board">
  <summary>${e(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${e(`own_board_hint`)}</p>
  ${t.map(e=>r`<${B} key=${e.key} fact=${e} />`)}
</details>`;async function H(e,t){for(let n of e.seats){let{hints:r=N,name:i=``}=t.get(n)??{};r!==N&&i===(e.names[n]??``)&&await f(()=>d(`/api/seats/${n}/hints`,{level:r}))}}var U=class extends n{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=O(e.state,t),this.state={playing:k(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??P[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,b(this.form,`new-game ${t}`))}printed(){return j(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:f(()=>d(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(M(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:t,edition:n},name:i,state:o,people:s},{playing:c,manner:l}){let{seats:u,fewest:d,most:f,rules:m,handicap:_,facts:v,levels:y}=n,{last:b}=this,x=Object.keys(b.rules).length>0||Object.keys(b.handicap).length>0,S=e=>o.seats?.find(t=>t.seat===e)?.mark??h(e),C=e=>r`<${I}
      key=${e}
      seat=${e}
      mark=${S(e)}
      name=${s.get(e)?.name}
      levels=${y}
      computer=${s.get(e)?.computer}
      animals=${!!o.ways?.animals}
      plays=${c.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:e(`which_manner`),values:P,now:l,onChange:this.mannered},T=e=>r`<${R} key=${e.key} rule=${e} last=${b.rules[e.key]} />`,E=m.filter(e=>e.main);return r`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${e(`who_plays`)}</legend>
        <p class="small">${t.begins}</p>
        ${(u.length>f||d>2)&&r`<p class="small">${e(`how_many_play`,{fewest:d,most:f})}</p>`}
        ${u.map(C)}
      </fieldset>
      ${n.explained&&r`<${z} seats=${u} playing=${c} last=${b.learns} people=${s} />`}
      ${n.bare&&r`<${p} caption=${e(`bare`)} hint=${e(`bare_hint`)} field="bare" defaultChecked=${b.bare} />`}
      ${v.length>0&&r`<${V} facts=${v} told=${v.some(({told:e})=>e!==null)} />`}
      ${n.pictured.length>0&&r`<a class="button" href=${a(`/printed?board=${i}`)} data-f="own-box">${e(`own_box`)}</a>`}
      ${n.explained&&r`<p class="small"><a href=${a(`/how-to-play/${t.game}/${n.variant}`)} data-f="how-to-play">${e(`how_to_play`)}</a></p>`}
      ${n.unwalked&&r`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${e(`walk_test`)}</a></p>`}
      <details>
        <summary>${e(`house_rules`)} ${x&&r`<small>${e(`as_last_time`)}</small>`}</summary>
        ${m.filter(e=>!e.main).map(T)}
        ${_&&r`<${L} handicap=${_} seats=${u} playing=${c} last=${b.handicap} />`}
        <${g} ...${w} words=${t=>e(`manner_${t}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<d||c.length>f}
      >
        ${e(`start_game`)}
      </button>
    </div>`}},W=class extends n{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:E(t,n,r)},this.people=D(n)}componentDidMount(){this.props.wished||this.forgets.push(b(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await f(()=>d(`/api/game`,e)))return;for(let e of this.forgets)e();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await H(e,r),n(!0)};render({shelf:t,found:n,state:i},{name:a}){let{people:o,begin:s,shown:c}=this,l=n.get(a),u={chosen:l,name:a,state:i,people:o,begin:s,onShown:c};return r`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&r`<${x} key=${a} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${e(`another_game`)}</span>
          </summary>
          <${w} shelf=${t} chosen=${a} />
        </details>
      </form>
      ${l&&r`<${U} key=${a} ...${u} />`}
    </div>`}};async function G({state:n},i=``){let a=await f(()=>m(`/api/shelf`));if(!a)return null;let o=T(a);return s(e(`new_game`),(e,s)=>t(e,r`<${W} shelf=${a} found=${o} state=${n} wished=${i} close=${s} />`),{css:`large`})}export{G as openNewGame};