import{Cn as e,Xt as t,Zt as n,_n as r,gn as i,mn as a,qt as o,xn as s}from"./phone-a6660e6d.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=n(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{t(u,{by:e===`printed`?`hand`:e}),l.render()};return o(a(`picture`),t=>{e(t,[s`<fieldset><legend>${a(`facing`)}</legend>${c.map(e=>s`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${a(`facing_${e}`)}</b><small>${a(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,s`<label class="toggle">
        <input type="checkbox" name="letters" checked=${r(`letters`)} onchange=${({target:e})=>{i(`letters`,e.checked),l.render()}} />
        <span><b>${a(`letters`)}</b><small>${a(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};