import{Dn as e,Jt as t,On as n,Tn as r,Zt as i,_n as a,fn as o,gn as s,mn as c,nn as l,on as u,qt as d,vn as f}from"./phone-6455bc21.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-aede0c86.js";import{t as S}from"./help-b017414b.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:n,disabled:i})=>r`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${f(`who_plays_seat`,{colour:c(e)})}
  disabled=${i}
>
  <option value="">${f(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>r`<option value=${e} selected=${e===n}>${f(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:n,plays:i,first:a,levels:s,computer:l,onplays:u,onfirst:d})=>r`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${c(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${f(`plays`,{colour:c(e)})}
    onchange=${({target:t})=>u(e,t.checked)}
  />
  ${o(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${n??``}
    placeholder=${c(e)}
    aria-label=${f(`name_of`,{colour:c(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${f(`begins`,{colour:c(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&d(e)}
    />
    <span>${f(`youngest`)}</span>
  </label>
  ${s.length>0&&r`<${k} seat=${e} levels=${s} now=${l} disabled=${!i} />`}
</div>`;function j({handicap:e,seats:t,playing:n,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return r`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>r`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${c(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${c(t)}`}>
      ${a.map(e=>r`<option value=${e} selected=${e===i[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:n,values:i,says:a},last:o}){let s=`rule ${e}`;return a.length?r`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${s}>
      ${a.map((e,t)=>r`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:r`<${d} caption=${t} hint=${n} field=${s} defaultChecked=${i[1]===o} />`}var N=class extends n{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:e,playing:t,last:n,people:i},{on:a}){return r`<${d} caption=${f(`first_time`)} hint=${f(`first_time_hint`)} field="first-time" checked=${a} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!a}>
        <legend>${f(`how_to_play`)}</legend>
        ${e.map(e=>r`<div key=${e} hidden=${!t.includes(e)}><${d}
      caption=${i.get(e)?.name||c(e)}
      field=${`learns ${e}`}
      defaultChecked=${!n.length||n.includes(e)}
    /></div>`)}
      </fieldset>`}};function P({fact:{key:e,name:t,hint:n,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>r`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return r`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?r`<div class="fact-list">${u.map((e,t)=>r`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:r`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:t})=>r`<details class="own-board">
  <summary>${f(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${f(`own_board_hint`)}</p>
  ${e.map(e=>r`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,n){for(let r of e.seats){let{hints:i=D,name:a=``}=n.get(r)??{};i!==D&&a===(e.names[r]??``)&&await t(()=>u(`/api/seats/${r}/hints`,{level:i}))}}var L=class extends n{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:n}=this.props.chosen,r=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(r)===JSON.stringify(this.facts)&&(this.told||!i)?!0:t(()=>u(`/api/printed`,{game:e.game,variant:n.variant,facts:r}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:n,state:i,people:o},{playing:c,manner:l}){let{seats:u,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>i.seats?.find(t=>t.seat===e)?.mark??s(e),C=e=>r`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${o.get(e)?.name}
      levels=${v}
      computer=${o.get(e)?.computer}
      plays=${c.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:f(`which_manner`),values:O,now:l,onChange:this.mannered},T=e=>r`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return r`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${f(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(u.length>m||p>2)&&r`<p class="small">${f(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${u.map(C)}
      </fieldset>
      ${t.explained&&r`<${N} seats=${u} playing=${c} last=${y.learns} people=${o} />`}
      ${t.bare&&r`<${d} caption=${f(`bare`)} hint=${f(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&r`<${F} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&r`<a class="button" href=${a(`/printed?board=${n}`)} data-f="own-box">${f(`own_box`)}</a>`}
      ${t.explained&&r`<p class="small"><a href=${a(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${f(`how_to_play`)}</a></p>`}
      ${t.unwalked&&r`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${f(`walk_test`)}</a></p>`}
      <details>
        <summary>${f(`house_rules`)} ${b&&r`<small>${f(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&r`<${j} handicap=${g} seats=${u} playing=${c} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>f(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<p||c.length>m}
      >
        ${f(`start_game`)}
      </button>
    </div>`}},R=class extends n{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:n,close:r}=this.props;if(!await t(()=>u(`/api/game`,e)))return;for(let e of this.forgets)e();r();let i=new Map((n.seats??[]).map(e=>[e.seat,e]));n.manner===`friendly`&&e.manner===`friendly`&&await I(e,i)};render({shelf:e,found:t,state:n},{name:i}){let{people:a,begin:o,shown:s}=this,c=t.get(i),l={chosen:c,name:i,state:n,people:a,begin:o,onShown:s};return r`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!c}>
          <summary class="chosen-game">
            ${c&&r`<${_} key=${i} ...${c} /><span><b>${c.game.name}</b>${c.edition.name}</span>`}
            <span class="button quiet">${f(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${c&&r`<${L} key=${i} ...${l} />`}
    </div>`}};async function z({state:n},a=``){let o=await t(()=>l(`/api/shelf`));if(!o)return;let s=g(o);await i(f(`new_game`),(t,i)=>e(t,r`<${R} shelf=${o} found=${s} state=${n} wished=${a} close=${i} />`),{css:`large`})}export{z as openNewGame};