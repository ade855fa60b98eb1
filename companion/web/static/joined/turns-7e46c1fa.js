import{$t as e,An as t,Dn as n,Kt as r,Pt as i,Qt as a,Vt as o,Xt as s,bn as c,cn as l,in as u,kn as d,l as f,wn as p}from"./phone-4f51d064.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:r}){return n`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends t{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:r},{at:i}){return n`<li class="option many" onpointerenter=${this.look}>
      <p>${c(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${c(`which_place`)} onchange=${this.choose}>
          ${e.map((e,r)=>n`<option value=${r}>${t.get(e.place)}</option>`)}
        </select>
        ${p(c(`enter`),()=>r(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return c(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?c(`from_house`):c(`from_forest`):c(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends t{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:a,hint:s},{seen:l}){let u=new Map(t.spots.map(e=>[e.name,e.text])),d=l?r(l,`guide`):[],p={pieces:o(e,t),arrows:d,label:c(`picture_of_step`)},v={places:u,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>n`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let r=_(t,e[0],()=>b+=1);return n`<section class="piece-group">${r&&n`<h3>${r}</h3>`}<ul>${y(e)}</ul></section>`});return n`
      <p class="small">${s}</p>
      <div class="split">
        <${f} css="picture" geometry=${t} marks=${i(e)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:c(`turn_list`),hint:c(`turn_list_hint`),take:e=>s(()=>l(`/api/enter`,{move:e.move}))});async function b({state:t,geometry:r},{path:i,title:o,hint:c,take:l,none:f=``}){let p=await s(()=>u(i));p&&(p.length===0&&f?a(f,!0):await e(o,(e,i)=>d(e,n`<${v} ...${{state:t,geometry:r,moves:p,hint:c,take:l,close:i}} />`),{css:`large`}))}export{y as n,b as t};