import{$t as e,An as t,Bt as n,Dn as r,Kt as i,Nt as a,Qt as o,Xt as s,bn as c,cn as l,in as u,kn as d,l as f,wn as p}from"./phone-dd59b0b4.js";function m(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function h({move:e,look:t,enter:n}){return r`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var g=class extends t{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:i}){return r`<li class="option many" onpointerenter=${this.look}>
      <p>${c(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${c(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>r`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${p(c(`enter`),()=>n(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function _(e,{from:t,kind:n},r){if(!t)return c(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?c(`from_house`):c(`from_forest`):c(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var v=class extends t{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:o,hint:s},{seen:l}){let u=new Map(t.spots.map(e=>[e.name,e.text])),d=l?i(l,`guide`):[],p={pieces:n(e,t),arrows:d,label:c(`picture_of_step`)},v={places:u,look:this.look,enter:this.enter},y=e=>m(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>r`<${e.length>1?g:h} moves=${e} move=${e[0]} ...${v} />`),b=0,x=m(o,`from`).map(e=>{let n=_(t,e[0],()=>b+=1);return r`<section class="piece-group">${n&&r`<h3>${n}</h3>`}<ul>${y(e)}</ul></section>`});return r`
      <p class="small">${s}</p>
      <div class="split">
        <${f} css="picture" geometry=${t} marks=${a(e)} contents=${p} />
        <div>${x}</div>
      </div>
    `}};const y=e=>b(e,{path:`/api/moves`,title:c(`turn_list`),hint:c(`turn_list_hint`),take:e=>s(()=>l(`/api/enter`,{move:e.move}))});async function b({state:t,geometry:n},{path:i,title:a,hint:c,take:l,none:f=``}){let p=await s(()=>u(i));p&&(p.length===0&&f?o(f,!0):await e(a,(e,i)=>d(e,r`<${v} ...${{state:t,geometry:n,moves:p,hint:c,take:l,close:i}} />`),{css:`large`}))}export{y as n,b as t};