import{Cn as e,En as t,Gt as n,Mt as r,On as i,Qt as a,Yt as o,Zt as s,kn as c,l,rn as u,sn as d,yn as f,zt as p}from"./phone-1fbd6002.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:n,enter:r}){return t`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>n(e),onpointerenter:()=>n(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends c{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:n,places:r,enter:i},{at:a}){return t`<li class="option many" onpointerenter=${this.look}>
      <p>${f(`takes_barricade`,{count:n.length})}</p>
      <div class="row">
        <select class="select" aria-label=${f(`which_place`)} onchange=${this.choose}>
          ${n.map((e,n)=>t`<option value=${n}>${r.get(e.place)}</option>`)}
        </select>
        ${e(f(`enter`),()=>i(n[a]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return f(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?f(`from_house`):f(`from_forest`):f(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends c{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:i,moves:a,hint:o},{seen:s}){let c=new Map(i.spots.map(e=>[e.name,e.text])),u=s?n(s,`guide`):[],d={pieces:p(e,i),arrows:u,label:f(`picture_of_step`)},v={places:c,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>t`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let n=_(i,e[0],()=>b+=1);return t`<section class="piece-group">${n&&t`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return t`
      <p class="small">${o}</p>
      <div class="split">
        <${l} css="picture" geometry=${i} marks=${r(e)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:f(`turn_list`),hint:f(`turn_list_hint`),take:e=>o(()=>d(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:n},{path:r,title:c,hint:l,take:d,none:f=``}){let p=await o(()=>u(r));p&&(p.length===0&&f?s(f,!0):await a(c,(r,a)=>i(r,t`<${v} ...${{state:e,geometry:n,moves:p,hint:l,take:d,close:a}} />`),{css:`large`}))}export{y as n,b as t};