import{$t as e,Cn as t,Qt as n,Tn as r,Yt as i,gn as a,vn as o,yn as s}from"./phone-6a1c03c5.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=e(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{n(u,{by:e===`printed`?`hand`:e}),l.render()};return i(a(`picture`),e=>{r(e,[t`<fieldset><legend>${a(`facing`)}</legend>${c.map(e=>t`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${a(`facing_${e}`)}</b><small>${a(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,t`<label class="toggle">
        <input type="checkbox" name="letters" checked=${s(`letters`)} onchange=${({target:e})=>{o(`letters`,e.checked),l.render()}} />
        <span><b>${a(`letters`)}</b><small>${a(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};