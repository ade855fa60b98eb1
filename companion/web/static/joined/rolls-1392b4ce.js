import{$ as e,Ct as t,Et as n,Gt as r,J as i,Mt as a,Wt as o,en as s,et as c,ln as l,rt as u,sn as d,zt as f}from"./all-9abd0c32.js";import{l as p,u as m}from"./phone-f55a9f3f.js";const h=e=>(e-Math.floor(e))*2**32>>>0,g=[];for(let e=2;g.length<64;e+=1)g.every(t=>e%t)&&g.push(e);const _=g.map(e=>h(Math.cbrt(e))),v=g.slice(0,8).map(e=>h(Math.sqrt(e))),y=(e,t)=>e>>>t|e<<32-t;function b(e){let t=new Uint8Array(Math.ceil((e.length+9)/64)*64);return t.set(e),t[e.length]=128,new DataView(t.buffer).setUint32(t.length-4,e.length*8),t}function x(e,t){let n=Array.from({length:16},(n,r)=>e.getUint32(t+r*4));for(let e=16;e<64;e+=1){let[t,r]=[n[e-15],n[e-2]],i=y(t,7)^y(t,18)^t>>>3,a=y(r,17)^y(r,19)^r>>>10;n.push(n[e-16]+i+n[e-7]+a|0)}return n}function S(e){let t=b(new TextEncoder().encode(e)),n=new DataView(t.buffer),r=v;for(let e=0;e<t.length;e+=64){let[t,i,a,o,s,c,l,u]=r;for(let[r,d]of x(n,e).entries()){let e=s&c^~s&l,n=u+(y(s,6)^y(s,11)^y(s,25))+e+_[r]+d|0,f=(y(t,2)^y(t,13)^y(t,22))+(t&i^t&a^i&a)|0;[t,i,a,o,s,c,l,u]=[n+f|0,t,i,a,o+n|0,s,c,l]}r=[t,i,a,o,s,c,l,u].map((e,t)=>e+r[t]|0)}return r.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}function C(e,t,n){let r=256-256%n.length,i=S(`${e}:${t}`);for(;;){let e=i.match(/../g).map(e=>parseInt(e,16)).find(e=>e<r);if(e!==void 0)return n[e%n.length];i=S(i)}}function w(e,t,n){if(e.how===`told`)return`told`;if(!e.secret)return`unproven`;if(S(e.secret)!==e.commitment||C(e.secret,e.share,t)!==e.die)return`wrong`;let r=n.get(e.commitment);return r&&r!==e.share?`share_wrong`:e.share?r===void 0?`fits`:`seen`:`alone`}const T={wrong:`fault`,share_wrong:`fault`,unproven:`pass`};function E({state:e,roll:i,found:a}){let c=[[s(`roll_commitment`),i.commitment],[s(`roll_secret`),i.secret],[s(`roll_share`),i.share||`-`]];return d`<li class=${`throw${i.back?` back`:``}`}>
    <div class="throw-head">
      ${r(i.seat,n(e,i.seat)?.mark,`small`)}
      <b>${t(e,i.seat)}</b>
      <span class="hidden">${`: ${i.die}.`}</span>
      ${f(i.die,`small`)}
      ${a!==`told`&&o(T[a]??`legal`)}
    </div>
    <p>${s(`roll_${a}`)}${i.back&&[` `,d`<b>${s(`roll_back`)}</b>`]}</p>
    ${i.secret&&d`<details>
        <summary>${s(`roll_figures`)}</summary>
        <dl>${c.map(([e,t])=>[d`<dt>${e}</dt>`,d`<dd><code>${t}</code></dd>`])}</dl>
      </details>`}
  </li>`}async function D({state:t}){let n=await c(()=>a(`/api/rolls`));if(!n)return;let r=i(),o=t.roll?.commitment??``,f=e=>d`<${E} state=${t} roll=${e} found=${w(e,t.roll.faces,r)} />`,h={caption:s(`number_keys`),hint:s(`number_keys_hint`),checked:p(),onchange:({target:e})=>m(e.checked)};await u(s(`how_rolled`),t=>l(t,d`
        <ol class="explained">
          <li>${s(`how_rolled_1`)}</li>
          <li>${s(`how_rolled_2`)}</li>
          <li>${s(`how_rolled_3`)}</li>
        </ol>
        ${o&&d`<p class="small">${s(`next_commitment`)}${` `}<code title=${o}>${o.slice(0,12)}</code></p>`}
        <h3>${s(`last_rolls`)}</h3>
        ${n.length?d`<ul class="throws">${n.map(f)}</ul>`:d`<p>${s(`no_rolls`)}</p>`}
        <p class="small">${s(`on_computer`)}</p>
        <${e} ...${h} />
      `))}export{S as i,C as n,w as r,D as t};