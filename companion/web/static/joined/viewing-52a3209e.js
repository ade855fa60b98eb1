import{Bt as e,Gt as t,Ht as n,Kt as r,dt as i,rn as a}from"./all-d12d19a7.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=r(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{t(c,{by:e===`printed`?`hand`:e}),s.render()};return i(a(`picture`),t=>{n(t,e`<fieldset><legend>${a(`facing`)}</legend>${o.map(t=>e`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===u} onchange=${()=>d(t)} />
        <span><b>${a(`facing_${t}`)}</b><small>${a(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};