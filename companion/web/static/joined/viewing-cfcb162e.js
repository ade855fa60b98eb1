import{Jt as e,Ut as t,Wt as n,in as r,qt as i,ut as a}from"./all-6c7801a2.js";const o=[`seat`,`printed`,`mover`];function s(s){let c=s.geometryPath,l=e(c),u=l.by===`hand`?l.quarters?``:`printed`:l.by,d=e=>{i(c,{by:e===`printed`?`hand`:e}),s.render()};return a(r(`picture`),e=>{n(e,t`<fieldset><legend>${r(`facing`)}</legend>${o.map(e=>t`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===u} onchange=${()=>d(e)} />
        <span><b>${r(`facing_${e}`)}</b><small>${r(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`)})}export{s as openViewing};