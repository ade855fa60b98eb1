import{An as e,Cn as t,On as n,en as r,in as i,rn as a,wn as o,xn as s}from"./phone-99872946.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=i(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{a(u,{by:e===`printed`?`hand`:e}),l.render()};return r(s(`picture`),r=>{e(r,[n`<fieldset><legend>${s(`facing`)}</legend>${c.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${s(`facing_${e}`)}</b><small>${s(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,n`<label class="toggle">
        <input type="checkbox" name="letters" checked=${o(`letters`)} onchange=${({target:e})=>{t(`letters`,e.checked),l.render()}} />
        <span><b>${s(`letters`)}</b><small>${s(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};