import{An as e,Bn as t,Ln as n,Pn as r,_n as i,an as a,cn as o,d as s,kn as c,on as l,sn as u,zn as d}from"./phone-44b4d523.js";const f=6e4;var p=class extends t{state={text:``,wrong:``};take=async()=>{let{text:t}=this.state;if(this.setState({wrong:t.length>f?e(`past_too_long`):``}),!(t.length>f))try{let{game_id:e}=await i(`/api/games/import`,{text:t});await this.props.onDone(e)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:i,wrong:a}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=e(`past_import_file`),l=e(`past_import_label`);return n`
      <p>${e(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck=${!1} value=${i} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!a}>${a}</p>
      ${r(e(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await o(e(`past_import`),(r,i)=>{d(r,n`<${p} onDone=${async n=>{i(),u(e(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${n}"]`)?.focus()}} />`)})}async function h(t,i){let a=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(e(`past_forget_name`),(t,o)=>{let c=()=>t.querySelector(`input`),u=async t=>t.trim()?(o(),!await l(e(`past_forget_name`),e(`past_forget_one_text`,{name:t}),e(`past_forget_yes`))||!await s()?null:v(`/api/games/forget`,{name:t},i)):c().focus();d(t,n`
        <p>${e(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>r(e,()=>u(e)))}</div>
        <label class="field-label">
          ${e(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${e(`past_which_name`)} />
        </label>
        ${r(e(`past_forget_yes`),()=>u(c().value),{kind:`danger`})}
      `)})}async function g(t){await l(e(`past_forget_all`),e(`past_forget_all_text`),e(`past_go_on`))&&await l(e(`past_really`),e(`past_forget_hint`),e(`past_forget_yes`))&&await s()&&await v(`/api/games/forget`,{all:!0},t)}async function _(t){await l(e(`past_forget_game`),e(`past_forget_game_text`),e(`past_forget_yes`))&&await v(`/api/games/${t}/forget`,{},()=>location.reload())}async function v(t,n,r){let o=await a(()=>i(t,n));o&&(u(e(`past_forgotten`)),await y(o),await r())}async function y({told:t}){t.length&&await o(e(`past_copies_left`),(i,a)=>{d(i,[t.map(e=>n`<p>${e}</p>`),r(e(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(t){if(!await l(e(`past_delete`),e(`past_delete_text`),e(`past_go_on`))||!await l(e(`past_really`),e(`past_delete_sure`),e(`past_delete_yes`))||!await s())return;let n=await a(()=>i(`/api/games/${t}/delete`));n&&(await y(n),location.assign(c(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};