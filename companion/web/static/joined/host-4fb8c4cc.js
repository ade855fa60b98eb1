import{Dn as e,En as t,In as n,Ln as r,Pn as i,an as a,f as o,hn as s,in as c,jn as l,on as u,rn as d}from"./phone-1c8a60bc.js";const f=6e4;var p=class extends r{state={text:``,wrong:``};take=async()=>{let{text:t}=this.state;if(this.setState({wrong:t.length>f?e(`past_too_long`):``}),!(t.length>f))try{let{game_id:e}=await s(`/api/games/import`,{text:t});await this.props.onDone(e)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:n,wrong:r}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=e(`past_import_file`),c=e(`past_import_label`);return i`
      <p>${e(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck=${!1} value=${n} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!r}>${r}</p>
      ${l(e(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await u(e(`past_import`),(r,o)=>{n(r,i`<${p} onDone=${async n=>{o(),a(e(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${n}"]`)?.focus()}} />`)})}async function h(t,r){let a=[...new Set(t.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await u(e(`past_forget_name`),(t,s)=>{let u=()=>t.querySelector(`input`),d=async t=>t.trim()?(s(),!await c(e(`past_forget_name`),e(`past_forget_one_text`,{name:t}),e(`past_forget_yes`))||!await o()?null:v(`/api/games/forget`,{name:t},r)):u().focus();n(t,i`
        <p>${e(`past_forget_hint`)}</p>
        <div class="row">${a.map(e=>l(e,()=>d(e)))}</div>
        <label class="field-label">
          ${e(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${e(`past_which_name`)} />
        </label>
        ${l(e(`past_forget_yes`),()=>d(u().value),{kind:`danger`})}
      `)})}async function g(t){await c(e(`past_forget_all`),e(`past_forget_all_text`),e(`past_go_on`))&&await c(e(`past_really`),e(`past_forget_hint`),e(`past_forget_yes`))&&await o()&&await v(`/api/games/forget`,{all:!0},t)}async function _(t){await c(e(`past_forget_game`),e(`past_forget_game_text`),e(`past_forget_yes`))&&await v(`/api/games/${t}/forget`,{},()=>location.reload())}async function v(t,n,r){let i=await d(()=>s(t,n));i&&(a(e(`past_forgotten`)),await y(i),await r())}async function y({told:t}){t.length&&await u(e(`past_copies_left`),(r,a)=>{n(r,[t.map(e=>i`<p>${e}</p>`),l(e(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(n){if(!await c(e(`past_delete`),e(`past_delete_text`),e(`past_go_on`))||!await c(e(`past_really`),e(`past_delete_sure`),e(`past_delete_yes`))||!await o())return;let r=await d(()=>s(`/api/games/${n}/delete`));r&&(await y(r),location.assign(t(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};