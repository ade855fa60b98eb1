import{$t as e,Gt as t,It as n,Rt as r,Ut as i,Vt as a,Yt as o,dt as s,ft as c,jt as l,lt as u,rn as d,wt as f}from"./all-ed664c5f.js";import{i as p}from"./shared-bab5db0a.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return a`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends t{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:i}){return a`<li class="option many" onpointerenter=${this.look}>
      <p>${d(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${d(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>a`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${r(d(`enter`),()=>n(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return d(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?d(`from_house`):d(`from_forest`):d(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends t{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:r,hint:i},{seen:o}){let s=new Map(t.spots.map(e=>[e.name,e.text])),c=o?n(o,`guide`):[],u={pieces:l(e,t),arrows:c,label:d(`picture_of_step`)},v={places:s,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>a`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let n=_(t,e[0],()=>b+=1);return a`<section class="pawn-group">${n&&a`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return a`
      <p class="small">${i}</p>
      <div class="split">
        <${p} css="picture" geometry=${t} marks=${f(e)} contents=${u} />
        <div>${x}</div>
      </div>
    `}};const y=t=>b(t,{path:`/api/moves`,title:d(`turn_list`),hint:d(`turn_list_hint`),take:t=>u(()=>e(`/api/enter`,{move:t.move}))});async function b({state:e,geometry:t},{path:n,title:r,hint:l,take:d,none:f=``}){let p=await u(()=>o(n));p&&(p.length===0&&f?s(f,!0):await c(r,(n,r)=>i(n,a`<${v} ...${{state:e,geometry:t,moves:p,hint:l,take:d,close:r}} />`),{css:`large`}))}export{y as n,b as t};