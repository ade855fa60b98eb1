import{An as e,Bn as t,Hn as n,Pn as r,Rn as i,Vn as a,_n as o,an as s,cn as c,d as l,kn as u,on as d,sn as f}from"./phone-9725a789.js";const p=6e4;var m=class extends n{state={text:``,wrong:``};take=async()=>{let{text:t}=this.state;if(this.setState({wrong:t.length>p?e(`past_too_long`):``}),!(t.length>p))try{let{game_id:e}=await o(`/api/games/import`,{text:t});await this.props.onDone(e)}catch(e){let t=e;if(t.status===void 0)throw t;this.setState({wrong:t.message})}};render(t,{text:n,wrong:a}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files?.[0]?.text()??``}),c=e(`past_import_file`),l=e(`past_import_label`);return i`
<p>${e(`past_import_hint`)}</p>
<label class="field-label">
${c}
<input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
</label>
<label class="field-label">
${l}
<textarea rows="10" aria-label=${l} spellcheck=${!1} value=${n} oninput=${o} />
</label>
<p class="wrong-line" role="alert" hidden=${!a}>${a}</p>
${r(e(`past_import_yes`),this.take,{kind:`primary`})}
`}};async function h(n){await c(e(`past_import`),(r,o)=>{t(r,i`<${m} onDone=${async t=>{o(),f(e(`past_imported_now`)),await n(),a(`game-${t}`,null)}} />`)})}async function g(n,a){let o=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await c(e(`past_forget_name`),(n,s)=>{let c=()=>n.querySelector(`input`),u=async t=>t.trim()?(s(),!await d(e(`past_forget_name`),e(`past_forget_one_text`,{name:t}),e(`past_forget_yes`))||!await l()?null:y(`/api/games/forget`,{name:t},a)):c().focus();t(n,i`
<p>${e(`past_forget_hint`)}</p>
<div class="row">${o.map(e=>r(e,()=>u(e)))}</div>
<label class="field-label">
${e(`past_which_name`)}
<input type="text" maxlength="30" aria-label=${e(`past_which_name`)} />
</label>
${r(e(`past_forget_yes`),()=>u(c().value),{kind:`danger`})}
`)})}async function _(t){await d(e(`past_forget_all`),e(`past_forget_all_text`),e(`past_go_on`))&&await d(e(`past_really`),e(`past_forget_hint`),e(`past_forget_yes`))&&await l()&&await y(`/api/games/forget`,{all:!0},t)}async function v(t){await d(e(`past_forget_game`),e(`past_forget_game_text`),e(`past_forget_yes`))&&await y(`/api/games/${t}/forget`,{},()=>location.reload())}async function y(t,n,r){let i=await s(()=>o(t,n));i&&(f(e(`past_forgotten`)),await b(i),await r())}async function b({told:n}){n.length&&await c(e(`past_copies_left`),(a,o)=>{t(a,[n.map(e=>i`<p>${e}</p>`),r(e(`close`),()=>o(),{kind:`primary`,name:`read`})])})}async function x(t){if(!await d(e(`past_delete`),e(`past_delete_text`),e(`past_go_on`))||!await d(e(`past_really`),e(`past_delete_sure`),e(`past_delete_yes`))||!await l())return;let n=await s(()=>o(`/api/games/${t}/delete`));n&&(await b(n),location.assign(u(`/games`)))}export{x as deleteGame,_ as forgetAll,v as forgetGame,g as openForget,h as openImport};