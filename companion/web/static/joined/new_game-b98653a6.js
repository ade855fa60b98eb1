import{$ as e,$t as t,Gt as n,It as r,Mt as i,Nt as a,Qt as o,Xt as s,dn as c,en as l,et as u,ln as d,rt as f,sn as p}from"./all-9abd0c32.js";import{c as m}from"./shared-a7f95979.js";import{t as h}from"./help-f9b2fd9b.js";const g=`draft `,_=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function v(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function y(e,t){let n=sessionStorage.getItem(g+t);n&&v(e,JSON.parse(n));let r=()=>sessionStorage.setItem(g+t,JSON.stringify(_(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(g+t)}const b=({game:e,variant:t})=>`${e} ${t}`;function x(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[b({game:e.game.game,variant:e.edition.variant}),e]))}function S({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function C({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function w(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function T({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,C(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var E=class extends c{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;a({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&p`<span class="variant-picture">
        ${t&&p`<${m} geometry=${t} contents=${r} hidden />`}
      </span>`}};function D({game:e,edition:t,chosen:n}){let r=b({game:e.game,variant:t.variant});return p`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${E} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&p`<small>${t.away}</small>`}
    </span>
  </label>`}const O=({game:e,chosen:t})=>p`<div class="choices">
  ${e.editions.map(n=>p`<${D} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function k({shelf:e,chosen:t}){let n=e.games.length>1,r=e=>p`<${O} key=${e.game} game=${e} chosen=${t} />`;return p`<fieldset>
    <legend>${l(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>p`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${r(e)}
            </div>`):e.games.map(r)}
    ${e.away.map(({text:e})=>p`<p class="small">${e}</p>`)}
  </fieldset>`}const A=`which`,j=[`friendly`,`tournament`],M=({seat:e,levels:t,now:n,disabled:r})=>p`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${l(`who_plays_seat`,{colour:s(e)})}
  disabled=${r}
>
  <option value="">${l(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>p`<option value=${e} selected=${e===n}>${l(`companion_plays`,{level:t})}</option>`)}
</select>`,N=({seat:e,mark:t,name:r,plays:i,first:a,levels:o,computer:c,onplays:u,onfirst:d})=>p`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${s(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${l(`plays`,{colour:s(e)})}
    onchange=${({target:t})=>u(e,t.checked)}
  />
  ${n(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${s(e)}
    aria-label=${l(`name_of`,{colour:s(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${l(`begins`,{colour:s(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&d(e)}
    />
    <span>${l(`youngest`)}</span>
  </label>
  ${o.length>0&&p`<${M} seat=${e} levels=${o} now=${c} disabled=${!i} />`}
</div>`;function P({handicap:e,seats:t,playing:n}){let r=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return p`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>p`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${s(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${s(t)}`}>
      ${r.map(e=>p`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function F({rule:{key:t,name:n,hint:r,says:i}}){let a=`rule ${t}`;return i.length?p`<label class="field-label">
    <span><b>${n}</b><small>${r}</small></span>
    <select class="select" name=${a}>${i.map((e,t)=>p`<option value=${t}>${e}</option>`)}</select>
  </label>`:p`<${e} caption=${n} hint=${r} field=${a} />`}function I({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:s,says:c,places:l,fixed:u}}){let d=i??r,f=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>p`<option value=${t} selected=${t===d[e]}>${c[n]}</option>`;return p`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${l.length?p`<div class="fact-list">${l.map((e,t)=>p`<label class="field-label">
    ${e}
    <select class="select" name=${f} disabled=${t<u}>${s.map(h(t))}</select>
  </label>`)}</div>`:p`<input type="number" name=${f} defaultValue=${d} required ...${m} />`}
  `}const L=({facts:e,told:t})=>p`<details class="own-board">
  <summary>${l(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${l(`own_board_hint`)}</p>
  ${e.map(e=>p`<${I} key=${e.key} fact=${e} />`)}
</details>`;async function R(e,t){for(let n of e.seats){let{hints:i=A,name:a=``}=t.get(n)??{};i!==A&&a===(e.names[n]??``)&&await u(()=>r(`/api/seats/${n}/hints`,{level:i}))}}var z=class extends c{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:S(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,y(this.form,`new-game ${t}`))}printed(){return w(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!i)?!0:u(()=>r(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(T(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:n,edition:r},name:i,state:a,people:s},{playing:c}){let{seats:u,fewest:d,most:f,rules:m,handicap:g,facts:_,levels:v}=r,y=e=>a.seats?.find(t=>t.seat===e)?.mark??o(e),b=e=>p`<${N}
      key=${e}
      seat=${e}
      mark=${y(e)}
      name=${s.get(e)?.name}
      levels=${v}
      computer=${s.get(e)?.computer}
      plays=${c.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,x={name:`manner`,caption:l(`which_manner`),values:j,now:a.manner??j[0]};return p`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${l(`who_plays`)}</legend>
        <p class="small">${n.begins}</p>
        ${(u.length>f||d>2)&&p`<p class="small">${l(`how_many_play`,{fewest:d,most:f})}</p>`}
        ${u.map(b)}
      </fieldset>
      <${h} ...${x} words=${e=>l(`manner_${e}`)} />
      ${r.bare&&p`<${e} caption=${l(`bare`)} hint=${l(`bare_hint`)} field="bare" />`}
      ${_.length>0&&p`<${L} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${r.pictured.length>0&&p`<a class="button" href=${t(`/printed?board=${i}`)} data-f="own-box">${l(`own_box`)}</a>`}
      ${r.explained&&p`<p class="small"><a href=${t(`/how-to-play/${n.game}/${r.variant}`)} data-f="how-to-play">${l(`how_to_play`)}</a></p>`}
      ${r.unwalked&&p`<p class="small">${r.unwalked}${` `}<a href="/check" data-f="check">${l(`walk_test`)}</a></p>`}
      ${(m.length>0||g)&&p`<details>
          <summary>${l(`house_rules`)}</summary>
          ${m.map(e=>p`<${F} key=${e.key} rule=${e} />`)}
          ${g&&p`<${P} handicap=${g} seats=${u} playing=${c} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${c.length<d||c.length>f}>
        ${l(`start_game`)}
      </button>
    </form>`}},B=class extends c{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?b(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]};let i=({name:e,computer:t})=>({name:t?``:e,computer:t,plays:!0});this.people=new Map((n.seats??[]).map(e=>[e.seat,i(e)]))}componentDidMount(){this.forgets.push(y(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await u(()=>r(`/api/game`,e)))return;for(let e of this.forgets)e();n();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await R(e,i)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:o}=this,s={chosen:t.get(r),name:r,state:n,people:i,begin:a,onShown:o};return p`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${k} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&p`<${z} key=${r} ...${s} />`}</div>
    </div>`}};async function V({state:e}){let t=await u(()=>i(`/api/shelf`));if(!t)return;let n=x(t);await f(l(`new_game`),(r,i)=>d(r,p`<${B} shelf=${t} found=${n} state=${e} close=${i} />`),{css:`large`})}export{V as openNewGame};