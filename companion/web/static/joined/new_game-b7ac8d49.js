import{Gt as e,Qt as t,Ut as n,Zt as r,an as i,ct as a,dt as o,in as s,mt as c,nn as l,on as u,qt as d,tn as f,ut as p}from"./all-458abd06.js";import{c as m}from"./shared-179bdb9a.js";import{t as h}from"./help-a452f1cd.js";const g=`draft `,_=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function v(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function y(e,t){let n=sessionStorage.getItem(g+t);n&&v(e,JSON.parse(n));let r=()=>sessionStorage.setItem(g+t,JSON.stringify(_(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(g+t)}const b=({game:e,variant:t})=>`${e} ${t}`;function x(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[b({game:e.game.game,variant:e.edition.variant}),e]))}function S({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function C({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function w(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function T({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,C(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var E=class extends d{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:n}=this.props;t({game:e.game,variant:n.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:r}){let i={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!r&&n`<span class="variant-picture">
        ${t&&n`<${m} geometry=${t} contents=${i} hidden />`}
      </span>`}};function D({game:e,edition:t,chosen:r}){let i=b({game:e.game,variant:t.variant});return n`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===r} disabled=${!!t.away} />
    <${E} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&n`<small>${t.away}</small>`}
    </span>
  </label>`}const O=({game:e,chosen:t})=>n`<div class="choices">
  ${e.editions.map(r=>n`<${D} key=${r.variant} game=${e} edition=${r} chosen=${t} />`)}
</div>`;function k({shelf:e,chosen:t}){let r=e.games.length>1,i=e=>n`<${O} key=${e.game} game=${e} chosen=${t} />`;return n`<fieldset>
    <legend>${u(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>n`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>n`<p class="small">${e}</p>`)}
  </fieldset>`}const A=`which`,j=[`friendly`,`tournament`],M=({seat:e,mark:t,name:r,plays:i,first:o,onplays:s,onfirst:c})=>n`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${l(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${u(`plays`,{colour:l(e)})}
    onchange=${({target:t})=>s(e,t.checked)}
  />
  ${a(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${l(e)}
    aria-label=${u(`name_of`,{colour:l(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${u(`begins`,{colour:l(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&c(e)}
    />
    <span>${u(`youngest`)}</span>
  </label>
</div>`;function N({handicap:e,seats:t,playing:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return n`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>n`<label key=${t} class="field-label" hidden=${!r.includes(t)}>
    ${l(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${l(t)}`}>
      ${i.map(e=>n`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function P({rule:{key:e,name:t,hint:r,says:i}}){let a=`rule ${e}`;return i.length?n`<label class="field-label">
    <span><b>${t}</b><small>${r}</small></span>
    <select class="select" name=${a}>${i.map((e,t)=>n`<option value=${t}>${e}</option>`)}</select>
  </label>`:n`<${p} caption=${t} hint=${r} field=${a} />`}function F({fact:{key:e,name:t,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,r)=>n`<option value=${t} selected=${t===f[e]}>${l[r]}</option>`;return n`
    <p><b>${t}</b>${` `}<small>${r}</small></p>
    ${u.length?n`<div class="fact-list">${u.map((e,t)=>n`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:n`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const I=({facts:e,told:t})=>n`<details class="own-board">
  <summary>${u(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${u(`own_board_hint`)}</p>
  ${e.map(e=>n`<${F} key=${e.key} fact=${e} />`)}
</details>`;async function L(e,t){for(let n of e.seats){let{hints:r=A,name:i=``}=t.get(n)??{};r!==A&&i===(e.names[n]??``)&&await o(()=>f(`/api/seats/${n}/hints`,{level:r}))}}var R=class extends d{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:S(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,y(this.form,`new-game ${t}`))}printed(){return w(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:o(()=>f(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(T(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},name:r,state:a,people:o},{playing:c}){let{seats:l,fewest:d,most:f,rules:m,handicap:g,facts:_}=t,v=e=>a.seats?.find(t=>t.seat===e)?.mark??s(e),y=e=>n`<${M}
      key=${e}
      seat=${e}
      mark=${v(e)}
      name=${o.get(e)?.name}
      plays=${c.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,b={name:`manner`,caption:u(`which_manner`),values:j,now:a.manner??j[0]},x=e=>n`<${P} key=${e.key} rule=${e} />`,S=m.filter(e=>e.main);return n`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${S.map(x)}
      <fieldset>
        <legend>${u(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(l.length>f||d>2)&&n`<p class="small">${u(`how_many_play`,{fewest:d,most:f})}</p>`}
        ${l.map(y)}
      </fieldset>
      <${h} ...${b} words=${e=>u(`manner_${e}`)} />
      ${t.bare&&n`<${p} caption=${u(`bare`)} hint=${u(`bare_hint`)} field="bare" />`}
      ${_.length>0&&n`<${I} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&n`<a class="button" href=${i(`/printed?board=${r}`)} data-f="own-box">${u(`own_box`)}</a>`}
      ${t.unwalked&&n`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${u(`walk_test`)}</a></p>`}
      ${(m.length>S.length||g)&&n`<details>
          <summary>${u(`house_rules`)}</summary>
          ${m.filter(e=>!e.main).map(x)}
          ${g&&n`<${N} handicap=${g} seats=${l} playing=${c} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${c.length<d||c.length>f}>
        ${u(`start_game`)}
      </button>
    </form>`}},z=class extends d{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?b(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(y(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await o(()=>f(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await L(e,r)};render({shelf:e,found:t,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,c={chosen:t.get(i),name:i,state:r,people:a,begin:o,onShown:s};return n`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${k} shelf=${e} chosen=${i} />
      </form>
      <div>${t.has(i)&&n`<${R} key=${i} ...${c} />`}</div>
    </div>`}};async function B({state:t}){let i=await o(()=>r(`/api/shelf`));if(!i)return;let a=x(i);await c(u(`new_game`),(r,o)=>e(r,n`<${z} shelf=${i} found=${a} state=${t} close=${o} />`),{css:`large`})}export{B as openNewGame};