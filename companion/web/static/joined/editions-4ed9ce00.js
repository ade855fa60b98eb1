import{Mn as e,Sn as t,kn as n,l as r,sn as i}from"./phone-68234baa.js";const a=({game:e,variant:t})=>`${e} ${t}`;function o(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[a({game:e.game.game,variant:e.edition.variant}),e]))}function s(e,t,n){return[n,t.board?a(t.board):``,...e.keys()].find(t=>e.has(t))??``}function c({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function l({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function u({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function d({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function f(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function p({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,d(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var m=class extends e{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight.disconnect();let{game:e,edition:t}=this.props;i({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:e},{geometry:t,gone:i}){let a={pieces:Object.entries(e.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:e.signs,label:``};return!i&&n`<span class="variant-picture" ref=${this.stand}>
        ${t&&n`<${r} geometry=${t} contents=${a} hidden />`}
      </span>`}};function h({game:e,edition:t,chosen:r}){let i=a({game:e.game,variant:t.variant});return n`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===r} disabled=${!!t.away} />
    <${m} game=${e} edition=${t} />
    <span>
      <b>${t.name}</b>
      <small>${t.hint}</small>
      ${t.away&&n`<small>${t.away}</small>`}
    </span>
  </label>`}const g=({game:e,chosen:t})=>n`<div class="choices">
  ${e.editions.map(r=>n`<${h} key=${r.variant} game=${e} edition=${r} chosen=${t} />`)}
</div>`;function _({shelf:e,chosen:r}){let i=e.games.length>1,a=e=>n`<${g} key=${e.game} game=${e} chosen=${r} />`;return n`<fieldset>
    <legend>${t(i?`which_game`:`which_board`)}</legend>
    ${i?e.games.map(e=>n`<div key=${e.game} class="stack one-game" role="group" aria-label=${e.name}>
              <h3>${e.name}</h3>
              <p class="small">${e.hint}</p>
              ${a(e)}
            </div>`):e.games.map(a)}
    ${e.away.map(({text:e})=>n`<p class="small">${e}</p>`)}
  </fieldset>`}export{f as a,c,s as i,o as l,m as n,a as o,l as r,p as s,_ as t,u};