import{$t as e,Fn as t,Ln as n,Mn as r,On as i,Rn as a,an as o,c as s,dn as c,hn as l,on as u,qt as d,rn as f,zt as p}from"./phone-c7af0d79.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:n,enter:r}){return t`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>n(e),onpointerenter:()=>n(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends a{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:n,enter:a},{at:o}){return t`<li class="option many" onpointerenter=${this.look}>
      <p>${i(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${i(`which_place`)} onchange=${this.choose}>
          ${e.map((e,r)=>t`<option value=${r}>${n.get(e.place)}</option>`)}
        </select>
        ${r(i(`enter`),()=>a(e[o]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return i(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let a=e.pools.find(({name:e})=>e===t);return a?a.kind?i(`from_house`):i(`from_forest`):i(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends a{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:n,geometry:r,moves:a,hint:o},{seen:c}){let l=new Map(r.spots.map(e=>[e.name,e.text])),u=c?e(c,`guide`):[],f={pieces:d(n,r),arrows:u,label:i(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>t`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let n=_(r,e[0],()=>b+=1);return t`<section class="piece-group">${n&&t`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return t`
      <p class="small">${o}</p>
      <div class="split">
        <${s} css="picture" geometry=${r} marks=${p(n)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:i(`turn_list`),hint:i(`turn_list_hint`),take:e=>f(()=>l(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:r},{path:i,title:a,hint:s,take:l,none:d=``}){let p=await f(()=>c(i));p&&(p.length===0&&d?o(d,!0):await u(a,(i,a)=>n(i,t`<${v} ...${{state:e,geometry:r,moves:p,hint:s,take:l,close:a}} />`),{css:`large`}))}export{y as n,b as t};