import{Kt as e,Ut as t,Vt as n,ft as r,nn as i,qt as a}from"./all-fb846322.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=a(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=t=>{e(c,{by:t===`printed`?`hand`:t}),s.render()};return r(i(`picture`),e=>{t(e,n`<fieldset><legend>${i(`facing`)}</legend>${o.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===u} onchange=${()=>d(e)} />
        <span><b>${i(`facing_${e}`)}</b><small>${i(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};