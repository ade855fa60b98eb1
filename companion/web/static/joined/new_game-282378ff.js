import{Cn as e,Qt as t,Ut as n,Wt as r,cn as i,fn as a,mn as o,nn as s,pn as c,qt as l,un as u,wn as d,xn as f}from"./phone-a6660e6d.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-e96d97e0.js";import{t as S}from"./help-4e23b7fb.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:n,disabled:r})=>f`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${o(`who_plays_seat`,{colour:u(e)})}
  disabled=${r}
>
  <option value="">${o(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>f`<option value=${e} selected=${e===n}>${o(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:n,plays:r,first:a,levels:s,computer:c,onplays:l,onfirst:d})=>f`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${u(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${r}
    aria-label=${o(`plays`,{colour:u(e)})}
    onchange=${({target:t})=>l(e,t.checked)}
  />
  ${i(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${n??``}
    placeholder=${u(e)}
    aria-label=${o(`name_of`,{colour:u(e)})}
    disabled=${!r}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${o(`begins`,{colour:u(e)})}
      disabled=${!r}
      onchange=${({target:t})=>t.checked&&d(e)}
    />
    <span>${o(`youngest`)}</span>
  </label>
  ${s.length>0&&f`<${k} seat=${e} levels=${s} now=${c} disabled=${!r} />`}
</div>`;function j({handicap:e,seats:t,playing:n,last:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return f`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>f`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${u(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${u(t)}`}>
      ${i.map(e=>f`<option value=${e} selected=${e===r[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:r,values:i,says:a},last:o}){let s=`rule ${e}`;return a.length?f`<label class="field-label">
    <span><b>${t}</b><small>${r}</small></span>
    <select class="select" name=${s}>
      ${a.map((e,t)=>f`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:f`<${n} caption=${t} hint=${r} field=${s} defaultChecked=${i[1]===o} />`}function N({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:s,says:c,places:l,fixed:u}}){let d=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>f`<option value=${t} selected=${t===d[e]}>${c[n]}</option>`;return f`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${l.length?f`<div class="fact-list">${l.map((e,t)=>f`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<u}>${s.map(h(t))}</select>
  </label>`)}</div>`:f`<input type="number" name=${p} defaultValue=${d} required ...${m} />`}
  `}const P=({facts:e,told:t})=>f`<details class="own-board">
  <summary>${o(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${o(`own_board_hint`)}</p>
  ${e.map(e=>f`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(e,t){for(let n of e.seats){let{hints:i=D,name:a=``}=t.get(n)??{};i!==D&&a===(e.names[n]??``)&&await r(()=>s(`/api/seats/${n}/hints`,{level:i}))}}var I=class extends d{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!i)?!0:r(()=>s(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:r,state:i,people:s},{playing:l,manner:u}){let{seats:d,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>i.seats?.find(t=>t.seat===e)?.mark??a(e),C=e=>f`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${s.get(e)?.name}
      levels=${v}
      computer=${s.get(e)?.computer}
      plays=${l.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:o(`which_manner`),values:O,now:u,onChange:this.mannered},T=e=>f`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return f`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${o(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(d.length>m||p>2)&&f`<p class="small">${o(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${d.map(C)}
      </fieldset>
      ${t.bare&&f`<${n} caption=${o(`bare`)} hint=${o(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&f`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&f`<a class="button" href=${c(`/printed?board=${r}`)} data-f="own-box">${o(`own_box`)}</a>`}
      ${t.explained&&f`<p class="small"><a href=${c(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${o(`how_to_play`)}</a></p>`}
      ${t.unwalked&&f`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${o(`walk_test`)}</a></p>`}
      <details>
        <summary>${o(`house_rules`)} ${b&&f`<small>${o(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&f`<${j} handicap=${g} seats=${d} playing=${l} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>o(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${l.length<p||l.length>m}
      >
        ${o(`start_game`)}
      </button>
    </div>`}},L=class extends d{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await r(()=>s(`/api/game`,e)))return;for(let e of this.forgets)e();n();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await F(e,i)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:s}=this,c=t.get(r),l={chosen:c,name:r,state:n,people:i,begin:a,onShown:s};return f`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!c}>
          <summary class="chosen-game">
            ${c&&f`<${_} key=${r} ...${c} /><span><b>${c.game.name}</b>${c.edition.name}</span>`}
            <span class="button quiet">${o(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${r} />
        </details>
      </form>
      ${c&&f`<${I} key=${r} ...${l} />`}
    </div>`}};async function R({state:n},i=``){let a=await r(()=>t(`/api/shelf`));if(!a)return;let s=g(a);await l(o(`new_game`),(t,r)=>e(t,f`<${L} shelf=${a} found=${s} state=${n} wished=${i} close=${r} />`),{css:`large`})}export{R as openNewGame};