import{An as e,Dn as t,In as n,Pn as r,kn as i,ln as a,on as o,un as s}from"./phone-1c8a60bc.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=s(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{a(u,{by:e===`printed`?`hand`:e}),l.render()};return o(t(`picture`),a=>{n(a,[r`<fieldset><legend>${t(`facing`)}</legend>${c.map(e=>r`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${t(`facing_${e}`)}</b><small>${t(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,r`<label class="toggle">
        <input type="checkbox" name="letters" checked=${e(`letters`)} onchange=${({target:e})=>{i(`letters`,e.checked),l.render()}} />
        <span><b>${t(`letters`)}</b><small>${t(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};