import{En as e,Jt as t,On as n,Qt as r,Yt as i,_n as a,hn as o,kn as s,pn as c,rn as l,sn as u,vn as d,yn as f}from"./phone-4da4ee6a.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-67b37c9c.js";import{t as S}from"./help-1316c282.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:t,levels:n,now:r,disabled:i})=>e`<select
  class="select who"
  name=${`computer ${t}`}
  aria-label=${f(`who_plays_seat`,{colour:o(t)})}
  disabled=${i}
>
  <option value="">${f(`a_person`)}</option>
  ${n.map(({level:t,name:n})=>e`<option value=${t} selected=${t===r}>${f(`companion_plays`,{level:n})}</option>`)}
</select>`,A=({seat:t,mark:n,name:r,plays:i,first:a,levels:s,computer:l,onplays:u,onfirst:d})=>e`<div
  class=${`seat-row seat-${t}`}
  role="group"
  aria-label=${o(t)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${f(`plays`,{colour:o(t)})}
    onchange=${({target:e})=>u(t,e.checked)}
  />
  ${c(t,n)}
  <input
    type="text"
    name=${`name ${t}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${r??``}
    placeholder=${o(t)}
    aria-label=${f(`name_of`,{colour:o(t)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${t}
      checked=${a}
      aria-label=${f(`begins`,{colour:o(t)})}
      disabled=${!i}
      onchange=${({target:e})=>e.checked&&d(t)}
    />
    <span>${f(`youngest`)}</span>
  </label>
  ${s.length>0&&e`<${k} seat=${t} levels=${s} now=${l} disabled=${!i} />`}
</div>`;function j({handicap:t,seats:n,playing:r,last:i}){let a=Array.from({length:t.most-t.least+1},(e,n)=>t.most-n);return e`
    <h3>${t.name}</h3>
    <p class="small">${t.hint}</p>
    <div class="handicap">${n.map(n=>e`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${o(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${t.name}: ${o(n)}`}>
      ${a.map(t=>e`<option value=${t} selected=${t===i[n]}>${t}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:n,name:r,hint:i,values:a,says:o},last:s}){let c=`rule ${n}`;return o.length?e`<label class="field-label">
    <span><b>${r}</b><small>${i}</small></span>
    <select class="select" name=${c}>
      ${o.map((t,n)=>e`<option value=${n} selected=${a[n]===s}>${t}</option>`)}
    </select>
  </label>`:e`<${t} caption=${r} hint=${i} field=${c} defaultChecked=${a[1]===s} />`}var N=class extends s{state={on:this.props.last.length>0};turn=({target:e})=>this.setState({on:e.checked});render({seats:n,playing:r,last:i,people:a},{on:s}){return e`<${t} caption=${f(`first_time`)} hint=${f(`first_time_hint`)} field="first-time" checked=${s} onchange=${this.turn} />
      <fieldset class="first-time" hidden=${!s}>
        <legend>${f(`how_to_play`)}</legend>
        ${n.map(n=>e`<div key=${n} hidden=${!r.includes(n)}><${t}
      caption=${a.get(n)?.name||o(n)}
      field=${`learns ${n}`}
      defaultChecked=${!i.length||i.includes(n)}
    /></div>`)}
      </fieldset>`}};function P({fact:{key:t,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${t}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=t=>(n,r)=>e`<option value=${n} selected=${n===f[t]}>${l[r]}</option>`;return e`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?e`<div class="fact-list">${u.map((t,n)=>e`<label class="field-label">
    ${t}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:e`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const F=({facts:t,told:n})=>e`<details class="own-board">
  <summary>${f(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${f(`own_board_hint`)}</p>
  ${t.map(t=>e`<${P} key=${t.key} fact=${t} />`)}
</details>`;async function I(e,t){for(let n of e.seats){let{hints:r=D,name:a=``}=t.get(n)??{};r!==D&&a===(e.names[n]??``)&&await i(()=>u(`/api/seats/${n}/hints`,{level:r}))}}var L=class extends s{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:i(()=>u(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:n,edition:r},name:i,state:o,people:s},{playing:c,manner:l}){let{seats:u,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=r,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>o.seats?.find(t=>t.seat===e)?.mark??a(e),C=t=>e`<${A}
      key=${t}
      seat=${t}
      mark=${x(t)}
      name=${s.get(t)?.name}
      levels=${v}
      computer=${s.get(t)?.computer}
      plays=${c.includes(t)}
      first=${t===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:f(`which_manner`),values:O,now:l,onChange:this.mannered},T=t=>e`<${M} key=${t.key} rule=${t} last=${y.rules[t.key]} />`,E=h.filter(e=>e.main);return e`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${f(`who_plays`)}</legend>
        <p class="small">${n.begins}</p>
        ${(u.length>m||p>2)&&e`<p class="small">${f(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${u.map(C)}
      </fieldset>
      ${r.explained&&e`<${N} seats=${u} playing=${c} last=${y.learns} people=${s} />`}
      ${r.bare&&e`<${t} caption=${f(`bare`)} hint=${f(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&e`<${F} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${r.pictured.length>0&&e`<a class="button" href=${d(`/printed?board=${i}`)} data-f="own-box">${f(`own_box`)}</a>`}
      ${r.explained&&e`<p class="small"><a href=${d(`/how-to-play/${n.game}/${r.variant}`)} data-f="how-to-play">${f(`how_to_play`)}</a></p>`}
      ${r.unwalked&&e`<p class="small">${r.unwalked}${` `}<a href="/check" data-f="check">${f(`walk_test`)}</a></p>`}
      <details>
        <summary>${f(`house_rules`)} ${b&&e`<small>${f(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&e`<${j} handicap=${g} seats=${u} playing=${c} last=${y.handicap} />`}
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
    </div>`}},R=class extends s{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await i(()=>u(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await I(e,r)};render({shelf:t,found:n,state:r},{name:i}){let{people:a,begin:o,shown:s}=this,c=n.get(i),l={chosen:c,name:i,state:r,people:a,begin:o,onShown:s};return e`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!c}>
          <summary class="chosen-game">
            ${c&&e`<${_} key=${i} ...${c} /><span><b>${c.game.name}</b>${c.edition.name}</span>`}
            <span class="button quiet">${f(`another_game`)}</span>
          </summary>
          <${b} shelf=${t} chosen=${i} />
        </details>
      </form>
      ${c&&e`<${L} key=${i} ...${l} />`}
    </div>`}};async function z({state:t},a=``){let o=await i(()=>l(`/api/shelf`));if(!o)return;let s=g(o);await r(f(`new_game`),(r,i)=>n(r,e`<${R} shelf=${o} found=${s} state=${t} wished=${a} close=${i} />`),{css:`large`})}export{z as openNewGame};