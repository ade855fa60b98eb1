import{Bt as e,Cn as t,Ft as n,Kt as r,Ot as i,Qt as a,Wt as o,c as s,mn as c,nn as l,qt as u,vn as d,wn as f,xn as p}from"./phone-a6660e6d.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return p`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends f{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return p`<li class="option many" onpointerenter=${this.look}>
      <p>${c(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${c(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>p`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${d(c(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return c(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?c(`from_house`):c(`from_forest`):c(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends f{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:r,moves:a,hint:o},{seen:l}){let u=new Map(r.spots.map(e=>[e.name,e.text])),d=l?e(l,`guide`):[],f={pieces:n(t,r),arrows:d,label:c(`picture_of_step`)},v={places:u,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>p`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let t=_(r,e[0],()=>b+=1);return p`<section class="piece-group">${t&&p`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return p`
      <p class="small">${o}</p>
      <div class="split">
        <${s} css="picture" geometry=${r} marks=${i(t)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:c(`turn_list`),hint:c(`turn_list_hint`),take:e=>o(()=>l(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:n},{path:i,title:s,hint:c,take:l,none:d=``}){let f=await o(()=>a(i));f&&(f.length===0&&d?r(d,!0):await u(s,(r,i)=>t(r,p`<${v} ...${{state:e,geometry:n,moves:f,hint:c,take:l,close:i}} />`),{css:`large`}))}export{y as n,b as t};