import{Gt as e,Kt as t,Ut as n,an as r,dt as i,ft as a,lt as o,nn as s,on as c,qt as l,ut as u}from"./all-c951db08.js";import{t as d}from"./prove_again-b5b12d4a.js";const f=6e4;var p=class extends l{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?c(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await s(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(t,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=c(`past_import_file`),l=c(`past_import_label`);return e`
      <p>${c(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${r} oninput=${a} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${n(c(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(n){await a(c(`past_import`),(r,a)=>{t(r,e`<${p} onDone=${async e=>{a(),i(c(`past_imported_now`)),await n(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(r,i){let o=[...new Set(r.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await a(c(`past_forget_name`),(r,a)=>{let s=()=>r.querySelector(`input`),l=async e=>e.trim()?(a(),!await u(c(`past_forget_name`),c(`past_forget_one_text`,{name:e}),c(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):s().focus();t(r,e`
        <p>${c(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>n(e,()=>l(e)))}</div>
        <label class="field-label">
          ${c(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${c(`past_which_name`)} />
        </label>
        ${n(c(`past_forget_yes`),()=>l(s().value),{kind:`danger`})}
      `)})}async function g(e){await u(c(`past_forget_all`),c(`past_forget_all_text`),c(`past_go_on`))&&await u(c(`past_really`),c(`past_forget_hint`),c(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(c(`past_forget_game`),c(`past_forget_game_text`),c(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await o(()=>s(e,t));r&&(i(c(`past_forgotten`)),await y(r),await n())}async function y({told:r}){r.length&&await a(c(`past_copies_left`),(i,a)=>{t(i,[r.map(t=>e`<p>${t}</p>`),n(c(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await u(c(`past_delete`),c(`past_delete_text`),c(`past_go_on`))||!await u(c(`past_really`),c(`past_delete_sure`),c(`past_delete_yes`))||!await d())return;let t=await o(()=>s(`/api/games/${e}/delete`));t&&(await y(t),location.assign(r(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};