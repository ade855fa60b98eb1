import{Jt as e,Qt as t,Sn as n,Zt as r,_n as i,hn as a,vn as o,wn as s}from"./phone-5c5bf911.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=t(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{r(u,{by:e===`printed`?`hand`:e}),l.render()};return e(a(`picture`),e=>{s(e,[n`<fieldset><legend>${a(`facing`)}</legend>${c.map(e=>n`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${a(`facing_${e}`)}</b><small>${a(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,n`<label class="toggle">
        <input type="checkbox" name="letters" checked=${o(`letters`)} onchange=${({target:e})=>{i(`letters`,e.checked),l.render()}} />
        <span><b>${a(`letters`)}</b><small>${a(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};