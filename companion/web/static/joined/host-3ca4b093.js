import{An as e,En as t,Fn as n,In as r,Nn as i,Tn as a,an as o,in as s,mn as c,nn as l,rn as u}from"./phone-c348bab2.js";import{t as d}from"./prove_again-633dcc56.js";const f=6e4;var p=class extends r{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?t(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await c(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(n,{text:r,wrong:a}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=t(`past_import_file`),l=t(`past_import_label`);return i`
      <p>${t(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck=${!1} value=${r} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!a}>${a}</p>
      ${e(t(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await o(t(`past_import`),(r,a)=>{n(r,i`<${p} onDone=${async n=>{a(),s(t(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${n}"]`)?.focus()}} />`)})}async function h(r,a){let s=[...new Set(r.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(t(`past_forget_name`),(r,o)=>{let c=()=>r.querySelector(`input`),l=async e=>e.trim()?(o(),!await u(t(`past_forget_name`),t(`past_forget_one_text`,{name:e}),t(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},a)):c().focus();n(r,i`
        <p>${t(`past_forget_hint`)}</p>
        <div class="row">${s.map(t=>e(t,()=>l(t)))}</div>
        <label class="field-label">
          ${t(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${t(`past_which_name`)} />
        </label>
        ${e(t(`past_forget_yes`),()=>l(c().value),{kind:`danger`})}
      `)})}async function g(e){await u(t(`past_forget_all`),t(`past_forget_all_text`),t(`past_go_on`))&&await u(t(`past_really`),t(`past_forget_hint`),t(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(t(`past_forget_game`),t(`past_forget_game_text`),t(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,n,r){let i=await l(()=>c(e,n));i&&(s(t(`past_forgotten`)),await y(i),await r())}async function y({told:r}){r.length&&await o(t(`past_copies_left`),(a,o)=>{n(a,[r.map(e=>i`<p>${e}</p>`),e(t(`close`),()=>o(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(t(`past_delete`),t(`past_delete_text`),t(`past_go_on`))||!await u(t(`past_really`),t(`past_delete_sure`),t(`past_delete_yes`))||!await d())return;let n=await l(()=>c(`/api/games/${e}/delete`));n&&(await y(n),location.assign(a(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};