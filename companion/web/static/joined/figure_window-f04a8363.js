import{An as e,E as t,En as n,Fn as r,In as i,Nn as a,an as o,fn as s,in as c,mn as l,nn as u,sn as d}from"./phone-c348bab2.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends i{render({context:r,sign:{seat:i,value:o},close:d}){let f=`/api/figures/${i}/${o}`,{name:p=``,photo:m=0}=s.figures[`${i}:${o}`]??{},h=async(e,t)=>{let n=await u(()=>l(e,t));return await r.refresh(),this.setState({}),n};return a`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&d()}} autocomplete="off">
      <p>${n(`figure_text`)}</p>
      <div class="figure-large">${t(i,o)}</div>
      <label class="button wide figure-file">
        ${n(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[t]=e.files;if(e.value=``,!t)return;let r=await g(t);r?await h(`${f}/photo`,r):c(n(`figure_unread`),!0)}} />
      </label>
      ${m>0&&e(n(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${n(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${n(`rename_yes`)}</button>
    </form>`}};d(`figures/figures.css`);const v=(e,t)=>o(t.text,(n,i)=>r(n,a`<${_} context=${e} sign=${t} close=${i} />`));export{v as openFigure};