import{At as e,Bt as t,Ct as n,Ft as r,Ht as i,Jt as a,Lt as o,Qt as s,Wt as c,ct as l,dt as u,rn as d,ut as f}from"./all-713fa23a.js";import{i as p}from"./shared-8929366e.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:n,enter:r}){return t`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>n(e),onpointerenter:()=>n(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends c{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:n,enter:r},{at:i}){return t`<li class="option many" onpointerenter=${this.look}>
      <p>${d(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${d(`which_place`)} onchange=${this.choose}>
          ${e.map((e,r)=>t`<option value=${r}>${n.get(e.place)}</option>`)}
        </select>
        ${o(d(`enter`),()=>r(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return d(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?d(`from_house`):d(`from_forest`):d(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends c{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:i,geometry:a,moves:o,hint:s},{seen:c}){let l=new Map(a.spots.map(e=>[e.name,e.text])),u=c?r(c,`guide`):[],f={pieces:e(i,a),arrows:u,label:d(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>t`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(o,`from`).map(e=>{let n=_(a,e[0],()=>b+=1);return t`<section class="pawn-group">${n&&t`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return t`
      <p class="small">${s}</p>
      <div class="split">
        <${p} css="picture" geometry=${a} marks=${n(i)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:d(`turn_list`),hint:d(`turn_list_hint`),take:e=>l(()=>s(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:n},{path:r,title:o,hint:s,take:c,none:d=``}){let p=await l(()=>a(r));p&&(p.length===0&&d?f(d,!0):await u(o,(r,a)=>i(r,t`<${v} ...${{state:e,geometry:n,moves:p,hint:s,take:c,close:a}} />`),{css:`large`}))}export{y as n,b as t};