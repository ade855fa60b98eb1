import{Cn as e,En as t,Gt as n,Kt as r,Tn as i,Yt as a,en as o,fn as s,gn as c,hn as l,in as u,mn as d,un as f}from"./phone-6a1c03c5.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-dafa76e2.js";import{t as S}from"./help-464acb20.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:t,levels:n,now:r,disabled:i})=>e`<select
  class="select who"
  name=${`computer ${t}`}
  aria-label=${c(`who_plays_seat`,{colour:s(t)})}
  disabled=${i}
>
  <option value="">${c(`a_person`)}</option>
  ${n.map(({level:t,name:n})=>e`<option value=${t} selected=${t===r}>${c(`companion_plays`,{level:n})}</option>`)}
</select>`,A=({seat:t,mark:n,name:r,plays:i,first:a,levels:o,computer:l,onplays:u,onfirst:d})=>e`<div
  class=${`seat-row seat-${t}`}
  role="group"
  aria-label=${s(t)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${c(`plays`,{colour:s(t)})}
    onchange=${({target:e})=>u(t,e.checked)}
  />
  ${f(t,n)}
  <input
    type="text"
    name=${`name ${t}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${s(t)}
    aria-label=${c(`name_of`,{colour:s(t)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${t}
      checked=${a}
      aria-label=${c(`begins`,{colour:s(t)})}
      disabled=${!i}
      onchange=${({target:e})=>e.checked&&d(t)}
    />
    <span>${c(`youngest`)}</span>
  </label>
  ${o.length>0&&e`<${k} seat=${t} levels=${o} now=${l} disabled=${!i} />`}
</div>`;function j({handicap:t,seats:n,playing:r,last:i}){let a=Array.from({length:t.most-t.least+1},(e,n)=>t.most-n);return e`
    <h3>${t.name}</h3>
    <p class="small">${t.hint}</p>
    <div class="handicap">${n.map(n=>e`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${s(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${t.name}: ${s(n)}`}>
      ${a.map(t=>e`<option value=${t} selected=${t===i[n]}>${t}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:t,name:r,hint:i,values:a,says:o},last:s}){let c=`rule ${t}`;return o.length?e`<label class="field-label">
    <span><b>${r}</b><small>${i}</small></span>
    <select class="select" name=${c}>
      ${o.map((t,n)=>e`<option value=${n} selected=${a[n]===s}>${t}</option>`)}
    </select>
  </label>`:e`<${n} caption=${r} hint=${i} field=${c} defaultChecked=${a[1]===s} />`}var N=class extends t{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({playing:t,last:r,people:i},{on:a}){return e`<${n} caption=${c(`first_time`)} hint=${c(`first_time_hint`)} field="first-time" checked=${a} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!a}>
        <legend>${c(`how_to_play`)}</legend>
        ${t.map(t=>e`<${n}
      key=${t}
      caption=${i.get(t)?.name||s(t)}
      field=${`learns ${t}`}
      defaultChecked=${!r.length||r.includes(t)}
    />`)}
      </fieldset>`}};function P({fact:{key:t,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${t}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=t=>(n,r)=>e`<option value=${n} selected=${n===f[t]}>${l[r]}</option>`;return e`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?e`<div class="fact-list">${u.map((t,n)=>e`<label class="field-label">
    ${t}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:e`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:t,told:n})=>e`<details class="own-board">
  <summary>${c(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${c(`own_board_hint`)}</p>
  ${t.map(t=>e`<${P} key=${t.key} fact=${t} />`)}
</details>`;async function I(e,t){for(let n of e.seats){let{hints:i=D,name:a=``}=t.get(n)??{};i!==D&&a===(e.names[n]??``)&&await r(()=>u(`/api/seats/${n}/hints`,{level:i}))}}var L=class extends t{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!i)?!0:r(()=>u(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:t,edition:r},name:i,state:a,people:o},{playing:s,manner:u}){let{seats:f,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=r,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>a.seats?.find(t=>t.seat===e)?.mark??d(e),C=t=>e`<${A}
      key=${t}
      seat=${t}
      mark=${x(t)}
      name=${o.get(t)?.name}
      levels=${v}
      computer=${o.get(t)?.computer}
      plays=${s.includes(t)}
      first=${t===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:c(`which_manner`),values:O,now:u,onChange:this.mannered},T=t=>e`<${M} key=${t.key} rule=${t} last=${y.rules[t.key]} />`,E=h.filter(e=>e.main);return e`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${c(`who_plays`)}</legend>
        <p class="small">${t.begins}</p>
        ${(f.length>m||p>2)&&e`<p class="small">${c(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${r.explained&&e`<${N} playing=${s} last=${y.learns} people=${o} />`}
      ${r.bare&&e`<${n} caption=${c(`bare`)} hint=${c(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&e`<${F} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${r.pictured.length>0&&e`<a class="button" href=${l(`/printed?board=${i}`)} data-f="own-box">${c(`own_box`)}</a>`}
      ${r.explained&&e`<p class="small"><a href=${l(`/how-to-play/${t.game}/${r.variant}`)} data-f="how-to-play">${c(`how_to_play`)}</a></p>`}
      ${r.unwalked&&e`<p class="small">${r.unwalked}${` `}<a href="/check" data-f="check">${c(`walk_test`)}</a></p>`}
      <details>
        <summary>${c(`house_rules`)} ${b&&e`<small>${c(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&e`<${j} handicap=${g} seats=${f} playing=${s} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>c(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${s.length<p||s.length>m}
      >
        ${c(`start_game`)}
      </button>
    </div>`}},R=class extends t{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await r(()=>u(`/api/game`,e)))return;for(let e of this.forgets)e();n();let i=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,i)};render({shelf:t,found:n,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,l=n.get(i),u={chosen:l,name:i,state:r,people:a,begin:o,onShown:s};return e`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&e`<${_} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${c(`another_game`)}</span>
          </summary>
          <${b} shelf=${t} chosen=${i} />
        </details>
      </form>
      ${l&&e`<${L} key=${i} ...${u} />`}
    </div>`}};async function z({state:t},n=``){let s=await r(()=>o(`/api/shelf`));if(!s)return;let l=g(s);await a(c(`new_game`),(r,a)=>i(r,e`<${R} shelf=${s} found=${l} state=${t} wished=${n} close=${a} />`),{css:`large`})}export{z as openNewGame};