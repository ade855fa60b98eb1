import{Cn as e,En as t,O as n,On as r,Qt as i,Yt as a,Zt as o,an as s,kn as c,sn as l,yn as u}from"./phone-4da4ee6a.js";const d=[480,320,200],f=[.8,.6,.4];function p(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const m=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function h(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of d){let n=document.createElement(`canvas`);[n.width,n.height]=p(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of f){let t=await m(n,e);if(t&&t.size<=6e4)return t}}return null}var g=class extends c{render({context:r,sign:{seat:i,value:c},close:d}){let f=`/api/figures/${i}/${c}`,{name:p=``,photo:m=0}=s.figures[`${i}:${c}`]??{},g=async(e,t)=>{let n=await a(()=>l(e,t));return await r.refresh(),this.setState({}),n};return t`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await g(f,{name:t}))&&d()}} autocomplete="off">
      <p>${u(`figure_text`)}</p>
      <div class="figure-large">${n(i,c)}</div>
      <label class="button wide figure-file">
        ${u(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[t]=e.files;if(e.value=``,!t)return;let n=await h(t);n?await g(`${f}/photo`,n):o(u(`figure_unread`),!0)}} />
      </label>
      ${m>0&&e(u(`figure_none`),()=>g(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${u(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${u(`rename_yes`)}</button>
    </form>`}};const _=(e,n)=>i(n.text,(i,a)=>r(i,t`<${g} context=${e} sign=${n} close=${a} />`));export{_ as openFigure};