import{Dn as e,Jt as t,Mt as n,On as r,Sn as i,Tn as a,Wt as o,Xt as s,Zt as c,l,nn as u,on as d,vn as f,zt as p}from"./phone-6455bc21.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return a`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends r{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return a`<li class="option many" onpointerenter=${this.look}>
      <p>${f(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${f(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>a`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${i(f(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return f(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?f(`from_house`):f(`from_forest`):f(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends r{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:r,hint:i},{seen:s}){let c=new Map(t.spots.map(e=>[e.name,e.text])),u=s?o(s,`guide`):[],d={pieces:p(e,t),arrows:u,label:f(`picture_of_step`)},v={places:c,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>a`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let n=_(t,e[0],()=>b+=1);return a`<section class="piece-group">${n&&a`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return a`
      <p class="small">${i}</p>
      <div class="split">
        <${l} css="picture" geometry=${t} marks=${n(e)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:f(`turn_list`),hint:f(`turn_list_hint`),take:e=>t(()=>d(`/api/enter`,{move:e.move}))});async function b({state:n,geometry:r},{path:i,title:o,hint:l,take:d,none:f=``}){let p=await t(()=>u(i));p&&(p.length===0&&f?s(f,!0):await c(o,(t,i)=>e(t,a`<${v} ...${{state:n,geometry:r,moves:p,hint:l,take:d,close:i}} />`),{css:`large`}))}export{y as n,b as t};