import{Bt as e,Gt as t,It as n,Lt as r,Yt as i,_n as a,an as o,gn as s,mn as c,on as l,rn as u,sn as d,tn as f}from"./phone-f2d0a0d3.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-9cd74a47.js";import{t as S}from"./help-331304a4.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:n,disabled:r})=>c`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${d(`who_plays_seat`,{colour:u(e)})}
  disabled=${r}
>
  <option value="">${d(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>c`<option value=${e} selected=${e===n}>${d(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:n,plays:r,first:i,levels:a,computer:o,onplays:s,onfirst:l})=>c`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${u(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${r}
    aria-label=${d(`plays`,{colour:u(e)})}
    onchange=${({target:t})=>s(e,t.checked)}
  />
  ${f(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${n??``}
    placeholder=${u(e)}
    aria-label=${d(`name_of`,{colour:u(e)})}
    disabled=${!r}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${i}
      aria-label=${d(`begins`,{colour:u(e)})}
      disabled=${!r}
      onchange=${({target:t})=>t.checked&&l(e)}
    />
    <span>${d(`youngest`)}</span>
  </label>
  ${a.length>0&&c`<${k} seat=${e} levels=${a} now=${o} disabled=${!r} />`}
</div>`;function j({handicap:e,seats:t,playing:n,last:r}){let i=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return c`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>c`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${u(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${u(t)}`}>
      ${i.map(e=>c`<option value=${e} selected=${e===r[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:r,values:i,says:a},last:o}){let s=`rule ${e}`;return a.length?c`<label class="field-label">
    <span><b>${t}</b><small>${r}</small></span>
    <select class="select" name=${s}>
      ${a.map((e,t)=>c`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:c`<${n} caption=${t} hint=${r} field=${s} defaultChecked=${i[1]===o} />`}function N({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:s,says:l,places:u,fixed:d}}){let f=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>c`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return c`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?c`<div class="fact-list">${u.map((e,t)=>c`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${s.map(h(t))}</select>
  </label>`)}</div>`:c`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const P=({facts:e,told:t})=>c`<details class="own-board">
  <summary>${d(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${d(`own_board_hint`)}</p>
  ${e.map(e=>c`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(e,t){for(let n of e.seats){let{hints:a=D,name:o=``}=t.get(n)??{};a!==D&&o===(e.names[n]??``)&&await r(()=>i(`/api/seats/${n}/hints`,{level:a}))}}var I=class extends a{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),a=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!a)?!0:r(()=>i(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:r,state:i,people:a},{playing:s,manner:u}){let{seats:f,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>i.seats?.find(t=>t.seat===e)?.mark??o(e),C=e=>c`<${A}
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
    />`,w={name:`manner`,caption:d(`which_manner`),values:O,now:u,onChange:this.mannered},T=e=>c`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return c`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${d(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(f.length>m||p>2)&&c`<p class="small">${d(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${t.bare&&c`<${n} caption=${d(`bare`)} hint=${d(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&c`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&c`<a class="button" href=${l(`/printed?board=${r}`)} data-f="own-box">${d(`own_box`)}</a>`}
      ${t.explained&&c`<p class="small"><a href=${l(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${d(`how_to_play`)}</a></p>`}
      ${t.unwalked&&c`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${d(`walk_test`)}</a></p>`}
      <details>
        <summary>${d(`house_rules`)} ${b&&c`<small>${d(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&c`<${j} handicap=${g} seats=${f} playing=${s} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>d(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${s.length<p||s.length>m}
      >
        ${d(`start_game`)}
      </button>
    </div>`}},L=class extends a{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await r(()=>i(`/api/game`,e)))return;for(let e of this.forgets)e();n();let a=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await F(e,a)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:o}=this,s=t.get(r),l={chosen:s,name:r,state:n,people:i,begin:a,onShown:o};return c`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!s}>
          <summary class="chosen-game">
            ${s&&c`<${_} key=${r} ...${s} /><span><b>${s.game.name}</b>${s.edition.name}</span>`}
            <span class="button quiet">${d(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${r} />
        </details>
      </form>
      ${s&&c`<${I} key=${r} ...${l} />`}
    </div>`}};async function R({state:n},i=``){let a=await r(()=>t(`/api/shelf`));if(!a)return;let o=g(a);await e(d(`new_game`),(e,t)=>s(e,c`<${L} shelf=${a} found=${o} state=${n} wished=${i} close=${t} />`),{css:`large`})}export{R as openNewGame};