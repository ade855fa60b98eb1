import{Dt as e,Jt as t,Kt as n,Pt as r,Qt as i,Vt as a,Wt as o,ft as s,ht as c,mt as l,nn as u,sn as d,zt as f}from"./all-230952a6.js";import{i as p}from"./shared-ee6259a0.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return o`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends t{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:r}){return o`<li class="option many" onpointerenter=${this.look}>
      <p>${d(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${d(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>o`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${a(d(`enter`),()=>n(e[r]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return d(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?d(`from_house`):d(`from_forest`):d(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends t{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:n,moves:i,hint:a},{seen:s}){let c=new Map(n.spots.map(e=>[e.name,e.text])),l=s?f(s,`guide`):[],u={pieces:r(t,n),arrows:l,label:d(`picture_of_step`)},v={places:c,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>o`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(i,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return o`<section class="pawn-group">${t&&o`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return o`
      <p class="small">${a}</p>
      <div class="split">
        <${p} css="picture" geometry=${n} marks=${e(t)} contents=${u} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:d(`turn_list`),hint:d(`turn_list_hint`),take:e=>s(()=>u(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:a,hint:u,take:d,none:f=``}){let p=await s(()=>i(r));p&&(p.length===0&&f?l(f,!0):await c(a,(r,i)=>n(r,o`<${v} ...${{state:e,geometry:t,moves:p,hint:u,take:d,close:i}} />`),{css:`large`}))}export{y as n,b as t};