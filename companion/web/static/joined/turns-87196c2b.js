import{Bt as e,Ht as t,It as n,Jt as r,Qt as i,Ut as a,_n as o,a as s,bn as c,jt as l,mn as u,un as d,wt as f,yn as p}from"./phone-c6295ca4.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return o`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends c{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return o`<li class="option many" onpointerenter=${this.look}>
      <p>${d(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${d(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>o`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${u(d(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return d(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?d(`from_house`):d(`from_forest`):d(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends c{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:r,hint:i},{seen:a}){let c=new Map(t.spots.map(e=>[e.name,e.text])),u=a?n(a,`guide`):[],p={pieces:l(e,t),arrows:u,label:d(`picture_of_step`)},v={places:c,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>o`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let n=_(t,e[0],()=>b+=1);return o`<section class="piece-group">${n&&o`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return o`
      <p class="small">${i}</p>
      <div class="split">
        <${s} css="picture" geometry=${t} marks=${f(e)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=t=>b(t,{path:`/api/moves`,title:d(`turn_list`),hint:d(`turn_list_hint`),take:t=>e(()=>i(`/api/enter`,{move:t.move}))});async function b({state:n,geometry:i},{path:s,title:c,hint:l,take:u,none:d=``}){let f=await e(()=>r(s));f&&(f.length===0&&d?t(d,!0):await a(c,(e,t)=>p(e,o`<${v} ...${{state:n,geometry:i,moves:f,hint:l,take:u,close:t}} />`),{css:`large`}))}export{y as n,b as t};