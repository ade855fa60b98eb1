import{Gt as e,Qt as t,Zt as n,cn as r,ht as i,qt as a}from"./all-473c1d34.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=t(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{n(c,{by:e===`printed`?`hand`:e}),s.render()};return i(r(`picture`),t=>{a(t,e`<fieldset><legend>${r(`facing`)}</legend>${o.map(t=>e`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===u} onchange=${()=>d(t)} />
        <span><b>${r(`facing_${t}`)}</b><small>${r(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};