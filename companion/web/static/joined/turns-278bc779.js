import{An as e,Bn as t,Hn as n,Pn as r,Rn as i,Vt as a,Yt as o,_n as s,an as c,c as l,cn as u,pn as d,sn as f,tn as p}from"./phone-9725a789.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return i`<li>
<button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
</li>`}var g=class extends n{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:t,places:n,enter:a},{at:o}){return i`<li class="option many" onpointerenter=${this.look}>
<p>${e(`takes_barricade`,{count:t.length})}</p>
<div class="row">
<select class="select" aria-label=${e(`which_place`)} onchange=${this.choose}>
${t.map((e,t)=>i`<option value=${t}>${n.get(e.place)}</option>`)}
</select>
${r(e(`enter`),()=>a(t[o]),{kind:`primary`,onfocus:this.look})}
</div>
</li>`}};function _(t,{from:n,kind:r},i){if(!n)return e(r===`pass`?`no_pawn`:`beside_board`);if(t.marks.slots?.includes(n))return``;let a=t.pools.find(({name:e})=>e===n);return a?a.kind?e(`from_house`):e(`from_forest`):e(`pawn_on`,{number:i(),spot:t.spots.find(({name:e})=>e===n)?.text??n})}var v=class extends n{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:t,geometry:n,moves:r,hint:s},{seen:c}){let u=new Map(n.spots.map(e=>[e.name,e.text])),d=c?p(c,`guide`):[],f={pieces:o(t,n),arrows:d,label:e(`picture_of_step`)},v={places:u,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>i`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(r,`from`).map(e=>{let t=_(n,e[0],()=>b+=1);return i`<section class="piece-group">${t&&i`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return i`
<p class="small">${s}</p>
<div class="split">
<${l} css="picture" geometry=${n} marks=${a(t)} contents=${f} />
<div>${x}</div>
</div>
`}};const y=t=>b(t,{path:`/api/moves`,title:e(`enter_turn`),hint:e(`enter_turn_hint`),take:e=>c(()=>s(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:n},{path:r,title:a,hint:o,take:s,none:l=``}){let p=await c(()=>d(r));p&&(p.length===0&&l?f(l,!0):await u(a,(r,a)=>t(r,i`<${v} ...${{state:e,geometry:n,moves:p,hint:o,take:s,close:a}} />`),{css:`large`}))}export{y as n,b as t};