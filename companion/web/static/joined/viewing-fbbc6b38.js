import{$t as e,Jt as t,Kt as n,Qt as r,gt as i,ln as a}from"./all-16646811.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=e(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{r(c,{by:e===`printed`?`hand`:e}),s.render()};return i(a(`picture`),e=>{t(e,n`<fieldset><legend>${a(`facing`)}</legend>${o.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===u} onchange=${()=>d(e)} />
        <span><b>${a(`facing_${e}`)}</b><small>${a(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};