import{Ft as e,Pt as t,dn as n,in as r,on as i,ot as a,pn as o,sn as s}from"./all-136c38ea.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=e(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{t(u,{by:e===`printed`?`hand`:e}),l.render()};return a(r(`picture`),e=>{o(e,[n`<fieldset><legend>${r(`facing`)}</legend>${c.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${r(`facing_${e}`)}</b><small>${r(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,n`<label class="toggle">
        <input type="checkbox" name="letters" checked=${s(`letters`)} onchange=${({target:e})=>{i(`letters`,e.checked),l.render()}} />
        <span><b>${r(`letters`)}</b><small>${r(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};