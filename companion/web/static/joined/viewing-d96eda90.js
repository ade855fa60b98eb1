import{Bt as e,Ut as t,Wt as n,gn as r,ln as i,mn as a,sn as o,un as s}from"./phone-f2d0a0d3.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=n(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{t(u,{by:e===`printed`?`hand`:e}),l.render()};return e(o(`picture`),e=>{r(e,[a`<fieldset><legend>${o(`facing`)}</legend>${c.map(e=>a`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${o(`facing_${e}`)}</b><small>${o(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,a`<label class="toggle">
        <input type="checkbox" name="letters" checked=${s(`letters`)} onchange=${({target:e})=>{i(`letters`,e.checked),l.render()}} />
        <span><b>${o(`letters`)}</b><small>${o(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};