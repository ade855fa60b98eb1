import{Fn as e,Gt as t,Lt as n,Mn as r,Pn as i,Tn as a,Zt as o,in as s,kn as c,l,ln as u,pn as d,rn as f,tn as p}from"./phone-7ea352df.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return r`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends e{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:i}){return r`<li class="option many" onpointerenter=${this.look}>
      <p>${a(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${a(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>r`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${c(a(`enter`),()=>n(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return a(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?a(`from_house`):a(`from_forest`):a(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends e{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:i,moves:s,hint:c},{seen:u}){let d=new Map(i.spots.map(e=>[e.name,e.text])),f=u?o(u,`guide`):[],p={pieces:t(e,i),arrows:f,label:a(`picture_of_step`)},v={places:d,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>r`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(s,`from`).map(e=>{let t=_(i,e[0],()=>b+=1);return r`<section class="piece-group">${t&&r`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return r`
      <p class="small">${c}</p>
      <div class="split">
        <${l} css="picture" geometry=${i} marks=${n(e)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:a(`turn_list`),hint:a(`turn_list_hint`),take:e=>p(()=>d(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:n,title:a,hint:o,take:c,none:l=``}){let d=await p(()=>u(n));d&&(d.length===0&&l?f(l,!0):await s(a,(n,a)=>i(n,r`<${v} ...${{state:e,geometry:t,moves:d,hint:o,take:c,close:a}} />`),{css:`large`}))}export{y as n,b as t};