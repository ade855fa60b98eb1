import{En as e,Ft as t,Ht as n,Jt as r,Mn as i,Qt as a,Sn as o,en as s,jn as c,kn as l,l as u,on as d,tn as f,un as p}from"./phone-68234baa.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return l`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends i{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:t,places:n,enter:r},{at:i}){return l`<li class="option many" onpointerenter=${this.look}>
      <p>${o(`takes_barricade`,{count:t.length})}</p>
      <div class="row">
        <select class="select" aria-label=${o(`which_place`)} onchange=${this.choose}>
          ${t.map((e,t)=>l`<option value=${t}>${n.get(e.place)}</option>`)}
        </select>
        ${e(o(`enter`),()=>r(t[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return o(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?o(`from_house`):o(`from_forest`):o(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends i{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:i,moves:a,hint:s},{seen:c}){let d=new Map(i.spots.map(e=>[e.name,e.text])),f=c?r(c,`guide`):[],p={pieces:n(e,i),arrows:f,label:o(`picture_of_step`)},v={places:d,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>l`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let t=_(i,e[0],()=>b+=1);return l`<section class="piece-group">${t&&l`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return l`
      <p class="small">${s}</p>
      <div class="split">
        <${u} css="picture" geometry=${i} marks=${t(e)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:o(`turn_list`),hint:o(`turn_list_hint`),take:e=>a(()=>p(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:n,title:r,hint:i,take:o,none:u=``}){let p=await a(()=>d(n));p&&(p.length===0&&u?s(u,!0):await f(r,(n,r)=>c(n,l`<${v} ...${{state:e,geometry:t,moves:p,hint:i,take:o,close:r}} />`),{css:`large`}))}export{y as n,b as t};