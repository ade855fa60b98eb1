import{An as e,En as t,Fn as n,In as r,Kt as i,Nn as a,Qt as o,Rt as s,an as c,in as l,l as u,mn as d,nn as f,un as p}from"./phone-c348bab2.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return a`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends r{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:n,places:r,enter:i},{at:o}){return a`<li class="option many" onpointerenter=${this.look}>
      <p>${t(`takes_barricade`,{count:n.length})}</p>
      <div class="row">
        <select class="select" aria-label=${t(`which_place`)} onchange=${this.choose}>
          ${n.map((e,t)=>a`<option value=${t}>${r.get(e.place)}</option>`)}
        </select>
        ${e(t(`enter`),()=>i(n[o]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:n,kind:r},i){if(!n)return t(r===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(n))return``;let a=e.pools.find(({name:e})=>e===n);return a?a.kind?t(`from_house`):t(`from_forest`):t(`pawn_on`,{number:i(),spot:e.spots.find(({name:e})=>e===n)?.text??n})}var v=class extends r{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:n,moves:r,hint:c},{seen:l}){let d=new Map(n.spots.map(e=>[e.name,e.text])),f=l?o(l,`guide`):[],p={pieces:i(e,n),arrows:f,label:t(`picture_of_step`)},v={places:d,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>a`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return a`<section class="piece-group">${t&&a`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return a`
      <p class="small">${c}</p>
      <div class="split">
        <${u} css="picture" geometry=${n} marks=${s(e)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:t(`turn_list`),hint:t(`turn_list_hint`),take:e=>f(()=>d(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:i,hint:o,take:s,none:u=``}){let d=await f(()=>p(r));d&&(d.length===0&&u?l(u,!0):await c(i,(r,i)=>n(r,a`<${v} ...${{state:e,geometry:t,moves:d,hint:o,take:s,close:i}} />`),{css:`large`}))}export{y as n,b as t};