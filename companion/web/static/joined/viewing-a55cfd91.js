import{Sn as e,Tn as t,an as n,in as r,jn as i,kn as a,tn as o,wn as s}from"./phone-68234baa.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=n(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{r(u,{by:e===`printed`?`hand`:e}),l.render()};return o(e(`picture`),n=>{i(n,[a`<fieldset><legend>${e(`facing`)}</legend>${c.map(t=>a`<label class="toggle">
        <input type="radio" name="facing" value=${t} checked=${t===f} onchange=${()=>p(t)} />
        <span><b>${e(`facing_${t}`)}</b><small>${e(`facing_${t}_hint`)}</small></span>
      </label>`)}</fieldset>`,a`<label class="toggle">
        <input type="checkbox" name="letters" checked=${t(`letters`)} onchange=${({target:e})=>{s(`letters`,e.checked),l.render()}} />
        <span><b>${e(`letters`)}</b><small>${e(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};