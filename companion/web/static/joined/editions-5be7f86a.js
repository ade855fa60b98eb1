import{On as e,c as t,jn as n,on as r,xn as i}from"./phone-99872946.js";const a=({game:e,variant:t})=>`${e} ${t}`;function o(e){let t=e.games.flatMap(e=>e.editions.map(t=>({game:e,edition:t}))).filter(({edition:e})=>!e.away);return new Map(t.map(e=>[a({game:e.game.game,variant:e.edition.variant}),e]))}function s(e,t,n){return[n,t.board?a(t.board):``,...e.keys()].find(t=>e.has(t))??``}function c({seats:e,again:t}){let n=e?.length?e:t?.seats??[];return new Map(n.map(({seat:e,name:n,computer:r})=>{let i=t?.first===e;return[e,{name:r?``:n,computer:r,plays:!0,first:i}]}))}function l({again:e},{game:t,edition:n}){let{rules:r,pawns:i,bare:a,learns:o}=e?.game===t.game&&e.variant===n.variant&&e?e:{rules:{},pawns:{},bare:!1,learns:[]};return{rules:r,handicap:i,bare:a,learns:o,manner:e?.manner}}function u({seats:e,fewest:t},n){let r=new Set(e.filter(e=>n.get(e)?.plays));for(let n of[e[0],e[e.length-1],...e])r.size<t&&r.add(n);return e.filter(e=>r.has(e))}function d({key:e,values:t,says:n},r){let i=n.length?Number(r.get(`rule ${e}`)):Number(r.has(`rule ${e}`));return i?t[i]:void 0}function f(e,t){return Object.fromEntries(e.map(({key:e,places:n,told:r,usual:i,fixed:a})=>n.length?[e,[...(r??i).slice(0,a),...t.getAll(`fact ${e}`)]]:[e,Number(t.get(`fact ${e}`))]))}function p({game:e,edition:t},n,r,i){let a=e=>String(n.get(`name ${e}`)??``).trim(),o=e=>Number(n.get(`fewer ${e}`)??t.handicap?.most),s=e=>String(n.get(`computer ${e}`)??``),c=t.rules.map(e=>[e.key,d(e,n)]);return{game:e.game,variant:t.variant,manner:n.get(`manner`),seats:r,names:Object.fromEntries(r.filter(a).map(e=>[e,a(e)])),options:Object.fromEntries(c.filter(([,e])=>e!==void 0)),first:i,pawns:t.handicap?Object.fromEntries(r.map(e=>[e,o(e)]).filter(([,e])=>e!==t.handicap?.most)):{},bare:n.has(`bare`),learns:n.has(`first-time`)?r.filter(e=>n.has(`learns ${e}`)):[],computer:Object.fromEntries(r.filter(s).map(e=>[e,s(e)]))}}var m=class extends n{state={geometry:null,gone:!1};stand=e=>{this.sight?.disconnect(),e&&!this.state.geometry&&(this.sight=new IntersectionObserver(e=>e.some(({isIntersecting:e})=>e)&&this.load()),this.sight.observe(e))};load(){this.sight.disconnect();let{game:e,edition:t}=this.props;r({game:e.game,variant:t.variant}).then(e=>this.setState({geometry:e}),()=>this.setState({gone:!0}))}render({edition:n},{geometry:r,gone:i}){let a={pieces:Object.entries(n.pieces).map(([e,t])=>({spot:e,kind:t,look:`down`})),signs:n.signs,label:``};return!i&&e`<span class="variant-picture" ref=${this.stand}>
        ${r&&e`<${t} geometry=${r} contents=${a} hidden />`}
      </span>`}};function h({game:t,edition:n,chosen:r}){let i=a({game:t.game,variant:n.variant});return e`<label class="choice">
    <input type="radio" name="edition" value=${i} checked=${i===r} disabled=${!!n.away} />
    <${m} game=${t} edition=${n} />
    <span>
      <b>${n.name}</b>
      <small>${n.hint}</small>
      ${n.away&&e`<small>${n.away}</small>`}
    </span>
  </label>`}const g=({game:t,chosen:n})=>e`<div class="choices">
  ${t.editions.map(r=>e`<${h} key=${r.variant} game=${t} edition=${r} chosen=${n} />`)}
</div>`;function _({shelf:t,chosen:n}){let r=t.games.length>1,a=t=>e`<${g} key=${t.game} game=${t} chosen=${n} />`;return e`<fieldset>
    <legend>${i(r?`which_game`:`which_board`)}</legend>
    ${r?t.games.map(t=>e`<div key=${t.game} class="stack one-game" role="group" aria-label=${t.name}>
              <h3>${t.name}</h3>
              <p class="small">${t.hint}</p>
              ${a(t)}
            </div>`):t.games.map(a)}
    ${t.away.map(({text:t})=>e`<p class="small">${t}</p>`)}
  </fieldset>`}export{f as a,c,s as i,o as l,m as n,a as o,l as r,p as s,_ as t,u};