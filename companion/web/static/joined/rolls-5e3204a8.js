import{An as e,Bn as t,Cn as n,Dt as r,Rn as i,Sn as a,Xt as o,_ as s,an as c,cn as l,en as u,in as d,pn as f,v as p,vn as m}from"./phone-9725a789.js";const h=e=>(e-Math.floor(e))*2**32>>>0,g=[];for(let e=2;g.length<64;e+=1)g.every(t=>e%t)&&g.push(e);const _=g.map(e=>h(Math.cbrt(e))),v=g.slice(0,8).map(e=>h(Math.sqrt(e))),y=(e,t)=>e>>>t|e<<32-t;function b(e){let t=new Uint8Array(Math.ceil((e.length+9)/64)*64);return t.set(e),t[e.length]=128,new DataView(t.buffer).setUint32(t.length-4,e.length*8),t}function x(e,t){let n=Array.from({length:16},(n,r)=>e.getUint32(t+r*4));for(let e=16;e<64;e+=1){let[t,r]=[n[e-15],n[e-2]],i=y(t,7)^y(t,18)^t>>>3,a=y(r,17)^y(r,19)^r>>>10;n.push(n[e-16]+i+n[e-7]+a|0)}return n}function S(e){let t=b(new TextEncoder().encode(e)),n=new DataView(t.buffer),r=v;for(let e=0;e<t.length;e+=64){let[t,i,a,o,s,c,l,u]=r;for(let[r,d]of x(n,e).entries()){let e=s&c^~s&l,n=u+(y(s,6)^y(s,11)^y(s,25))+e+_[r]+d|0,f=(y(t,2)^y(t,13)^y(t,22))+(t&i^t&a^i&a)|0;[t,i,a,o,s,c,l,u]=[n+f|0,t,i,a,o+n|0,s,c,l]}r=[t,i,a,o,s,c,l,u].map((e,t)=>e+r[t]|0)}return r.map(e=>(e>>>0).toString(16).padStart(8,`0`)).join(``)}function C(e,t,n){let r=256-256%n.length,i=S(`${e}:${t}`);for(;;){let e=(i.match(/../g)??[]).map(e=>parseInt(e,16)).find(e=>e<r);if(e!==void 0)return n[e%n.length];i=S(i)}}function w(e,t,n){if(e.how===`told`)return`told`;if(!e.secret)return`unproven`;if(S(e.secret)!==e.commitment||C(e.secret,e.share,t)!==e.die)return`wrong`;let r=n.get(e.commitment);return r&&r!==e.share?`share_wrong`:e.share?r===void 0?`fits`:`seen`:`alone`}const T={wrong:`fault`,share_wrong:`fault`,unproven:`pass`};function E({state:t,roll:r,found:s}){let c=[[e(`roll_commitment`),r.commitment],[e(`roll_secret`),r.secret],[e(`roll_share`),r.share||`-`]];return i`<li class=${`throw${r.back?` back`:``}`}>
<div class="throw-head">
${n(r.seat,u(t,r.seat)?.mark,`small`)}
<b>${o(t,r.seat)}</b>
<span class="hidden">${`: ${r.die}.`}</span>
${m(r.die,`small`)}
${s!==`told`&&a(T[s]??`legal`)}
</div>
<p>${e(`roll_${s}`)}${r.back&&[` `,i`<b>${e(`roll_back`)}</b>`]}</p>
${r.secret&&i`<details>
<summary>${e(`roll_figures`)}</summary>
<dl>${c.map(([e,t])=>[i`<dt>${e}</dt>`,i`<dd><code>${t}</code></dd>`])}</dl>
</details>`}
</li>`}async function D({state:n}){let a=await c(()=>f(`/api/rolls`));if(!a)return;let o=r(),u=n.roll?.commitment??``,m=e=>i`<${E} state=${n} roll=${e} found=${w(e,n.roll?.faces??[],o)} />`,h={caption:e(`number_keys`),hint:e(`number_keys_hint`),checked:s(),onchange:({target:e})=>p(e.checked)};await l(e(`how_rolled`),n=>t(n,i`
<ol class="explained">
<li>${e(`how_rolled_1`)}</li>
<li>${e(`how_rolled_2`)}</li>
<li>${e(`how_rolled_3`)}</li>
</ol>
${u&&i`<p class="small">${e(`next_commitment`)}${` `}<code title=${u}>${u.slice(0,12)}</code></p>`}
<h3>${e(`last_rolls`)}</h3>
${a.length?i`<ul class="throws">${a.map(m)}</ul>`:i`<p>${e(`no_rolls`)}</p>`}
<p class="small">${e(`on_computer`)}</p>
<${d} ...${h} />
`))}export{S as i,C as n,w as r,D as t};