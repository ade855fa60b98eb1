import{En as e,On as t,Qt as n,Sn as r,nn as i,tn as a,xn as o,yn as s}from"./phone-4da4ee6a.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=i(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{a(u,{by:e===`printed`?`hand`:e}),l.render()};return n(s(`picture`),n=>{t(n,[e`<fieldset><legend>${s(`facing`)}</legend>${c.map(t=>e`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===f} onchange=${()=>p(t)} />
        <span><b>${s(`facing_${t}`)}</b><small>${s(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`,e`<label class="toggle">
        <input type="checkbox" name="letters" checked=${r(`letters`)} onchange=${({target:e})=>{o(`letters`,e.checked),l.render()}} />
        <span><b>${s(`letters`)}</b><small>${s(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};