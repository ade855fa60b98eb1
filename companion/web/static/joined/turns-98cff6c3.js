import{$ as e,$t as t,Et as n,Ft as r,cn as i,jt as a,mt as o,nt as s,on as c,rn as l,tt as u,un as d,xt as f}from"./all-d6ddc8ee.js";import{c as p}from"./shared-66e995ce.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return c`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends d{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:n,enter:r},{at:i}){return c`<li class="option many" onpointerenter=${this.look}>
      <p>${t(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${t(`which_place`)} onchange=${this.choose}>
          ${e.map((e,t)=>c`<option value=${t}>${n.get(e.place)}</option>`)}
        </select>
        ${l(t(`enter`),()=>r(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:n,kind:r},i){if(!n)return t(r===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(n))return``;let a=e.pools.find(({name:e})=>e===n);return a?a.kind?t(`from_house`):t(`from_forest`):t(`pawn_on`,{number:i(),spot:e.spots.find(({name:e})=>e===n)?.text??n})}var v=class extends d{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:r,moves:i,hint:a},{seen:s}){let l=new Map(r.spots.map(e=>[e.name,e.text])),u=s?n(s,`guide`):[],d={pieces:f(e,r),arrows:u,label:t(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>c`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(i,`from`).map(e=>{let t=_(r,e[0],()=>b+=1);return c`<section class="piece-group">${t&&c`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return c`
      <p class="small">${a}</p>
      <div class="split">
        <${p} css="picture" geometry=${r} marks=${o(e)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=n=>b(n,{path:`/api/moves`,title:t(`turn_list`),hint:t(`turn_list_hint`),take:t=>e(()=>r(`/api/enter`,{move:t.move}))});async function b({state:t,geometry:n},{path:r,title:o,hint:l,take:d,none:f=``}){let p=await e(()=>a(r));p&&(p.length===0&&f?u(f,!0):await s(o,(e,r)=>i(e,c`<${v} ...${{state:t,geometry:n,moves:p,hint:l,take:d,close:r}} />`),{css:`large`}))}export{y as n,b as t};