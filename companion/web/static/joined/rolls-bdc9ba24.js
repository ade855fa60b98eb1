import{Et as e,It as t,Jt as n,Ut as r,Yt as i,Z as a,dn as o,in as s,kt as c,nt as l,ot as u,pn as d,rt as f}from"./all-136c38ea.js";import{l as p,u as m}from"./phone-62eb2458.js";const h=e=>(e-Math.floor(e))*2**32>>>0,g=[];for(let e=2;g.length<64;e+=1)g.every(t=>e%t)&&g.push(e);const _=g.map(e=>h(Math.cbrt(e))),v=g.slice(0,8).map(e=>h(Math.sqrt(e))),y=(e,t)=>e>>>t|e<<32-t;function b(e){let t=new Uint8Array(Math.ceil((e.length+9)/64)*64);return t.set(e),t[e.length]=128,new DataView(t.buffer).setUint32(t.length-4,e.length*8),t}function x(e,t){let n=Array.from({length:16},(n,r)=>e.getUint32(t+r*4));for(let e=16;e<64;e+=1){let[t,r]=[n[e-15],n[e-2]],i=y(t,7)^y(t,18)^t>>>3,a=y(r,17)^y(r,19)^r>>>10;n.push(n[e-16]+i+n[e-7]+a|0)}return n}function S(e){let t=b(new TextEncoder().encode(e)),n=new DataView(t.buffer),r=v;for(let e=0;e<t.length;e+=64){let[t,i,a,o,s,c,l,u]=r;for(let[r,d]of x(n,e).entries()){let e=s&c^~s&l,n=u+(y(s,6)^y(s,11)^y(s,25))+e+_[r]+d|0,f=(y(t,2)^y(t,13)^y(t,22))+(t&i^t&a^i&a)|0;[t,i,a,o,s,c,l,u]=[n+f|0,t,i,a,o+n|0,s,c,l]}r=[t,i,a,o,s,c,l,u].map((e,t)=>e+r[t]|0)}return r.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}function C(e,t,n){let r=256-256%n.length,i=S(`${e}:${t}`);for(;;){let e=i.match(/../g).map(e=>parseInt(e,16)).find(e=>e<r);if(e!==void 0)return n[e%n.length];i=S(i)}}function w(e,t,n){if(e.how===`told`)return`told`;if(!e.secret)return`unproven`;if(S(e.secret)!==e.commitment||C(e.secret,e.share,t)!==e.die)return`wrong`;let r=n.get(e.commitment);return r&&r!==e.share?`share_wrong`:e.share?r===void 0?`fits`:`seen`:`alone`}const T={wrong:`fault`,share_wrong:`fault`,unproven:`pass`};function E({state:t,roll:a,found:l}){let u=[[s(`roll_commitment`),a.commitment],[s(`roll_secret`),a.secret],[s(`roll_share`),a.share||`-`]];return o`<li class=${`throw${a.back?` back`:``}`}>
    <div class="throw-head">
      ${i(a.seat,c(t,a.seat)?.mark,`small`)}
      <b>${e(t,a.seat)}</b>
      <span class="hidden">${`: ${a.die}.`}</span>
      ${r(a.die,`small`)}
      ${l!==`told`&&n(T[l]??`legal`)}
    </div>
    <p>${s(`roll_${l}`)}${a.back&&[` `,o`<b>${s(`roll_back`)}</b>`]}</p>
    ${a.secret&&o`<details>
        <summary>${s(`roll_figures`)}</summary>
        <dl>${u.map(([e,t])=>[o`<dt>${e}</dt>`,o`<dd><code>${t}</code></dd>`])}</dl>
      </details>`}
  </li>`}async function D({state:e}){let n=await f(()=>t(`/api/rolls`));if(!n)return;let r=a(),i=e.roll?.commitment??``,c=t=>o`<${E} state=${e} roll=${t} found=${w(t,e.roll.faces,r)} />`,h={caption:s(`number_keys`),hint:s(`number_keys_hint`),checked:p(),onchange:({target:e})=>m(e.checked)};await u(s(`how_rolled`),e=>d(e,o`
        <ol class="explained">
          <li>${s(`how_rolled_1`)}</li>
          <li>${s(`how_rolled_2`)}</li>
          <li>${s(`how_rolled_3`)}</li>
        </ol>
        ${i&&o`<p class="small">${s(`next_commitment`)}${` `}<code title=${i}>${i.slice(0,12)}</code></p>`}
        <h3>${s(`last_rolls`)}</h3>
        ${n.length?o`<ul class="throws">${n.map(c)}</ul>`:o`<p>${s(`no_rolls`)}</p>`}
        <p class="small">${s(`on_computer`)}</p>
        <${l} ...${h} />
      `))}export{S as i,C as n,w as r,D as t};