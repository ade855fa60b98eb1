import{A as e,An as t,Bn as n,Ln as r,Pn as i,_n as a,an as o,cn as s,hn as c,sn as l,un as u,zn as d}from"./phone-44b4d523.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends n{render({context:n,sign:{seat:s,value:u},close:d}){let f=`/api/figures/${s}/${u}`,{name:p=``,photo:m=0}=c.figures[`${s}:${u}`]??{},h=async(e,t)=>{let r=await o(()=>a(e,t));return await n.refresh(),this.setState({}),r};return r`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&d()}} autocomplete="off">
      <p>${t(`figure_text`)}</p>
      <div class="figure-large">${e(s,u)}</div>
      <label class="button wide figure-file">
        ${t(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[n]=e.files;if(e.value=``,!n)return;let r=await g(n);r?await h(`${f}/photo`,r):l(t(`figure_unread`),!0)}} />
      </label>
      ${m>0&&i(t(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${t(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${t(`rename_yes`)}</button>
    </form>`}};u(`figures/figures.css`);const v=(e,t)=>s(t.text,(n,i)=>d(n,r`<${_} context=${e} sign=${t} close=${i} />`));export{v as openFigure};