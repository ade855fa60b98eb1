import{Fn as e,Mn as t,Pn as n,Tn as r,in as i,kn as a,nn as o,pn as s,rn as c,tn as l,wn as u}from"./phone-7ea352df.js";import{t as d}from"./prove_again-48d46088.js";const f=6e4;var p=class extends e{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?r(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await s(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:n,wrong:i}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=r(`past_import_file`),l=r(`past_import_label`);return t`
      <p>${r(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck=${!1} value=${n} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!i}>${i}</p>
      ${a(r(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await i(r(`past_import`),(i,a)=>{n(i,t`<${p} onDone=${async t=>{a(),c(r(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,s){let c=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await i(r(`past_forget_name`),(e,i)=>{let l=()=>e.querySelector(`input`),u=async e=>e.trim()?(i(),!await o(r(`past_forget_name`),r(`past_forget_one_text`,{name:e}),r(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},s)):l().focus();n(e,t`
        <p>${r(`past_forget_hint`)}</p>
        <div class="row">${c.map(e=>a(e,()=>u(e)))}</div>
        <label class="field-label">
          ${r(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${r(`past_which_name`)} />
        </label>
        ${a(r(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await o(r(`past_forget_all`),r(`past_forget_all_text`),r(`past_go_on`))&&await o(r(`past_really`),r(`past_forget_hint`),r(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await o(r(`past_forget_game`),r(`past_forget_game_text`),r(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let i=await l(()=>s(e,t));i&&(c(r(`past_forgotten`)),await y(i),await n())}async function y({told:e}){e.length&&await i(r(`past_copies_left`),(i,o)=>{n(i,[e.map(e=>t`<p>${e}</p>`),a(r(`close`),()=>o(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await o(r(`past_delete`),r(`past_delete_text`),r(`past_go_on`))||!await o(r(`past_really`),r(`past_delete_sure`),r(`past_delete_yes`))||!await d())return;let t=await l(()=>s(`/api/games/${e}/delete`));t&&(await y(t),location.assign(u(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};