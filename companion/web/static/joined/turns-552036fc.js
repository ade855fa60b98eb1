import{$t as e,Dn as t,In as n,Ln as r,Pn as i,an as a,dn as o,hn as s,jn as c,l,on as u,qt as d,rn as f,zt as p}from"./phone-1c8a60bc.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return i`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends r{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:n,enter:r},{at:a}){return i`<li class="option many" onpointerenter=${this.look}>
      <p>${t(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${t(`which_place`)} onchange=${this.choose}>
          ${e.map((e,t)=>i`<option value=${t}>${n.get(e.place)}</option>`)}
        </select>
        ${c(t(`enter`),()=>r(e[a]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:n,kind:r},i){if(!n)return t(r===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(n))return``;let a=e.pools.find(({name:e})=>e===n);return a?a.kind?t(`from_house`):t(`from_forest`):t(`pawn_on`,{number:i(),spot:e.spots.find(({name:e})=>e===n)?.text??n})}var v=class extends r{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:n,geometry:r,moves:a,hint:o},{seen:s}){let c=new Map(r.spots.map(e=>[e.name,e.text])),u=s?e(s,`guide`):[],f={pieces:d(n,r),arrows:u,label:t(`picture_of_step`)},v={places:c,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>i`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(a,`from`).map(e=>{let t=_(r,e[0],()=>b+=1);return i`<section class="piece-group">${t&&i`<h3>${t}</h3>`}<ul>${y(e)}</ul></section>`});return i`
      <p class="small">${o}</p>
      <div class="split">
        <${l} css="picture" geometry=${r} marks=${p(n)} contents=${f} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:t(`turn_list`),hint:t(`turn_list_hint`),take:e=>f(()=>s(`/api/enter`,{move:e.move}))});async function b({state:e,geometry:t},{path:r,title:s,hint:c,take:l,none:d=``}){let p=await f(()=>o(r));p&&(p.length===0&&d?a(d,!0):await u(s,(r,a)=>n(r,i`<${v} ...${{state:e,geometry:t,moves:p,hint:c,take:l,close:a}} />`),{css:`large`}))}export{y as n,b as t};