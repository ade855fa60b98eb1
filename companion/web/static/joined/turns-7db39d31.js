import{Ht as e,It as t,Rt as n,Ut as r,Vt as i,Zt as a,dt as o,ft as s,jt as c,lt as l,qt as u,tn as d,wt as f}from"./all-d6b41ecc.js";import{i as p}from"./shared-5272dd52.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return i`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends r{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:r},{at:a}){return i`<li class="option many" onpointerenter=${this.look}>
      <p>${d(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${d(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>i`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${n(d(`enter`),()=>r(e[a]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return d(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?d(`from_house`):d(`from_forest`):d(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends r{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:n,moves:r,hint:a},{seen:o}){let s=new Map(n.spots.map(e=>[e.name,e.text])),l=o?t(o,`guide`):[],u={pieces:c(e,n),arrows:l,label:d(`picture_of_step`)},v={places:s,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>i`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return i`<section class="pawn-group">${t&&i`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return i`
      <p class="small">${a}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${f(e)} contents=${u} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:d(`turn_list`),hint:d(`turn_list_hint`),take:e=>l(()=>a(`/api/enter`,{move:e.move}))});async function b({state:t,geometry:n},{path:r,title:a,hint:c,take:d,none:f=``}){let p=await l(()=>u(r));p&&(p.length===0&&f?o(f,!0):await s(a,(r,a)=>e(r,i`<${v} ...${{state:t,geometry:n,moves:p,hint:c,take:d,close:a}} />`),{css:`large`}))}export{y as n,b as t};