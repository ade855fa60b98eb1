import{Ct as e,En as t,Fn as n,L as r,Nn as i,R as a,Zt as o,an as s,bn as c,hn as l,nn as u,qt as d,tn as f,un as p,yn as m}from"./phone-5c84839d.js";const h=e=>(e-Math.floor(e))*2**32>>>0,g=[];for(let e=2;g.length<64;e+=1)g.every(t=>e%t)&&g.push(e);const _=g.map(e=>h(Math.cbrt(e))),v=g.slice(0,8).map(e=>h(Math.sqrt(e))),y=(e,t)=>e>>>t|e<<32-t;function b(e){let t=new Uint8Array(Math.ceil((e.length+9)/64)*64);return t.set(e),t[e.length]=128,new DataView(t.buffer).setUint32(t.length-4,e.length*8),t}function x(e,t){let n=Array.from({length:16},(n,r)=>e.getUint32(t+r*4));for(let e=16;e<64;e+=1){let[t,r]=[n[e-15],n[e-2]],i=y(t,7)^y(t,18)^t>>>3,a=y(r,17)^y(r,19)^r>>>10;n.push(n[e-16]+i+n[e-7]+a|0)}return n}function S(e){let t=b(new TextEncoder().encode(e)),n=new DataView(t.buffer),r=v;for(let e=0;e<t.length;e+=64){let[t,i,a,o,s,c,l,u]=r;for(let[r,d]of x(n,e).entries()){let e=s&c^~s&l,n=u+(y(s,6)^y(s,11)^y(s,25))+e+_[r]+d|0,f=(y(t,2)^y(t,13)^y(t,22))+(t&i^t&a^i&a)|0;[t,i,a,o,s,c,l,u]=[n+f|0,t,i,a,o+n|0,s,c,l]}r=[t,i,a,o,s,c,l,u].map((e,t)=>e+r[t]|0)}return r.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}function C(e,t,n){let r=256-256%n.length,i=S(`${e}:${t}`);for(;;){let e=i.match(/../g).map(e=>parseInt(e,16)).find(e=>e<r);if(e!==void 0)return n[e%n.length];i=S(i)}}function w(e,t,n){if(e.how===`told`)return`told`;if(!e.secret)return`unproven`;if(S(e.secret)!==e.commitment||C(e.secret,e.share,t)!==e.die)return`wrong`;let r=n.get(e.commitment);return r&&r!==e.share?`share_wrong`:e.share?r===void 0?`fits`:`seen`:`alone`}const T={wrong:`fault`,share_wrong:`fault`,unproven:`pass`};function E({state:e,roll:n,found:r}){let a=[[t(`roll_commitment`),n.commitment],[t(`roll_secret`),n.secret],[t(`roll_share`),n.share||`-`]];return i`<li class=${`throw${n.back?` back`:``}`}>
    <div class="throw-head">
      ${c(n.seat,o(e,n.seat)?.mark,`small`)}
      <b>${d(e,n.seat)}</b>
      <span class="hidden">${`: ${n.die}.`}</span>
      ${l(n.die,`small`)}
      ${r!==`told`&&m(T[r]??`legal`)}
    </div>
    <p>${t(`roll_${r}`)}${n.back&&[` `,i`<b>${t(`roll_back`)}</b>`]}</p>
    ${n.secret&&i`<details>
        <summary>${t(`roll_figures`)}</summary>
        <dl>${a.map(([e,t])=>[i`<dt>${e}</dt>`,i`<dd><code>${t}</code></dd>`])}</dl>
      </details>`}
  </li>`}async function D({state:o}){let c=await u(()=>p(`/api/rolls`));if(!c)return;let l=e(),d=o.roll?.commitment??``,m=e=>i`<${E} state=${o} roll=${e} found=${w(e,o.roll.faces,l)} />`,h={caption:t(`number_keys`),hint:t(`number_keys_hint`),checked:r(),onchange:({target:e})=>a(e.checked)};await s(t(`how_rolled`),e=>n(e,i`
        <ol class="explained">
          <li>${t(`how_rolled_1`)}</li>
          <li>${t(`how_rolled_2`)}</li>
          <li>${t(`how_rolled_3`)}</li>
        </ol>
        ${d&&i`<p class="small">${t(`next_commitment`)}${` `}<code title=${d}>${d.slice(0,12)}</code></p>`}
        <h3>${t(`last_rolls`)}</h3>
        ${c.length?i`<ul class="throws">${c.map(m)}</ul>`:i`<p>${t(`no_rolls`)}</p>`}
        <p class="small">${t(`on_computer`)}</p>
        <${f} ...${h} />
      `))}export{S as i,C as n,w as r,D as t};