import{$t as e,c as t,mn as n,wn as r,xn as i}from"./phone-a6660e6d.js";const a=({game:e,variant:t})=>`${e} ${t}`;function o(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[a({game:e.game.game,variant:e.edition.variant}),e]))}function s(e,t,n){return[n,t.board?a(t.board):``,...e.keys()].find(t=>e.has(t))??``}function c({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function l({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1};return{rules:r,handicap:i,bare:a,manner:e?.manner}}function u({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function d({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function f(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function p({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,d(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var m=class extends r{state={geometry:null,gone:!1};componentDidMount(){let{game:t,edition:n}=this.props;e({game:t.game,variant:n.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:n,gone:r}){let a={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!r&&i`<span class="variant-picture">
        ${n&&i`<${t} geometry=${n} contents=${a} hidden />`}
      </span>`}};function h({game:e,edition:t,chosen:n}){let r=a({game:e.game,variant:t.variant});return i`<label class="choice">
    <input type="radio" name="edition" value=${r} checked=${r===n} disabled=${!!t.away} />
    <${m} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&i`<small>${t.away}</small>`}
    </span>
  </label>`}const g=({game:e,chosen:t})=>i`<div class="choices">
  ${e.editions.map(n=>i`<${h} key=${n.variant} game=${e} edition=${n} chosen=${t} />`)}
</div>`;function _({shelf:e,chosen:t}){let r=e.games.length>1,a=e=>i`<${g} key=${e.game} game=${e} chosen=${t} />`;return i`<fieldset>
    <legend>${n(r?`which_game`:`which_board`)}</legend>
    ${r?e.games.map(e=>i`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${a(e)}
            </div>`):e.games.map(a)}
    ${e.away.map(({text:e})=>i`<p class="small">${e}</p>`)}
  </fieldset>`}export{f as a,c,s as i,o as l,m as n,a as o,l as r,p as s,_ as t,u};