import{Ft as e,_t as t,at as n,fn as r,it as i,kt as a,mn as o,nt as s,rn as c,sn as l,un as u,wt as d,zt as f}from"./all-eabb7ade.js";import{c as p}from"./shared-f27c9c55.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return u`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends o{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return u`<li class="option many" onpointerenter=${this.look}>
      <p>${c(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${c(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>u`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${l(c(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return c(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?c(`from_house`):c(`from_forest`):c(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends o{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:n,moves:r,hint:i},{seen:o}){let s=new Map(n.spots.map(e=>[e.name,e.text])),l=o?a(o,`guide`):[],f={pieces:d(e,n),arrows:l,label:c(`picture_of_step`)},v={places:s,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>u`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return u`<section class="piece-group">${t&&u`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return u`
      <p class="small">${i}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${t(e)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:c(`turn_list`),hint:c(`turn_list_hint`),take:e=>s(()=>f(`/api/enter`,{move:e.move}))});async function b({state:t,geometry:a},{path:o,title:c,hint:l,take:d,none:f=``}){let p=await s(()=>e(o));p&&(p.length===0&&f?i(f,!0):await n(c,(e,n)=>r(e,u`<${v} ...${{state:t,geometry:a,moves:p,hint:l,take:d,close:n}} />`),{css:`large`}))}export{y as n,b as t};