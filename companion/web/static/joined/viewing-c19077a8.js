import{Gt as e,Ht as t,Kt as n,Vt as r,ft as i,tn as a}from"./all-d6b41ecc.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=n(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=t=>{e(c,{by:t===`printed`?`hand`:t}),s.render()};return i(a(`picture`),e=>{t(e,r`<fieldset><legend>${a(`facing`)}</legend>${o.map(e=>r`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===u} onchange=${()=>d(e)} />
        <span><b>${a(`facing_${e}`)}</b><small>${a(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};