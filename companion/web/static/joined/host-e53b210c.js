import{Gt as e,Ht as t,Yt as n,cn as r,ft as i,ht as a,mt as o,pt as s,qt as c,rn as l,sn as u}from"./all-473c1d34.js";import{t as d}from"./prove_again-579534d7.js";const f=6e4;var p=class extends n{state={text:``,wrong:``};take=async()=>{let{text:e}=this.state;if(this.setState({wrong:e.length>f?r(`past_too_long`):``}),!(e.length>f))try{let{game_id:t}=await l(`/api/games/import`,{text:e});await this.props.onDone(t)}catch(e){if(e.status===void 0)throw e;this.setState({wrong:e.message})}};render(n,{text:i,wrong:a}){let o=({target:e})=>this.setState({text:e.value}),s=async({target:e})=>this.setState({text:await e.files[0]?.text()??``}),c=r(`past_import_file`),l=r(`past_import_label`);return e`
      <p>${r(`past_import_hint`)}</p>
      <label class="field-label">
        ${c}
        <input type="file" accept=".txt,text/plain" aria-label=${c} onchange=${s} />
      </label>
      <label class="field-label">
        ${l}
        <textarea rows="10" aria-label=${l} spellcheck="false" value=${i} oninput=${o} />
      </label>
      <p class="wrong-line" role="alert" hidden=${!a}>${a}</p>
      ${t(r(`past_import_yes`),this.take,{kind:`primary`})}
    `}};async function m(t){await a(r(`past_import`),(n,i)=>{c(n,e`<${p} onDone=${async e=>{i(),o(r(`past_imported_now`)),await t(),document.querySelector(`[data-f="game-${e}"]`)?.focus()}} />`)})}async function h(n,i){let o=[...new Set(n.games.flatMap(e=>Object.values(e.names)).filter(Boolean))].sort();await a(r(`past_forget_name`),(n,a)=>{let l=()=>n.querySelector(`input`),u=async e=>e.trim()?(a(),!await s(r(`past_forget_name`),r(`past_forget_one_text`,{name:e}),r(`past_forget_yes`))||!await d()?null:v(`/api/games/forget`,{name:e},i)):l().focus();c(n,e`
        <p>${r(`past_forget_hint`)}</p>
        <div class="row">${o.map(e=>t(e,()=>u(e)))}</div>
        <label class="field-label">
          ${r(`past_which_name`)}
          <input type="text" maxlength="30" aria-label=${r(`past_which_name`)} />
        </label>
        ${t(r(`past_forget_yes`),()=>u(l().value),{kind:`danger`})}
      `)})}async function g(e){await s(r(`past_forget_all`),r(`past_forget_all_text`),r(`past_go_on`))&&await s(r(`past_really`),r(`past_forget_hint`),r(`past_forget_yes`))&&await d()&&await v(`/api/games/forget`,{all:!0},e)}async function _(e){await s(r(`past_forget_game`),r(`past_forget_game_text`),r(`past_forget_yes`))&&await v(`/api/games/${e}/forget`,{},()=>location.reload())}async function v(e,t,n){let a=await i(()=>l(e,t));a&&(o(r(`past_forgotten`)),await y(a),await n())}async function y({told:n}){n.length&&await a(r(`past_copies_left`),(i,a)=>{c(i,[n.map(t=>e`<p>${t}</p>`),t(r(`close`),()=>a(),{kind:`primary`,name:`read`})])})}async function b(e){if(!await s(r(`past_delete`),r(`past_delete_text`),r(`past_go_on`))||!await s(r(`past_really`),r(`past_delete_sure`),r(`past_delete_yes`))||!await d())return;let t=await i(()=>l(`/api/games/${e}/delete`));t&&(await y(t),location.assign(u(`/games`)))}export{b as deleteGame,g as forgetAll,_ as forgetGame,h as openForget,m as openImport};