import{Cn as e,Fn as t,Ht as n,Mn as r,Pn as i,Tn as a,d as o,en as s,in as c,ln as l,pn as u,tn as d,un as f,wn as p,xn as m,yn as h}from"./phone-7ea352df.js";import{t as g}from"./help-c45df04b.js";const _=`draft `,v=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function y(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function b(e,t){let n=sessionStorage.getItem(_+t);n&&y(e,JSON.parse(n));let r=()=>sessionStorage.setItem(_+t,JSON.stringify(v(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(_+t)}var x=class extends t{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight.disconnect();let{game:e,edition:t}=this.props;f({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){return!n&&r`<span class="variant-picture" ref=${this.stand}>
        ${t&&r`<${o} geometry=${t} set=${e} />`}
      </span>`}};function S({game:e,edition:t,chosen:i}){let a=n({game:e.game,variant:t.variant});return r`<label class="choice">
    <input type="radio" name="edition" value=${a} checked=${a===i} disabled=${!!t.away} />
    <${x} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&r`<small>${t.away}</small>`}
    </span>
  </label>`}const C=({game:e,chosen:t})=>r`<div class="choices">
  ${e.editions.map(n=>r`<${S} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function w({shelf:e,chosen:t}){let n=e.games.length>1,i=e=>r`<${C} key=${e.game} game=${e} chosen=${t} />`;return r`<fieldset>
    <legend>${a(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>r`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>r`<p class="small">${e}</p>`)}
  </fieldset>`}function T(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[n({game:e.game.game,variant:e.edition.variant}),e]))}function E(e,t,r){return[r,t.board?n(t.board):``,...e.keys()].find(t=>e.has(t))??``}function D({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function O({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function k({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function A({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function j(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function M({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,A(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}const N=`which`,P=[`friendly`,`tournament`],F=({seat:e,levels:t,now:n,disabled:i})=>r`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${a(`who_plays_seat`,{colour:m(e)})}
  disabled=${i}
>
  <option value="">${a(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>r`<option value=${e} selected=${e===n}>${a(`companion_plays`,{level:t})}</option>`)}
</select>`,I=({seat:e,mark:t,name:n,plays:i,first:o,levels:s,computer:c,animals:l,onplays:u,onfirst:d})=>r`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${m(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${a(`plays`,{colour:m(e)})}
    onchange=${({target:t})=>u(e,t.checked)}
  />
  ${h(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${l?``:n??``}
    placeholder=${l?a(`an_animal`):m(e)}
    aria-label=${a(`name_of`,{colour:m(e)})}
    disabled=${!i||l}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${a(`begins`,{colour:m(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&d(e)}
    />
    <span>${a(`youngest`)}</span>
  </label>
  ${s.length>0&&r`<${F} seat=${e} levels=${s} now=${c} disabled=${!i} />`}
</div>`;function L({handicap:e,seats:t,playing:n,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return r`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>r`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${m(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${m(t)}`}>
      ${a.map(e=>r`<option value=${e} selected=${e===i[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function R({rule:{key:e,name:t,hint:n,values:i,says:a},last:o}){let c=`rule ${e}`;return a.length?r`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${c}>
      ${a.map((e,t)=>r`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:r`<${s} caption=${t} hint=${n} field=${c} defaultChecked=${i[1]===o} />`}var z=class extends t{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:e,playing:t,last:n,people:i},{on:o}){return r`<${s} caption=${a(`first_time`)} hint=${a(`first_time_hint`)} field="first-time" checked=${o} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!o}>
        <legend>${a(`how_to_play`)}</legend>
        ${e.map(e=>r`<div key=${e} hidden=${!t.includes(e)}><${s}
      caption=${i.get(e)?.name||m(e)}
      field=${`learns ${e}`}
      defaultChecked=${!n.length||n.includes(e)}
    /></div>`)}
      </fieldset>`}};function B({fact:{key:e,name:t,hint:n,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>r`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return r`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?r`<div class="fact-list">${u.map((e,t)=>r`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:r`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const V=({facts:e,told:t})=>r`<details class="own-board">
  <summary>${a(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${a(`own_board_hint`)}</p>
  ${e.map(e=>r`<${B} key=${e.key} fact=${e} />`)}
</details>`;async function H(e,t){for(let n of e.seats){let{hints:r=N,name:i=``}=t.get(n)??{};r!==N&&i===(e.names[n]??``)&&await d(()=>u(`/api/seats/${n}/hints`,{level:r}))}}var U=class extends t{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=O(e.state,t),this.state={playing:k(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??P[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,b(this.form,`new-game ${t}`))}printed(){return j(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:d(()=>u(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(M(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:t,edition:n},name:i,state:o,people:c},{playing:l,manner:u}){let{seats:d,fewest:f,most:m,rules:h,handicap:_,facts:v,levels:y}=n,{last:b}=this,x=Object.keys(b.rules).length>0||Object.keys(b.handicap).length>0,S=t=>o.seats?.find(e=>e.seat===t)?.mark??e(t),C=e=>r`<${I}
      key=${e}
      seat=${e}
      mark=${S(e)}
      name=${c.get(e)?.name}
      levels=${y}
      computer=${c.get(e)?.computer}
      animals=${!!o.ways?.animals}
      plays=${l.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:a(`which_manner`),values:P,now:u,onChange:this.mannered},T=e=>r`<${R} key=${e.key} rule=${e} last=${b.rules[e.key]} />`,E=h.filter(e=>e.main);return r`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${a(`who_plays`)}</legend>
        <p class="small">${t.begins}</p>
        ${(d.length>m||f>2)&&r`<p class="small">${a(`how_many_play`,{fewest:f,most:m})}</p>`}
        ${d.map(C)}
      </fieldset>
      ${n.explained&&r`<${z} seats=${d} playing=${l} last=${b.learns} people=${c} />`}
      ${n.bare&&r`<${s} caption=${a(`bare`)} hint=${a(`bare_hint`)} field="bare" defaultChecked=${b.bare} />`}
      ${v.length>0&&r`<${V} facts=${v} told=${v.some(({told:e})=>e!==null)} />`}
      ${n.pictured.length>0&&r`<a class="button" href=${p(`/printed?board=${i}`)} data-f="own-box">${a(`own_box`)}</a>`}
      ${n.explained&&r`<p class="small"><a href=${p(`/how-to-play/${t.game}/${n.variant}`)} data-f="how-to-play">${a(`how_to_play`)}</a></p>`}
      ${n.unwalked&&r`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${a(`walk_test`)}</a></p>`}
      <details>
        <summary>${a(`house_rules`)} ${x&&r`<small>${a(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${_&&r`<${L} handicap=${_} seats=${d} playing=${l} last=${b.handicap} />`}
        <${g} ...${w} words=${e=>a(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${l.length<f||l.length>m}
      >
        ${a(`start_game`)}
      </button>
    </div>`}},W=class extends t{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:E(t,n,r)},this.people=D(n)}componentDidMount(){this.props.wished||this.forgets.push(b(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await d(()=>u(`/api/game`,e)))return;for(let e of this.forgets)e();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await H(e,r),n(!0)};render({shelf:e,found:t,state:n},{name:i}){let{people:o,begin:s,shown:c}=this,l=t.get(i),u={chosen:l,name:i,state:n,people:o,begin:s,onShown:c};return r`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&r`<${x} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${a(`another_game`)}</span>
          </summary>
          <${w} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${l&&r`<${U} key=${i} ...${u} />`}
    </div>`}};async function G({state:e},t=``){let n=await d(()=>l(`/api/shelf`));if(!n)return null;let o=T(n);return c(a(`new_game`),(a,s)=>i(a,r`<${W} shelf=${n} found=${o} state=${e} wished=${t} close=${s} />`),{css:`large`})}export{G as openNewGame};