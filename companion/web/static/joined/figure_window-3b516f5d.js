import{A as e,An as t,Bn as n,Hn as r,Pn as i,Rn as a,_n as o,an as s,cn as c,hn as l,sn as u,un as d}from"./phone-9725a789.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);if(!r)return null;[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends r{render({context:n,sign:{seat:r,value:c},close:d}){let f=`/api/figures/${r}/${Number(c)}`,{name:p=``,photo:m=0}=l.figures[`${r}:${c}`]??{},h=async(e,t)=>{let r=await s(()=>o(e,t));return await n.refresh(),this.setState({}),r};return a`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=String(new FormData(e.target).get(`name`)).trim();(t===p||await h(f,{name:t}))&&d()}} autocomplete="off">
<p>${t(`figure_text`)}</p>
<div class="figure-large">${e(r,c)}</div>
<label class="button wide figure-file">
${t(`figure_photo`)}
<input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[n]=e.files??[];if(e.value=``,!n)return;let r=await g(n);r?await h(`${f}/photo`,r):u(t(`figure_unread`),!0)}} />
</label>
${m>0&&i(t(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
<label class="field-label">
${t(`figure_name`)}
<input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
</label>
<button type="submit" class="button primary wide" data-f="figure-done">${t(`rename_yes`)}</button>
</form>`}};d(`figures/figures.css`);const v=(e,t)=>c(t.text,(r,i)=>n(r,a`<${_} context=${e} sign=${t} close=${i} />`));export{v as openFigure};