import{$ as e,Ft as t,Jt as n,Mt as r,Q as i,Qt as a,Ut as o,Xt as s,Zt as c,an as l,jt as u,ln as d,nt as f,sn as p}from"./all-85bff6b0.js";import{c as m}from"./shared-a701eaf2.js";import{t as h}from"./help-e3d18cbc.js";const g=`draft `,_=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function v(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function y(e,t){let n=sessionStorage.getItem(g+t);n&&v(e,JSON.parse(n));let r=()=>sessionStorage.setItem(g+t,JSON.stringify(_(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(g+t)}const b=({game:e,variant:t})=>`${e} ${t}`;function x(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[b({game:e.game.game,variant:e.edition.variant}),e]))}function S({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function C({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function w(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function T({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,C(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var E=class extends d{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;r({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&l`<span class="variant-picture">
        ${t&&l`<${m} geometry=${t} contents=${r} hidden />`}
      </span>`}};function D({game:e,edition:t,chosen:n}){let r=b({game:e.game,variant:t.variant});return l`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${E} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&l`<small>${t.away}</small>`}
    </span>
  </label>`}const O=({game:e,chosen:t})=>l`<div class="choices">
  ${e.editions.map(n=>l`<${D} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function k({shelf:e,chosen:t}){let n=e.games.length>1,r=e=>l`<${O} key=${e.game} game=${e} chosen=${t} />`;return l`<fieldset>
    <legend>${a(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>l`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${r(e)}
            </div>`):e.games.map(r)}
    ${e.away.map(({text:e})=>l`<p class="small">${e}</p>`)}
  </fieldset>`}const A=`which`,j=[`friendly`,`tournament`],M=({seat:e,levels:t,now:r,disabled:i})=>l`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${a(`who_plays_seat`,{colour:n(e)})}
  disabled=${i}
>
  <option value="">${a(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>l`<option value=${e} selected=${e===r}>${a(`companion_plays`,{level:t})}</option>`)}
</select>`,N=({seat:e,mark:t,name:r,plays:i,first:s,levels:c,computer:u,onplays:d,onfirst:f})=>l`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${n(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${a(`plays`,{colour:n(e)})}
    onchange=${({target:t})=>d(e,t.checked)}
  />
  ${o(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${n(e)}
    aria-label=${a(`name_of`,{colour:n(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${s}
      aria-label=${a(`begins`,{colour:n(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${a(`youngest`)}</span>
  </label>
  ${c.length>0&&l`<${M} seat=${e} levels=${c} now=${u} disabled=${!i} />`}
</div>`;function P({handicap:e,seats:t,playing:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return l`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>l`<label key=${t} class="field-label" hidden=${!r.includes(t)}>
    ${n(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${n(t)}`}>
      ${i.map(e=>l`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function F({rule:{key:e,name:t,hint:n,says:r}}){let a=`rule ${e}`;return r.length?l`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${a}>${r.map((e,t)=>l`<option value=${t}>${e}</option>`)}</select>
  </label>`:l`<${i} caption=${t} hint=${n} field=${a} />`}function I({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:s,says:c,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>l`<option value=${t} selected=${t===f[e]}>${c[n]}</option>`;return l`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?l`<div class="fact-list">${u.map((e,t)=>l`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${s.map(h(t))}</select>
  </label>`)}</div>`:l`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const L=({facts:e,told:t})=>l`<details class="own-board">
  <summary>${a(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${a(`own_board_hint`)}</p>
  ${e.map(e=>l`<${I} key=${e.key} fact=${e} />`)}
</details>`;async function R(n,r){for(let i of n.seats){let{hints:a=A,name:o=``}=r.get(i)??{};a!==A&&o===(n.names[i]??``)&&await e(()=>t(`/api/seats/${i}/hints`,{level:a}))}}var z=class extends d{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:S(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,y(this.form,`new-game ${t}`))}printed(){return w(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:n,edition:r}=this.props.chosen,i=this.printed(),a=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(i)===JSON.stringify(this.facts)&&(this.told||!a)?!0:e(()=>t(`/api/printed`,{game:n.game,variant:r.variant,facts:i}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(T(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},name:n,state:r,people:o},{playing:u}){let{seats:d,fewest:f,most:p,rules:m,handicap:g,facts:_,levels:v}=t,y=e=>r.seats?.find(t=>t.seat===e)?.mark??s(e),b=e=>l`<${N}
      key=${e}
      seat=${e}
      mark=${y(e)}
      name=${o.get(e)?.name}
      levels=${v}
      computer=${o.get(e)?.computer}
      plays=${u.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,x={name:`manner`,caption:a(`which_manner`),values:j,now:r.manner??j[0]};return l`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${a(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(d.length>p||f>2)&&l`<p class="small">${a(`how_many_play`,{fewest:f,most:p})}</p>`}
        ${d.map(b)}
      </fieldset>
      <${h} ...${x} words=${e=>a(`manner_${e}`)} />
      ${t.bare&&l`<${i} caption=${a(`bare`)} hint=${a(`bare_hint`)} field="bare" />`}
      ${_.length>0&&l`<${L} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&l`<a class="button" href=${c(`/printed?board=${n}`)} data-f="own-box">${a(`own_box`)}</a>`}
      ${t.unwalked&&l`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${a(`walk_test`)}</a></p>`}
      ${(m.length>0||g)&&l`<details>
          <summary>${a(`house_rules`)}</summary>
          ${m.map(e=>l`<${F} key=${e.key} rule=${e} />`)}
          ${g&&l`<${P} handicap=${g} seats=${d} playing=${u} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${u.length<f||u.length>p}>
        ${a(`start_game`)}
      </button>
    </form>`}},B=class extends d{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?b(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]};let i=({name:e,computer:t})=>({name:t?``:e,computer:t,plays:!0});this.people=new Map((n.seats??[]).map(e=>[e.seat,i(e)]))}componentDidMount(){this.forgets.push(y(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async n=>{let{state:r,close:i}=this.props;if(!await e(()=>t(`/api/game`,n)))return;for(let e of this.forgets)e();i();let a=new Map((r.seats??[]).map(e=>[e.seat,e]));r.manner===`friendly`&&n.manner===`friendly`&&await R(n,a)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:o}=this,s={chosen:t.get(r),name:r,state:n,people:i,begin:a,onShown:o};return l`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${k} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&l`<${z} key=${r} ...${s} />`}</div>
    </div>`}};async function V({state:t}){let n=await e(()=>u(`/api/shelf`));if(!n)return;let r=x(n);await f(a(`new_game`),(e,i)=>p(e,l`<${B} shelf=${n} found=${r} state=${t} close=${i} />`),{css:`large`})}export{V as openNewGame};