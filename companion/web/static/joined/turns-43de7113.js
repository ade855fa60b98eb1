import{An as e,Bn as t,Ln as n,Pn as r,Vt as i,Yt as a,_n as o,an as s,c,cn as l,pn as u,sn as d,tn as f,zn as p}from"./phone-44b4d523.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:r}){return n`<li>
    <button type="button" class="option" onclick=${()=>r(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends t{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:t,places:i,enter:a},{at:o}){return n`<li class="option many" onpointerenter=${this.look}>
      <p>${e(`takes_barricade`,{count:t.length})}</p>
      <div class="row">
        <select class="select" aria-label=${e(`which_place`)} onchange=${this.choose}>
          ${t.map((e,t)=>n`<option value=${t}>${i.get(e.place)}</option>`)}
        </select>
        ${r(e(`enter`),()=>a(t[o]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(t,{from:n,kind:r},i){if(!n)return e(r===`pass`?`no_pawn`:`beside_board`);if(t.marks.slots?.includes(n))return``;let a=t.pools.find(({name:e})=>e===n);return a?a.kind?e(`from_house`):e(`from_forest`):e(`pawn_on`,{number:i(),spot:t.spots.find(({name:e})=>e===n)?.text??n})}var v=class extends t{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:r,moves:o,hint:s},{seen:l}){let u=new Map(r.spots.map(e=>[e.name,e.text])),d=l?f(l,`guide`):[],p={pieces:a(t,r),arrows:d,label:e(`picture_of_step`)},v={places:u,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>n`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(o,`from`).map(e=>{let t=_(r,e[0],()=>b+=1);return n`<section class="piece-group">${t&&n`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return n`
      <p class="small">${s}</p>
      <div class="split">
        <${c} css="picture" geometry=${r} marks=${i(t)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=t=>b(t,{path:`/api/moves`,title:e(`turn_list`),hint:e(`turn_list_hint`),take:e=>s(()=>o(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:i,hint:a,take:o,none:c=``}){let f=await s(()=>u(r));f&&(f.length===0&&c?d(c,!0):await l(i,(r,i)=>p(r,n`<${v} ...${{state:e,geometry:t,moves:f,hint:a,take:o,close:i}} />`),{css:`large`}))}export{y as n,b as t};