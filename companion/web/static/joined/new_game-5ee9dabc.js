import{$t as e,Ft as t,Jt as n,at as r,fn as i,mn as a,nn as o,nt as s,rn as c,tn as l,tt as u,un as d,zt as f}from"./all-eabb7ade.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-1b16464b.js";import{t as S}from"./help-d5a8737c.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:t,levels:n,now:r,disabled:i})=>d`<select
  class="select who"
  name=${`computer ${t}`}
  aria-label=${c(`who_plays_seat`,{colour:e(t)})}
  disabled=${i}
>
  <option value="">${c(`a_person`)}</option>
  ${n.map(({level:e,name:t})=>d`<option value=${e} selected=${e===r}>${c(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:t,mark:r,name:i,plays:a,first:o,levels:s,computer:l,onplays:u,onfirst:f})=>d`<div
  class=${`seat-row seat-${t}`}
  role="group"
  aria-label=${e(t)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${c(`plays`,{colour:e(t)})}
    onchange=${({target:e})=>u(t,e.checked)}
  />
  ${n(t,r)}
  <input
    type="text"
    name=${`name ${t}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${i??``}
    placeholder=${e(t)}
    aria-label=${c(`name_of`,{colour:e(t)})}
    disabled=${!a}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${t}
      checked=${o}
      aria-label=${c(`begins`,{colour:e(t)})}
      disabled=${!a}
      onchange=${({target:e})=>e.checked&&f(t)}
    />
    <span>${c(`youngest`)}</span>
  </label>
  ${s.length>0&&d`<${k} seat=${t} levels=${s} now=${l} disabled=${!a} />`}
</div>`;function j({handicap:t,seats:n,playing:r,last:i}){let a=Array.from({length:t.most-t.least+1},(e,n)=>t.most-n);return d`
    <h3>${t.name}</h3>
    <p class="small">${t.hint}</p>
    <div class="handicap">${n.map(n=>d`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${e(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${t.name}: ${e(n)}`}>
      ${a.map(e=>d`<option value=${e} selected=${e===i[n]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:n,values:r,says:i},last:a}){let o=`rule ${e}`;return i.length?d`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${o}>
      ${i.map((e,t)=>d`<option value=${t} selected=${r[t]===a}>${e}</option>`)}
    </select>
  </label>`:d`<${u} caption=${t} hint=${n} field=${o} defaultChecked=${r[1]===a} />`}function N({fact:{key:e,name:t,hint:n,usual:r,told:i,least:a,most:o,values:s,says:c,places:l,fixed:u}}){let f=i??r,p=`fact ${e}`,m={min:a,max:o,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>d`<option value=${t} selected=${t===f[e]}>${c[n]}</option>`;return d`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${l.length?d`<div class="fact-list">${l.map((e,t)=>d`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<u}>${s.map(h(t))}</select>
  </label>`)}</div>`:d`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const P=({facts:e,told:t})=>d`<details class="own-board">
  <summary>${c(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${c(`own_board_hint`)}</p>
  ${e.map(e=>d`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(e,t){for(let n of e.seats){let{hints:r=D,name:i=``}=t.get(n)??{};r!==D&&i===(e.names[n]??``)&&await s(()=>f(`/api/seats/${n}/hints`,{level:r}))}}var I=class extends a{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:s(()=>f(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:n,state:r,people:i},{playing:a,manner:s}){let{seats:f,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.pawns).length>0,x=e=>r.seats?.find(t=>t.seat===e)?.mark??l(e),C=e=>d`<${A}
      key=${e}
      seat=${e}
      mark=${x(e)}
      name=${i.get(e)?.name}
      levels=${v}
      computer=${i.get(e)?.computer}
      plays=${a.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,w={name:`manner`,caption:c(`which_manner`),values:O,now:s,onChange:this.mannered};return d`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${c(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(f.length>m||p>2)&&d`<p class="small">${c(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${t.bare&&d`<${u} caption=${c(`bare`)} hint=${c(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&d`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&d`<a class="button" href=${o(`/printed?board=${n}`)} data-f="own-box">${c(`own_box`)}</a>`}
      ${t.explained&&d`<p class="small"><a href=${o(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${c(`how_to_play`)}</a></p>`}
      ${t.unwalked&&d`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${c(`walk_test`)}</a></p>`}
      <details>
        <summary>${c(`house_rules`)} ${b&&d`<small>${c(`as_last_time`)}</small>`}</summary>
        ${h.map(e=>d`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`)}
        ${g&&d`<${j} handicap=${g} seats=${f} playing=${a} last=${y.pawns} />`}
        <${S} ...${w} words=${e=>c(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${a.length<p||a.length>m}
      >
        ${c(`start_game`)}
      </button>
    </div>`}},L=class extends a{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await s(()=>f(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await F(e,r)};render({shelf:e,found:t,state:n},{name:r}){let{people:i,begin:a,shown:o}=this,s=t.get(r),l={chosen:s,name:r,state:n,people:i,begin:a,onShown:o};return d`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!s}>
          <summary class="chosen-game">
            ${s&&d`<${_} key=${r} ...${s} /><span><b>${s.game.name}</b>${s.edition.name}</span>`}
            <span class="button quiet">${c(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${r} />
        </details>
      </form>
      ${s&&d`<${I} key=${r} ...${l} />`}
    </div>`}};async function R({state:e},n=``){let a=await s(()=>t(`/api/shelf`));if(!a)return;let o=g(a);await r(c(`new_game`),(t,r)=>i(t,d`<${L} shelf=${a} found=${o} state=${e} wished=${n} close=${r} />`),{css:`large`})}export{R as openNewGame};