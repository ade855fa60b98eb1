import{Dn as e,En as t,Fn as n,Ln as r,On as i,Rn as a,Wt as o,dn as s,fn as c,hn as l,nn as u,on as d,rn as f,u as p,wn as m,xn as h}from"./phone-c7af0d79.js";import{t as g}from"./help-24c031e1.js";const _=`draft `,v=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function y(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function b(e,t){let n=sessionStorage.getItem(_+t);n&&y(e,JSON.parse(n));let r=()=>sessionStorage.setItem(_+t,JSON.stringify(v(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(_+t)}var x=class extends a{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight.disconnect();let{game:e,edition:t}=this.props;c({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:r}){return!r&&n`<span class="variant-picture" ref=${this.stand}>
        ${t&&n`<${p} geometry=${t} set=${e} />`}
      </span>`}};function S({game:e,edition:t,chosen:r}){let i=o({game:e.game,variant:t.variant});return n`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===r} disabled=${!!t.away} />
    <${x} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&n`<small>${t.away}</small>`}
    </span>
  </label>`}const C=({game:e,chosen:t})=>n`<div class="choices">
  ${e.editions.map(r=>n`<${S} key=${r.variant} game=${e} edition=${r} chosen=${t} />`)}
</div>`;function w({shelf:e,chosen:t}){let r=e.games.length>1,a=e=>n`<${C} key=${e.game} game=${e} chosen=${t} />`;return n`<fieldset>
    <legend>${i(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>n`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${a(e)}
            </div>`):e.games.map(a)}
    ${e.away.map(({text:e})=>n`<p class="small">${e}</p>`)}
  </fieldset>`}function T(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[o({game:e.game.game,variant:e.edition.variant}),e]))}function E(e,t,n){return[n,t.board?o(t.board):``,...e.keys()].find(t=>e.has(t))??``}function D({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function O({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function k({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function A({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function j(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function M({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,A(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}const N=`which`,P=[`friendly`,`tournament`],F=({seat:e,levels:t,now:r,disabled:a})=>n`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${i(`who_plays_seat`,{colour:m(e)})}
  disabled=${a}
>
  <option value="">${i(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>n`<option value=${e} selected=${e===r}>${i(`companion_plays`,{level:t})}</option>`)}
</select>`,I=({seat:e,mark:t,name:r,plays:a,first:o,levels:s,computer:c,animals:l,onplays:u,onfirst:d})=>n`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${m(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${i(`plays`,{colour:m(e)})}
    onchange=${({target:t})=>u(e,t.checked)}
  />
  ${h(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${l?``:r??``}
    placeholder=${l?i(`an_animal`):m(e)}
    aria-label=${i(`name_of`,{colour:m(e)})}
    disabled=${!a||l}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${i(`begins`,{colour:m(e)})}
      disabled=${!a}
      onchange=${({target:t})=>t.checked&&d(e)}
    />
    <span>${i(`youngest`)}</span>
  </label>
  ${s.length>0&&n`<${F} seat=${e} levels=${s} now=${c} disabled=${!a} />`}
</div>`;function L({handicap:e,seats:t,playing:r,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return n`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>n`<label key=${t} class="field-label" hidden=${!r.includes(t)}>
    ${m(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${m(t)}`}>
      ${a.map(e=>n`<option value=${e} selected=${e===i[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function R({rule:{key:e,name:t,hint:r,values:i,says:a},last:o}){let s=`rule ${e}`;return a.length?n`<label class="field-label">
    <span><b>${t}</b><small>${r}</small></span>
    <select class="select" name=${s}>
      ${a.map((e,t)=>n`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:n`<${u} caption=${t} hint=${r} field=${s} defaultChecked=${i[1]===o} />`}var z=class extends a{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:e,playing:t,last:r,people:a},{on:o}){return n`<${u} caption=${i(`first_time`)} hint=${i(`first_time_hint`)} field="first-time" checked=${o} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!o}>
        <legend>${i(`how_to_play`)}</legend>
        ${e.map(e=>n`<div key=${e} hidden=${!t.includes(e)}><${u}
      caption=${a.get(e)?.name||m(e)}
      field=${`learns ${e}`}
      defaultChecked=${!r.length||r.includes(e)}
    /></div>`)}
      </fieldset>`}};function B({fact:{key:e,name:t,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,r)=>n`<option value=${t} selected=${t===f[e]}>${l[r]}</option>`;return n`
    <p><b>${t}</b>${` `}<small>${r}</small></p>
    ${u.length?n`<div class="fact-list">${u.map((e,t)=>n`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:n`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const V=({facts:e,told:t})=>n`<details class="own-board">
  <summary>${i(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${i(`own_board_hint`)}</p>
  ${e.map(e=>n`<${B} key=${e.key} fact=${e} />`)}
</details>`;async function H(e,t){for(let n of e.seats){let{hints:r=N,name:i=``}=t.get(n)??{};r!==N&&i===(e.names[n]??``)&&await f(()=>l(`/api/seats/${n}/hints`,{level:r}))}}var U=class extends a{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=O(e.state,t),this.state={playing:k(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??P[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,b(this.form,`new-game ${t}`))}printed(){return j(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:f(()=>l(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(M(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:r,edition:a},name:o,state:s,people:c},{playing:l,manner:d}){let{seats:f,fewest:p,most:m,rules:h,handicap:_,facts:v,levels:y}=a,{last:b}=this,x=Object.keys(b.rules).length>0||Object.keys(b.handicap).length>0,S=e=>s.seats?.find(t=>t.seat===e)?.mark??t(e),C=e=>n`<${I}
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
    />`,w={name:`manner`,caption:i(`which_manner`),values:P,now:d,onChange:this.mannered},T=e=>n`<${R} key=${e.key} rule=${e} last=${b.rules[e.key]} />`,E=h.filter(e=>e.main);return n`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${i(`who_plays`)}</legend>
        <p class="small">${r.begins}</p>
        ${(f.length>m||p>2)&&n`<p class="small">${i(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${a.explained&&n`<${z} seats=${f} playing=${l} last=${b.learns} people=${c} />`}
      ${a.bare&&n`<${u} caption=${i(`bare`)} hint=${i(`bare_hint`)} field="bare" defaultChecked=${b.bare} />`}
      ${v.length>0&&n`<${V} facts=${v} told=${v.some(({told:e})=>e!==null)} />`}
      ${a.pictured.length>0&&n`<a class="button" href=${e(`/printed?board=${o}`)} data-f="own-box">${i(`own_box`)}</a>`}
      ${a.explained&&n`<p class="small"><a href=${e(`/how-to-play/${r.game}/${a.variant}`)} data-f="how-to-play">${i(`how_to_play`)}</a></p>`}
      ${a.unwalked&&n`<p class="small">${a.unwalked}${` `}<a href="/check" data-f="check">${i(`walk_test`)}</a></p>`}
      <details>
        <summary>${i(`house_rules`)} ${x&&n`<small>${i(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${_&&n`<${L} handicap=${_} seats=${f} playing=${l} last=${b.handicap} />`}
        <${g} ...${w} words=${e=>i(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${l.length<p||l.length>m}
      >
        ${i(`start_game`)}
      </button>
    </div>`}},W=class extends a{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:E(t,n,r)},this.people=D(n)}componentDidMount(){this.props.wished||this.forgets.push(b(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await f(()=>l(`/api/game`,e)))return;for(let e of this.forgets)e();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await H(e,r),n(!0)};render({shelf:e,found:t,state:r},{name:a}){let{people:o,begin:s,shown:c}=this,l=t.get(a),u={chosen:l,name:a,state:r,people:o,begin:s,onShown:c};return n`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&n`<${x} key=${a} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${i(`another_game`)}</span>
          </summary>
          <${w} shelf=${e} chosen=${a} />
        </details>
      </form>
      ${l&&n`<${U} key=${a} ...${u} />`}
    </div>`}};async function G({state:e},t=``){let a=await f(()=>s(`/api/shelf`));if(!a)return null;let o=T(a);return d(i(`new_game`),(i,s)=>r(i,n`<${W} shelf=${a} found=${o} state=${e} wished=${t} close=${s} />`),{css:`large`})}export{G as openNewGame};