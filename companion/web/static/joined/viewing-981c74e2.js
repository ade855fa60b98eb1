import{Nt as e,Pt as t,an as n,at as r,fn as i,on as a,rn as o,un as s}from"./all-eabb7ade.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=t(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=t=>{e(u,{by:t===`printed`?`hand`:t}),l.render()};return r(o(`picture`),e=>{i(e,[s`<fieldset><legend>${o(`facing`)}</legend>${c.map(e=>s`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${o(`facing_${e}`)}</b><small>${o(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,s`<label class="toggle">
        <input type="checkbox" name="letters" checked=${a(`letters`)} onchange=${({target:e})=>{n(`letters`,e.checked),l.render()}} />
        <span><b>${o(`letters`)}</b><small>${o(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};