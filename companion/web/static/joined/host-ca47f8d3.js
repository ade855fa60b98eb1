import{Bt as e,Gt as t,Ut as n,an as r,dt as i,ft as a,mt as o,on as s,pt as c,qt as l,tn as u}from"./all-458abd06.js";import{t as d}from"./prove_again-a7a9e7ee.js";const f=6e4;var p=class extends l{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?s(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await u(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=s(`past_import_file`),l=s(`past_import_label`);return n`
      <p>${s(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${r} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${e(s(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await o(s(`past_import`),(r,i)=>{t(r,n`<${p} onDone=${async t=>{i(),c(s(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(r,i){let c=[...new Set(r.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await o(s(`past_forget_name`),(r,o)=>{let l=()=>r.querySelector(`input`),u=async e=>e.trim()?(o(),!await a(s(`past_forget_name`),s(`past_forget_one_text`,{name:e}),s(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):l().focus();t(r,n`
        <p>${s(`past_forget_hint`)}</p>
        <div class="row">${c.map(t=>e(t,()=>u(t)))}</div>
        <label class="field-label">
          ${s(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${s(`past_which_name`)} />
        </label>
        ${e(s(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await a(s(`past_forget_all`),s(`past_forget_all_text`),s(`past_go_on`))&&await a(s(`past_really`),s(`past_forget_hint`),s(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await a(s(`past_forget_game`),s(`past_forget_game_text`),s(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await i(()=>u(e,t));r&&(c(s(`past_forgotten`)),await y(r),await n())}async function y({told:r}){r.length&&await o(s(`past_copies_left`),(i,a)=>{t(i,[r.map(e=>n`<p>${e}</p>`),e(s(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await a(s(`past_delete`),s(`past_delete_text`),s(`past_go_on`))||!await a(s(`past_really`),s(`past_delete_sure`),s(`past_delete_yes`))||!await d())return;let t=await i(()=>u(`/api/games/${e}/delete`));t&&(await y(t),location.assign(r(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};