import{Bt as e,Ft as t,Jt as n,Kt as r,Ot as i,Ut as a,Xt as o,en as s,gt as c,ht as l,in as u,ln as d,pt as f}from"./all-16646811.js";import{c as p}from"./shared-cd25237a.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return r`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends o{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:i}){return r`<li class="option many" onpointerenter=${this.look}>
      <p>${d(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${d(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>r`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${a(d(`enter`),()=>n(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return d(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?d(`from_house`):d(`from_forest`):d(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends o{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:n,geometry:a,moves:o,hint:s},{seen:c}){let l=new Map(a.spots.map(e=>[e.name,e.text])),u=c?e(c,`guide`):[],f={pieces:t(n,a),arrows:u,label:d(`picture_of_step`)},v={places:l,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>r`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(o,`from`).map(e=>{let t=_(a,e[0],()=>b+=1);return r`<section class="pawn-group">${t&&r`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return r`
      <p class="small">${s}</p>
      <div class="split">
        <${p} css="picture" geometry=${a} marks=${i(n)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:d(`turn_list`),hint:d(`turn_list_hint`),take:e=>f(()=>u(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:i,title:a,hint:o,take:u,none:d=``}){let p=await f(()=>s(i));p&&(p.length===0&&d?l(d,!0):await c(a,(i,a)=>n(i,r`<${v} ...${{state:e,geometry:t,moves:p,hint:o,take:u,close:a}} />`),{css:`large`}))}export{y as n,b as t};