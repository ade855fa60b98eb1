import{Dt as e,It as t,Mt as n,St as r,dn as i,en as a,et as o,ht as s,in as c,ln as l,nt as u,rt as d,sn as f}from"./all-9abd0c32.js";import{c as p}from"./shared-a7f95979.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return f`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends i{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return f`<li class="option many" onpointerenter=${this.look}>
      <p>${a(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${a(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>f`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${c(a(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return a(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?a(`from_house`):a(`from_forest`):a(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends i{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:n,moves:i,hint:o},{seen:c}){let l=new Map(n.spots.map(e=>[e.name,e.text])),u=c?e(c,`guide`):[],d={pieces:r(t,n),arrows:u,label:a(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>f`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(i,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return f`<section class="piece-group">${t&&f`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return f`
      <p class="small">${o}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${s(t)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:a(`turn_list`),hint:a(`turn_list_hint`),take:e=>o(()=>t(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:i,hint:a,take:s,none:c=``}){let p=await o(()=>n(r));p&&(p.length===0&&c?u(c,!0):await d(i,(n,r)=>l(n,f`<${v} ...${{state:e,geometry:t,moves:p,hint:a,take:s,close:r}} />`),{css:`large`}))}export{y as n,b as t};