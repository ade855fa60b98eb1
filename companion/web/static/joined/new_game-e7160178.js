import{$t as e,Bt as t,Ht as n,Jt as r,Qt as i,Wt as a,Yt as o,at as s,ct as c,dt as l,rn as u,st as d,tn as f}from"./all-713fa23a.js";import{i as p}from"./shared-8929366e.js";import{t as m}from"./help-430e4907.js";const h=`draft `,g=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function _(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function v(e,t){let n=sessionStorage.getItem(h+t);n&&_(e,JSON.parse(n));let r=()=>sessionStorage.setItem(h+t,JSON.stringify(g(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(h+t)}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[y({game:e.game.game,variant:e.edition.variant}),e]))}function x({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function S({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function C(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function w({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,S(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var T=class extends a{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;o({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:n,gone:r}){let i={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!r&&t`<span class="variant-picture">
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
    <legend>${u(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>t`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>t`<p class="small">${e}</p>`)}
  </fieldset>`}const k=`which`,A=[`friendly`,`tournament`],j=({seat:n,mark:r,name:i,plays:a,first:o,onplays:c,onfirst:l})=>t`<div
  class=${`seat-row seat-${n}`}
  role="group"
  aria-label=${e(n)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${u(`plays`,{colour:e(n)})}
    onchange=${({target:e})=>c(n,e.checked)}
  />
  ${s(n,r)}
  <input
    type="text"
    name=${`name ${n}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${i??``}
    placeholder=${e(n)}
    aria-label=${u(`name_of`,{colour:e(n)})}
    disabled=${!a}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${n}
      checked=${o}
      aria-label=${u(`begins`,{colour:e(n)})}
      disabled=${!a}
      onchange=${({target:e})=>e.checked&&l(n)}
    />
    <span>${u(`youngest`)}</span>
  </label>
</div>`;function M({handicap:n,seats:r,playing:i}){let a=Array.from({length:n.most-n.least+1},(e,t)=>n.most-t);return t`
    <h3>${n.name}</h3>
    <p class="small">${n.hint}</p>
    <div class="handicap">${r.map(r=>t`<label key=${r} class="field-label" hidden=${!i.includes(r)}>
    ${e(r)}
    <select class="select" name=${`fewer ${r}`} aria-label=${`${n.name}: ${e(r)}`}>
      ${a.map(e=>t`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function N({rule:{key:e,name:n,hint:r,says:i}}){let a=`rule ${e}`;return i.length?t`<label class="field-label">
    <span><b>${n}</b><small>${r}</small></span>
    <select class="select" name=${a}>${i.map((e,n)=>t`<option value=${n}>${e}</option>`)}</select>
  </label>`:t`<${d} caption=${n} hint=${r} field=${a} />`}function P({fact:{key:e,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=e=>(n,r)=>t`<option value=${n} selected=${n===f[e]}>${l[r]}</option>`;return t`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?t`<div class="fact-list">${u.map((e,n)=>t`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:t`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:n})=>t`<details class="own-board">
  <summary>${u(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${u(`own_board_hint`)}</p>
  ${e.map(e=>t`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,t){for(let n of e.seats){let{hints:r=k,name:a=``}=t.get(n)??{};r!==k&&a===(e.names[n]??``)&&await c(()=>i(`/api/seats/${n}/hints`,{level:r}))}}var L=class extends a{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,v(this.form,`new-game ${t}`))}printed(){return C(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:c(()=>i(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(w(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:n},state:r,people:i},{playing:a}){let{seats:o,fewest:s,most:c,rules:l,handicap:p,facts:h}=n,g=e=>r.seats?.find(t=>t.seat===e)?.mark??f(e),_=e=>t`<${j}
      key=${e}
      seat=${e}
      mark=${g(e)}
      name=${i.get(e)?.name}
      plays=${a.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,v={name:`manner`,caption:u(`which_manner`),values:A,now:r.manner??A[0]};return t`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${u(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(o.length>c||s>2)&&t`<p class="small">${u(`how_many_play`,{fewest:s,most:c})}</p>`}
        ${o.map(_)}
      </fieldset>
      <${m} ...${v} words=${e=>u(`manner_${e}`)} />
      ${n.bare&&t`<${d} caption=${u(`bare`)} hint=${u(`bare_hint`)} field="bare" />`}
      ${h.length>0&&t`<${F} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${n.unwalked&&t`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${u(`walk_test`)}</a></p>`}
      ${(l.length>0||p)&&t`<details>
          <summary>${u(`house_rules`)}</summary>
          ${l.map(e=>t`<${N} key=${e.key} rule=${e} />`)}
          ${p&&t`<${M} handicap=${p} seats=${o} playing=${a} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${a.length<s||a.length>c}>
        ${u(`start_game`)}
      </button>
    </form>`}},R=class extends a{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?y(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(v(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await c(()=>i(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,r)};render({shelf:e,found:n,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,c={chosen:n.get(i),name:i,state:r,people:a,begin:o,onShown:s};return t`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${O} shelf=${e} chosen=${i} />
      </form>
      <div>${n.has(i)&&t`<${L} key=${i} ...${c} />`}</div>
    </div>`}};async function z({state:e}){let i=await c(()=>r(`/api/shelf`));if(!i)return;let a=b(i);await l(u(`new_game`),(r,o)=>n(r,t`<${R} shelf=${i} found=${a} state=${e} close=${o} />`),{css:`large`})}export{z as openNewGame};