import{Gt as e,Xt as t,Zt as n,ft as r,qt as i,sn as a}from"./all-309e3f3c.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=n(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{t(c,{by:e===`printed`?`hand`:e}),s.render()};return r(a(`picture`),t=>{i(t,e`<fieldset><legend>${a(`facing`)}</legend>${o.map(t=>e`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===u} onchange=${()=>d(t)} />
        <span><b>${a(`facing_${t}`)}</b><small>${a(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};