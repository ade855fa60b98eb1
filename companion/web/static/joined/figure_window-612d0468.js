import{$t as e,An as t,On as n,Tn as r,Zt as i,en as a,jn as o,ln as s,nn as c,sn as l,w as u,xn as d}from"./phone-99872946.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends o{render({context:t,sign:{seat:a,value:o},close:c}){let f=`/api/figures/${a}/${o}`,{name:p=``,photo:m=0}=l.figures[`${a}:${o}`]??{},h=async(e,n)=>{let r=await i(()=>s(e,n));return await t.refresh(),this.setState({}),r};return n`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&c()}} autocomplete="off">
      <p>${d(`figure_text`)}</p>
      <div class="figure-large">${u(a,o)}</div>
      <label class="button wide figure-file">
        ${d(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:t})=>{let[n]=t.files;if(t.value=``,!n)return;let r=await g(n);r?await h(`${f}/photo`,r):e(d(`figure_unread`),!0)}} />
      </label>
      ${m>0&&r(d(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${d(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${d(`rename_yes`)}</button>
    </form>`}};c(`figures/figures.css`);const v=(e,r)=>a(r.text,(i,a)=>t(i,n`<${_} context=${e} sign=${r} close=${a} />`));export{v as openFigure};