import{En as e,Mn as t,Qt as n,Sn as r,T as i,cn as a,en as o,jn as s,kn as c,rn as l,tn as u,un as d}from"./phone-68234baa.js";const f=[480,320,200],p=[.8,.6,.4];function m(e,t,n){let r=Math.min(1,n/Math.max(e,t));return[Math.max(1,Math.round(e*r)),Math.max(1,Math.round(t*r))]}const h=(e,t)=>new Promise(n=>e.toBlob(n,`image/jpeg`,t));async function g(e){let t=await createImageBitmap(e).catch(()=>null);if(!t)return null;for(let e of f){let n=document.createElement(`canvas`);[n.width,n.height]=m(t.width,t.height,e);let r=n.getContext(`2d`);[r.fillStyle,r.imageSmoothingQuality]=[`#fff`,`high`],r.fillRect(0,0,n.width,n.height),r.drawImage(t,0,0,n.width,n.height);for(let e of p){let t=await h(n,e);if(t&&t.size<=6e4)return t}}return null}var _=class extends t{render({context:t,sign:{seat:s,value:l},close:u}){let f=`/api/figures/${s}/${l}`,{name:p=``,photo:m=0}=a.figures[`${s}:${l}`]??{},h=async(e,r)=>{let i=await n(()=>d(e,r));return await t.refresh(),this.setState({}),i};return c`<form class="stack" onsubmit=${async e=>{e.preventDefault();let t=new FormData(e.target).get(`name`).trim();(t===p||await h(f,{name:t}))&&u()}} autocomplete="off">
      <p>${r(`figure_text`)}</p>
      <div class="figure-large">${i(s,l)}</div>
      <label class="button wide figure-file">
        ${r(`figure_photo`)}
        <input type="file" accept="image/*" capture="environment" data-f="figure-photo" onchange=${async({target:e})=>{let[t]=e.files;if(e.value=``,!t)return;let n=await g(t);n?await h(`${f}/photo`,n):o(r(`figure_unread`),!0)}} />
      </label>
      ${m>0&&e(r(`figure_none`),()=>h(f,{photo:!1}),{kind:`wide`,name:`figure-none`})}
      <label class="field-label">
        ${r(`figure_name`)}
        <input type="text" name="name" maxlength=${30} data-f="figure-name" defaultValue=${p} />
      </label>
      <button type="submit" class="button primary wide" data-f="figure-done">${r(`rename_yes`)}</button>
    </form>`}};l(`figures/figures.css`);const v=(e,t)=>u(t.text,(n,r)=>s(n,c`<${_} context=${e} sign=${t} close=${r} />`));export{v as openFigure};