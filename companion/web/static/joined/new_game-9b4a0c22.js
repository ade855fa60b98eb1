import{$t as e,Jt as t,Kt as n,Qt as r,Wt as i,an as a,dt as o,ft as s,ht as c,lt as l,nn as u,on as d,rn as f,sn as p}from"./all-230952a6.js";import{i as m}from"./shared-ee6259a0.js";import{t as h}from"./help-3d8aa396.js";const g=`draft `,_=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function v(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function y(e,t){let n=sessionStorage.getItem(g+t);n&&v(e,JSON.parse(n));let r=()=>sessionStorage.setItem(g+t,JSON.stringify(_(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(g+t)}const b=({game:e,variant:t})=>`${e} ${t}`;function x(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[b({game:e.game.game,variant:e.edition.variant}),e]))}function S({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function C({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function w(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function T({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,C(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var E=class extends t{state={geometry:null,gone:!1};componentDidMount(){let{game:t,edition:n}=this.props;e({game:t.game,variant:n.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&i`<span class="variant-picture">
        ${t&&i`<${m} geometry=${t} contents=${r} hidden />`}
      </span>`}};function D({game:e,edition:t,chosen:n}){let r=b({game:e.game,variant:t.variant});return i`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${E} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&i`<small>${t.away}</small>`}
    </span>
  </label>`}const O=({game:e,chosen:t})=>i`<div class="choices">
  ${e.editions.map(n=>i`<${D} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function k({shelf:e,chosen:t}){let n=e.games.length>1,r=e=>i`<${O} key=${e.game} game=${e} chosen=${t} />`;return i`<fieldset>
    <legend>${p(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>i`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${r(e)}
            </div>`):e.games.map(r)}
    ${e.away.map(({text:e})=>i`<p class="small">${e}</p>`)}
  </fieldset>`}const A=`which`,j=[`friendly`,`tournament`],M=({seat:e,mark:t,name:n,plays:r,first:a,onplays:o,onfirst:s})=>i`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${f(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${r}
    aria-label=${p(`plays`,{colour:f(e)})}
    onchange=${({target:t})=>o(e,t.checked)}
  />
  ${l(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${n??``}
    placeholder=${f(e)}
    aria-label=${p(`name_of`,{colour:f(e)})}
    disabled=${!r}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${p(`begins`,{colour:f(e)})}
      disabled=${!r}
      onchange=${({target:t})=>t.checked&&s(e)}
    />
    <span>${p(`youngest`)}</span>
  </label>
</div>`;function N({handicap:e,seats:t,playing:n}){let r=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return i`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>i`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${f(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${f(t)}`}>
      ${r.map(e=>i`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function P({rule:{key:e,name:t,hint:n,says:r}}){let a=`rule ${e}`;return r.length?i`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${a}>${r.map((e,t)=>i`<option value=${t}>${e}</option>`)}</select>
  </label>`:i`<${o} caption=${t} hint=${n} field=${a} />`}function F({fact:{key:e,name:t,hint:n,usual:r,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??r,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>i`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return i`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?i`<div class="fact-list">${u.map((e,t)=>i`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:i`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const I=({facts:e,told:t})=>i`<details class="own-board">
  <summary>${p(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${p(`own_board_hint`)}</p>
  ${e.map(e=>i`<${F} key=${e.key} fact=${e} />`)}
</details>`;async function L(e,t){for(let n of e.seats){let{hints:r=A,name:i=``}=t.get(n)??{};r!==A&&i===(e.names[n]??``)&&await s(()=>u(`/api/seats/${n}/hints`,{level:r}))}}var R=class extends t{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:S(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,y(this.form,`new-game ${t}`))}printed(){return w(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:s(()=>u(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(T(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},state:n,people:r},{playing:s}){let{seats:c,fewest:l,most:u,rules:f,handicap:m,facts:g}=t,_=e=>n.seats?.find(t=>t.seat===e)?.mark??a(e),v=e=>i`<${M}
      key=${e}
      seat=${e}
      mark=${_(e)}
      name=${r.get(e)?.name}
      plays=${s.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,y={name:`manner`,caption:p(`which_manner`),values:j,now:n.manner??j[0]};return i`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${p(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(c.length>u||l>2)&&i`<p class="small">${p(`how_many_play`,{fewest:l,most:u})}</p>`}
        ${c.map(v)}
      </fieldset>
      <${h} ...${y} words=${e=>p(`manner_${e}`)} />
      ${t.bare&&i`<${o} caption=${p(`bare`)} hint=${p(`bare_hint`)} field="bare" />`}
      ${g.length>0&&i`<${I} facts=${g} told=${g.some(({told:e})=>e!==null)} />`}
      ${t.explained&&i`<p class="small"><a href=${d(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${p(`how_to_play`)}</a></p>`}
      ${t.unwalked&&i`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${p(`walk_test`)}</a></p>`}
      ${(f.length>0||m)&&i`<details>
          <summary>${p(`house_rules`)}</summary>
          ${f.map(e=>i`<${P} key=${e.key} rule=${e} />`)}
          ${m&&i`<${N} handicap=${m} seats=${c} playing=${s} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${s.length<l||s.length>u}>
        ${p(`start_game`)}
      </button>
    </form>`}},z=class extends t{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?b(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(y(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await s(()=>u(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await L(e,r)};render({shelf:e,found:t,state:n},{name:r}){let{people:a,begin:o,shown:s}=this,c={chosen:t.get(r),name:r,state:n,people:a,begin:o,onShown:s};return i`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${k} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&i`<${R} key=${r} ...${c} />`}</div>
    </div>`}};async function B({state:e}){let t=await s(()=>r(`/api/shelf`));if(!t)return;let a=x(t);await c(p(`new_game`),(r,o)=>n(r,i`<${z} shelf=${t} found=${a} state=${e} close=${o} />`),{css:`large`})}export{B as openNewGame};