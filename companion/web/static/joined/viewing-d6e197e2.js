import{$t as e,Cn as t,Dn as n,Sn as r,bn as i,kn as a,nn as o,rn as s}from"./phone-4f51d064.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=s(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{o(u,{by:e===`printed`?`hand`:e}),l.render()};return e(i(`picture`),e=>{a(e,[n`<fieldset><legend>${i(`facing`)}</legend>${c.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${i(`facing_${e}`)}</b><small>${i(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,n`<label class="toggle">
        <input type="checkbox" name="letters" checked=${t(`letters`)} onchange=${({target:e})=>{r(`letters`,e.checked),l.render()}} />
        <span><b>${i(`letters`)}</b><small>${i(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};