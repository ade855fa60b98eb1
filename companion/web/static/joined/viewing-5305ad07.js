import{Bt as e,Ht as t,Kt as n,dt as r,qt as i,rn as a}from"./all-713fa23a.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=i(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{n(c,{by:e===`printed`?`hand`:e}),s.render()};return r(a(`picture`),n=>{t(n,e`<fieldset><legend>${a(`facing`)}</legend>${o.map(t=>e`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===u} onchange=${()=>d(t)} />
        <span><b>${a(`facing_${t}`)}</b><small>${a(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};