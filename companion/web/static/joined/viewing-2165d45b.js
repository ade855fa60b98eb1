import{Gt as e,Kt as t,Xt as n,Yt as r,on as i,ut as a}from"./all-55a14521.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=n(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{r(c,{by:e===`printed`?`hand`:e}),s.render()};return a(i(`picture`),n=>{t(n,e`<fieldset><legend>${i(`facing`)}</legend>${o.map(t=>e`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===u} onchange=${()=>d(t)} />
        <span><b>${i(`facing_${t}`)}</b><small>${i(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};