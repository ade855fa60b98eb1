import{At as e,Qt as t,an as n,en as r,kt as i,nt as a,sn as o,tn as s}from"./all-85bff6b0.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=e(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{i(u,{by:e===`printed`?`hand`:e}),l.render()};return a(t(`picture`),e=>{o(e,[n`<fieldset><legend>${t(`facing`)}</legend>${c.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${t(`facing_${e}`)}</b><small>${t(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,n`<label class="toggle">
        <input type="checkbox" name="letters" checked=${s(`letters`)} onchange=${({target:e})=>{r(`letters`,e.checked),l.render()}} />
        <span><b>${t(`letters`)}</b><small>${t(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};