import{$t as e,Dt as t,Gt as n,Ht as r,Pt as i,Yt as a,cn as o,ft as s,ht as c,mt as l,qt as u,rn as d,zt as f}from"./all-473c1d34.js";import{c as p}from"./shared-d37f49bf.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:r}){return n`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends a{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:i},{at:a}){return n`<li class="option many" onpointerenter=${this.look}>
      <p>${o(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${o(`which_place`)} onchange=${this.choose}>
          ${e.map((e,r)=>n`<option value=${r}>${t.get(e.place)}</option>`)}
        </select>
        ${r(o(`enter`),()=>i(e[a]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return o(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?o(`from_house`):o(`from_forest`):o(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends a{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:r,moves:a,hint:s},{seen:c}){let l=new Map(r.spots.map(e=>[e.name,e.text])),u=c?f(c,`guide`):[],d={pieces:i(e,r),arrows:u,label:o(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>n`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let t=_(r,e[0],()=>b+=1);return n`<section class="pawn-group">${t&&n`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return n`
      <p class="small">${s}</p>
      <div class="split">
        <${p} css="picture" geometry=${r} marks=${t(e)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:o(`turn_list`),hint:o(`turn_list_hint`),take:e=>s(()=>d(`/api/enter`,{move:e.move}))});async function b({state:t,geometry:r},{path:i,title:a,hint:o,take:d,none:f=``}){let p=await s(()=>e(i));p&&(p.length===0&&f?l(f,!0):await c(a,(e,i)=>u(e,n`<${v} ...${{state:t,geometry:r,moves:p,hint:o,take:d,close:i}} />`),{css:`large`}))}export{y as n,b as t};