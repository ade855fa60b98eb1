import{$t as e,It as t,dn as n,en as r,et as i,in as a,ln as o,nt as s,rt as c,sn as l,tt as u}from"./all-9abd0c32.js";import{t as d}from"./prove_again-3395bef1.js";const f=6e4;var p=class extends n{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?r(`past_too_long`):``}),!(e.length>f))try{let{game_id:n}=await t(`/api/games/import`,{text:e});await this.props.onDone(n)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(e,{text:t,wrong:n}){let i=({target:e})=>this.setState({text:e.value}),o=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),s=r(`past_import_file`),c=r(`past_import_label`);return l`
      <p>${r(`past_import_hint`)}</p>
      <label class="field-label">
        ${s}
        <input type="file" accept=".txt,text/plain" aria-label=${s} onchange=${o} />
      </label>
      <label class="field-label">
        ${c}
        <textarea rows="10" aria-label=${c} spellcheck="false" value=${t} oninput=${i} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!n}>${n}</p>
      ${a(r(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(e){await c(r(`past_import`),(t,n)=>{o(t,l`<${p} onDone=${async t=>{n(),s(r(`past_imported_now`)),await e(),document.querySelector(`[data-f="game-${t}"]`)?.focus()}} />`)})}async function h(e,t){let n=[...new Set(e.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await c(r(`past_forget_name`),(e,i)=>{let s=()=>e.querySelector(`input`),c=async e=>e.trim()?(i(),!await u(r(`past_forget_name`),r(`past_forget_one_text`,{name:e}),r(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},t)):s().focus();o(e,l`
        <p>${r(`past_forget_hint`)}</p>
        <div class="row">${n.map(e=>a(e,()=>c(e)))}</div>
        <label class="field-label">
          ${r(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${r(`past_which_name`)} />
        </label>
        ${a(r(`past_forget_yes`),()=>c(s().value),{kind:`danger`})}
      `)})}async function g(e){await u(r(`past_forget_all`),r(`past_forget_all_text`),r(`past_go_on`))&&await u(r(`past_really`),r(`past_forget_hint`),r(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await u(r(`past_forget_game`),r(`past_forget_game_text`),r(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,n,a){let o=await i(()=>t(e,n));o&&(s(r(`past_forgotten`)),await y(o),await a())}async function y({told:e}){e.length&&await c(r(`past_copies_left`),(t,n)=>{o(t,[e.map(e=>l`<p>${e}</p>`),a(r(`close`),()=>n(),{kind:`primary`,name:`read`})])})}async function b(n){if(!await u(r(`past_delete`),r(`past_delete_text`),r(`past_go_on`))||!await u(r(`past_really`),r(`past_delete_sure`),r(`past_delete_yes`))||!await d())return;let a=await i(()=>t(`/api/games/${n}/delete`));a&&(await y(a),location.assign(e(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};