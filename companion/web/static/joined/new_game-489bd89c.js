import{$ as e,Ft as t,Jt as n,Mt as r,Q as i,Qt as a,Ut as o,Xt as s,an as c,jt as l,ln as u,nt as d,sn as f}from"./all-316d160f.js";import{i as p}from"./shared-b1ec0013.js";import{t as m}from"./help-317dd804.js";const h=`draft `,g=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function _(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function v(e,t){let n=sessionStorage.getItem(h+t);n&&_(e,JSON.parse(n));let r=()=>sessionStorage.setItem(h+t,JSON.stringify(g(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(h+t)}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[y({game:e.game.game,variant:e.edition.variant}),e]))}function x({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function S({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function C(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function w({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,S(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var T=class extends u{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;r({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let r={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&c`<span class="variant-picture">
        ${t&&c`<${p} geometry=${t} contents=${r} hidden />`}
      </span>`}};function E({game:e,edition:t,chosen:n}){let r=y({game:e.game,variant:t.variant});return c`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${T} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&c`<small>${t.away}</small>`}
    </span>
  </label>`}const D=({game:e,chosen:t})=>c`<div class="choices">
  ${e.editions.map(n=>c`<${E} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function O({shelf:e,chosen:t}){let n=e.games.length>1,r=e=>c`<${D} key=${e.game} game=${e} chosen=${t} />`;return c`<fieldset>
    <legend>${a(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>c`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${r(e)}
            </div>`):e.games.map(r)}
    ${e.away.map(({text:e})=>c`<p class="small">${e}</p>`)}
  </fieldset>`}const k=`which`,A=[`friendly`,`tournament`],j=({seat:e,mark:t,name:r,plays:i,first:s,onplays:l,onfirst:u})=>c`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${n(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${a(`plays`,{colour:n(e)})}
    onchange=${({target:t})=>l(e,t.checked)}
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
      onchange=${({target:t})=>t.checked&&u(e)}
    />
    <span>${a(`youngest`)}</span>
  </label>
</div>`;function M({handicap:e,seats:t,playing:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return c`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>c`<label key=${t} class="field-label" hidden=${!r.includes(t)}>
    ${n(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${n(t)}`}>
      ${i.map(e=>c`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function N({rule:{key:e,name:t,hint:n,says:r}}){let a=`rule ${e}`;return r.length?c`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${a}>${r.map((e,t)=>c`<option value=${t}>${e}</option>`)}</select>
  </label>`:c`<${i} caption=${t} hint=${n} field=${a} />`}function P({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:s,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>c`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return c`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?c`<div class="fact-list">${u.map((e,t)=>c`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${s.map(h(t))}</select>
  </label>`)}</div>`:c`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:t})=>c`<details class="own-board">
  <summary>${a(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${a(`own_board_hint`)}</p>
  ${e.map(e=>c`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(n,r){for(let i of n.seats){let{hints:a=k,name:o=``}=r.get(i)??{};a!==k&&o===(n.names[i]??``)&&await e(()=>t(`/api/seats/${i}/hints`,{level:a}))}}var L=class extends u{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,v(this.form,`new-game ${t}`))}printed(){return C(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:n,edition:r}=this.props.chosen,i=this.printed(),a=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(i)===JSON.stringify(this.facts)&&(this.told||!a)?!0:e(()=>t(`/api/printed`,{game:n.game,variant:r.variant,facts:i}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(w(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},state:n,people:r},{playing:o}){let{seats:l,fewest:u,most:d,rules:f,handicap:p,facts:h}=t,g=e=>n.seats?.find(t=>t.seat===e)?.mark??s(e),_=e=>c`<${j}
      key=${e}
      seat=${e}
      mark=${g(e)}
      name=${r.get(e)?.name}
      plays=${o.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,v={name:`manner`,caption:a(`which_manner`),values:A,now:n.manner??A[0]};return c`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${a(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(l.length>d||u>2)&&c`<p class="small">${a(`how_many_play`,{fewest:u,most:d})}</p>`}
        ${l.map(_)}
      </fieldset>
      <${m} ...${v} words=${e=>a(`manner_${e}`)} />
      ${t.bare&&c`<${i} caption=${a(`bare`)} hint=${a(`bare_hint`)} field="bare" />`}
      ${h.length>0&&c`<${F} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${t.unwalked&&c`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${a(`walk_test`)}</a></p>`}
      ${(f.length>0||p)&&c`<details>
          <summary>${a(`house_rules`)}</summary>
          ${f.map(e=>c`<${N} key=${e.key} rule=${e} />`)}
          ${p&&c`<${M} handicap=${p} seats=${l} playing=${o} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${o.length<u||o.length>d}>
        ${a(`start_game`)}
      </button>
    </form>`}},R=class extends u{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?y(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(v(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async n=>{let{state:r,close:i}=this.props;if(!await e(()=>t(`/api/game`,n)))return;for(let e of this.forgets)e();i();let a=new Map((r.seats??[]).map(e=>[e.seat,e]));r.manner===`friendly`&&n.manner===`friendly`&&await I(n,a)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:o}=this,s={chosen:t.get(r),name:r,state:n,people:i,begin:a,onShown:o};return c`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${O} shelf=${e} chosen=${r} />
      </form>
      <div>${t.has(r)&&c`<${L} key=${r} ...${s} />`}</div>
    </div>`}};async function z({state:t}){let n=await e(()=>l(`/api/shelf`));if(!n)return;let r=b(n);await d(a(`new_game`),(e,i)=>f(e,c`<${R} shelf=${n} found=${r} state=${t} close=${i} />`),{css:`large`})}export{z as openNewGame};