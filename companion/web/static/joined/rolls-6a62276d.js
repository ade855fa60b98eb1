import{$t as e,Dn as t,Gt as n,Vt as r,Xt as i,Yt as a,_ as o,bn as s,g as c,in as l,kn as u,ln as d,mn as f,pn as p,vt as m}from"./phone-dd59b0b4.js";const h=e=>(e-Math.floor(e))*2**32>>>0,g=[];for(let e=2;g.length<64;e+=1)g.every(t=>e%t)&&g.push(e);const _=g.map(e=>h(Math.cbrt(e))),v=g.slice(0,8).map(e=>h(Math.sqrt(e))),y=(e,t)=>e>>>t|e<<32-t;function b(e){let t=new Uint8Array(Math.ceil((e.length+9)/64)*64);return t.set(e),t[e.length]=128,new DataView(t.buffer).setUint32(t.length-4,e.length*8),t}function x(e,t){let n=Array.from({length:16},(n,r)=>e.getUint32(t+r*4));for(let e=16;e<64;e+=1){let[t,r]=[n[e-15],n[e-2]],i=y(t,7)^y(t,18)^t>>>3,a=y(r,17)^y(r,19)^r>>>10;n.push(n[e-16]+i+n[e-7]+a|0)}return n}function S(e){let t=b(new TextEncoder().encode(e)),n=new DataView(t.buffer),r=v;for(let e=0;e<t.length;e+=64){let[t,i,a,o,s,c,l,u]=r;for(let[r,d]of x(n,e).entries()){let e=s&c^~s&l,n=u+(y(s,6)^y(s,11)^y(s,25))+e+_[r]+d|0,f=(y(t,2)^y(t,13)^y(t,22))+(t&i^t&a^i&a)|0;[t,i,a,o,s,c,l,u]=[n+f|0,t,i,a,o+n|0,s,c,l]}r=[t,i,a,o,s,c,l,u].map((e,t)=>e+r[t]|0)}return r.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}function C(e,t,n){let r=256-256%n.length,i=S(`${e}:${t}`);for(;;){let e=i.match(/../g).map(e=>parseInt(e,16)).find(e=>e<r);if(e!==void 0)return n[e%n.length];i=S(i)}}function w(e,t,n){if(e.how===`told`)return`told`;if(!e.secret)return`unproven`;if(S(e.secret)!==e.commitment||C(e.secret,e.share,t)!==e.die)return`wrong`;let r=n.get(e.commitment);return r&&r!==e.share?`share_wrong`:e.share?r===void 0?`fits`:`seen`:`alone`}const T={wrong:`fault`,share_wrong:`fault`,unproven:`pass`};function E({state:e,roll:i,found:a}){let o=[[s(`roll_commitment`),i.commitment],[s(`roll_secret`),i.secret],[s(`roll_share`),i.share||`-`]];return t`<li class=${`throw${i.back?` back`:``}`}>
    <div class="throw-head">
      ${f(i.seat,n(e,i.seat)?.mark,`small`)}
      <b>${r(e,i.seat)}</b>
      <span class="hidden">${`: ${i.die}.`}</span>
      ${d(i.die,`small`)}
      ${a!==`told`&&p(T[a]??`legal`)}
    </div>
    <p>${s(`roll_${a}`)}${i.back&&[` `,t`<b>${s(`roll_back`)}</b>`]}</p>
    ${i.secret&&t`<details>
        <summary>${s(`roll_figures`)}</summary>
        <dl>${o.map(([e,n])=>[t`<dt>${e}</dt>`,t`<dd><code>${n}</code></dd>`])}</dl>
      </details>`}
  </li>`}async function D({state:n}){let r=await i(()=>l(`/api/rolls`));if(!r)return;let d=m(),f=n.roll?.commitment??``,p=e=>t`<${E} state=${n} roll=${e} found=${w(e,n.roll.faces,d)} />`,h={caption:s(`number_keys`),hint:s(`number_keys_hint`),checked:c(),onchange:({target:e})=>o(e.checked)};await e(s(`how_rolled`),e=>u(e,t`
        <ol class="explained">
          <li>${s(`how_rolled_1`)}</li>
          <li>${s(`how_rolled_2`)}</li>
          <li>${s(`how_rolled_3`)}</li>
        </ol>
        ${f&&t`<p class="small">${s(`next_commitment`)}${` `}<code title=${f}>${f.slice(0,12)}</code></p>`}
        <h3>${s(`last_rolls`)}</h3>
        ${r.length?t`<ul class="throws">${r.map(p)}</ul>`:t`<p>${s(`no_rolls`)}</p>`}
        <p class="small">${s(`on_computer`)}</p>
        <${a} ...${h} />
      `))}export{S as i,C as n,w as r,D as t};