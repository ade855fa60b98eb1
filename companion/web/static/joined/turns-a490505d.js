import{Ht as e,It as t,Qt as n,Rt as r,Ut as i,Vt as a,dt as o,ft as s,jt as c,lt as l,nn as u,qt as d,wt as f}from"./all-508bb130.js";import{i as p}from"./shared-da2820b0.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return a`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends i{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:i}){return a`<li class="option many" onpointerenter=${this.look}>
      <p>${u(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${u(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>a`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${r(u(`enter`),()=>n(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return u(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?u(`from_house`):u(`from_forest`):u(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends i{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:n,moves:r,hint:i},{seen:o}){let s=new Map(n.spots.map(e=>[e.name,e.text])),l=o?t(o,`guide`):[],d={pieces:c(e,n),arrows:l,label:u(`picture_of_step`)},v={places:s,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>a`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return a`<section class="pawn-group">${t&&a`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return a`
      <p class="small">${i}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${f(e)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:u(`turn_list`),hint:u(`turn_list_hint`),take:e=>l(()=>n(`/api/enter`,{move:e.move}))});async function b({state:t,geometry:n},{path:r,title:i,hint:c,take:u,none:f=``}){let p=await l(()=>d(r));p&&(p.length===0&&f?o(f,!0):await s(i,(r,i)=>e(r,a`<${v} ...${{state:t,geometry:n,moves:p,hint:c,take:u,close:i}} />`),{css:`large`}))}export{y as n,b as t};