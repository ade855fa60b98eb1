import{An as e,Fn as t,Ln as n,On as r,jn as i,ln as a,on as o,un as s}from"./phone-c7af0d79.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=s(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{a(u,{by:e===`printed`?`hand`:e}),l.render()};return o(r(`picture`),a=>{n(a,[t`<fieldset><legend>${r(`facing`)}</legend>${c.map(e=>t`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${r(`facing_${e}`)}</b><small>${r(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,t`<label class="toggle">
        <input type="checkbox" name="letters" checked=${i(`letters`)} onchange=${({target:t})=>{e(`letters`,t.checked),l.render()}} />
        <span><b>${r(`letters`)}</b><small>${r(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};