import{Gt as e,Jt as t,Wt as n,Yt as r,an as i,ft as a}from"./all-75524188.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=r(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{t(c,{by:e===`printed`?`hand`:e}),s.render()};return a(i(`picture`),t=>{e(t,n`<fieldset><legend>${i(`facing`)}</legend>${o.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===u} onchange=${()=>d(e)} />
        <span><b>${i(`facing_${e}`)}</b><small>${i(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};