import{At as e,Bt as t,It as n,Tt as r,at as i,cn as a,dn as o,hn as s,in as c,ot as l,pn as u,rt as d,vt as f}from"./all-136c38ea.js";import{c as p}from"./shared-32cc7dcf.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return o`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends s{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return o`<li class="option many" onpointerenter=${this.look}>
      <p>${c(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${c(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>o`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${a(c(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return c(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?c(`from_house`):c(`from_forest`):c(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends s{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:n,moves:i,hint:a},{seen:s}){let l=new Map(n.spots.map(e=>[e.name,e.text])),u=s?e(s,`guide`):[],d={pieces:r(t,n),arrows:u,label:c(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>o`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(i,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return o`<section class="piece-group">${t&&o`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return o`
      <p class="small">${a}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${f(t)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:c(`turn_list`),hint:c(`turn_list_hint`),take:e=>d(()=>t(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:a,hint:s,take:c,none:f=``}){let p=await d(()=>n(r));p&&(p.length===0&&f?i(f,!0):await l(a,(n,r)=>u(n,o`<${v} ...${{state:e,geometry:t,moves:p,hint:s,take:c,close:r}} />`),{css:`large`}))}export{y as n,b as t};