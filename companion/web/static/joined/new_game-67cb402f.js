import{$t as e,Kt as t,Lt as n,Nt as r,Pt as i,Zt as a,cn as o,en as s,et as c,fn as l,it as u,tn as d,tt as f,un as p}from"./all-4d413dfa.js";import{c as m}from"./shared-f84836c4.js";import{t as h}from"./help-38a5afb4.js";const g=`draft `,_=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function v(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function y(e,t){let n=sessionStorage.getItem(g+t);n&&v(e,JSON.parse(n));let r=()=>sessionStorage.setItem(g+t,JSON.stringify(_(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(g+t)}const b=({game:e,variant:t})=>`${e} ${t}`;function x(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[b({game:e.game.game,variant:e.edition.variant}),e]))}function S({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function C({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function w(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function T({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,C(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var E=class extends l{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;i({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&o`<span class="variant-picture">
        ${t&&o`<${m} geometry=${t} contents=${r} hidden />`}
      </span>`}};function D({game:e,edition:t,chosen:n}){let r=b({game:e.game,variant:t.variant});return o`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${E} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&o`<small>${t.away}</small>`}
    </span>
  </label>`}const O=({game:e,chosen:t})=>o`<div class="choices">
  ${e.editions.map(n=>o`<${D} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function k({shelf:e,chosen:t}){let n=e.games.length>1,r=e=>o`<${O} key=${e.game} game=${e} chosen=${t} />`;return o`<fieldset>
    <legend>${d(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>o`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${r(e)}
            </div>`):e.games.map(r)}
    ${e.away.map(({text:e})=>o`<p class="small">${e}</p>`)}
  </fieldset>`}const A=`which`,j=[`friendly`,`tournament`],M=({seat:e,levels:t,now:n,disabled:r})=>o`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${d(`who_plays_seat`,{colour:a(e)})}
  disabled=${r}
>
  <option value="">${d(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>o`<option value=${e} selected=${e===n}>${d(`companion_plays`,{level:t})}</option>`)}
</select>`,N=({seat:e,mark:n,name:r,plays:i,first:s,levels:c,computer:l,onplays:u,onfirst:f})=>o`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${a(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${d(`plays`,{colour:a(e)})}
    onchange=${({target:t})=>u(e,t.checked)}
  />
  ${t(e,n)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${a(e)}
    aria-label=${d(`name_of`,{colour:a(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${s}
      aria-label=${d(`begins`,{colour:a(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${d(`youngest`)}</span>
  </label>
  ${c.length>0&&o`<${M} seat=${e} levels=${c} now=${l} disabled=${!i} />`}
</div>`;function P({handicap:e,seats:t,playing:n}){let r=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return o`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>o`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${a(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${a(t)}`}>
      ${r.map(e=>o`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function F({rule:{key:e,name:t,hint:n,says:r}}){let i=`rule ${e}`;return r.length?o`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${i}>${r.map((e,t)=>o`<option value=${t}>${e}</option>`)}</select>
  </label>`:o`<${c} caption=${t} hint=${n} field=${i} />`}function I({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:s,values:c,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:a,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>o`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return o`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?o`<div class="fact-list">${u.map((e,t)=>o`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:o`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const L=({facts:e,told:t})=>o`<details class="own-board">
  <summary>${d(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${d(`own_board_hint`)}</p>
  ${e.map(e=>o`<${I} key=${e.key} fact=${e} />`)}
</details>`;async function R(e,t){for(let r of e.seats){let{hints:i=A,name:a=``}=t.get(r)??{};i!==A&&a===(e.names[r]??``)&&await f(()=>n(`/api/seats/${r}/hints`,{level:i}))}}var z=class extends l{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:S(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,y(this.form,`new-game ${t}`))}printed(){return w(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,r=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(r)===JSON.stringify(this.facts)&&(this.told||!i)?!0:f(()=>n(`/api/printed`,{game:e.game,variant:t.variant,facts:r}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(T(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:t,edition:n},name:r,state:i,people:a},{playing:l}){let{seats:u,fewest:f,most:p,rules:m,handicap:g,facts:_,levels:v}=n,y=t=>i.seats?.find(e=>e.seat===t)?.mark??e(t),b=e=>o`<${N}
      key=${e}
      seat=${e}
      mark=${y(e)}
      name=${a.get(e)?.name}
      levels=${v}
      computer=${a.get(e)?.computer}
      plays=${l.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,x={name:`manner`,caption:d(`which_manner`),values:j,now:i.manner??j[0]};return o`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${d(`who_plays`)}</legend>
        <p class="small">${t.begins}</p>
        ${(u.length>p||f>2)&&o`<p class="small">${d(`how_many_play`,{fewest:f,most:p})}</p>`}
        ${u.map(b)}
      </fieldset>
      <${h} ...${x} words=${e=>d(`manner_${e}`)} />
      ${n.bare&&o`<${c} caption=${d(`bare`)} hint=${d(`bare_hint`)} field="bare" />`}
      ${_.length>0&&o`<${L} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${n.pictured.length>0&&o`<a class="button" href=${s(`/printed?board=${r}`)} data-f="own-box">${d(`own_box`)}</a>`}
      ${n.explained&&o`<p class="small"><a href=${s(`/how-to-play/${t.game}/${n.variant}`)} data-f="how-to-play">${d(`how_to_play`)}</a></p>`}
      ${n.unwalked&&o`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${d(`walk_test`)}</a></p>`}
      ${(m.length>0||g)&&o`<details>
          <summary>${d(`house_rules`)}</summary>
          ${m.map(e=>o`<${F} key=${e.key} rule=${e} />`)}
          ${g&&o`<${P} handicap=${g} seats=${u} playing=${l} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${l.length<f||l.length>p}>
        ${d(`start_game`)}
      </button>
    </form>`}},B=class extends l{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?b(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]};let i=({name:e,computer:t})=>({name:t?``:e,computer:t,plays:!0});this.people=new Map((n.seats??[]).map(e=>[e.seat,i(e)]))}componentDidMount(){this.forgets.push(y(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:r}=this.props;if(!await f(()=>n(`/api/game`,e)))return;for(let e of this.forgets)e();r();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await R(e,i)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:s}=this,c={chosen:t.get(r),name:r,state:n,people:i,begin:a,onShown:s};return o`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${k} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&o`<${z} key=${r} ...${c} />`}</div>
    </div>`}};async function V({state:e}){let t=await f(()=>r(`/api/shelf`));if(!t)return;let n=x(t);await u(d(`new_game`),(r,i)=>p(r,o`<${B} shelf=${t} found=${n} state=${e} close=${i} />`),{css:`large`})}export{V as openNewGame};