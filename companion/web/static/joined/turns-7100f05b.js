import{Ct as e,Lt as t,Nt as n,Ot as r,an as i,cn as a,fn as o,gt as s,it as c,rt as l,tn as u,tt as d,un as f}from"./all-4d413dfa.js";import{c as p}from"./shared-f84836c4.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return a`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends o{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return a`<li class="option many" onpointerenter=${this.look}>
      <p>${u(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${u(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>a`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${i(u(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return u(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?u(`from_house`):u(`from_forest`):u(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends o{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:n,moves:i,hint:o},{seen:c}){let l=new Map(n.spots.map(e=>[e.name,e.text])),d=c?r(c,`guide`):[],f={pieces:e(t,n),arrows:d,label:u(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>a`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(i,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return a`<section class="piece-group">${t&&a`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return a`
      <p class="small">${o}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${s(t)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:u(`turn_list`),hint:u(`turn_list_hint`),take:e=>d(()=>t(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:i,hint:o,take:s,none:u=``}){let p=await d(()=>n(r));p&&(p.length===0&&u?l(u,!0):await c(i,(n,r)=>f(n,a`<${v} ...${{state:e,geometry:t,moves:p,hint:o,take:s,close:r}} />`),{css:`large`}))}export{y as n,b as t};