import{$t as e,Gt as t,Ut as n,Vt as r,Xt as i,Yt as a,ct as o,en as s,ft as c,lt as l,nt as u,ot as d,rn as f}from"./all-ed664c5f.js";import{i as p}from"./shared-bab5db0a.js";import{t as m}from"./help-c4caa251.js";const h=`draft `,g=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function _(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function v(e,t){let n=sessionStorage.getItem(h+t);n&&_(e,JSON.parse(n));let r=()=>sessionStorage.setItem(h+t,JSON.stringify(g(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(h+t)}const y=({game:e,variant:t})=>`${e} ${t}`;function b(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[y({game:e.game.game,variant:e.edition.variant}),e]))}function x({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function S({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function C(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function w({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=t.rules.map(e=>[e.key,S(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(s.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`)}}var T=class extends t{state={geometry:null,gone:!1};componentDidMount(){let{game:e,edition:t}=this.props;i({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:n}){let i={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!n&&r`<span class="variant-picture">
        ${t&&r`<${p} geometry=${t} contents=${i} hidden />`}
      </span>`}};function E({game:e,edition:t,chosen:n}){let i=y({game:e.game,variant:t.variant});return r`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===n} disabled=${!!t.away} />
    <${T} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&r`<small>${t.away}</small>`}
    </span>
  </label>`}const D=({game:e,chosen:t})=>r`<div class="choices">
  ${e.editions.map(n=>r`<${E} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function O({shelf:e,chosen:t}){let n=e.games.length>1,i=e=>r`<${D} key=${e.game} game=${e} chosen=${t} />`;return r`<fieldset>
    <legend>${f(n?`which_game`:`which_board`)}</legend>
    ${n?e.games.map(e=>r`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${i(e)}
            </div>`):e.games.map(i)}
    ${e.away.map(({text:e})=>r`<p class="small">${e}</p>`)}
  </fieldset>`}const k=`which`,A=[`friendly`,`tournament`],j=({seat:e,mark:t,name:n,plays:i,first:a,onplays:o,onfirst:c})=>r`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${s(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${f(`plays`,{colour:s(e)})}
    onchange=${({target:t})=>o(e,t.checked)}
  />
  ${d(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${n??``}
    placeholder=${s(e)}
    aria-label=${f(`name_of`,{colour:s(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${f(`begins`,{colour:s(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&c(e)}
    />
    <span>${f(`youngest`)}</span>
  </label>
</div>`;function M({handicap:e,seats:t,playing:n}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return r`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>r`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${s(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${s(t)}`}>
      ${i.map(e=>r`<option value=${e}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function N({rule:{key:e,name:t,hint:n,says:i}}){let a=`rule ${e}`;return i.length?r`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${a}>${i.map((e,t)=>r`<option value=${t}>${e}</option>`)}</select>
  </label>`:r`<${o} caption=${t} hint=${n} field=${a} />`}function P({fact:{key:e,name:t,hint:n,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>r`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return r`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?r`<div class="fact-list">${u.map((e,t)=>r`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:r`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:t})=>r`<details class="own-board">
  <summary>${f(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${f(`own_board_hint`)}</p>
  ${e.map(e=>r`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(t,n){for(let r of t.seats){let{hints:i=k,name:a=``}=n.get(r)??{};i!==k&&a===(t.names[r]??``)&&await l(()=>e(`/api/seats/${r}/hints`,{level:i}))}}var L=class extends t{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,v(this.form,`new-game ${t}`))}printed(){return C(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:t,edition:n}=this.props.chosen,r=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(r)===JSON.stringify(this.facts)&&(this.told||!i)?!0:l(()=>e(`/api/printed`,{game:t.game,variant:n.variant,facts:r}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(w(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});render({chosen:{game:e,edition:t},state:n,people:i},{playing:a}){let{seats:s,fewest:c,most:l,rules:d,handicap:p,facts:h}=t,g=e=>n.seats?.find(t=>t.seat===e)?.mark??u(e),_=e=>r`<${j}
      key=${e}
      seat=${e}
      mark=${g(e)}
      name=${i.get(e)?.name}
      plays=${a.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,v={name:`manner`,caption:f(`which_manner`),values:A,now:n.manner??A[0]};return r`<form class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${f(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(s.length>l||c>2)&&r`<p class="small">${f(`how_many_play`,{fewest:c,most:l})}</p>`}
        ${s.map(_)}
      </fieldset>
      <${m} ...${v} words=${e=>f(`manner_${e}`)} />
      ${t.bare&&r`<${o} caption=${f(`bare`)} hint=${f(`bare_hint`)} field="bare" />`}
      ${h.length>0&&r`<${F} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${t.unwalked&&r`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${f(`walk_test`)}</a></p>`}
      ${(d.length>0||p)&&r`<details>
          <summary>${f(`house_rules`)}</summary>
          ${d.map(e=>r`<${N} key=${e.key} rule=${e} />`)}
          ${p&&r`<${M} handicap=${p} seats=${s} playing=${a} />`}
        </details>`}
      <button type="submit" class="button primary wide" disabled=${a.length<c||a.length>l}>
        ${f(`start_game`)}
      </button>
    </form>`}},R=class extends t{forgets=[];constructor(e){super(e);let{found:t,state:n}=e,r=n.board?y(n.board):``;this.state={name:t.has(r)?r:[...t.keys()][0]},this.people=new Map((n.seats??[]).map(({seat:e,name:t})=>[e,{name:t,plays:!0}]))}componentDidMount(){this.forgets.push(v(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async t=>{let{state:n,close:r}=this.props;if(!await l(()=>e(`/api/game`,t)))return;for(let e of this.forgets)e();r();let i=new Map((n.seats??[]).map(e=>[e.seat,e]));n.manner===`friendly`&&t.manner===`friendly`&&await I(t,i)};render({shelf:e,found:t,state:n},{name:i}){let{people:a,begin:o,shown:s}=this,c={chosen:t.get(i),name:i,state:n,people:a,begin:o,onShown:s};return r`<div class="stack">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <${O} shelf=${e} chosen=${i} />
      </form>
      <div>${t.has(i)&&r`<${L} key=${i} ...${c} />`}</div>
    </div>`}};async function z({state:e}){let t=await l(()=>a(`/api/shelf`));if(!t)return;let i=b(t);await c(f(`new_game`),(a,o)=>n(a,r`<${R} shelf=${t} found=${i} state=${e} close=${o} />`),{css:`large`})}export{z as openNewGame};