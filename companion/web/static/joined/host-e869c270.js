import{Gt as e,Ht as t,Kt as n,an as r,ct as i,lt as a,nn as o,on as s,qt as c,st as l,ut as u}from"./all-55a14521.js";import{t as d}from"./prove_again-15cfc1f6.js";const f=6e4;var p=class extends c{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?s(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await o(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(n,{text:r,wrong:i}){let a=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=s(`past_import_file`),l=s(`past_import_label`);return e`
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
      ${t(s(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await u(s(`past_import`),(r,i)=>{n(r,e`<${p} onDone=${async e=>{i(),a(s(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(r,a){let o=[...new Set(r.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await u(s(`past_forget_name`),(r,c)=>{let l=()=>r.querySelector(`input`),u=async e=>e.trim()?(c(),!await i(s(`past_forget_name`),s(`past_forget_one_text`,{name:e}),s(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},a)):l().focus();n(r,e`
        <p>${s(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>t(e,()=>u(e)))}</div>
        <label class="field-label">
          ${s(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${s(`past_which_name`)} />
        </label>
        ${t(s(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await i(s(`past_forget_all`),s(`past_forget_all_text`),s(`past_go_on`))&&await i(s(`past_really`),s(`past_forget_hint`),s(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await i(s(`past_forget_game`),s(`past_forget_game_text`),s(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let r=await l(()=>o(e,t));r&&(a(s(`past_forgotten`)),await y(r),await n())}async function y({told:r}){r.length&&await u(s(`past_copies_left`),(i,a)=>{n(i,[r.map(t=>e`<p>${t}</p>`),t(s(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await i(s(`past_delete`),s(`past_delete_text`),s(`past_go_on`))||!await i(s(`past_really`),s(`past_delete_sure`),s(`past_delete_yes`))||!await d())return;let t=await l(()=>o(`/api/games/${e}/delete`));t&&(await y(t),location.assign(r(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};