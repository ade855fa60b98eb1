import{Kt as e,Ut as t,_n as n,fn as r,pn as i,qt as a,un as o,yn as s}from"./phone-c6295ca4.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=a(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=t=>{e(u,{by:t===`printed`?`hand`:t}),l.render()};return t(o(`picture`),e=>{s(e,[n`<fieldset><legend>${o(`facing`)}</legend>${c.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${o(`facing_${e}`)}</b><small>${o(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,n`<label class="toggle">
        <input type="checkbox" name="letters" checked=${i(`letters`)} onchange=${({target:e})=>{r(`letters`,e.checked),l.render()}} />
        <span><b>${o(`letters`)}</b><small>${o(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};