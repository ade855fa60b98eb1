import{$t as e,An as t,Dn as n,Qt as r,T as i,Xt as a,bn as o,cn as s,kn as c,on as l,wn as u}from"./phone-2acdbbcc.js";const d=[480,320,200],f=[.8,.6,.4];function p(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const m=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function h(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of d){let n=document.createElement(`canvas`);[n.width,n.height]=p(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of f){let t=await m(n,e);if(t&&t.size<=6e4)return t}}return null}var g=class extends t{render({context:e,sign:{seat:t,value:c},close:d}){let f=`/api/figures/${t}/${c}`,{name:p=``,photo:m=0}=l.figures[`${t}:${c}`]??{},g=async(t,n)=>{let r=await a(()=>s(t,n));return await e.refresh(),this.setState({}),r};return n`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await g(f,{name:t}))&&d()}} autocomplete="off">
      <p>${o(`figure_text`)}</p>
      <div class="figure-large">${i(t,c)}</div>
      <label class="button wide figure-file">
        ${o(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[t]=e.files;if(e.value=``,!t)return;let n=await h(t);n?await g(`${f}/photo`,n):r(o(`figure_unread`),!0)}} />
      </label>
      ${m>0&&u(o(`figure_none`),()=>g(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${o(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${o(`rename_yes`)}</button>
    </form>`}};const _=(t,r)=>e(r.text,(e,i)=>c(e,n`<${g} context=${t} sign=${r} close=${i} />`));export{_ as openFigure};