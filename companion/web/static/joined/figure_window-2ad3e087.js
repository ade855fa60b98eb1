import{E as e,Fn as t,Ln as n,Mn as r,On as i,Rn as a,an as o,cn as s,hn as c,on as l,pn as u,rn as d}from"./phone-c7af0d79.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends a{render({context:n,sign:{seat:a,value:s},close:l}){let f=`/api/figures/${a}/${s}`,{name:p=``,photo:m=0}=u.figures[`${a}:${s}`]??{},h=async(e,t)=>{let r=await d(()=>c(e,t));return await n.refresh(),this.setState({}),r};return t`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&l()}} autocomplete="off">
      <p>${i(`figure_text`)}</p>
      <div class="figure-large">${e(a,s)}</div>
      <label class="button wide figure-file">
        ${i(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[t]=e.files;if(e.value=``,!t)return;let n=await g(t);n?await h(`${f}/photo`,n):o(i(`figure_unread`),!0)}} />
      </label>
      ${m>0&&r(i(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${i(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${i(`rename_yes`)}</button>
    </form>`}};s(`figures/figures.css`);const v=(e,r)=>l(r.text,(i,a)=>n(i,t`<${_} context=${e} sign=${r} close=${a} />`));export{v as openFigure};