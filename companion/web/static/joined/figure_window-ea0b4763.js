import{An as e,Bn as t,E as n,Ln as r,Pn as i,_n as a,an as o,cn as s,hn as c,sn as l,un as u,zn as d}from"./phone-f50be9ec.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends t{render({context:t,sign:{seat:s,value:u},close:d}){let f=`/api/figures/${s}/${u}`,{name:p=``,photo:m=0}=c.figures[`${s}:${u}`]??{},h=async(e,n)=>{let r=await o(()=>a(e,n));return await t.refresh(),this.setState({}),r};return r`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&d()}} autocomplete="off">
      <p>${e(`figure_text`)}</p>
      <div class="figure-large">${n(s,u)}</div>
      <label class="button wide figure-file">
        ${e(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:t})=>{let[n]=t.files;if(t.value=``,!n)return;let r=await g(n);r?await h(`${f}/photo`,r):l(e(`figure_unread`),!0)}} />
      </label>
      ${m>0&&i(e(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${e(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${e(`rename_yes`)}</button>
    </form>`}};u(`figures/figures.css`);const v=(e,t)=>s(t.text,(n,i)=>d(n,r`<${_} context=${e} sign=${t} close=${i} />`));export{v as openFigure};