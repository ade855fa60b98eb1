import{It as e,Jt as t,Qt as n,Rt as r,Ut as i,Vt as a,Wt as o,dt as s,ft as c,jt as l,lt as u,nn as d,wt as f}from"./all-fb846322.js";import{i as p}from"./shared-b75b350e.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return a`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends o{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:i}){return a`<li class="option many" onpointerenter=${this.look}>
      <p>${d(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${d(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>a`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${r(d(`enter`),()=>n(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return d(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?d(`from_house`):d(`from_forest`):d(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends o{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:n,moves:r,hint:i},{seen:o}){let s=new Map(n.spots.map(e=>[e.name,e.text])),c=o?e(o,`guide`):[],u={pieces:l(t,n),arrows:c,label:d(`picture_of_step`)},v={places:s,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>a`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return a`<section class="pawn-group">${t&&a`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return a`
      <p class="small">${i}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${f(t)} contents=${u} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:d(`turn_list`),hint:d(`turn_list_hint`),take:e=>u(()=>n(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:n},{path:r,title:o,hint:l,take:d,none:f=``}){let p=await u(()=>t(r));p&&(p.length===0&&f?s(f,!0):await c(o,(t,r)=>i(t,a`<${v} ...${{state:e,geometry:n,moves:p,hint:l,take:d,close:r}} />`),{css:`large`}))}export{y as n,b as t};