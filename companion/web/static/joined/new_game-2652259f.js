import{An as e,Bn as t,Cn as n,En as r,Kt as i,Ln as a,On as o,_n as s,an as c,cn as l,in as u,kn as d,mn as f,pn as p,u as m,zn as h}from"./phone-44b4d523.js";import{t as g}from"./help-1a613a9f.js";const _=`draft `,v=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function y(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function b(e,t){let n=sessionStorage.getItem(_+t);n&&y(e,JSON.parse(n));let r=()=>sessionStorage.setItem(_+t,JSON.stringify(v(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(_+t)}var x=class extends t{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight.disconnect();let{game:e,edition:t}=this.props;f({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){return!n&&a`<span class="variant-picture" ref=${this.stand}>
        ${t&&a`<${m} geometry=${t} set=${e} />`}
      </span>`}};function S({game:e,edition:t,chosen:n}){let r=i({game:e.game,variant:t.variant});return a`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${x} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&a`<small>${t.away}</small>`}
    </span>
  </label>`}const C=({game:e,chosen:t})=>a`<div class="choices">
  ${e.editions.map(n=>a`<${S} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function w({shelf:t,chosen:n}){let r=t.games.length>1,i=e=>a`<${C} key=${e.game} game=${e} chosen=${n} />`;return a`<fieldset>
    <legend>${e(r?`which_game`:`which_board`)}</legend>
    ${r?t.games.map(e=>a`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):t.games.map(i)}
    ${t.away.map(({text:e})=>a`<p class="small">${e}</p>`)}
  </fieldset>`}function T(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[i({game:e.game.game,variant:e.edition.variant}),e]))}function E(e,t,n){return[n,t.board?i(t.board):``,...e.keys()].find(t=>e.has(t))??``}function D({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function O({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function k({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function A({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function j(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function M({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,A(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}const N=`which`,P=[`friendly`,`tournament`],F=({seat:t,levels:n,now:i,disabled:o})=>a`<select
  class="select who"
  name=${`computer ${t}`}
  aria-label=${e(`who_plays_seat`,{colour:r(t)})}
  disabled=${o}
>
  <option value="">${e(`a_person`)}</option>
  ${n.map(({level:t,name:n})=>a`<option value=${t} selected=${t===i}>${e(`companion_plays`,{level:n})}</option>`)}
</select>`,I=({seat:t,mark:i,name:o,plays:s,first:c,levels:l,computer:u,animals:d,onplays:f,onfirst:p})=>a`<div
  class=${`seat-row seat-${t}`}
  role="group"
  aria-label=${r(t)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${s}
    aria-label=${e(`plays`,{colour:r(t)})}
    onchange=${({target:e})=>f(t,e.checked)}
  />
  ${n(t,i)}
  <input
    type="text"
    name=${`name ${t}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${d?``:o??``}
    placeholder=${d?e(`an_animal`):r(t)}
    aria-label=${e(`name_of`,{colour:r(t)})}
    disabled=${!s||d}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${t}
      checked=${c}
      aria-label=${e(`begins`,{colour:r(t)})}
      disabled=${!s}
      onchange=${({target:e})=>e.checked&&p(t)}
    />
    <span>${e(`youngest`)}</span>
  </label>
  ${l.length>0&&a`<${F} seat=${t} levels=${l} now=${u} disabled=${!s} />`}
</div>`;function L({handicap:e,seats:t,playing:n,last:i}){let o=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return a`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>a`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${r(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${r(t)}`}>
      ${o.map(e=>a`<option value=${e} selected=${e===i[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function R({rule:{key:e,name:t,hint:n,values:r,says:i},last:o}){let s=`rule ${e}`;return i.length?a`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${s}>
      ${i.map((e,t)=>a`<option value=${t} selected=${r[t]===o}>${e}</option>`)}
    </select>
  </label>`:a`<${u} caption=${t} hint=${n} field=${s} defaultChecked=${r[1]===o} />`}var z=class extends t{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:t,playing:n,last:i,people:o},{on:s}){return a`<${u} caption=${e(`first_time`)} hint=${e(`first_time_hint`)} field="first-time" checked=${s} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!s}>
        <legend>${e(`how_to_play`)}</legend>
        ${t.map(e=>a`<div key=${e} hidden=${!n.includes(e)}><${u}
      caption=${o.get(e)?.name||r(e)}
      field=${`learns ${e}`}
      defaultChecked=${!i.length||i.includes(e)}
    /></div>`)}
      </fieldset>`}};function B({fact:{key:e,name:t,hint:n,usual:r,told:i,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>a`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return a`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?a`<div class="fact-list">${u.map((e,t)=>a`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:a`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const V=({facts:t,told:n})=>a`<details class="own-board">
  <summary>${e(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${e(`own_board_hint`)}</p>
  ${t.map(e=>a`<${B} key=${e.key} fact=${e} />`)}
</details>`;async function H(e,t){for(let n of e.seats){let{hints:r=N,name:i=``}=t.get(n)??{};r!==N&&i===(e.names[n]??``)&&await c(()=>s(`/api/seats/${n}/hints`,{level:r}))}}var U=class extends t{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=O(e.state,t),this.state={playing:k(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??P[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,b(this.form,`new-game ${t}`))}printed(){return j(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:c(()=>s(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(M(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:t,edition:n},name:r,state:i,people:s},{playing:c,manner:l}){let{seats:f,fewest:p,most:m,rules:h,handicap:_,facts:v,levels:y}=n,{last:b}=this,x=Object.keys(b.rules).length>0||Object.keys(b.handicap).length>0,S=e=>i.seats?.find(t=>t.seat===e)?.mark??o(e),C=e=>a`<${I}
      key=${e}
      seat=${e}
      mark=${S(e)}
      name=${s.get(e)?.name}
      levels=${y}
      computer=${s.get(e)?.computer}
      animals=${!!i.ways?.animals}
      plays=${c.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:e(`which_manner`),values:P,now:l,onChange:this.mannered},T=e=>a`<${R} key=${e.key} rule=${e} last=${b.rules[e.key]} />`,E=h.filter(e=>e.main);return a`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${e(`who_plays`)}</legend>
        <p class="small">${t.begins}</p>
        ${(f.length>m||p>2)&&a`<p class="small">${e(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${n.explained&&a`<${z} seats=${f} playing=${c} last=${b.learns} people=${s} />`}
      ${n.bare&&a`<${u} caption=${e(`bare`)} hint=${e(`bare_hint`)} field="bare" defaultChecked=${b.bare} />`}
      ${v.length>0&&a`<${V} facts=${v} told=${v.some(({told:e})=>e!==null)} />`}
      ${n.pictured.length>0&&a`<a class="button" href=${d(`/printed?board=${r}`)} data-f="own-box">${e(`own_box`)}</a>`}
      ${n.explained&&a`<p class="small"><a href=${d(`/how-to-play/${t.game}/${n.variant}`)} data-f="how-to-play">${e(`how_to_play`)}</a></p>`}
      ${n.unwalked&&a`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${e(`walk_test`)}</a></p>`}
      <details>
        <summary>${e(`house_rules`)} ${x&&a`<small>${e(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${_&&a`<${L} handicap=${_} seats=${f} playing=${c} last=${b.handicap} />`}
        <${g} ...${w} words=${t=>e(`manner_${t}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<p||c.length>m}
      >
        ${e(`start_game`)}
      </button>
    </div>`}},W=class extends t{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:E(t,n,r)},this.people=D(n)}componentDidMount(){this.props.wished||this.forgets.push(b(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await c(()=>s(`/api/game`,e)))return;for(let e of this.forgets)e();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await H(e,r),n(!0)};render({shelf:t,found:n,state:r},{name:i}){let{people:o,begin:s,shown:c}=this,l=n.get(i),u={chosen:l,name:i,state:r,people:o,begin:s,onShown:c};return a`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&a`<${x} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${e(`another_game`)}</span>
          </summary>
          <${w} shelf=${t} chosen=${i} />
        </details>
      </form>
      ${l&&a`<${U} key=${i} ...${u} />`}
    </div>`}};async function G({state:t},n=``){let r=await c(()=>p(`/api/shelf`));if(!r)return null;let i=T(r);return l(e(`new_game`),(e,o)=>h(e,a`<${W} shelf=${r} found=${i} state=${t} wished=${n} close=${o} />`),{css:`large`})}export{G as openNewGame};