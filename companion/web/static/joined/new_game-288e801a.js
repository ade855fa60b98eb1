import{$ as e,$t as t,Ft as n,Mt as r,Q as i,Qt as a,Wt as o,Yt as s,Zt as c,cn as l,jt as u,nt as d,on as f,un as p}from"./all-d6ddc8ee.js";import{c as m}from"./shared-66e995ce.js";import{t as h}from"./help-7131de0a.js";const g=`draft `,_=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function v(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function y(e,t){let n=sessionStorage.getItem(g+t);n&&v(e,JSON.parse(n));let r=()=>sessionStorage.setItem(g+t,JSON.stringify(_(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(g+t)}const b=({game:e,variant:t})=>`${e} ${t}`;function x(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[b({game:e.game.game,variant:e.edition.variant}),e]))}function S({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function C({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function w(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function T({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,C(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var E=class extends p{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;r({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&f`<span class="variant-picture">
        ${t&&f`<${m} geometry=${t} contents=${r} hidden />`}
      </span>`}};function D({game:e,edition:t,chosen:n}){let r=b({game:e.game,variant:t.variant});return f`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${E} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&f`<small>${t.away}</small>`}
    </span>
  </label>`}const O=({game:e,chosen:t})=>f`<div class="choices">
  ${e.editions.map(n=>f`<${D} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function k({shelf:e,chosen:n}){let r=e.games.length>1,i=e=>f`<${O} key=${e.game} game=${e} chosen=${n} />`;return f`<fieldset>
    <legend>${t(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>f`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>f`<p class="small">${e}</p>`)}
  </fieldset>`}const A=`which`,j=[`friendly`,`tournament`],M=({seat:e,levels:n,now:r,disabled:i})=>f`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${t(`who_plays_seat`,{colour:s(e)})}
  disabled=${i}
>
  <option value="">${t(`a_person`)}</option>
  ${n.map(({level:e,name:n})=>f`<option value=${e} selected=${e===r}>${t(`companion_plays`,{level:n})}</option>`)}
</select>`,N=({seat:e,mark:n,name:r,plays:i,first:a,levels:c,computer:l,onplays:u,onfirst:d})=>f`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${s(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${t(`plays`,{colour:s(e)})}
    onchange=${({target:t})=>u(e,t.checked)}
  />
  ${o(e,n)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${s(e)}
    aria-label=${t(`name_of`,{colour:s(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${t(`begins`,{colour:s(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&d(e)}
    />
    <span>${t(`youngest`)}</span>
  </label>
  ${c.length>0&&f`<${M} seat=${e} levels=${c} now=${l} disabled=${!i} />`}
</div>`;function P({handicap:e,seats:t,playing:n}){let r=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return f`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>f`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${s(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${s(t)}`}>
      ${r.map(e=>f`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function F({rule:{key:e,name:t,hint:n,says:r}}){let a=`rule ${e}`;return r.length?f`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${a}>${r.map((e,t)=>f`<option value=${t}>${e}</option>`)}</select>
  </label>`:f`<${i} caption=${t} hint=${n} field=${a} />`}function I({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:s,says:c,places:l,fixed:u}}){let d=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>f`<option value=${t} selected=${t===d[e]}>${c[n]}</option>`;return f`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${l.length?f`<div class="fact-list">${l.map((e,t)=>f`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<u}>${s.map(h(t))}</select>
  </label>`)}</div>`:f`<input type="number" name=${p} defaultValue=${d} required ...${m} />`}
  `}const L=({facts:e,told:n})=>f`<details class="own-board">
  <summary>${t(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${t(`own_board_hint`)}</p>
  ${e.map(e=>f`<${I} key=${e.key} fact=${e} />`)}
</details>`;async function R(t,r){for(let i of t.seats){let{hints:a=A,name:o=``}=r.get(i)??{};a!==A&&o===(t.names[i]??``)&&await e(()=>n(`/api/seats/${i}/hints`,{level:a}))}}var z=class extends p{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:S(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,y(this.form,`new-game ${t}`))}printed(){return w(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:t,edition:r}=this.props.chosen,i=this.printed(),a=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(i)===JSON.stringify(this.facts)&&(this.told||!a)?!0:e(()=>n(`/api/printed`,{game:t.game,variant:r.variant,facts:i}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(T(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:n},name:r,state:o,people:s},{playing:l}){let{seats:u,fewest:d,most:p,rules:m,handicap:g,facts:_,levels:v}=n,y=e=>o.seats?.find(t=>t.seat===e)?.mark??c(e),b=e=>f`<${N}
      key=${e}
      seat=${e}
      mark=${y(e)}
      name=${s.get(e)?.name}
      levels=${v}
      computer=${s.get(e)?.computer}
      plays=${l.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,x={name:`manner`,caption:t(`which_manner`),values:j,now:o.manner??j[0]};return f`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${t(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(u.length>p||d>2)&&f`<p class="small">${t(`how_many_play`,{fewest:d,most:p})}</p>`}
        ${u.map(b)}
      </fieldset>
      <${h} ...${x} words=${e=>t(`manner_${e}`)} />
      ${n.bare&&f`<${i} caption=${t(`bare`)} hint=${t(`bare_hint`)} field="bare" />`}
      ${_.length>0&&f`<${L} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${n.pictured.length>0&&f`<a class="button" href=${a(`/printed?board=${r}`)} data-f="own-box">${t(`own_box`)}</a>`}
      ${n.unwalked&&f`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${t(`walk_test`)}</a></p>`}
      ${(m.length>0||g)&&f`<details>
          <summary>${t(`house_rules`)}</summary>
          ${m.map(e=>f`<${F} key=${e.key} rule=${e} />`)}
          ${g&&f`<${P} handicap=${g} seats=${u} playing=${l} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${l.length<d||l.length>p}>
        ${t(`start_game`)}
      </button>
    </form>`}},B=class extends p{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?b(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]};let i=({name:e,computer:t})=>({name:t?``:e,computer:t,plays:!0});this.people=new Map((n.seats??[]).map(e=>[e.seat,i(e)]))}componentDidMount(){this.forgets.push(y(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async t=>{let{state:r,close:i}=this.props;if(!await e(()=>n(`/api/game`,t)))return;for(let e of this.forgets)e();i();let a=new Map((r.seats??[]).map(e=>[e.seat,e]));r.manner===`friendly`&&t.manner===`friendly`&&await R(t,a)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:o}=this,s={chosen:t.get(r),name:r,state:n,people:i,begin:a,onShown:o};return f`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${k} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&f`<${z} key=${r} ...${s} />`}</div>
    </div>`}};async function V({state:n}){let r=await e(()=>u(`/api/shelf`));if(!r)return;let i=x(r);await d(t(`new_game`),(e,t)=>l(e,f`<${B} shelf=${r} found=${i} state=${n} close=${t} />`),{css:`large`})}export{V as openNewGame};