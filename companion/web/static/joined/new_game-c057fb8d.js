import{Bt as e,Jt as t,Qt as n,Ut as r,_n as i,bn as a,cn as o,in as s,ln as c,on as l,un as u,yn as d,zt as f}from"./phone-c6295ca4.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-32296639.js";import{t as S}from"./help-e3906c28.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:n,disabled:r})=>i`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${u(`who_plays_seat`,{colour:l(e)})}
  disabled=${r}
>
  <option value="">${u(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>i`<option value=${e} selected=${e===n}>${u(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:n,plays:r,first:a,levels:o,computer:c,onplays:d,onfirst:f})=>i`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${l(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${r}
    aria-label=${u(`plays`,{colour:l(e)})}
    onchange=${({target:t})=>d(e,t.checked)}
  />
  ${s(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${n??``}
    placeholder=${l(e)}
    aria-label=${u(`name_of`,{colour:l(e)})}
    disabled=${!r}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${u(`begins`,{colour:l(e)})}
      disabled=${!r}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${u(`youngest`)}</span>
  </label>
  ${o.length>0&&i`<${k} seat=${e} levels=${o} now=${c} disabled=${!r} />`}
</div>`;function j({handicap:e,seats:t,playing:n,last:r}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return i`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>i`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${l(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${l(t)}`}>
      ${a.map(e=>i`<option value=${e} selected=${e===r[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:n,values:r,says:a},last:o}){let s=`rule ${e}`;return a.length?i`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${s}>
      ${a.map((e,t)=>i`<option value=${t} selected=${r[t]===o}>${e}</option>`)}
    </select>
  </label>`:i`<${f} caption=${t} hint=${n} field=${s} defaultChecked=${r[1]===o} />`}function N({fact:{key:e,name:t,hint:n,usual:r,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??r,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>i`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return i`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?i`<div class="fact-list">${u.map((e,t)=>i`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:i`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const P=({facts:e,told:t})=>i`<details class="own-board">
  <summary>${u(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${u(`own_board_hint`)}</p>
  ${e.map(e=>i`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(t,r){for(let i of t.seats){let{hints:a=D,name:o=``}=r.get(i)??{};a!==D&&o===(t.names[i]??``)&&await e(()=>n(`/api/seats/${i}/hints`,{level:a}))}}var I=class extends a{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:t,edition:r}=this.props.chosen,i=this.printed(),a=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(i)===JSON.stringify(this.facts)&&(this.told||!a)?!0:e(()=>n(`/api/printed`,{game:t.game,variant:r.variant,facts:i}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:n,state:r,people:a},{playing:s,manner:l}){let{seats:d,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>r.seats?.find(t=>t.seat===e)?.mark??o(e),C=e=>i`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${a.get(e)?.name}
      levels=${v}
      computer=${a.get(e)?.computer}
      plays=${s.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:u(`which_manner`),values:O,now:l,onChange:this.mannered},T=e=>i`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return i`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${u(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(d.length>m||p>2)&&i`<p class="small">${u(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${d.map(C)}
      </fieldset>
      ${t.bare&&i`<${f} caption=${u(`bare`)} hint=${u(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&i`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&i`<a class="button" href=${c(`/printed?board=${n}`)} data-f="own-box">${u(`own_box`)}</a>`}
      ${t.explained&&i`<p class="small"><a href=${c(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${u(`how_to_play`)}</a></p>`}
      ${t.unwalked&&i`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${u(`walk_test`)}</a></p>`}
      <details>
        <summary>${u(`house_rules`)} ${b&&i`<small>${u(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&i`<${j} handicap=${g} seats=${d} playing=${s} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>u(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${s.length<p||s.length>m}
      >
        ${u(`start_game`)}
      </button>
    </div>`}},L=class extends a{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async t=>{let{state:r,close:i}=this.props;if(!await e(()=>n(`/api/game`,t)))return;for(let e of this.forgets)e();i();let a=new Map((r.seats??[]).map(e=>[e.seat,e]));r.manner===`friendly`&&t.manner===`friendly`&&await F(t,a)};render({shelf:e,found:t,state:n},{name:r}){let{people:a,begin:o,shown:s}=this,c=t.get(r),l={chosen:c,name:r,state:n,people:a,begin:o,onShown:s};return i`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!c}>
          <summary class="chosen-game">
            ${c&&i`<${_} key=${r} ...${c} /><span><b>${c.game.name}</b>${c.edition.name}</span>`}
            <span class="button quiet">${u(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${r} />
        </details>
      </form>
      ${c&&i`<${I} key=${r} ...${l} />`}
    </div>`}};async function R({state:n},a=``){let o=await e(()=>t(`/api/shelf`));if(!o)return;let s=g(o);await r(u(`new_game`),(e,t)=>d(e,i`<${L} shelf=${o} found=${s} state=${n} wished=${a} close=${t} />`),{css:`large`})}export{R as openNewGame};