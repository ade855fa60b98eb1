import{$t as e,Gt as t,Jt as n,Sn as r,Tn as i,Wt as a,dn as o,hn as s,ln as c,mn as l,pn as u,rn as d,wn as f}from"./phone-5c5bf911.js";import{a as p,c as m,i as h,l as g,n as _,r as v,s as y,t as b,u as x}from"./editions-b56cf106.js";import{t as S}from"./help-dfec4bc8.js";const C=`draft `,w=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function T(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function E(e,t){let n=sessionStorage.getItem(C+t);n&&T(e,JSON.parse(n));let r=()=>sessionStorage.setItem(C+t,JSON.stringify(w(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(C+t)}const D=`which`,O=[`friendly`,`tournament`],k=({seat:e,levels:t,now:n,disabled:i})=>r`<select
  class="select who"
  name=${`computer ${e}`}
  aria-label=${s(`who_plays_seat`,{colour:o(e)})}
  disabled=${i}
>
  <option value="">${s(`a_person`)}</option>
  ${t.map(({level:e,name:t})=>r`<option value=${e} selected=${e===n}>${s(`companion_plays`,{level:t})}</option>`)}
</select>`,A=({seat:e,mark:t,name:n,plays:i,first:a,levels:l,computer:u,onplays:d,onfirst:f})=>r`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${o(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${i}
    aria-label=${s(`plays`,{colour:o(e)})}
    onchange=${({target:t})=>d(e,t.checked)}
  />
  ${c(e,t)}
  <input
    type="text"
    name=${`name ${e}`}
    maxlength="30"
    autocomplete="off"
    defaultValue=${n??``}
    placeholder=${o(e)}
    aria-label=${s(`name_of`,{colour:o(e)})}
    disabled=${!i}
  />
  <label class="first">
    <input
      type="radio"
      name="first"
      value=${e}
      checked=${a}
      aria-label=${s(`begins`,{colour:o(e)})}
      disabled=${!i}
      onchange=${({target:t})=>t.checked&&f(e)}
    />
    <span>${s(`youngest`)}</span>
  </label>
  ${l.length>0&&r`<${k} seat=${e} levels=${l} now=${u} disabled=${!i} />`}
</div>`;function j({handicap:e,seats:t,playing:n,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return r`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${t.map(t=>r`<label key=${t} class="field-label" hidden=${!n.includes(t)}>
    ${o(t)}
    <select class="select" name=${`fewer ${t}`} aria-label=${`${e.name}: ${o(t)}`}>
      ${a.map(e=>r`<option value=${e} selected=${e===i[t]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function M({rule:{key:e,name:t,hint:n,values:i,says:o},last:s}){let c=`rule ${e}`;return o.length?r`<label class="field-label">
    <span><b>${t}</b><small>${n}</small></span>
    <select class="select" name=${c}>
      ${o.map((e,t)=>r`<option value=${t} selected=${i[t]===s}>${e}</option>`)}
    </select>
  </label>`:r`<${a} caption=${t} hint=${n} field=${c} defaultChecked=${i[1]===s} />`}function N({fact:{key:e,name:t,hint:n,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":t},h=e=>(t,n)=>r`<option value=${t} selected=${t===f[e]}>${l[n]}</option>`;return r`
    <p><b>${t}</b>${` `}<small>${n}</small></p>
    ${u.length?r`<div class="fact-list">${u.map((e,t)=>r`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${t<d}>${c.map(h(t))}</select>
  </label>`)}</div>`:r`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const P=({facts:e,told:t})=>r`<details class="own-board">
  <summary>${s(t?`own_board_told`:`own_board`)}</summary>
  <p class="small">${s(`own_board_hint`)}</p>
  ${e.map(e=>r`<${N} key=${e.key} fact=${e} />`)}
</details>`;async function F(e,n){for(let r of e.seats){let{hints:i=D,name:a=``}=n.get(r)??{};i!==D&&a===(e.names[r]??``)&&await t(()=>d(`/api/seats/${r}/hints`,{level:i}))}}var I=class extends i{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=v(e.state,t),this.state={playing:x(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??O[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,E(this.form,`new-game ${t}`))}printed(){return p(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:n}=this.props.chosen,r=this.printed(),i=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(r)===JSON.stringify(this.facts)&&(this.told||!i)?!0:t(()=>d(`/api/printed`,{game:e.game,variant:n.variant,facts:r}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,computer:this.form.elements[`computer ${n}`]?.value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(y(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:t},name:n,state:i,people:o},{playing:c,manner:d}){let{seats:f,fewest:p,most:m,rules:h,handicap:g,facts:_,levels:v}=t,{last:y}=this,b=Object.keys(y.rules).length>0||Object.keys(y.handicap).length>0,x=e=>i.seats?.find(t=>t.seat===e)?.mark??u(e),C=e=>r`<${A}
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
    />`,w={name:`manner`,caption:s(`which_manner`),values:O,now:d,onChange:this.mannered},T=e=>r`<${M} key=${e.key} rule=${e} last=${y.rules[e.key]} />`,E=h.filter(e=>e.main);return r`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      ${E.map(T)}
      <fieldset>
        <legend>${s(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(f.length>m||p>2)&&r`<p class="small">${s(`how_many_play`,{fewest:p,most:m})}</p>`}
        ${f.map(C)}
      </fieldset>
      ${t.bare&&r`<${a} caption=${s(`bare`)} hint=${s(`bare_hint`)} field="bare" defaultChecked=${y.bare} />`}
      ${_.length>0&&r`<${P} facts=${_} told=${_.some(({told:e})=>e!==null)} />`}
      ${t.pictured.length>0&&r`<a class="button" href=${l(`/printed?board=${n}`)} data-f="own-box">${s(`own_box`)}</a>`}
      ${t.explained&&r`<p class="small"><a href=${l(`/how-to-play/${e.game}/${t.variant}`)} data-f="how-to-play">${s(`how_to_play`)}</a></p>`}
      ${t.unwalked&&r`<p class="small">${t.unwalked}${` `}<a href="/check" data-f="check">${s(`walk_test`)}</a></p>`}
      <details>
        <summary>${s(`house_rules`)} ${b&&r`<small>${s(`as_last_time`)}</small>`}</summary>
        ${h.filter(e=>!e.main).map(T)}
        ${g&&r`<${j} handicap=${g} seats=${f} playing=${c} last=${y.handicap} />`}
        <${S} ...${w} words=${e=>s(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${c.length<p||c.length>m}
      >
        ${s(`start_game`)}
      </button>
    </div>`}},L=class extends i{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:h(t,n,r)},this.people=m(n)}componentDidMount(){this.props.wished||this.forgets.push(E(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:n,close:r}=this.props;if(!await t(()=>d(`/api/game`,e)))return;for(let e of this.forgets)e();r();let i=new Map((n.seats??[]).map(e=>[e.seat,e]));n.manner===`friendly`&&e.manner===`friendly`&&await F(e,i)};render({shelf:e,found:t,state:n},{name:i}){let{people:a,begin:o,shown:c}=this,l=t.get(i),u={chosen:l,name:i,state:n,people:a,begin:o,onShown:c};return r`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&r`<${_} key=${i} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${s(`another_game`)}</span>
          </summary>
          <${b} shelf=${e} chosen=${i} />
        </details>
      </form>
      ${l&&r`<${I} key=${i} ...${u} />`}
    </div>`}};async function R({state:i},a=``){let o=await t(()=>e(`/api/shelf`));if(!o)return;let c=g(o);await n(s(`new_game`),(e,t)=>f(e,r`<${L} shelf=${o} found=${c} state=${i} wished=${a} close=${t} />`),{css:`large`})}export{R as openNewGame};