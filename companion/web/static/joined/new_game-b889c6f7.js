import{An as e,On as t,Xt as n,Zt as r,_n as i,an as a,bn as o,en as s,hn as c,jn as l,ln as u,xn as d,yn as f}from"./phone-99872946.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-5be7f86a.js";import{t as S}from"./help-6eba728b.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:n,now:r,disabled:a})=>t`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${d(`who_plays_seat`,{colour:i(e)})}
  disabled=${a}
>
  <option value="">${d(`a_person`)}</option>
  ${n.map(({level:e,name:n})=>t`<option value=${e} selected=${e===r}>${d(`companion_plays`,{level:n})}</option>`)}
</select>`,A=({seat:e,mark:n,name:r,plays:a,first:o,levels:s,computer:l,animals:u,onplays:f,onfirst:p})=>t`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${i(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${d(`plays`,{colour:i(e)})}
    onchange=${({target:t})=>f(e,t.checked)}
  />
  ${c(e,n)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${u?``:r??``}
    placeholder=${u?d(`an_animal`):i(e)}
    aria-label=${d(`name_of`,{colour:i(e)})}
    disabled=${!a||u}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${d(`begins`,{colour:i(e)})}
      disabled=${!a}
      onchange=${({target:t})=>t.checked&&p(e)}
    />
    <span>${d(`youngest`)}</span>
  </label>
  ${s.length>0&&t`<${k} seat=${e} levels=${s} now=${l} disabled=${!a} />`}
</div>`;function j({handicap:e,seats:n,playing:r,last:a}){let o=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return t`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${n.map(n=>t`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${i(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${e.name}: ${i(n)}`}>
      ${o.map(e=>t`<option value=${e} selected=${e===a[n]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:r,hint:i,values:a,says:o},last:s}){let c=`rule ${e}`;return o.length?t`<label class="field-label">
    <span><b>${r}</b><small>${i}</small></span>
    <select class="select" name=${c}>
      ${o.map((e,n)=>t`<option value=${n} selected=${a[n]===s}>${e}</option>`)}
    </select>
  </label>`:t`<${n} caption=${r} hint=${i} field=${c} defaultChecked=${a[1]===s} />`}var N=class extends l{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:e,playing:r,last:a,people:o},{on:s}){return t`<${n} caption=${d(`first_time`)} hint=${d(`first_time_hint`)} field="first-time" checked=${s} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!s}>
        <legend>${d(`how_to_play`)}</legend>
        ${e.map(e=>t`<div key=${e} hidden=${!r.includes(e)}><${n}
      caption=${o.get(e)?.name||i(e)}
      field=${`learns ${e}`}
      defaultChecked=${!a.length||a.includes(e)}
    /></div>`)}
      </fieldset>`}};function P({fact:{key:e,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=e=>(n,r)=>t`<option value=${n} selected=${n===f[e]}>${l[r]}</option>`;return t`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?t`<div class="fact-list">${u.map((e,n)=>t`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:t`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:n})=>t`<details class="own-board">
  <summary>${d(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${d(`own_board_hint`)}</p>
  ${e.map(e=>t`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,t){for(let n of e.seats){let{hints:i=D,name:a=``}=t.get(n)??{};i!==D&&a===(e.names[n]??``)&&await r(()=>u(`/api/seats/${n}/hints`,{level:i}))}}var L=class extends l{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!i)?!0:r(()=>u(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:r},name:i,state:a,people:s},{playing:c,manner:l}){let{seats:u,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=r,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>a.seats?.find(t=>t.seat===e)?.mark??f(e),C=e=>t`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${s.get(e)?.name}
      levels=${v}
      computer=${s.get(e)?.computer}
      animals=${!!a.ways?.animals}
      plays=${c.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:d(`which_manner`),values:O,now:l,onChange:this.mannered},T=e=>t`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return t`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${d(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(u.length>m||p>2)&&t`<p class="small">${d(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${u.map(C)}
      </fieldset>
      ${r.explained&&t`<${N} seats=${u} playing=${c} last=${y.learns} people=${s} />`}
      ${r.bare&&t`<${n} caption=${d(`bare`)} hint=${d(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&t`<${F} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${r.pictured.length>0&&t`<a class="button" href=${o(`/printed?board=${i}`)} data-f="own-box">${d(`own_box`)}</a>`}
      ${r.explained&&t`<p class="small"><a href=${o(`/how-to-play/${e.game}/${r.variant}`)} data-f="how-to-play">${d(`how_to_play`)}</a></p>`}
      ${r.unwalked&&t`<p class="small">${r.unwalked}${` `}<a href="/check" data-f="check">${d(`walk_test`)}</a></p>`}
      <details>
        <summary>${d(`house_rules`)} ${b&&t`<small>${d(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&t`<${j} handicap=${g} seats=${u} playing=${c} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>d(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<p||c.length>m}
      >
        ${d(`start_game`)}
      </button>
    </div>`}},R=class extends l{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await r(()=>u(`/api/game`,e)))return;for(let e of this.forgets)e();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,i),n(!0)};render({shelf:e,found:n,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,c=n.get(i),l={chosen:c,name:i,state:r,people:a,begin:o,onShown:s};return t`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!c}>
          <summary class="chosen-game">
            ${c&&t`<${_} key=${i} ...${c} /><span><b>${c.game.name}</b>${c.edition.name}</span>`}
            <span class="button quiet">${d(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${c&&t`<${L} key=${i} ...${l} />`}
    </div>`}};async function z({state:n},i=``){let o=await r(()=>a(`/api/shelf`));if(!o)return null;let c=g(o);return s(d(`new_game`),(r,a)=>e(r,t`<${R} shelf=${o} found=${c} state=${n} wished=${i} close=${a} />`),{css:`large`})}export{z as openNewGame};