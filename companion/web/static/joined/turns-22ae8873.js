import{$t as e,Gt as t,It as n,Jt as r,Sn as i,Tn as a,Vt as o,c as s,hn as c,kt as l,qt as u,rn as d,wn as f,yn as p}from"./phone-5c5bf911.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return i`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends a{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return i`<li class="option many" onpointerenter=${this.look}>
      <p>${c(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${c(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>i`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${p(c(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return c(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?c(`from_house`):c(`from_forest`):c(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends a{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:r,hint:a},{seen:u}){let d=new Map(t.spots.map(e=>[e.name,e.text])),f=u?o(u,`guide`):[],p={pieces:n(e,t),arrows:f,label:c(`picture_of_step`)},v={places:d,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>i`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let n=_(t,e[0],()=>b+=1);return i`<section class="piece-group">${n&&i`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return i`
      <p class="small">${a}</p>
      <div class="split">
        <${s} css="picture" geometry=${t} marks=${l(e)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:c(`turn_list`),hint:c(`turn_list_hint`),take:e=>t(()=>d(`/api/enter`,{move:e.move}))});async function b({state:n,geometry:a},{path:o,title:s,hint:c,take:l,none:d=``}){let p=await t(()=>e(o));p&&(p.length===0&&d?u(d,!0):await r(s,(e,t)=>f(e,i`<${v} ...${{state:n,geometry:a,moves:p,hint:c,take:l,close:t}} />`),{css:`large`}))}export{y as n,b as t};