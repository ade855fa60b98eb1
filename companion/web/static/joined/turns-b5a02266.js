import{Bt as e,Et as t,Gt as n,Nt as r,Rt as i,Ut as a,Zt as o,dt as s,mt as c,on as l,pt as u,qt as d,tn as f}from"./all-458abd06.js";import{c as p}from"./shared-179bdb9a.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return a`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends d{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:t,places:n,enter:r},{at:i}){return a`<li class="option many" onpointerenter=${this.look}>
      <p>${l(`takes_barricade`,{count:t.length})}</p>
      <div class="row">
        <select class="select" aria-label=${l(`which_place`)} onchange=${this.choose}>
          ${t.map((e,t)=>a`<option value=${t}>${n.get(e.place)}</option>`)}
        </select>
        ${e(l(`enter`),()=>r(t[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return l(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?l(`from_house`):l(`from_forest`):l(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends d{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:n,moves:o,hint:s},{seen:c}){let u=new Map(n.spots.map(e=>[e.name,e.text])),d=c?i(c,`guide`):[],f={pieces:r(e,n),arrows:d,label:l(`picture_of_step`)},v={places:u,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>a`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(o,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return a`<section class="pawn-group">${t&&a`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return a`
      <p class="small">${s}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${t(e)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:l(`turn_list`),hint:l(`turn_list_hint`),take:e=>s(()=>f(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:i,hint:l,take:d,none:f=``}){let p=await s(()=>o(r));p&&(p.length===0&&f?u(f,!0):await c(i,(r,i)=>n(r,a`<${v} ...${{state:e,geometry:t,moves:p,hint:l,take:d,close:i}} />`),{css:`large`}))}export{y as n,b as t};