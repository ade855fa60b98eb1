import{Fn as e,Jt as t,K as n,Ln as r,On as i,Qt as a,Tt as o,bn as s,dn as c,gn as l,nn as u,on as d,q as f,rn as p,xn as m}from"./phone-9ef268c8.js";const h=e=>(e-Math.floor(e))*2**32>>>0,g=[];for(let e=2;g.length<64;e+=1)g.every(t=>e%t)&&g.push(e);const _=g.map(e=>h(Math.cbrt(e))),v=g.slice(0,8).map(e=>h(Math.sqrt(e))),y=(e,t)=>e>>>t|e<<32-t;function b(e){let t=new Uint8Array(Math.ceil((e.length+9)/64)*64);return t.set(e),t[e.length]=128,new DataView(t.buffer).setUint32(t.length-4,e.length*8),t}function x(e,t){let n=Array.from({length:16},(n,r)=>e.getUint32(t+r*4));for(let e=16;e<64;e+=1){let[t,r]=[n[e-15],n[e-2]],i=y(t,7)^y(t,18)^t>>>3,a=y(r,17)^y(r,19)^r>>>10;n.push(n[e-16]+i+n[e-7]+a|0)}return n}function S(e){let t=b(new TextEncoder().encode(e)),n=new DataView(t.buffer),r=v;for(let e=0;e<t.length;e+=64){let[t,i,a,o,s,c,l,u]=r;for(let[r,d]of x(n,e).entries()){let e=s&c^~s&l,n=u+(y(s,6)^y(s,11)^y(s,25))+e+_[r]+d|0,f=(y(t,2)^y(t,13)^y(t,22))+(t&i^t&a^i&a)|0;[t,i,a,o,s,c,l,u]=[n+f|0,t,i,a,o+n|0,s,c,l]}r=[t,i,a,o,s,c,l,u].map((e,t)=>e+r[t]|0)}return r.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}function C(e,t,n){let r=256-256%n.length,i=S(`${e}:${t}`);for(;;){let e=i.match(/../g).map(e=>parseInt(e,16)).find(e=>e<r);if(e!==void 0)return n[e%n.length];i=S(i)}}function w(e,t,n){if(e.how===`told`)return`told`;if(!e.secret)return`unproven`;if(S(e.secret)!==e.commitment||C(e.secret,e.share,t)!==e.die)return`wrong`;let r=n.get(e.commitment);return r&&r!==e.share?`share_wrong`:e.share?r===void 0?`fits`:`seen`:`alone`}const T={wrong:`fault`,share_wrong:`fault`,unproven:`pass`};function E({state:n,roll:r,found:o}){let c=[[i(`roll_commitment`),r.commitment],[i(`roll_secret`),r.secret],[i(`roll_share`),r.share||`-`]];return e`<li class=${`throw${r.back?` back`:``}`}>
    <div class="throw-head">
      ${m(r.seat,a(n,r.seat)?.mark,`small`)}
      <b>${t(n,r.seat)}</b>
      <span class="hidden">${`: ${r.die}.`}</span>
      ${l(r.die,`small`)}
      ${o!==`told`&&s(T[o]??`legal`)}
    </div>
    <p>${i(`roll_${o}`)}${r.back&&[` `,e`<b>${i(`roll_back`)}</b>`]}</p>
    ${r.secret&&e`<details>
        <summary>${i(`roll_figures`)}</summary>
        <dl>${c.map(([t,n])=>[e`<dt>${t}</dt>`,e`<dd><code>${n}</code></dd>`])}</dl>
      </details>`}
  </li>`}async function D({state:t}){let a=await p(()=>c(`/api/rolls`));if(!a)return;let s=o(),l=t.roll?.commitment??``,m=n=>e`<${E} state=${t} roll=${n} found=${w(n,t.roll.faces,s)} />`,h={caption:i(`number_keys`),hint:i(`number_keys_hint`),checked:n(),onchange:({target:e})=>f(e.checked)};await d(i(`how_rolled`),t=>r(t,e`
        <ol class="explained">
          <li>${i(`how_rolled_1`)}</li>
          <li>${i(`how_rolled_2`)}</li>
          <li>${i(`how_rolled_3`)}</li>
        </ol>
        ${l&&e`<p class="small">${i(`next_commitment`)}${` `}<code title=${l}>${l.slice(0,12)}</code></p>`}
        <h3>${i(`last_rolls`)}</h3>
        ${a.length?e`<ul class="throws">${a.map(m)}</ul>`:e`<p>${i(`no_rolls`)}</p>`}
        <p class="small">${i(`on_computer`)}</p>
        <${u} ...${h} />
      `))}export{S as i,C as n,w as r,D as t};