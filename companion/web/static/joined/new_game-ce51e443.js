import{Jt as e,Kt as t,Xt as n,an as r,cn as i,en as a,ft as o,gt as s,in as c,ln as l,pt as u,sn as d,ut as f}from"./all-16646811.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-f7db2cc8.js";import{t as S}from"./help-e9483a99.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:n,now:i,disabled:a})=>t`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${l(`who_plays_seat`,{colour:r(e)})}
  disabled=${a}
>
  <option value="">${l(`a_person`)}</option>
  ${n.map(({level:e,name:n})=>t`<option value=${e} selected=${e===i}>${l(`companion_plays`,{level:n})}</option>`)}
</select>`,A=({seat:e,mark:n,name:i,plays:a,first:o,levels:s,computer:c,onplays:u,onfirst:d})=>t`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${r(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${l(`plays`,{colour:r(e)})}
    onchange=${({target:t})=>u(e,t.checked)}
  />
  ${f(e,n)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${i??``}
    placeholder=${r(e)}
    aria-label=${l(`name_of`,{colour:r(e)})}
    disabled=${!a}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${l(`begins`,{colour:r(e)})}
      disabled=${!a}
      onchange=${({target:t})=>t.checked&&d(e)}
    />
    <span>${l(`youngest`)}</span>
  </label>
  ${s.length>0&&t`<${k} seat=${e} levels=${s} now=${c} disabled=${!a} />`}
</div>`;function j({handicap:e,seats:n,playing:i,last:a}){let o=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return t`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${n.map(n=>t`<label key=${n} class="field-label" hidden=${!i.includes(n)}>
    ${r(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${e.name}: ${r(n)}`}>
      ${o.map(e=>t`<option value=${e} selected=${e===a[n]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:n,hint:r,values:i,says:a},last:s}){let c=`rule ${e}`;return a.length?t`<label class="field-label">
    <span><b>${n}</b><small>${r}</small></span>
    <select class="select" name=${c}>
      ${a.map((e,n)=>t`<option value=${n} selected=${i[n]===s}>${e}</option>`)}
    </select>
  </label>`:t`<${o} caption=${n} hint=${r} field=${c} defaultChecked=${i[1]===s} />`}function N({fact:{key:e,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=e=>(n,r)=>t`<option value=${n} selected=${n===f[e]}>${l[r]}</option>`;return t`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?t`<div class="fact-list">${u.map((e,n)=>t`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:t`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const P=({facts:e,told:n})=>t`<details class="own-board">
  <summary>${l(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${l(`own_board_hint`)}</p>
  ${e.map(e=>t`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(e,t){for(let n of e.seats){let{hints:r=D,name:i=``}=t.get(n)??{};r!==D&&i===(e.names[n]??``)&&await u(()=>c(`/api/seats/${n}/hints`,{level:r}))}}var I=class extends n{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:u(()=>c(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:n},name:r,state:a,people:s},{playing:c,manner:u}){let{seats:f,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=n,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.pawns).length>0,x=e=>a.seats?.find(t=>t.seat===e)?.mark??d(e),C=e=>t`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${s.get(e)?.name}
      levels=${v}
      computer=${s.get(e)?.computer}
      plays=${c.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:l(`which_manner`),values:O,now:u,onChange:this.mannered};return t`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${l(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(f.length>m||p>2)&&t`<p class="small">${l(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${n.bare&&t`<${o} caption=${l(`bare`)} hint=${l(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&t`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${n.pictured.length>0&&t`<a class="button" href=${i(`/printed?board=${r}`)} data-f="own-box">${l(`own_box`)}</a>`}
      ${n.unwalked&&t`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${l(`walk_test`)}</a></p>`}
      <details>
        <summary>${l(`house_rules`)} ${b&&t`<small>${l(`as_last_time`)}</small>`}</summary>
        ${h.map(e=>t`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`)}
        ${g&&t`<${j} handicap=${g} seats=${f} playing=${c} last=${y.pawns} />`}
        <${S} ...${w} words=${e=>l(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<p||c.length>m}
      >
        ${l(`start_game`)}
      </button>
    </div>`}},L=class extends n{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await u(()=>c(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await F(e,r)};render({shelf:e,found:n,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,c=n.get(i),u={chosen:c,name:i,state:r,people:a,begin:o,onShown:s};return t`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!c}>
          <summary class="chosen-game">
            ${c&&t`<${_} key=${i} ...${c} /><span><b>${c.game.name}</b>${c.edition.name}</span>`}
            <span class="button quiet">${l(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${c&&t`<${I} key=${i} ...${u} />`}
    </div>`}};async function R({state:n},r=``){let i=await u(()=>a(`/api/shelf`));if(!i)return;let o=g(i);await s(l(`new_game`),(a,s)=>e(a,t`<${L} shelf=${i} found=${o} state=${n} wished=${r} close=${s} />`),{css:`large`})}export{R as openNewGame};