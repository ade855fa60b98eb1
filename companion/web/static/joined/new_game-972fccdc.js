import{$t as e,An as t,Dn as n,Xt as r,Yt as i,bn as a,cn as o,gn as s,in as c,kn as l,mn as u,vn as d,yn as f}from"./phone-4f51d064.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-dfd4daa2.js";import{t as S}from"./help-e46dd313.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:r,disabled:i})=>n`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${a(`who_plays_seat`,{colour:s(e)})}
  disabled=${i}
>
  <option value="">${a(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>n`<option value=${e} selected=${e===r}>${a(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:r,plays:i,first:o,levels:c,computer:l,onplays:d,onfirst:f})=>n`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${s(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${a(`plays`,{colour:s(e)})}
    onchange=${({target:t})=>d(e,t.checked)}
  />
  ${u(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${s(e)}
    aria-label=${a(`name_of`,{colour:s(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${a(`begins`,{colour:s(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${a(`youngest`)}</span>
  </label>
  ${c.length>0&&n`<${k} seat=${e} levels=${c} now=${l} disabled=${!i} />`}
</div>`;function j({handicap:e,seats:t,playing:r,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return n`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>n`<label key=${t} class="field-label" hidden=${!r.includes(t)}>
    ${s(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${s(t)}`}>
      ${a.map(e=>n`<option value=${e} selected=${e===i[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:r,values:a,says:o},last:s}){let c=`rule ${e}`;return o.length?n`<label class="field-label">
    <span><b>${t}</b><small>${r}</small></span>
    <select class="select" name=${c}>
      ${o.map((e,t)=>n`<option value=${t} selected=${a[t]===s}>${e}</option>`)}
    </select>
  </label>`:n`<${i} caption=${t} hint=${r} field=${c} defaultChecked=${a[1]===s} />`}var N=class extends t{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:e,playing:t,last:r,people:o},{on:c}){return n`<${i} caption=${a(`first_time`)} hint=${a(`first_time_hint`)} field="first-time" checked=${c} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!c}>
        <legend>${a(`how_to_play`)}</legend>
        ${e.map(e=>n`<div key=${e} hidden=${!t.includes(e)}><${i}
      caption=${o.get(e)?.name||s(e)}
      field=${`learns ${e}`}
      defaultChecked=${!r.length||r.includes(e)}
    /></div>`)}
      </fieldset>`}};function P({fact:{key:e,name:t,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,r)=>n`<option value=${t} selected=${t===f[e]}>${l[r]}</option>`;return n`
    <p><b>${t}</b>${` `}<small>${r}</small></p>
    ${u.length?n`<div class="fact-list">${u.map((e,t)=>n`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:n`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:t})=>n`<details class="own-board">
  <summary>${a(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${a(`own_board_hint`)}</p>
  ${e.map(e=>n`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,t){for(let n of e.seats){let{hints:i=D,name:a=``}=t.get(n)??{};i!==D&&a===(e.names[n]??``)&&await r(()=>o(`/api/seats/${n}/hints`,{level:i}))}}var L=class extends t{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!i)?!0:r(()=>o(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:r,state:o,people:s},{playing:c,manner:l}){let{seats:u,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>o.seats?.find(t=>t.seat===e)?.mark??d(e),C=e=>n`<${A}
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
    />`,w={name:`manner`,caption:a(`which_manner`),values:O,now:l,onChange:this.mannered},T=e=>n`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return n`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${a(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(u.length>m||p>2)&&n`<p class="small">${a(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${u.map(C)}
      </fieldset>
      ${t.explained&&n`<${N} seats=${u} playing=${c} last=${y.learns} people=${s} />`}
      ${t.bare&&n`<${i} caption=${a(`bare`)} hint=${a(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&n`<${F} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&n`<a class="button" href=${f(`/printed?board=${r}`)} data-f="own-box">${a(`own_box`)}</a>`}
      ${t.explained&&n`<p class="small"><a href=${f(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${a(`how_to_play`)}</a></p>`}
      ${t.unwalked&&n`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${a(`walk_test`)}</a></p>`}
      <details>
        <summary>${a(`house_rules`)} ${b&&n`<small>${a(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&n`<${j} handicap=${g} seats=${u} playing=${c} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>a(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<p||c.length>m}
      >
        ${a(`start_game`)}
      </button>
    </div>`}},R=class extends t{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await r(()=>o(`/api/game`,e)))return;for(let e of this.forgets)e();n();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,i)};render({shelf:e,found:t,state:r},{name:i}){let{people:o,begin:s,shown:c}=this,l=t.get(i),u={chosen:l,name:i,state:r,people:o,begin:s,onShown:c};return n`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&n`<${_} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${a(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${l&&n`<${L} key=${i} ...${u} />`}
    </div>`}};async function z({state:t},i=``){let o=await r(()=>c(`/api/shelf`));if(!o)return;let s=g(o);await e(a(`new_game`),(e,r)=>l(e,n`<${R} shelf=${o} found=${s} state=${t} wished=${i} close=${r} />`),{css:`large`})}export{z as openNewGame};