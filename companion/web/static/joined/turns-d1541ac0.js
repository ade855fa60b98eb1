import{Bt as e,Cn as t,En as n,Gt as r,Nt as i,On as a,Qt as o,Yt as s,Zt as c,kn as l,l as u,rn as d,sn as f,yn as p}from"./phone-4da4ee6a.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:r}){return n`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends l{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:r,enter:i},{at:a}){return n`<li class="option many" onpointerenter=${this.look}>
      <p>${p(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${p(`which_place`)} onchange=${this.choose}>
          ${e.map((e,t)=>n`<option value=${t}>${r.get(e.place)}</option>`)}
        </select>
        ${t(p(`enter`),()=>i(e[a]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return p(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?p(`from_house`):p(`from_forest`):p(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends l{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:a,moves:o,hint:s},{seen:c}){let l=new Map(a.spots.map(e=>[e.name,e.text])),d=c?r(c,`guide`):[],f={pieces:e(t,a),arrows:d,label:p(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>n`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(o,`from`).map(e=>{let t=_(a,e[0],()=>b+=1);return n`<section class="piece-group">${t&&n`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return n`
      <p class="small">${s}</p>
      <div class="split">
        <${u} css="picture" geometry=${a} marks=${i(t)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:p(`turn_list`),hint:p(`turn_list_hint`),take:e=>s(()=>f(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:i,hint:l,take:u,none:f=``}){let p=await s(()=>d(r));p&&(p.length===0&&f?c(f,!0):await o(i,(r,i)=>a(r,n`<${v} ...${{state:e,geometry:t,moves:p,hint:l,take:u,close:i}} />`),{css:`large`}))}export{y as n,b as t};