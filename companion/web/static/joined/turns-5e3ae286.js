import{At as e,Cn as t,En as n,Ht as r,Jt as i,Kt as a,Lt as o,Tn as s,Yt as c,bn as l,c as u,en as d,gn as f,in as p}from"./phone-6a1c03c5.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:n,enter:r}){return t`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>n(e),onpointerenter:()=>n(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends n{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:n,enter:r},{at:i}){return t`<li class="option many" onpointerenter=${this.look}>
      <p>${f(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${f(`which_place`)} onchange=${this.choose}>
          ${e.map((e,r)=>t`<option value=${r}>${n.get(e.place)}</option>`)}
        </select>
        ${l(f(`enter`),()=>r(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return f(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?f(`from_house`):f(`from_forest`):f(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends n{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:n,geometry:i,moves:a,hint:s},{seen:c}){let l=new Map(i.spots.map(e=>[e.name,e.text])),d=c?r(c,`guide`):[],p={pieces:o(n,i),arrows:d,label:f(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>t`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let n=_(i,e[0],()=>b+=1);return t`<section class="piece-group">${n&&t`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return t`
      <p class="small">${s}</p>
      <div class="split">
        <${u} css="picture" geometry=${i} marks=${e(n)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:f(`turn_list`),hint:f(`turn_list_hint`),take:e=>a(()=>p(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:n},{path:r,title:o,hint:l,take:u,none:f=``}){let p=await a(()=>d(r));p&&(p.length===0&&f?i(f,!0):await c(o,(r,i)=>s(r,t`<${v} ...${{state:e,geometry:n,moves:p,hint:l,take:u,close:i}} />`),{css:`large`}))}export{y as n,b as t};