import{Dt as e,Kt as t,Pt as n,Vt as r,Wt as i,Zt as a,ft as o,ht as s,mt as c,nn as l,on as u,qt as d,zt as f}from"./all-6f78eea8.js";import{i as p}from"./shared-ab7aced4.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return i`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends d{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:a}){return i`<li class="option many" onpointerenter=${this.look}>
      <p>${u(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${u(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>i`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${r(u(`enter`),()=>n(e[a]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return u(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?u(`from_house`):u(`from_forest`):u(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends d{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:r,moves:a,hint:o},{seen:s}){let c=new Map(r.spots.map(e=>[e.name,e.text])),l=s?f(s,`guide`):[],d={pieces:n(t,r),arrows:l,label:u(`picture_of_step`)},v={places:c,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>i`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let t=_(r,e[0],()=>b+=1);return i`<section class="pawn-group">${t&&i`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return i`
      <p class="small">${o}</p>
      <div class="split">
        <${p} css="picture" geometry=${r} marks=${e(t)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:u(`turn_list`),hint:u(`turn_list_hint`),take:e=>o(()=>l(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:n},{path:r,title:l,hint:u,take:d,none:f=``}){let p=await o(()=>a(r));p&&(p.length===0&&f?c(f,!0):await s(l,(r,a)=>t(r,i`<${v} ...${{state:e,geometry:n,moves:p,hint:u,take:d,close:a}} />`),{css:`large`}))}export{y as n,b as t};