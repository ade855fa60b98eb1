import{Bt as e,Gt as t,Lt as n,Nt as r,Ot as i,Yt as a,_n as o,dn as s,gn as c,mn as l,sn as u,xt as d,zt as f}from"./phone-f2d0a0d3.js";import{i as p}from"./shared-6779584e.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return l`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends o{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return l`<li class="option many" onpointerenter=${this.look}>
      <p>${u(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${u(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>l`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${s(u(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return u(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?u(`from_house`):u(`from_forest`):u(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends o{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:n,hint:a},{seen:o}){let s=new Map(t.spots.map(e=>[e.name,e.text])),c=o?r(o,`guide`):[],f={pieces:i(e,t),arrows:c,label:u(`picture_of_step`)},v={places:s,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>l`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(n,`from`).map(e=>{let n=_(t,e[0],()=>b+=1);return l`<section class="piece-group">${n&&l`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return l`
      <p class="small">${a}</p>
      <div class="split">
        <${p} css="picture" geometry=${t} marks=${d(e)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:u(`turn_list`),hint:u(`turn_list_hint`),take:e=>n(()=>a(`/api/enter`,{move:e.move}))});async function b({state:r,geometry:i},{path:a,title:o,hint:s,take:u,none:d=``}){let p=await n(()=>t(a));p&&(p.length===0&&d?f(d,!0):await e(o,(e,t)=>c(e,l`<${v} ...${{state:r,geometry:i,moves:p,hint:s,take:u,close:t}} />`),{css:`large`}))}export{y as n,b as t};