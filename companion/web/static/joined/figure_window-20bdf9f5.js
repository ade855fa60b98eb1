import{$t as e,An as t,Dn as n,Qt as r,T as i,Xt as a,bn as o,cn as s,kn as c,on as l,tn as u,wn as d}from"./phone-4f51d064.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends t{render({context:e,sign:{seat:t,value:c},close:u}){let f=`/api/figures/${t}/${c}`,{name:p=``,photo:m=0}=l.figures[`${t}:${c}`]??{},h=async(t,n)=>{let r=await a(()=>s(t,n));return await e.refresh(),this.setState({}),r};return n`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&u()}} autocomplete="off">
      <p>${o(`figure_text`)}</p>
      <div class="figure-large">${i(t,c)}</div>
      <label class="button wide figure-file">
        ${o(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[t]=e.files;if(e.value=``,!t)return;let n=await g(t);n?await h(`${f}/photo`,n):r(o(`figure_unread`),!0)}} />
      </label>
      ${m>0&&d(o(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${o(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${o(`rename_yes`)}</button>
    </form>`}};u(`figures/figures.css`);const v=(t,r)=>e(r.text,(e,i)=>c(e,n`<${_} context=${t} sign=${r} close=${i} />`));export{v as openFigure};