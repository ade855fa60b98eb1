import{Gt as e,Ut as t,Wt as n,Xt as r,Yt as i,en as a,et as o,in as s,it as c,ot as l,st as u,tn as d,ut as f}from"./all-6c7801a2.js";import{i as p}from"./shared-23c338a9.js";import{t as m}from"./help-1c3e6c60.js";const h=`draft `,g=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function _(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function v(e,t){let n=sessionStorage.getItem(h+t);n&&_(e,JSON.parse(n));let r=()=>sessionStorage.setItem(h+t,JSON.stringify(g(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(h+t)}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[y({game:e.game.game,variant:e.edition.variant}),e]))}function x({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function S({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function C(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function w({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,S(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var T=class extends e{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;r({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:n,gone:r}){let i={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!r&&t`<span class="variant-picture">
        ${n&&t`<${p} geometry=${n} contents=${i} hidden />`}
      </span>`}};function E({game:e,edition:n,chosen:r}){let i=y({game:e.game,variant:n.variant});return t`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===r} disabled=${!!n.away} />
    <${T} game=${e} edition=${n} />
    <span>
      <b>${n.name}</b>
      <small>${n.hint}</small>
      ${n.away&&t`<small>${n.away}</small>`}
    </span>
  </label>`}const D=({game:e,chosen:n})=>t`<div class="choices">
  ${e.editions.map(r=>t`<${E} key=${r.variant} game=${e} edition=${r} chosen=${n} />`)}
</div>`;function O({shelf:e,chosen:n}){let r=e.games.length>1,i=e=>t`<${D} key=${e.game} game=${e} chosen=${n} />`;return t`<fieldset>
    <legend>${s(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>t`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>t`<p class="small">${e}</p>`)}
  </fieldset>`}const k=`which`,A=[`friendly`,`tournament`],j=({seat:e,mark:n,name:r,plays:i,first:a,onplays:o,onfirst:l})=>t`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${d(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${s(`plays`,{colour:d(e)})}
    onchange=${({target:t})=>o(e,t.checked)}
  />
  ${c(e,n)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${d(e)}
    aria-label=${s(`name_of`,{colour:d(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${s(`begins`,{colour:d(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&l(e)}
    />
    <span>${s(`youngest`)}</span>
  </label>
</div>`;function M({handicap:e,seats:n,playing:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return t`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${n.map(n=>t`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${d(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${e.name}: ${d(n)}`}>
      ${i.map(e=>t`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function N({rule:{key:e,name:n,hint:r,says:i}}){let a=`rule ${e}`;return i.length?t`<label class="field-label">
    <span><b>${n}</b><small>${r}</small></span>
    <select class="select" name=${a}>${i.map((e,n)=>t`<option value=${n}>${e}</option>`)}</select>
  </label>`:t`<${l} caption=${n} hint=${r} field=${a} />`}function P({fact:{key:e,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=e=>(n,r)=>t`<option value=${n} selected=${n===f[e]}>${l[r]}</option>`;return t`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?t`<div class="fact-list">${u.map((e,n)=>t`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:t`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:n})=>t`<details class="own-board">
  <summary>${s(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${s(`own_board_hint`)}</p>
  ${e.map(e=>t`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,t){for(let n of e.seats){let{hints:r=k,name:i=``}=t.get(n)??{};r!==k&&i===(e.names[n]??``)&&await u(()=>a(`/api/seats/${n}/hints`,{level:r}))}}var L=class extends e{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,v(this.form,`new-game ${t}`))}printed(){return C(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:u(()=>a(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(w(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:n},state:r,people:i},{playing:a}){let{seats:c,fewest:u,most:d,rules:f,handicap:p,facts:h}=n,g=e=>r.seats?.find(t=>t.seat===e)?.mark??o(e),_=e=>t`<${j}
      key=${e}
      seat=${e}
      mark=${g(e)}
      name=${i.get(e)?.name}
      plays=${a.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,v={name:`manner`,caption:s(`which_manner`),values:A,now:r.manner??A[0]};return t`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${s(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(c.length>d||u>2)&&t`<p class="small">${s(`how_many_play`,{fewest:u,most:d})}</p>`}
        ${c.map(_)}
      </fieldset>
      <${m} ...${v} words=${e=>s(`manner_${e}`)} />
      ${n.bare&&t`<${l} caption=${s(`bare`)} hint=${s(`bare_hint`)} field="bare" />`}
      ${h.length>0&&t`<${F} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${n.unwalked&&t`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${s(`walk_test`)}</a></p>`}
      ${(f.length>0||p)&&t`<details>
          <summary>${s(`house_rules`)}</summary>
          ${f.map(e=>t`<${N} key=${e.key} rule=${e} />`)}
          ${p&&t`<${M} handicap=${p} seats=${c} playing=${a} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${a.length<u||a.length>d}>
        ${s(`start_game`)}
      </button>
    </form>`}},R=class extends e{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?y(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(v(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await u(()=>a(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,r)};render({shelf:e,found:n,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,c={chosen:n.get(i),name:i,state:r,people:a,begin:o,onShown:s};return t`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${O} shelf=${e} chosen=${i} />
      </form>
      <div>${n.has(i)&&t`<${L} key=${i} ...${c} />`}</div>
    </div>`}};async function z({state:e}){let r=await u(()=>i(`/api/shelf`));if(!r)return;let a=b(r);await f(s(`new_game`),(i,o)=>n(i,t`<${R} shelf=${r} found=${a} state=${e} close=${o} />`),{css:`large`})}export{z as openNewGame};