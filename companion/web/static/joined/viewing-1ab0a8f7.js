import{An as e,Ln as t,Mn as n,Nn as r,cn as i,dn as a,fn as o,zn as s}from"./phone-44b4d523.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=o(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{a(u,{by:e===`printed`?`hand`:e}),l.render()};return i(e(`picture`),i=>{s(i,[t`<fieldset><legend>${e(`facing`)}</legend>${c.map(n=>t`<label class="toggle">
        <input type="radio" name="facing" value=${n} checked=${n===f} onchange=${()=>p(n)} />
        <span><b>${e(`facing_${n}`)}</b><small>${e(`facing_${n}_hint`)}</small></span>
      </label>`)}</fieldset>`,t`<label class="toggle">
        <input type="checkbox" name="letters" checked=${r(`letters`)} onchange=${({target:e})=>{n(`letters`,e.checked),l.render()}} />
        <span><b>${e(`letters`)}</b><small>${e(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};