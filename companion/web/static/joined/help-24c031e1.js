import{Fn as e,On as t}from"./phone-c7af0d79.js";const n=[`none`,`where`,`which`,`idea`],r=({name:t,caption:n,values:r,now:i,words:a,onChange:o})=>e`<fieldset>
  <legend>${n}</legend>
  <div class="choices lines">
    ${r.map(n=>e`<label key=${n} class="choice">
        <input type="radio" name=${t} value=${n} checked=${n===i} onchange=${()=>o?.(n)} />
        <span><b>${a(n)}</b><small>${a(`${n}_hint`)}</small></span>
      </label>`)}
  </div>
</fieldset>`;function i({state:i,entry:a,onChange:o}){if(i.manner===`tournament`)return e`<p class="small">${t(`no_help`)}</p>`;let s={name:`level`,caption:t(`how_much_help`),values:n,now:a.hints,words:e=>t(`level_${e}`),onChange:o};return e`<${r} ...${s} />`}export{i as n,r as t};