import{En as e,Fn as t,Nn as n,On as r,an as i,cn as a,kn as o,ln as s}from"./phone-c348bab2.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=s(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{a(u,{by:e===`printed`?`hand`:e}),l.render()};return i(e(`picture`),i=>{t(i,[n`<fieldset><legend>${e(`facing`)}</legend>${c.map(t=>n`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===f} onchange=${()=>p(t)} />
        <span><b>${e(`facing_${t}`)}</b><small>${e(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`,n`<label class="toggle">
        <input type="checkbox" name="letters" checked=${o(`letters`)} onchange=${({target:e})=>{r(`letters`,e.checked),l.render()}} />
        <span><b>${e(`letters`)}</b><small>${e(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};