import{Gt as e,Ut as t,Xt as n,Yt as r,mt as i,on as a}from"./all-458abd06.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=n(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{r(c,{by:e===`printed`?`hand`:e}),s.render()};return i(a(`picture`),n=>{e(n,t`<fieldset><legend>${a(`facing`)}</legend>${o.map(e=>t`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===u} onchange=${()=>d(e)} />
        <span><b>${a(`facing_${e}`)}</b><small>${a(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};