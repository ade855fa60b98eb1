import{An as e,Bn as t,Mn as n,Nn as r,Rn as i,cn as a,dn as o,fn as s}from"./phone-9725a789.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=s(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{o(u,{by:e===`printed`?`hand`:e}),l.render()};return a(e(`picture`),a=>{t(a,[i`<fieldset><legend>${e(`facing`)}</legend>${c.map(t=>i`<label class="toggle">
<input type="radio" name="facing" value=${t} checked=${t===f} onchange=${()=>p(t)} />
<span><b>${e(`facing_${t}`)}</b><small>${e(`facing_${t}_hint`)}</small></span>
</label>`)}</fieldset>`,i`<label class="toggle">
<input type="checkbox" name="letters" checked=${r(`letters`)} onchange=${({target:e})=>{n(`letters`,e.checked),l.render()}} />
<span><b>${e(`letters`)}</b><small>${e(`letters_hint`)}</small></span>
</label>`])})}export{l as openViewing};