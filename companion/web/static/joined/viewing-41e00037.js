import{Dn as e,Mn as t,On as n,Pn as r,Tn as i,cn as a,in as o,sn as s}from"./phone-7ea352df.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=a(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{s(u,{by:e===`printed`?`hand`:e}),l.render()};return o(i(`picture`),a=>{r(a,[t`<fieldset><legend>${i(`facing`)}</legend>${c.map(e=>t`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${i(`facing_${e}`)}</b><small>${i(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,t`<label class="toggle">
        <input type="checkbox" name="letters" checked=${n(`letters`)} onchange=${({target:t})=>{e(`letters`,t.checked),l.render()}} />
        <span><b>${i(`letters`)}</b><small>${i(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};