import{Mn as e,Qt as t,Sn as n,Zt as r,bn as i,gn as a,jn as o,kn as s,on as c,tn as l,un as u,vn as d,xn as f}from"./phone-68234baa.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-4ed9ce00.js";import{t as S}from"./help-fd19b5f6.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:r,disabled:i})=>s`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${n(`who_plays_seat`,{colour:d(e)})}
  disabled=${i}
>
  <option value="">${n(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>s`<option value=${e} selected=${e===r}>${n(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:r,plays:i,first:o,levels:c,computer:l,animals:u,onplays:f,onfirst:p})=>s`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${d(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${n(`plays`,{colour:d(e)})}
    onchange=${({target:t})=>f(e,t.checked)}
  />
  ${a(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${u?``:r??``}
    placeholder=${u?n(`an_animal`):d(e)}
    aria-label=${n(`name_of`,{colour:d(e)})}
    disabled=${!i||u}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${n(`begins`,{colour:d(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&p(e)}
    />
    <span>${n(`youngest`)}</span>
  </label>
  ${c.length>0&&s`<${k} seat=${e} levels=${c} now=${l} disabled=${!i} />`}
</div>`;function j({handicap:e,seats:t,playing:n,last:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return s`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>s`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${d(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${d(t)}`}>
      ${i.map(e=>s`<option value=${e} selected=${e===r[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:n,values:i,says:a},last:o}){let c=`rule ${e}`;return a.length?s`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${c}>
      ${a.map((e,t)=>s`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:s`<${r} caption=${t} hint=${n} field=${c} defaultChecked=${i[1]===o} />`}var N=class extends e{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:e,playing:t,last:i,people:a},{on:o}){return s`<${r} caption=${n(`first_time`)} hint=${n(`first_time_hint`)} field="first-time" checked=${o} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!o}>
        <legend>${n(`how_to_play`)}</legend>
        ${e.map(e=>s`<div key=${e} hidden=${!t.includes(e)}><${r}
      caption=${a.get(e)?.name||d(e)}
      field=${`learns ${e}`}
      defaultChecked=${!i.length||i.includes(e)}
    /></div>`)}
      </fieldset>`}};function P({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:c,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>s`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return s`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?s`<div class="fact-list">${u.map((e,t)=>s`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:s`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:e,told:t})=>s`<details class="own-board">
  <summary>${n(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${n(`own_board_hint`)}</p>
  ${e.map(e=>s`<${P} key=${e.key} fact=${e} />`)}
</details>`;async function I(e,n){for(let r of e.seats){let{hints:i=D,name:a=``}=n.get(r)??{};i!==D&&a===(e.names[r]??``)&&await t(()=>u(`/api/seats/${r}/hints`,{level:i}))}}var L=class extends e{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:n}=this.props.chosen,r=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(r)===JSON.stringify(this.facts)&&(this.told||!i)?!0:t(()=>u(`/api/printed`,{game:e.game,variant:n.variant,facts:r}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:a,state:o,people:c},{playing:l,manner:u}){let{seats:d,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>o.seats?.find(t=>t.seat===e)?.mark??i(e),C=e=>s`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${c.get(e)?.name}
      levels=${v}
      computer=${c.get(e)?.computer}
      animals=${!!o.ways?.animals}
      plays=${l.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:n(`which_manner`),values:O,now:u,onChange:this.mannered},T=e=>s`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return s`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${n(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(d.length>m||p>2)&&s`<p class="small">${n(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${d.map(C)}
      </fieldset>
      ${t.explained&&s`<${N} seats=${d} playing=${l} last=${y.learns} people=${c} />`}
      ${t.bare&&s`<${r} caption=${n(`bare`)} hint=${n(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&s`<${F} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&s`<a class="button" href=${f(`/printed?board=${a}`)} data-f="own-box">${n(`own_box`)}</a>`}
      ${t.explained&&s`<p class="small"><a href=${f(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${n(`how_to_play`)}</a></p>`}
      ${t.unwalked&&s`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${n(`walk_test`)}</a></p>`}
      <details>
        <summary>${n(`house_rules`)} ${b&&s`<small>${n(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&s`<${j} handicap=${g} seats=${d} playing=${l} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>n(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${l.length<p||l.length>m}
      >
        ${n(`start_game`)}
      </button>
    </div>`}},R=class extends e{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:n,close:r}=this.props;if(!await t(()=>u(`/api/game`,e)))return;for(let e of this.forgets)e();let i=new Map((n.seats??[]).map(e=>[e.seat,e]));n.manner===`friendly`&&e.manner===`friendly`&&await I(e,i),r(!0)};render({shelf:e,found:t,state:r},{name:i}){let{people:a,begin:o,shown:c}=this,l=t.get(i),u={chosen:l,name:i,state:r,people:a,begin:o,onShown:c};return s`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&s`<${_} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${n(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${l&&s`<${L} key=${i} ...${u} />`}
    </div>`}};async function z({state:e},r=``){let i=await t(()=>c(`/api/shelf`));if(!i)return null;let a=g(i);return l(n(`new_game`),(t,n)=>o(t,s`<${R} shelf=${i} found=${a} state=${e} wished=${r} close=${n} />`),{css:`large`})}export{z as openNewGame};