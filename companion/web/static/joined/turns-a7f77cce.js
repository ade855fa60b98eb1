import{t as e}from"./rolldown-runtime-fdcf77fe.js";import{$t as t,An as n,On as r,Pt as i,Tn as a,Vt as o,Zt as s,an as c,c as l,en as u,jn as d,ln as f,qt as p,xn as m}from"./phone-99872946.js";var h=/* @__PURE__ */ e({openTurns:()=>x});function g(e,t){let n=/* @__PURE__ */ new Map;for(let r of e)n.set(r[t],[...n.get(r[t])??[],r]);return[...n.values()]}function _({move:e,look:t,enter:n}){return r`<li>
    <button type="button" class="option" onclick=${()=>n(e)} ...${{onfocus:()=>t(e),onpointerenter:()=>t(e)}}><span>${e.text}</span></button>
  </li>`}var v=class extends d{state={at:0};look=()=>this.props.look(this.props.moves[this.state.at]);choose=({target:e})=>{let t=Number(e.value);this.setState({at:t}),this.props.look(this.props.moves[t])};render({moves:e,places:t,enter:n},{at:i}){return r`<li class="option many" onpointerenter=${this.look}>
      <p>${m(`takes_barricade`,{count:e.length})}</p>
      <div class="row">
        <select class="select" aria-label=${m(`which_place`)} onchange=${this.choose}>
          ${e.map((e,n)=>r`<option value=${n}>${t.get(e.place)}</option>`)}
        </select>
        ${a(m(`enter`),()=>n(e[i]),{kind:`primary`,onfocus:this.look})}
      </div>
    </li>`}};function y(e,{from:t,kind:n},r){if(!t)return m(n===`pass`?`no_pawn`:`beside_board`);if(e.marks.slots?.includes(t))return``;let i=e.pools.find(({name:e})=>e===t);return i?i.kind?m(`from_house`):m(`from_forest`):m(`pawn_on`,{number:r(),spot:e.spots.find(({name:e})=>e===t)?.text??t})}var b=class extends d{state={seen:null};look=e=>this.setState({seen:e});enter=async e=>{await this.props.take(e)&&this.props.close()};render({state:e,geometry:t,moves:n,hint:a},{seen:s}){let c=new Map(t.spots.map(e=>[e.name,e.text])),u=s?p(s,`guide`):[],d={pieces:o(e,t),arrows:u,label:m(`picture_of_step`)},f={places:c,look:this.look,enter:this.enter},h=e=>g(e,`to`).flatMap(e=>e.every(({place:e})=>e)?[e]:e.map(e=>[e])).map(e=>r`<${e.length>1?v:_} moves=${e} move=${e[0]} ...${f} />`),b=0,x=g(n,`from`).map(e=>{let n=y(t,e[0],()=>b+=1);return r`<section class="piece-group">${n&&r`<h3>${n}</h3>`}<ul>${h(e)}</ul></section>`});return r`
      <p class="small">${a}</p>
      <div class="split">
        <${l} css="picture" geometry=${t} marks=${i(e)} contents=${d} />
        <div>${x}</div>
      </div>
    `}};const x=e=>S(e,{path:`/api/moves`,title:m(`turn_list`),hint:m(`turn_list_hint`),take:e=>s(()=>f(`/api/enter`,{move:e.move}))});async function S({state:e,geometry:i},{path:a,title:o,hint:l,take:d,none:f=``}){let p=await s(()=>c(a));p&&(p.length===0&&f?t(f,!0):await u(o,(t,a)=>n(t,r`<${b} ...${{state:e,geometry:i,moves:p,hint:l,take:d,close:a}} />`),{css:`large`}))}export{h as n,S as t};