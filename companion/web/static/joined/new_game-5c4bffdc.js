import{$t as e,Gt as t,Yt as n,cn as r,dt as i,ft as a,ht as o,in as s,lt as c,on as l,qt as u,rn as d}from"./all-aea67245.js";import{a as f,c as p,i as m,l as h,n as g,r as _,s as v,t as y,u as b}from"./editions-8abf46ab.js";import{t as x}from"./help-e4c8b96a.js";const S=`draft `,C=e=>[...e.elements].map(({type:e,checked:t,value:n})=>[`checkbox`,`radio`].includes(e)?t:n);function w(e,t){if(t.length===e.elements.length)for(let[n,r]of[...e.elements].entries()){let e=[`checkbox`,`radio`].includes(r.type)?`checked`:`value`;r.type!==`submit`&&r.type!==`button`&&r[e]!==t[n]&&(r[e]=t[n],r.dispatchEvent(new Event(`change`,{bubbles:!0})))}}function T(e,t){let n=sessionStorage.getItem(S+t);n&&w(e,JSON.parse(n));let r=()=>sessionStorage.setItem(S+t,JSON.stringify(C(e)));return e.addEventListener(`input`,r),e.addEventListener(`change`,r),()=>sessionStorage.removeItem(S+t)}const E=`which`,D=[`friendly`,`tournament`],O=({seat:e,mark:n,name:i,plays:a,first:o,onplays:l,onfirst:u})=>t`<div
  class=${`seat-row seat-${e}`}
  role="group"
  aria-label=${s(e)}
>
  <input
    type="checkbox"
    role="switch"
    checked=${a}
    aria-label=${r(`plays`,{colour:s(e)})}
    onchange=${({target:t})=>l(e,t.checked)}
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
      onchange=${({target:t})=>t.checked&&u(e)}
    />
    <span>${r(`youngest`)}</span>
  </label>
</div>`;function k({handicap:e,seats:n,playing:r,last:i}){let a=Array.from({length:e.most-e.least+1},(t,n)=>e.most-n);return t`
    <h3>${e.name}</h3>
    <p class="small">${e.hint}</p>
    <div class="handicap">${n.map(n=>t`<label key=${n} class="field-label" hidden=${!r.includes(n)}>
    ${s(n)}
    <select class="select" name=${`fewer ${n}`} aria-label=${`${e.name}: ${s(n)}`}>
      ${a.map(e=>t`<option value=${e} selected=${e===i[n]}>${e}</option>`)}
    </select>
  </label>`)}</div>
  `}function A({rule:{key:e,name:n,hint:r,values:a,says:o},last:s}){let c=`rule ${e}`;return o.length?t`<label class="field-label">
    <span><b>${n}</b><small>${r}</small></span>
    <select class="select" name=${c}>
      ${o.map((e,n)=>t`<option value=${n} selected=${a[n]===s}>${e}</option>`)}
    </select>
  </label>`:t`<${i} caption=${n} hint=${r} field=${c} defaultChecked=${a[1]===s} />`}function j({fact:{key:e,name:n,hint:r,usual:i,told:a,least:o,most:s,values:c,says:l,places:u,fixed:d}}){let f=a??i,p=`fact ${e}`,m={min:o,max:s,inputmode:`numeric`,class:`select`,"aria-label":n},h=e=>(n,r)=>t`<option value=${n} selected=${n===f[e]}>${l[r]}</option>`;return t`
    <p><b>${n}</b>${` `}<small>${r}</small></p>
    ${u.length?t`<div class="fact-list">${u.map((e,n)=>t`<label class="field-label">
    ${e}
    <select class="select" name=${p} disabled=${n<d}>${c.map(h(n))}</select>
  </label>`)}</div>`:t`<input type="number" name=${p} defaultValue=${f} required ...${m} />`}
  `}const M=({facts:e,told:n})=>t`<details class="own-board">
  <summary>${r(n?`own_board_told`:`own_board`)}</summary>
  <p class="small">${r(`own_board_hint`)}</p>
  ${e.map(e=>t`<${j} key=${e.key} fact=${e} />`)}
</details>`;async function N(e,t){for(let n of e.seats){let{hints:r=E,name:i=``}=t.get(n)??{};r!==E&&i===(e.names[n]??``)&&await a(()=>d(`/api/seats/${n}/hints`,{level:r}))}}var P=class extends n{constructor(e){super(e);let{chosen:t,people:n}=e,{seats:r}=t.edition;this.last=_(e.state,t),this.state={playing:b(t.edition,n),first:r.find(e=>n.get(e)?.first)??``,manner:this.last.manner??e.state.manner??D[0]}}stand=e=>{this.form=e};componentDidMount(){let{chosen:e,name:t,onShown:n}=this.props;this.facts=this.printed(),this.told=e.edition.facts.some(({told:e})=>e!==null),n(this,T(this.form,`new-game ${t}`))}printed(){return f(this.props.chosen.edition.facts,new FormData(this.form))}async keepPrinted(){let{game:e,edition:t}=this.props.chosen,n=this.printed(),r=this.form.querySelector(`.own-board`)?.open;return JSON.stringify(n)===JSON.stringify(this.facts)&&(this.told||!r)?!0:a(()=>d(`/api/printed`,{game:e.game,variant:t.variant,facts:n}))}first(){let{playing:e,first:t}=this.state;return e.includes(t)?t:e[0]}keep(){let{chosen:e,people:t}=this.props;for(let n of e.edition.seats)t.set(n,{name:this.form.elements[`name ${n}`].value,plays:this.state.playing.includes(n),first:n===this.first()})}submit=async e=>{e.preventDefault();let{chosen:t,begin:n}=this.props;(!t.edition.facts.length||await this.keepPrinted())&&n(v(t,new FormData(this.form),this.state.playing,this.first()))};play=(e,t)=>{let{seats:n}=this.props.chosen.edition;this.setState(({playing:r})=>({playing:n.filter(n=>n===e?t:r.includes(n))}))};begins=e=>this.setState({first:e});mannered=e=>this.setState({manner:e});render({chosen:{game:e,edition:n},state:a,people:o},{playing:s,manner:c}){let{seats:u,fewest:d,most:f,rules:p,handicap:m,facts:h}=n,{last:g}=this,_=Object.keys(g.rules).length>0||Object.keys(g.pawns).length>0,v=e=>a.seats?.find(t=>t.seat===e)?.mark??l(e),y=e=>t`<${O}
      key=${e}
      seat=${e}
      mark=${v(e)}
      name=${o.get(e)?.name}
      plays=${s.includes(e)}
      first=${e===this.first()}
      onplays=${this.play}
      onfirst=${this.begins}
    />`,b={name:`manner`,caption:r(`which_manner`),values:D,now:c,onChange:this.mannered};return t`<form id="players" class="stack" ref=${this.stand} onsubmit=${this.submit}>
      <fieldset>
        <legend>${r(`who_plays`)}</legend>
        <p class="small">${e.begins}</p>
        ${(u.length>f||d>2)&&t`<p class="small">${r(`how_many_play`,{fewest:d,most:f})}</p>`}
        ${u.map(y)}
      </fieldset>
      ${n.bare&&t`<${i} caption=${r(`bare`)} hint=${r(`bare_hint`)} field="bare" defaultChecked=${g.bare} />`}
      ${h.length>0&&t`<${M} facts=${h} told=${h.some(({told:e})=>e!==null)} />`}
      ${n.unwalked&&t`<p class="small">${n.unwalked}${` `}<a href="/check" data-f="check">${r(`walk_test`)}</a></p>`}
      <details>
        <summary>${r(`house_rules`)} ${_&&t`<small>${r(`as_last_time`)}</small>`}</summary>
        ${p.map(e=>t`<${A} key=${e.key} rule=${e} last=${g.rules[e.key]} />`)}
        ${m&&t`<${k} handicap=${m} seats=${u} playing=${s} last=${g.pawns} />`}
        <${x} ...${b} words=${e=>r(`manner_${e}`)} />
      </details>
    </form>
    <div class="window-foot">
      <button
        type="submit"
        form="players"
        class="button primary wide"
        disabled=${s.length<d||s.length>f}
      >
        ${r(`start_game`)}
      </button>
    </div>`}},F=class extends n{forgets=[];constructor(e){super(e);let{found:t,state:n,wished:r}=e;this.state={name:m(t,n,r)},this.people=p(n)}componentDidMount(){this.props.wished||this.forgets.push(T(this.which,`new-game`))}shown=(e,t)=>{this.asking=e,this.forgets.push(t)};choose=({target:{value:e,checked:t}})=>{t&&this.props.found.has(e)&&(this.asking?.keep(),this.setState({name:e}))};begin=async e=>{let{state:t,close:n}=this.props;if(!await a(()=>d(`/api/game`,e)))return;for(let e of this.forgets)e();n();let r=new Map((t.seats??[]).map(e=>[e.seat,e]));t.manner===`friendly`&&e.manner===`friendly`&&await N(e,r)};render({shelf:e,found:n,state:i},{name:a}){let{people:o,begin:s,shown:c}=this,l=n.get(a),u={chosen:l,name:a,state:i,people:o,begin:s,onShown:c};return t`<div class="new-game">
      <form class="stack" ref=${e=>this.which=e} onchange=${this.choose}>
        <details open=${!l}>
          <summary class="chosen-game">
            ${l&&t`<${g} key=${a} ...${l} /><span><b>${l.game.name}</b>${l.edition.name}</span>`}
            <span class="button quiet">${r(`another_game`)}</span>
          </summary>
          <${y} shelf=${e} chosen=${a} />
        </details>
      </form>
      ${l&&t`<${P} key=${a} ...${u} />`}
    </div>`}};async function I({state:n},i=``){let s=await a(()=>e(`/api/shelf`));if(!s)return;let c=h(s);await o(r(`new_game`),(e,r)=>u(e,t`<${F} shelf=${s} found=${c} state=${n} wished=${i} close=${r} />`),{css:`large`})}export{I as openNewGame};