import{$t as e,Gt as t,Yt as n,cn as r,dt as i,ft as a,ht as o,in as s,lt as c,on as l,qt as u,rn as d,sn as f}from"./all-473c1d34.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-e7b2d242.js";import{t as S}from"./help-34b9da7f.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:n,now:i,disabled:a})=>t`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${r(`who_plays_seat`,{colour:s(e)})}
  disabled=${a}
>
  <option value="">${r(`a_person`)}</option>
  ${n.map(({level:e,name:n})=>t`<option value=${e} selected=${e===i}>${r(`companion_plays`,{level:n})}</option>`)}
</select>`,A=({seat:e,mark:n,name:i,plays:a,first:o,levels:l,computer:u,onplays:d,onfirst:f})=>t`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${s(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${r(`plays`,{colour:s(e)})}
    onchange=${({target:t})=>d(e,t.checked)}
  />
  ${c(e,n)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${i??``}
    placeholder=${s(e)}
    aria-label=${r(`name_of`,{colour:s(e)})}
    disabled=${!a}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${o}
      aria-label=${r(`begins`,{colour:s(e)})}
      disabled=${!a}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${r(`youngest`)}</span>
  </label>
  ${l.length>0&&t`<${k} seat=${e} levels=${l} now=${u} disabled=${!a} />`}
</div>`;function j({handicap:e,seats:n,playing:r,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return t`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${n.map(n=>t`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${s(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${e.name}: ${s(n)}`}>
      ${a.map(e=>t`<option value=${e} selected=${e===i[n]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:n,hint:r,values:a,says:o},last:s}){let c=`rule ${e}`;return o.length?t`<label class="field-label">
    <span><b>${n}</b><small>${r}</small></span>
    <select class="select" name=${c}>
      ${o.map((e,n)=>t`<option value=${n} selected=${a[n]===s}>${e}</option>`)}
    </select>
  </label>`:t`<${i} caption=${n} hint=${r} field=${c} defaultChecked=${a[1]===s} />`}function N({fact:{key:e,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=e=>(n,r)=>t`<option value=${n} selected=${n===f[e]}>${l[r]}</option>`;return t`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?t`<div class="fact-list">${u.map((e,n)=>t`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:t`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const P=({facts:e,told:n})=>t`<details class="own-board">
  <summary>${r(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${r(`own_board_hint`)}</p>
  ${e.map(e=>t`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(e,t){for(let n of e.seats){let{hints:r=D,name:i=``}=t.get(n)??{};r!==D&&i===(e.names[n]??``)&&await a(()=>d(`/api/seats/${n}/hints`,{level:r}))}}var I=class extends n{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:a(()=>d(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:n},name:a,state:o,people:s},{playing:c,manner:u}){let{seats:d,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=n,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.pawns).length>0,x=e=>o.seats?.find(t=>t.seat===e)?.mark??l(e),C=e=>t`<${A}
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
    />`,w={name:`manner`,caption:r(`which_manner`),values:O,now:u,onChange:this.mannered};return t`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${r(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(d.length>m||p>2)&&t`<p class="small">${r(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${d.map(C)}
      </fieldset>
      ${n.bare&&t`<${i} caption=${r(`bare`)} hint=${r(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&t`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${n.pictured.length>0&&t`<a class="button" href=${f(`/printed?board=${a}`)} data-f="own-box">${r(`own_box`)}</a>`}
      ${n.unwalked&&t`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${r(`walk_test`)}</a></p>`}
      <details>
        <summary>${r(`house_rules`)} ${b&&t`<small>${r(`as_last_time`)}</small>`}</summary>
        ${h.map(e=>t`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`)}
        ${g&&t`<${j} handicap=${g} seats=${d} playing=${c} last=${y.pawns} />`}
        <${S} ...${w} words=${e=>r(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<p||c.length>m}
      >
        ${r(`start_game`)}
      </button>
    </div>`}},L=class extends n{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await a(()=>d(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await F(e,r)};render({shelf:e,found:n,state:i},{name:a}){let{people:o,begin:s,shown:c}=this,l=n.get(a),u={chosen:l,name:a,state:i,people:o,begin:s,onShown:c};return t`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&t`<${_} key=${a} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${r(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${a} />
        </details>
      </form>
      ${l&&t`<${I} key=${a} ...${u} />`}
    </div>`}};async function R({state:n},i=``){let s=await a(()=>e(`/api/shelf`));if(!s)return;let c=g(s);await o(r(`new_game`),(e,r)=>u(e,t`<${L} shelf=${s} found=${c} state=${n} wished=${i} close=${r} />`),{css:`large`})}export{R as openNewGame};