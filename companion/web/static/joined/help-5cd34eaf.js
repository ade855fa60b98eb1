import{An as e,Rn as t}from"./phone-9725a789.js";const n=[`none`,`where`,`which`,`idea`],r=({name:e,caption:n,values:r,now:i,words:a,onChange:o})=>t`<fieldset>
<legend>${n}</legend>
<div class="choices lines">
${r.map(n=>t`<label key=${n} class="choice">
<input type="radio" name=${e} value=${n} checked=${n===i} onchange=${()=>o?.(n)} />
<span><b>${a(n)}</b><small>${a(`${n}_hint`)}</small></span>
</label>`)}
</div>
</fieldset>`;function i({state:i,entry:a,onChange:o}){if(i.manner===`tournament`)return t`<p class="small">${e(`no_help`)}</p>`;let s={name:`level`,caption:e(`how_much_help`),values:n,now:a.hints,words:t=>e(`level_${t}`),onChange:o};return t`<${r} ...${s} />`}export{i as n,r as t};