import{Mt as e,cn as t,in as n,it as r,jt as i,rn as a,tn as o,un as s}from"./all-4d413dfa.js";const c=[`seat`,`printed`,`mover`];function l(l){let u=l.geometryPath,d=e(u),f=d.by===`hand`?d.quarters?``:`printed`:d.by,p=e=>{i(u,{by:e===`printed`?`hand`:e}),l.render()};return r(o(`picture`),e=>{s(e,[t`<fieldset><legend>${o(`facing`)}</legend>${c.map(e=>t`<label class="toggle">
        <input type="radio" name="facing" value=${e} checked=${e===f} onchange=${()=>p(e)} />
        <span><b>${o(`facing_${e}`)}</b><small>${o(`facing_${e}_hint`)}</small></span>
      </label>`)}</fieldset>`,t`<label class="toggle">
        <input type="checkbox" name="letters" checked=${n(`letters`)} onchange=${({target:e})=>{a(`letters`,e.checked),l.render()}} />
        <span><b>${o(`letters`)}</b><small>${o(`letters_hint`)}</small></span>
      </label>`])})}export{l as openViewing};