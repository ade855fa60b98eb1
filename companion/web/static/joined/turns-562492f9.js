import{$ as e,Et as t,Ft as n,Qt as r,an as i,jt as a,ln as o,mt as s,nn as c,nt as l,sn as u,tt as d,xt as f}from"./all-85bff6b0.js";import{c as p}from"./shared-a701eaf2.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return i`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends o{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:a}){return i`<li class="option many" onpointerenter=${this.look}>
      <p>${r(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${r(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>i`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${c(r(`enter`),()=>n(e[a]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},i){if(!t)return r(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let a=e.pools.find(({name:e})=>e===t);return a?a.kind?r(`from_house`):r(`from_forest`):r(`pawn_on`,{number:i(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends o{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:n,moves:a,hint:o},{seen:c}){let l=new Map(n.spots.map(e=>[e.name,e.text])),u=c?t(c,`guide`):[],d={pieces:f(e,n),arrows:u,label:r(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>i`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return i`<section class="pawn-group">${t&&i`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return i`
      <p class="small">${o}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${s(e)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=t=>b(t,{path:`/api/moves`,title:r(`turn_list`),hint:r(`turn_list_hint`),take:t=>e(()=>n(`/api/enter`,{move:t.move}))});async function b({state:t,geometry:n},{path:r,title:o,hint:s,take:c,none:f=``}){let p=await e(()=>a(r));p&&(p.length===0&&f?d(f,!0):await l(o,(e,r)=>u(e,i`<${v} ...${{state:t,geometry:n,moves:p,hint:s,take:c,close:r}} />`),{css:`large`}))}export{y as n,b as t};