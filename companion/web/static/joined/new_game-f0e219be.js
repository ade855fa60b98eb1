import{Bt as e,It as t,Yt as n,dn as r,en as i,hn as a,in as o,nn as s,nt as c,ot as l,pn as u,rn as d,rt as f}from"./all-136c38ea.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-ac0fdd55.js";import{t as S}from"./help-102afe5a.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:n,disabled:a})=>r`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${o(`who_plays_seat`,{colour:i(e)})}
  disabled=${a}
>
  <option value="">${o(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>r`<option value=${e} selected=${e===n}>${o(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:a,plays:s,first:c,levels:l,computer:u,onplays:d,onfirst:f})=>r`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${i(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${s}
    aria-label=${o(`plays`,{colour:i(e)})}
    onchange=${({target:t})=>d(e,t.checked)}
  />
  ${n(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${a??``}
    placeholder=${i(e)}
    aria-label=${o(`name_of`,{colour:i(e)})}
    disabled=${!s}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${c}
      aria-label=${o(`begins`,{colour:i(e)})}
      disabled=${!s}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${o(`youngest`)}</span>
  </label>
  ${l.length>0&&r`<${k} seat=${e} levels=${l} now=${u} disabled=${!s} />`}
</div>`;function j({handicap:e,seats:t,playing:n,last:a}){let o=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return r`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>r`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${i(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${i(t)}`}>
      ${o.map(e=>r`<option value=${e} selected=${e===a[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:n,values:i,says:a},last:o}){let s=`rule ${e}`;return a.length?r`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${s}>
      ${a.map((e,t)=>r`<option value=${t} selected=${i[t]===o}>${e}</option>`)}
    </select>
  </label>`:r`<${c} caption=${t} hint=${n} field=${s} defaultChecked=${i[1]===o} />`}function N({fact:{key:e,name:t,hint:n,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>r`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return r`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?r`<div class="fact-list">${u.map((e,t)=>r`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:r`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const P=({facts:e,told:t})=>r`<details class="own-board">
  <summary>${o(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${o(`own_board_hint`)}</p>
  ${e.map(e=>r`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(t,n){for(let r of t.seats){let{hints:i=D,name:a=``}=n.get(r)??{};i!==D&&a===(t.names[r]??``)&&await f(()=>e(`/api/seats/${r}/hints`,{level:i}))}}var I=class extends a{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:t,edition:n}=this.props.chosen,r=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(r)===JSON.stringify(this.facts)&&(this.told||!i)?!0:f(()=>e(`/api/printed`,{game:t.game,variant:n.variant,facts:r}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:n,state:i,people:a},{playing:l,manner:u}){let{seats:f,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>i.seats?.find(t=>t.seat===e)?.mark??s(e),C=e=>r`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${a.get(e)?.name}
      levels=${v}
      computer=${a.get(e)?.computer}
      plays=${l.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:o(`which_manner`),values:O,now:u,onChange:this.mannered},T=e=>r`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return r`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${o(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(f.length>m||p>2)&&r`<p class="small">${o(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${t.bare&&r`<${c} caption=${o(`bare`)} hint=${o(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&r`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&r`<a class="button" href=${d(`/printed?board=${n}`)} data-f="own-box">${o(`own_box`)}</a>`}
      ${t.explained&&r`<p class="small"><a href=${d(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${o(`how_to_play`)}</a></p>`}
      ${t.unwalked&&r`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${o(`walk_test`)}</a></p>`}
      <details>
        <summary>${o(`house_rules`)} ${b&&r`<small>${o(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&r`<${j} handicap=${g} seats=${f} playing=${l} last=${y.handicap} />`}
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
    </div>`}},L=class extends a{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async t=>{let{state:n,close:r}=this.props;if(!await f(()=>e(`/api/game`,t)))return;for(let e of this.forgets)e();r();let i=new Map((n.seats??[]).map(e=>[e.seat,e]));n.manner===`friendly`&&t.manner===`friendly`&&await F(t,i)};render({shelf:e,found:t,state:n},{name:i}){let{people:a,begin:s,shown:c}=this,l=t.get(i),u={chosen:l,name:i,state:n,people:a,begin:s,onShown:c};return r`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&r`<${_} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${o(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${l&&r`<${I} key=${i} ...${u} />`}
    </div>`}};async function R({state:e},n=``){let i=await f(()=>t(`/api/shelf`));if(!i)return;let a=g(i);await l(o(`new_game`),(t,o)=>u(t,r`<${L} shelf=${i} found=${a} state=${e} wished=${n} close=${o} />`),{css:`large`})}export{R as openNewGame};