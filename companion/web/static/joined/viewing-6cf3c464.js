import{At as e,en as t,jt as n,ln as r,nn as i,rn as a,rt as o,sn as s}from"./all-9abd0c32.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=n(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=t=>{e(u,{by:t===`printed`?`hand`:t}),l.render()};return o(t(`picture`),e=>{r(e,[s`<fieldset><legend>${t(`facing`)}</legend>${c.map(e=>s`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${t(`facing_${e}`)}</b><small>${t(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,s`<label class="toggle">
        <input type="checkbox" name="letters" checked=${a(`letters`)} onchange=${({target:e})=>{i(`letters`,e.checked),l.render()}} />
        <span><b>${t(`letters`)}</b><small>${t(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};