import{Dn as e,Tn as t,Zt as n,bn as r,en as i,tn as a,vn as o,xn as s}from"./phone-6455bc21.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=a(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{i(u,{by:e===`printed`?`hand`:e}),l.render()};return n(o(`picture`),n=>{e(n,[t`<fieldset><legend>${o(`facing`)}</legend>${c.map(e=>t`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${o(`facing_${e}`)}</b><small>${o(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,t`<label class="toggle">
        <input type="checkbox" name="letters" checked=${s(`letters`)} onchange=${({target:e})=>{r(`letters`,e.checked),l.render()}} />
        <span><b>${o(`letters`)}</b><small>${o(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};