import{Jt as e,Ut as t,Vt as n,ft as r,qt as i,rn as a}from"./all-ed664c5f.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=e(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{i(c,{by:e===`printed`?`hand`:e}),s.render()};return r(a(`picture`),e=>{t(e,n`<fieldset><legend>${a(`facing`)}</legend>${o.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===u} onchange=${()=>d(e)} />
        <span><b>${a(`facing_${e}`)}</b><small>${a(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};