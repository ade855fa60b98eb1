import{E as e,Fn as t,Mn as n,Pn as r,Tn as i,dn as a,in as o,kn as s,on as c,pn as l,rn as u,tn as d}from"./phone-7ea352df.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends t{render({context:t,sign:{seat:r,value:o},close:c}){let f=`/api/figures/${r}/${o}`,{name:p=``,photo:m=0}=a.figures[`${r}:${o}`]??{},h=async(e,n)=>{let r=await d(()=>l(e,n));return await t.refresh(),this.setState({}),r};return n`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&c()}} autocomplete="off">
      <p>${i(`figure_text`)}</p>
      <div class="figure-large">${e(r,o)}</div>
      <label class="button wide figure-file">
        ${i(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[t]=e.files;if(e.value=``,!t)return;let n=await g(t);n?await h(`${f}/photo`,n):u(i(`figure_unread`),!0)}} />
      </label>
      ${m>0&&s(i(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${i(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${i(`rename_yes`)}</button>
    </form>`}};c(`figures/figures.css`);const v=(e,t)=>o(t.text,(i,a)=>r(i,n`<${_} context=${e} sign=${t} close=${a} />`));export{v as openFigure};