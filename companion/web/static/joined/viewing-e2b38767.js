import{$t as e,At as t,cn as n,kt as r,nn as i,nt as a,on as o,tn as s}from"./all-d6ddc8ee.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=t(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{r(u,{by:e===`printed`?`hand`:e}),l.render()};return a(e(`picture`),t=>{n(t,[o`<fieldset><legend>${e(`facing`)}</legend>${c.map(t=>o`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===f} onchange=${()=>p(t)} />
        <span><b>${e(`facing_${t}`)}</b><small>${e(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`,o`<label class="toggle">
        <input type="checkbox" name="letters" checked=${i(`letters`)} onchange=${({target:e})=>{s(`letters`,e.checked),l.render()}} />
        <span><b>${e(`letters`)}</b><small>${e(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};